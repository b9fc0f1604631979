/** What someone finds when they come in, put together of what the modules hand in: one call for the page on which everyone begins. */
import { homeAnswer, type HomeParts } from '@karmik/model/home/home';
import { member } from '../../access/access.ts';
import { requestsFor } from '../../approval/inbox.ts';
import type { Context } from '../../context.ts';
import type { Api } from '../../http/api.ts';

/** Requests that an inbox shows; the lists of each kind have the others. */
const mostRequests = 50;

export function homeRoutes(app: Api, context: Context): void {
  const { homeParts, inboxLists } = context.modules;

  app.route({
    method: 'GET',
    url: '/api/v1/users/me/home/',
    config: { access: member },
    schema: {
      summary: 'What waits for me, my day, and what is new with my colleagues',
      tags: ['home'],
      response: { 200: homeAnswer },
    },
    handler: async ({ access }) => {
      const [{ total, requests }, lists, parts] = await Promise.all([
        requestsFor(context, access, mostRequests),
        Promise.all(
          inboxLists.map(async ({ name, label, count, url }) => ({
            name,
            label: { ...label },
            count: await count(access, context),
            url: url(access),
          })),
        ),
        Promise.all(
          Object.entries(homeParts).map(async ([name, part]) => [name, await part(access, context)] as const),
        ),
      ]);
      const waiting = lists.filter(({ count }) => count > 0);
      return {
        inbox: { total: waiting.reduce((sum, { count }) => sum + count, total), requests, lists: waiting },
        ...(Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as Partial<HomeParts>),
      };
    },
  });
}
