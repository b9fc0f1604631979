import { eventEndpoints } from '@karmik/model/events/endpoints';
import { eventPaths } from '@karmik/model/events/paths';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { request, requests } from '../../screens/kit/routes.ts';

const screens = () => import('./events.screen.ts');
const posts = () => import('./pages/EventPostsPage.tsx');

const events: ModuleTable = {
  module: 'events',
  group: 'work',
  routes: [
    page(eventPaths.calendar, bilingual('Calendar', 'पात्रो'), () => import('./pages/CalendarPage.tsx'), { menu: {} }),
    requests(eventPaths.own, bilingual('Events', 'कार्यक्रमहरू'), async () => ({ default: (await screens()).own.list }), {
      menu: {},
      finds: {
        path: eventEndpoints.event,
        query: { as: 'user' },
        name: 'title',
        opens: { path: eventPaths.detail, by: 'id' },
      },
    }),
    request(eventPaths.detail, bilingual('Event', 'कार्यक्रम'), async () => ({ default: (await screens()).own.detail })),
    page(eventPaths.scheduled, bilingual('Scheduled posts', 'समय तोकिएका पोस्ट'), posts),
    page(eventPaths.posts, bilingual('Posts', 'पोस्ट'), posts),
  ],
};

export const tables: readonly ModuleTable[] = [events];
