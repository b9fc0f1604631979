import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { ArrowLeftIcon, SettingsIcon } from '@karmik/ui/icons';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Stack } from '@karmik/ui/Stack';
import { Suspense, useState, type ReactNode } from 'react';
import type { OpenedDialog } from './interactive.ts';
import { NotificationSettings } from './NotificationSettings.tsx';
import * as styles from './notifications.css.ts';
import { OrganizationNotifications, ResolveAll } from './OrganizationNotifications.tsx';
import { MarkAllRead, OwnNotifications } from './OwnNotifications.tsx';
import { useNotificationWords } from './use-words.ts';

interface NotificationDrawerProps {
  /** The organisation that one works for as HR. */
  readonly slug: string | undefined;
  /** The dialog of a pushed notification that was pressed on. */
  readonly pushed?: OpenedDialog | undefined;
  readonly onClose: () => void;
}

/** What is behind the bell. The dialog of an interactive notification takes the drawer's place. */
export function NotificationDrawer({ slug, pushed, onClose }: NotificationDrawerProps): ReactNode {
  const words = useNotificationWords();
  const [whose, setWhose] = useState<'organization' | 'mine'>(slug === undefined ? 'mine' : 'organization');
  const [isSetting, setSetting] = useState(false);
  const [chosen, setOpened] = useState<OpenedDialog>();
  const opened = pushed ?? chosen;
  if (opened)
    return (
      <Suspense fallback={null}>
        <opened.Dialog {...opened.about} onClose={onClose} />
      </Suspense>
    );
  const isOrganization = slug !== undefined && whose === 'organization';
  const settings = (
    <IconButton
      label={isSetting ? words.back : words.settings}
      size="sm"
      icon={<Icon of={isSetting ? ArrowLeftIcon : SettingsIcon} />}
      onPress={() => setSetting(!isSetting)}
    />
  );
  return (
    <Drawer
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      footer={
        <div className={styles.footer}>
          {settings}
          {!isSetting && (isOrganization ? <ResolveAll slug={slug} /> : <MarkAllRead />)}
        </div>
      }
    >
      {isSetting ? (
        <NotificationSettings />
      ) : (
        <Stack gap="md">
          {slug !== undefined && (
            <SegmentedControl<'organization' | 'mine'>
              label={words.whose}
              value={whose}
              onChange={setWhose}
              options={[
                { id: 'organization', label: words.ofOrganization },
                { id: 'mine', label: words.mine },
              ]}
            />
          )}
          {isOrganization ? (
            <OrganizationNotifications slug={slug} onClose={onClose} />
          ) : (
            <OwnNotifications onOpenDialog={setOpened} onClose={onClose} />
          )}
        </Stack>
      )}
    </Drawer>
  );
}
