import { bilingual } from '@karmik/model/kit/text';
import { postPaths } from '@karmik/model/noticeboard/paths';
import { page, type ModuleTable } from '../../routing/route.ts';

const noticeboard: ModuleTable = {
  module: 'noticeboard',
  group: 'home',
  routes: [
    page('/user/noticeboard', bilingual('Noticeboard', 'सूचना पाटी'), () => import('./pages/NoticeboardPage.tsx'), {
      menu: {},
    }),
    page(
      postPaths.scheduled,
      bilingual('Scheduled posts', 'समय तोकिएका पोस्ट'),
      () => import('./pages/ScheduledPage.tsx'),
      {
        menu: {},
      },
    ),
    page(postPaths.own, bilingual('My posts', 'मेरा पोस्ट'), () => import('./pages/PostsPage.tsx'), {
      menu: {},
    }),
  ],
};

export const tables: readonly ModuleTable[] = [noticeboard];
