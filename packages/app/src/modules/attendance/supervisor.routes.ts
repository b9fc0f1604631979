import { overtimePath } from '@karmik/model/attendance/overtime-path';
import { overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { menuGroups, menuWords } from '../../routing/menu.ts';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals, list, overview } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/own-reports.ts';

const attendance: ModuleTable = {
  module: 'attendance',
  group: 'team',
  heading: menuGroups.time.title,
  routes: [
    overview(
      '/user/supervisor/attendance/overview',
      bilingual('Team attendance', 'टोलीको हाजिरी'),
      () => import('./supervisor/overview.screen.ts'),
      { menu: { label: menuWords.overview }, isForSupervisors: true },
    ),
    approvals(
      overtimePaths.team,
      bilingual('Team overtime', 'टोलीको अतिरिक्त समय'),
      () => import('./overtime.screens.ts'),
      {
        menu: { label: bilingual('Overtime', 'अतिरिक्त समय') },
        isForSupervisors: true,
        count: 'asked.overtime_request',
        finds: { path: overtimePath, query: { as: 'supervisor' }, name: 'sender', about: 'request_remarks' },
      },
    ),
    report(
      '/user/supervisor/attendance/requests/web-attendance',
      () => import('./supervisor/web-attendance.screen.ts'),
      { menu: { label: bilingual('Web attendance', 'वेब हाजिरी') } },
    ),
    list(
      '/user/supervisor/attendance/offline-attendance',
      bilingual('Offline attendance', 'अफलाइन हाजिरी'),
      () => import('./supervisor/offline-attendance.screen.ts'),
      { menu: {}, isForSupervisors: true, quality: 'enters_for_team' },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [attendance];
