import type { OrganizationNotification } from '@karmik/model/notification/notification';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { CheckIcon, RotateCcwIcon } from '@karmik/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../session.ts';
import { organizationCounts, organizationList, resolveAll, setResolved } from './calls.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { NotificationTabs, sayFailed } from './NotificationTabs.tsx';
import { targetOf } from './read-notification.ts';
import { useNotificationWords } from './use-words.ts';
import type { NotificationWords } from './words.ts';

const resolvedOf = { unresolved: false, resolved: true, all: undefined } as const;
type Tab = keyof typeof resolvedOf;

/** What the organisation was told, for HR (NTF-4): open until one of them resolves it. */
export function OrganizationNotifications({ slug, onClose }: { slug: string; onClose: () => void }): ReactNode {
  const words = useNotificationWords();
  const navigate = useNavigate();
  const { info } = useSession();
  const [tab, setTab] = useState<Tab>('unresolved');
  const asked = useQuery(organizationCounts(slug));
  const counts = asked.data;
  const mayResolve = !info.user.is_audit_user;
  const follow = (item: OrganizationNotification) => {
    const target = targetOf(item.url, window.location.origin);
    if (target.kind === 'elsewhere') window.open(target.address, '_blank', 'noopener');
    if (target.kind !== 'here') return;
    onClose();
    void navigate(target.path);
  };
  return (
    <NotificationTabs
      tab={tab}
      onChange={setTab}
      counts={{ unresolved: counts?.unresolved, resolved: counts?.resolved, all: counts?.total_count }}
      groups={counts?.groups.map(({ category, unresolved, total_count: total }) => ({
        category,
        count: { unresolved, resolved: total - unresolved, all: total }[tab],
      }))}
      onRetry={asked.isLoadingError ? () => void asked.refetch() : undefined}
      listOf={(category) => organizationList(slug, resolvedOf[tab], category)}
      groupAction={
        tab === 'unresolved' && mayResolve
          ? (category, name) => (
              <Button
                variant="ghost"
                tone="neutral"
                size="sm"
                aria-label={words.resolveAllOf(name)}
                onPress={() => void askResolveAll(words, slug, category, name)}
              >
                {words.resolveAll}
              </Button>
            )
          : undefined
      }
    >
      {(item) => (
        <NotificationItem notification={item} isNew={!item.is_resolved} onOpen={() => follow(item)}>
          {mayResolve && (
            <IconButton
              label={item.is_resolved ? words.unresolve : words.resolve}
              size="sm"
              icon={<Icon of={item.is_resolved ? RotateCcwIcon : CheckIcon} />}
              onPress={() => void setResolved(slug, item.id, !item.is_resolved).catch(sayFailed)}
            />
          )}
        </NotificationItem>
      )}
    </NotificationTabs>
  );
}

/** NTF-3: all at once, or all of a category, is asked about first. */
async function askResolveAll(words: NotificationWords, slug: string, category?: string, name?: string): Promise<void> {
  const answer = await confirm({
    title: name === undefined ? words.resolveAllTitle : words.resolveAllTitleOf(name),
    message: words.resolveAllMessage,
    confirmLabel: words.resolveAll,
    tone: 'accent',
  });
  if (answer) await resolveAll(slug, category).catch(sayFailed);
}

export function ResolveAll({ slug }: { slug: string }): ReactNode {
  const words = useNotificationWords();
  const { info } = useSession();
  const unresolved = useQuery(organizationCounts(slug)).data?.unresolved ?? 0;
  if (unresolved === 0 || info.user.is_audit_user) return null;
  return (
    <Button variant="outline" tone="neutral" size="sm" onPress={() => void askResolveAll(words, slug)}>
      {words.resolveAll}
    </Button>
  );
}
