import { eventPaths } from '@karmik/model/events/paths';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { request, requests } from '../../screens/kit/routes.ts';

const title = bilingual('Events', 'कार्यक्रमहरू');
const screens = () => import('./events.screens.ts');
const posts = () => import('./pages/EventPostsPage.tsx');

const events: ModuleTable = {
  module: 'events',
  group: 'work',
  routes: [
    page(eventPaths.calendar, bilingual('Calendar', 'पात्रो'), () => import('./pages/CalendarPage.tsx'), { menu: {} }),
    requests(eventPaths.own, title, async () => ({ default: (await screens()).own.list }), {
      menu: {},
    }),
    request(eventPaths.detail, title, async () => ({ default: (await screens()).own.detail })),
    page(eventPaths.scheduled, title, posts),
    page(eventPaths.posts, title, posts),
  ],
};

export const tables: readonly ModuleTable[] = [events];
