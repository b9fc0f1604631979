import { hrisPaths } from '@karmik/model/hris/paths';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { detail, list, overview } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/team-reports.ts';

const at = '/user/supervisor/my-team';
const flags = { isForSupervisors: true } as const;

const myTeam: ModuleTable = {
  module: 'my-team',
  group: 'team',
  routes: [
    overview(
      `${at}/overview`,
      bilingual('Team overview', 'टोलीको सारांश'),
      () => import('./supervisor/overview.screen.ts'),
      {
        ...flags,
        menu: {},
      },
    ),
    list(
      hrisPaths.teamDirectory,
      bilingual('Team members', 'टोलीका सदस्य'),
      () => import('./supervisor/directory.screen.ts'),
      {
        ...flags,
        menu: { label: bilingual('Members', 'सदस्य') },
      },
    ),
    detail(
      `${at}/employee-detail/:id`,
      bilingual('Employee profile', 'कर्मचारी विवरण'),
      () => import('./user/profile.screen.ts'),
      { ...flags, within: `${at}/directory` },
    ),
    page(`${at}/reports`, bilingual('Team reports', 'टोलीका प्रतिवेदन'), () => import('../../screens/hub/HubPage.tsx'), {
      ...flags,
      menu: {},
      isHub: true,
    }),
    report('/user/supervisor/my-team/reports/contract-status', () => import('./supervisor/contract-status.screen.ts')),
    list(
      `${at}/reports/profile-change-requests`,
      bilingual('Team change requests', 'टोलीका परिवर्तन अनुरोध'),
      () => import('./supervisor/change-requests.screen.ts'),
      {
        ...flags,
        finds: {
          path: 'hris/:org/change-requests',
          query: { as: 'supervisor' },
          name: 'employee',
          about: 'requested_by',
        },
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [myTeam];
