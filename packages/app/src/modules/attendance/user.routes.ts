import { overtimePath } from '@karmik/model/attendance/overtime-path';
import { attendancePaths, overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { openRequest } from '../../shell/notifications/open-request.ts';
import { approvals } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/own-reports.ts';

const attendance: ModuleTable = {
  module: 'attendance',
  group: 'time',
  routes: [
    page(
      '/user/attendance/today-log',
      bilingual("Today's attendance", 'आजको हाजिरी'),
      () => import('./punches/TodayLogPage.tsx'),
      {
        menu: {},
      },
    ),
    report(attendancePaths.ownWebAttendance, () => import('./user/web-attendance.screen.ts'), {
      menu: { label: bilingual('Web attendance', 'वेब हाजिरी') },
    }),
    approvals(overtimePaths.own, bilingual('Overtime', 'अतिरिक्त समय'), () => import('./overtime.screens.ts'), {
      menu: {},
      begins: { label: bilingual('Request overtime', 'अतिरिक्त समय माग्नुहोस्') },
      finds: { path: overtimePath, query: { as: 'user' }, name: 'request_remarks' },
    }),
  ],
  dialogs: {
    overtime_pre_approval: openRequest(
      'overtime_request_id',
      async () => (await import('./overtime.screens.ts')).default.notified,
    ),
  },
};

export const tables: readonly ModuleTable[] = [attendance];
