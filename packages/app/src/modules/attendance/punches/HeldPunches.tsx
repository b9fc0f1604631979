import { adjustmentPaths } from '@karmik/model/attendance/paths';
import { punchCategoryNames } from '@karmik/model/attendance/punch';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useEffect, type ReactNode } from 'react';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { forgetRefused, sendHeld, useHeld } from './held-punches.ts';
import { refreshPunches } from './refresh-punches.ts';
import { words } from './words.ts';

const againMs = 30_000;

/** Logs of this browser that the server does not have yet, sent as soon as there is a connection, and those that it refused. */
export function HeldPunches(): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { instant, time } = useDates();
  const slug = useSlug();
  const { waiting, refused } = useHeld(slug);
  const isWaiting = waiting.length > 0;
  const send = async () => {
    if ((await sendHeld(slug)) === 0) return;
    snackbar.success(say(words.heldSent));
    await refreshPunches();
  };
  useEffect(() => {
    if (!isWaiting) return undefined;
    const trySending = () => void send();
    trySending();
    window.addEventListener('online', trySending);
    const timer = setInterval(trySending, againMs);
    return () => {
      window.removeEventListener('online', trySending);
      clearInterval(timer);
    };
    // The language of a message is no reason to send again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting, slug]);
  if (!isWaiting && refused.length === 0) return null;
  return (
    <Stack gap="sm">
      {isWaiting && (
        <Banner tone="info" title={say(words.held(figures(waiting.length), waiting.length === 1))}>
          <Stack gap="sm">
            <span>
              {waiting
                .map((log) => `${say(punchCategoryNames[log.remark_category])}, ${time(log.held_at)}`)
                .join(' · ')}
            </span>
            <span>{say(words.heldWhat)}</span>
            <Inline>
              <Button size="sm" variant="outline" tone="neutral" onPress={() => void send()}>
                {say(words.sendNow)}
              </Button>
            </Inline>
          </Stack>
        </Banner>
      )}
      {refused.map((log) => (
        <Banner
          key={log.held_at}
          tone="critical"
          title={`${say(words.heldRefused)}: ${say(punchCategoryNames[log.remark_category])}, ${instant(log.held_at)}`}
        >
          <Stack gap="sm">
            <span>{log.reasons.map(say).join(' ')}</span>
            <Inline gap="md" align="center">
              <Link href={adjustmentPaths.own}>{say(words.askAdjustment)}</Link>
              <Button size="sm" variant="ghost" tone="neutral" onPress={() => forgetRefused(slug, log)}>
                {say(words.forget)}
              </Button>
            </Inline>
          </Stack>
        </Banner>
      ))}
    </Stack>
  );
}
