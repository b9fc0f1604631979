import { bilingual } from '@karmik/model/kit/text';
import { postPaths } from '@karmik/model/noticeboard/paths';
import { CalendarClockIcon, MegaphoneIcon, NewspaperIcon } from '@karmik/ui/icons';
import { page, type ModuleTable } from '../../routing/route.ts';

export const noticeboard: ModuleTable = {
  module: 'noticeboard',
  title: bilingual('Noticeboard', 'सूचना पाटी'),
  routes: [
    page('/user/noticeboard', bilingual('Noticeboard', 'सूचना पाटी'), () => import('./pages/NoticeboardPage.tsx'), {
      icon: MegaphoneIcon,
    }),
    page(
      postPaths.scheduled,
      bilingual('Scheduled posts', 'तालिकाका पोस्ट'),
      () => import('./pages/ScheduledPage.tsx'),
      {
        icon: CalendarClockIcon,
      },
    ),
    page(postPaths.own, bilingual('My posts', 'मेरा पोस्ट'), () => import('./pages/PostsPage.tsx'), {
      icon: NewspaperIcon,
    }),
  ],
};
