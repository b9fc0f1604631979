import type { PushBrowser, PushBrowsers } from '@karmik/model/notification/push';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { PushCalls } from './push-browser.ts';

const path = 'users/me/push-browsers/';

export const pushBrowsersQuery = () =>
  queryOptions({
    queryKey: ['push_browser'],
    queryFn: ({ signal }) => api.get(path, { signal }).json<PushBrowsers>(),
  });

export const refreshPushBrowsers = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: pushBrowsersQuery().queryKey });

export const pushCalls: PushCalls = {
  list: () => queryClient.fetchQuery(pushBrowsersQuery()),
  store: async (body) => {
    const answer = await api.post(path, { json: body }).json<PushBrowser>();
    await refreshPushBrowsers();
    return answer;
  },
};

export const removePushBrowser = async (id: number): Promise<void> => {
  await api.delete(`${path}${id}/`);
  await refreshPushBrowsers();
};

export const pushTest = (id: number): Promise<unknown> => api.post(`${path}${id}/test/`);
