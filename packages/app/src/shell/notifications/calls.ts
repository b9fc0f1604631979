import type {
  Notification,
  NotificationPage,
  NotificationPreference,
  NotificationPreferences,
  OrganizationNotification,
  OrganizationNotificationPage,
} from '@karmik/model/notification/notification';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { pagedQuery } from '../../screens/query/paged.ts';

const pageSize = 20;
/** Counts are asked for again this often where no live connection tells of changes. */
const lookEveryMs = 120_000;

/** Keys begin with the topic under which the live connection tells of changes. */
export const ownCounts = () =>
  queryOptions({
    queryKey: ['notification', 'counts'],
    queryFn: ({ signal }) => api.get('notifications/', { searchParams: { limit: 1 }, signal }).json<NotificationPage>(),
    refetchInterval: lookEveryMs,
  });

export const organizationCounts = (slug: string | undefined) =>
  queryOptions({
    queryKey: ['org_notification', slug, 'counts'],
    enabled: slug !== undefined,
    queryFn: ({ signal }) =>
      api.get(`notifications/${slug}/`, { searchParams: { limit: 1 }, signal }).json<OrganizationNotificationPage>(),
    refetchInterval: lookEveryMs,
  });

const flag = (value: boolean | undefined) => (value === undefined ? undefined : String(value));

export const ownList = (read: boolean | undefined, category: string) =>
  pagedQuery<Notification>(['notification', 'list', read ?? 'all', category], 'notifications/', {
    limit: pageSize,
    read: flag(read),
    category,
  });

export const organizationList = (slug: string, resolved: boolean | undefined, category: string) =>
  pagedQuery<OrganizationNotification>(
    ['org_notification', slug, 'list', resolved ?? 'all', category],
    `notifications/${slug}/`,
    {
      limit: pageSize,
      resolved: flag(resolved),
      category,
    },
  );

const changed = (topic: 'notification' | 'org_notification') => queryClient.invalidateQueries({ queryKey: [topic] });

export const markRead = async (id: number): Promise<Notification> => {
  const answer = await api.post(`notifications/${id}/read/`).json<Notification>();
  await changed('notification');
  return answer;
};

/** Those of a category, else all. */
const among = (category: string | undefined) => (category === undefined ? {} : { searchParams: { category } });

export const markAllRead = async (category?: string): Promise<void> => {
  await api.post('notifications/read-all/', among(category));
  await changed('notification');
};

export const remindAt = async (id: number, at: Date): Promise<void> => {
  await api.post(`notifications/${id}/remind/`, { json: { remind_at: at.toISOString() } });
  await changed('notification');
};

export const setResolved = async (slug: string, id: number, isResolved: boolean): Promise<void> => {
  await api.post(`notifications/${slug}/${id}/${isResolved ? 'resolve' : 'unresolve'}/`);
  await changed('org_notification');
};

export const resolveAll = async (slug: string, category?: string): Promise<void> => {
  await api.post(`notifications/${slug}/resolve-all/`, among(category));
  await changed('org_notification');
};

const preferencesPath = 'users/me/notification-preferences/';

export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['notification_preference'],
    queryFn: ({ signal }) => api.get(preferencesPath, { signal }).json<NotificationPreferences>(),
  });

export const choose = async (preference: NotificationPreference): Promise<void> => {
  const answer = await api.put(preferencesPath, { json: preference }).json<NotificationPreferences>();
  queryClient.setQueryData(preferencesQuery().queryKey, answer);
};
