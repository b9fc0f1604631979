import type { PushBrowser, PushBrowsers } from '@karmik/model/notification/push';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Heading } from '@karmik/ui/Heading';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Switch } from '@karmik/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { BrowserLine, BrowserList } from '../../../browsers/BrowserList.tsx';
import { useDates } from '../../../preferences/dates.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { failureText, reportFailure } from '../../../screens/query/report-failure.ts';
import { useSession } from '../../session.ts';
import {
  isAppleTab,
  partsOfBrowser,
  stateOf,
  turnOn,
  unsubscribeBrowser,
  type PushParts,
  type PushState,
} from './push-browser.ts';
import { pushBrowsersQuery, pushCalls, pushTest, removePushBrowser } from './push-calls.ts';
import { pushWordsIn, type PushWords } from './push-words.ts';
import { inTurn, pushWish } from './push-wish.ts';

const usePushWords = (): PushWords => pushWordsIn[useSnapshot(preferences).language];

/** Whether this browser is told by push, and which others are. `level` is that of its heading on the page. */
export function PushSettings({ level }: { level: '2' | '3' }): ReactNode {
  const words = usePushWords();
  const query = useQuery(pushBrowsersQuery());
  const parts = partsOfBrowser();
  return (
    <Stack gap="md">
      <Heading level={level} size="4">
        {words.title}
      </Heading>
      <Loaded query={query} waiting={<Skeleton shape="text" count={2} />}>
        {(browsers) => (
          <>
            <ThisBrowser browsers={browsers} state={stateOf(parts, browsers, isAppleTab())} parts={parts} />
            {browsers.results.length > 0 && (
              <BrowserList label={words.browsers}>
                {browsers.results.map((browser) => (
                  <PushBrowserLine
                    key={browser.id}
                    browser={browser}
                    isHere={browser.is_current && stateOf(parts, browsers) === 'on'}
                  />
                ))}
              </BrowserList>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type Doing = 'nothing' | 'asking' | 'turning off' | 'dismissed' | { readonly failed: string };

interface ThisBrowserProps {
  readonly browsers: PushBrowsers;
  readonly state: PushState;
  readonly parts: PushParts | undefined;
}

function ThisBrowser({ browsers, state, parts }: ThisBrowserProps): ReactNode {
  const words = usePushWords();
  const { language } = useSnapshot(preferences);
  const { info } = useSession();
  const [doing, setDoing] = useState<Doing>('nothing');
  const here = browsers.results.find(({ is_current: isCurrent }) => isCurrent);

  const start = async () => {
    if (!parts || browsers.public_key === null) return;
    setDoing('asking');
    try {
      const outcome = await turnOn(parts, pushCalls, browsers.public_key, language);
      if (outcome === 'unreached') return setDoing({ failed: words.unreached });
      if (outcome === 'dismissed') return setDoing(outcome);
      setDoing('nothing');
      pushWish.kept = { userId: info.user.id, session: browsers.session, endpoint: outcome.endpoint };
      snackbar.success(words.on);
    } catch (error) {
      setDoing({ failed: failureText(error) });
    }
  };
  const stop = async () => {
    setDoing('turning off');
    try {
      await inTurn(async () => {
        if (here) await removePushBrowser(here.id);
        pushWish.kept = undefined;
        if (parts) await unsubscribeBrowser(parts);
      });
      snackbar.success(words.off);
    } catch (error) {
      reportFailure(error);
    }
    setDoing('nothing');
  };

  const cannot = state !== 'off' && state !== 'on';
  return (
    <Stack gap="sm">
      <Switch
        isLabelFirst
        isSelected={state === 'on' || doing === 'asking'}
        isDisabled={cannot || doing === 'asking' || doing === 'turning off'}
        description={cannot ? words[state] : doing === 'asking' ? words.asking : words.hereHelp}
        onChange={(isOn) => void (isOn ? start() : stop())}
      >
        {words.here}
      </Switch>
      {doing === 'dismissed' && state === 'off' && <Banner tone="caution">{words.dismissed}</Banner>}
      {typeof doing === 'object' && (
        <Banner
          tone="critical"
          title={words.failed}
          actions={
            <Button size="sm" variant="outline" tone="neutral" onPress={() => void start()}>
              {words.retry}
            </Button>
          }
        >
          {doing.failed}
        </Banner>
      )}
      {state === 'on' && here && <TestButton id={here.id} />}
    </Stack>
  );
}

function TestButton({ id }: { id: number }): ReactNode {
  const words = usePushWords();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await pushTest(id);
      snackbar.success(words.tested);
    } catch (error) {
      reportFailure(error);
    }
    setSending(false);
  };
  return (
    <Inline>
      <Button size="sm" variant="outline" tone="neutral" isPending={isSending} onPress={() => void send()}>
        {words.test}
      </Button>
    </Inline>
  );
}

/** `isHere`: it is this browser and is told, so that the switch above turns it off. */
function PushBrowserLine({ browser, isHere }: { browser: PushBrowser; isHere: boolean }): ReactNode {
  const words = usePushWords();
  const dates = useDates();
  const remove = async () => {
    try {
      await removePushBrowser(browser.id);
      snackbar.success(words.removed);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <BrowserLine
      userAgent={browser.user_agent}
      tags={browser.is_current && <StatusTag tone="positive">{words.thisOne}</StatusTag>}
      details={[
        words.since(dates.instant(browser.created_at)),
        ...(browser.last_sent_at ? [words.last(dates.ago(browser.last_sent_at))] : []),
      ]}
      {...(isHere ? {} : { action: { label: words.remove, labelOf: words.removeNamed, run: remove } })}
    />
  );
}
