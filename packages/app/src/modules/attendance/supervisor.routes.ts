import { overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { ClipboardCheckIcon, LayoutDashboardIcon, MapPinIcon, PencilIcon } from '@karmik/ui/icons';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals, list, overview, report } from '../../screens/kit/routes.ts';

export const attendance: ModuleTable = {
  module: 'attendance',
  title: bilingual('My team: attendance', 'मेरो टोली: हाजिरी'),
  routes: [
    overview(
      '/user/supervisor/attendance/overview',
      bilingual('Attendance of my team', 'टोलीको हाजिरी'),
      () => import('./supervisor/overview.screen.ts'),
      { icon: LayoutDashboardIcon, isForSupervisors: true },
    ),
    approvals(
      overtimePaths.team,
      bilingual('Overtime of my team', 'टोलीको अतिरिक्त समय'),
      () => import('./overtime.screens.ts'),
      { icon: ClipboardCheckIcon, isForSupervisors: true, count: 'asked.overtime_request' },
    ),
    report(
      '/user/supervisor/attendance/requests/web-attendance',
      () => import('./supervisor/web-attendance.screen.ts'),
      { icon: MapPinIcon },
    ),
    list(
      '/user/supervisor/attendance/offline-attendance',
      bilingual('Offline attendance', 'अफलाइन हाजिरी'),
      () => import('./supervisor/offline-attendance.screen.ts'),
      { icon: PencilIcon, isForSupervisors: true, quality: 'enters_for_team' },
    ),
  ],
};
