import { eventAdminPaths } from '@karmik/model/events/admin-paths';
import { eventEndpoints } from '@karmik/model/events/endpoints';
import { bilingual } from '@karmik/model/kit/text';
import type { ModuleTable } from '../../routing/route.ts';
import { request, requests } from '../../screens/kit/routes.ts';

const code = '20.99';
const screens = () => import('./events.screen.ts');

const events: ModuleTable = {
  module: 'events',
  group: 'work',
  routes: [
    requests(
      eventAdminPaths.all,
      bilingual('All events', 'सबै कार्यक्रम'),
      async () => ({ default: (await screens()).all.list }),
      {
        code,
        menu: {},
        finds: {
          path: eventEndpoints.event,
          query: { as: 'hr' },
          name: 'title',
          about: 'organizer',
          opens: { path: eventAdminPaths.detail, by: 'id' },
        },
      },
    ),
    request(
      eventAdminPaths.detail,
      bilingual('Event', 'कार्यक्रम'),
      async () => ({ default: (await screens()).all.detail }),
      { code },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [events];
