import type { NotificationPreference, NotificationPreferences } from '@karmik/model/notification/notification';
import { emailChoices, notificationCategories, type EmailChoice } from '@karmik/model/notification/vocabulary';
import { Divider } from '@karmik/ui/Divider';
import { Heading } from '@karmik/ui/Heading';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Switch } from '@karmik/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { useModelText } from '../../texts/texts.ts';
import { choose, preferencesQuery } from './calls.ts';
import { sayFailed } from './NotificationTabs.tsx';
import { PushSettings } from './push/PushSettings.tsx';
import { sound } from './sound.ts';
import { useNotificationWords } from './use-words.ts';

/** What one wants to be told of, and how; and whether this browser makes a sound and is told by push. `level` is that of its heading on the page. */
export function NotificationSettings({ level = '3' }: { level?: '2' | '3' }): ReactNode {
  const words = useNotificationWords();
  const { isOn } = useSnapshot(sound);
  const query = useQuery(preferencesQuery());
  return (
    <Stack gap="lg">
      <Switch
        isLabelFirst
        description={words.soundHelp}
        isSelected={isOn}
        onChange={(value) => {
          sound.isOn = value;
        }}
      >
        {words.sound}
      </Switch>
      <Divider />
      <PushSettings level={level} />
      <Divider />
      <Heading level={level} size="4">
        {words.byCategory}
      </Heading>
      <Loaded query={query} waiting={<Skeleton shape="text" count={4} />}>
        {({ results }) => (
          <>
            {results.map((preference) => (
              <Fragment key={preference.category}>
                <CategorySettings preference={preference} level={level === '2' ? '3' : '4'} />
              </Fragment>
            ))}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function CategorySettings({
  preference: shown,
  level,
}: {
  preference: NotificationPreferences['results'][number];
  level: '3' | '4';
}): ReactNode {
  const { is_mailed: isMailed, is_pushed: isPushed, ...preference } = shown;
  const words = useNotificationWords();
  const modelText = useModelText();
  const change = (part: Partial<NotificationPreference>) => void choose({ ...preference, ...part }).catch(sayFailed);
  return (
    <Stack gap="sm">
      <Heading level={level} size="4">
        {modelText(notificationCategories[preference.category])}
      </Heading>
      <Switch isLabelFirst isSelected={preference.in_app} onChange={(in_app) => change({ in_app })}>
        {words.inApp}
      </Switch>
      <Switch
        isLabelFirst
        isSelected={isPushed && preference.push}
        isDisabled={!isPushed}
        description={isPushed ? undefined : words.neverPushed}
        onChange={(push) => change({ push })}
      >
        {words.push}
      </Switch>
      <Select<EmailChoice>
        label={words.email}
        value={isMailed ? preference.email : 'off'}
        isDisabled={!isMailed}
        description={isMailed ? undefined : words.neverMailed}
        onChange={(email) => email && change({ email })}
        options={Object.entries(emailChoices).map(([id, label]) => ({
          id: id as EmailChoice,
          label: modelText(label),
        }))}
      />
    </Stack>
  );
}
