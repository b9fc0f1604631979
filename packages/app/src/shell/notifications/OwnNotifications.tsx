import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { AlarmClockIcon, CheckIcon } from '@karmik/ui/icons';
import { Menu } from '@karmik/ui/Menu';
import { snackbar } from '@karmik/ui/Snackbar';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSession } from '../session.ts';
import { markAllRead, markRead, ownCounts, ownList, remindAt } from './calls.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { NotificationTabs, sayFailed } from './NotificationTabs.tsx';
import { usePlace } from '../../preferences/place.ts';
import { remindTime, type RemindChoice } from './read-notification.ts';
import { useOpen, type OpenDialog } from './use-open.ts';
import { useNotificationWords } from './use-words.ts';

const readOf = { unread: false, read: true, all: undefined } as const;
type Tab = keyof typeof readOf;
const choices: readonly RemindChoice[] = ['hour', 'threeHours', 'tomorrow', 'week'];

interface OwnNotificationsProps {
  readonly onOpenDialog: OpenDialog;
  readonly onClose: () => void;
}

/** What one was told (NTF-4), to be read and put off. */
export function OwnNotifications({ onOpenDialog, onClose }: OwnNotificationsProps): ReactNode {
  const words = useNotificationWords();
  const [tab, setTab] = useState<Tab>('unread');
  const asked = useQuery(ownCounts());
  const counts = asked.data;
  const { info } = useSession();
  const open = useOpen(onOpenDialog, onClose);
  const here = info.current_organization.slug;
  return (
    <NotificationTabs
      tab={tab}
      onChange={setTab}
      counts={{ unread: counts?.unread_count, read: counts?.read_count, all: counts?.total_count }}
      groups={counts?.groups.map(({ category, unread_count: unread, total_count: total }) => ({
        category,
        count: { unread, read: total - unread, all: total }[tab],
      }))}
      onRetry={asked.isLoadingError ? () => void asked.refetch() : undefined}
      listOf={(category) => ownList(readOf[tab], category)}
      groupAction={
        tab === 'unread'
          ? (category, name) => (
              <Button
                variant="ghost"
                tone="neutral"
                size="sm"
                aria-label={words.groupReadOf(name)}
                onPress={() => void markAllRead(category).catch(sayFailed)}
              >
                {words.groupRead}
              </Button>
            )
          : undefined
      }
    >
      {(item) => (
        <NotificationItem
          notification={item}
          isNew={!item.read}
          organization={item.organization.slug === here ? undefined : item.organization.name}
          onOpen={() => void open(item)}
        >
          {item.can_be_reminded && <RemindMenu id={item.id} />}
          {!item.read && (
            <IconButton
              label={words.markRead}
              size="sm"
              icon={<Icon of={CheckIcon} />}
              onPress={() => void markRead(item.id).catch(sayFailed)}
            />
          )}
        </NotificationItem>
      )}
    </NotificationTabs>
  );
}

/** Reads all that is unread; nothing where nothing is. */
export function MarkAllRead(): ReactNode {
  const words = useNotificationWords();
  const unread = useQuery(ownCounts()).data?.unread_count ?? 0;
  if (unread === 0) return null;
  return (
    <Button variant="outline" tone="neutral" size="sm" onPress={() => void markAllRead().catch(sayFailed)}>
      {words.markAllRead}
    </Button>
  );
}

/** NTF-5. */
function RemindMenu({ id }: { id: number }): ReactNode {
  const words = useNotificationWords();
  const { timezone } = usePlace();
  const remind = async (choice: RemindChoice) => {
    try {
      await remindAt(id, remindTime(choice, new Date(), timezone));
      snackbar.success(words.remindSet);
    } catch {
      sayFailed();
    }
  };
  return (
    <Menu
      label={words.remind}
      trigger={<IconButton label={words.remind} size="sm" icon={<Icon of={AlarmClockIcon} />} />}
      items={choices.map((choice) => ({
        id: choice,
        label: words.remindIn[choice],
        onAction: () => void remind(choice),
      }))}
    />
  );
}
