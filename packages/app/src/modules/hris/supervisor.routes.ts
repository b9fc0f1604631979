import { hrisPaths } from '@karmik/model/hris/paths';
import { bilingual } from '@karmik/model/kit/text';
import {
  ChartColumnIcon,
  ClipboardCheckIcon,
  CalendarClockIcon,
  LayoutDashboardIcon,
  UsersIcon,
} from '@karmik/ui/icons';
import { page, type ModuleTable } from '../../routing/route.ts';
import { detail, list, overview, report } from '../../screens/kit/routes.ts';

const at = '/user/supervisor/my-team';
const flags = { isForSupervisors: true } as const;

export const myTeam: ModuleTable = {
  module: 'my-team',
  title: bilingual('My team', 'मेरो टोली'),
  routes: [
    overview(
      `${at}/overview`,
      bilingual('Team overview', 'मेरो टोली एक नजरमा'),
      () => import('./supervisor/overview.screen.ts'),
      {
        ...flags,
        icon: LayoutDashboardIcon,
      },
    ),
    list(hrisPaths.teamDirectory, bilingual('My team', 'मेरो टोली'), () => import('./supervisor/directory.screen.ts'), {
      ...flags,
      icon: UsersIcon,
    }),
    detail(
      `${at}/employee-detail/:id`,
      bilingual('Employee profile', 'कर्मचारी विवरण'),
      () => import('./user/profile.screen.ts'),
      flags,
    ),
    page(
      `${at}/reports`,
      bilingual('Reports of my team', 'मेरो टोलीका प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      {
        ...flags,
        icon: ChartColumnIcon,
        isHub: true,
      },
    ),
    report('/user/supervisor/my-team/reports/contract-status', () => import('./supervisor/contract-status.screen.ts'), {
      icon: CalendarClockIcon,
    }),
    list(
      `${at}/reports/profile-change-requests`,
      bilingual('Changes of my team', 'मेरो टोलीका परिवर्तन'),
      () => import('./supervisor/change-requests.screen.ts'),
      { ...flags, icon: ClipboardCheckIcon },
    ),
  ],
};
