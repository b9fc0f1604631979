import { attendancePaths, overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { ChartColumnIcon, ClockIcon, TimerIcon } from '@karmik/ui/icons';
import { page, type ModuleTable } from '../../routing/route.ts';
import { openRequest } from '../../shell/notifications/open-request.ts';
import { approvals, report } from '../../screens/kit/routes.ts';

export const attendance: ModuleTable = {
  module: 'attendance',
  title: bilingual('Attendance', 'हाजिरी'),
  routes: [
    page(
      '/user/attendance/today-log',
      bilingual("Today's attendance", 'आजको अभिलेख'),
      () => import('./punches/TodayLogPage.tsx'),
      {
        icon: ClockIcon,
      },
    ),
    report(attendancePaths.ownWebAttendance, () => import('./user/web-attendance.screen.ts'), {
      icon: ChartColumnIcon,
    }),
    approvals(overtimePaths.own, bilingual('Overtime', 'अतिरिक्त समय'), () => import('./overtime.screens.ts'), {
      icon: TimerIcon,
    }),
  ],
  dialogs: {
    overtime_pre_approval: openRequest(
      'overtime_request_id',
      async () => (await import('./overtime.screens.ts')).default.notified,
    ),
  },
};
