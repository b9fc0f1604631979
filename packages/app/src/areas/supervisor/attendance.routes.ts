import { text } from '@karmik/model/kit/text';
import { ClipboardCheckIcon, LayoutDashboardIcon } from '@karmik/ui/icons';
import { overview, requests, type ModuleTable } from '../kit.ts';

export const attendance: ModuleTable = {
  module: 'attendance',
  title: text('My team: attendance', 'मेरो टोली: हाजिरी'),
  routes: [
    overview(
      '/user/supervisor/attendance/overview',
      text('Attendance of my team', 'टोलीको हाजिरी'),
      () => import('./attendance.screen.ts'),
      { icon: LayoutDashboardIcon, isForSupervisors: true },
    ),
    requests(
      '/user/supervisor/attendance/requests/pre-approval-overtime',
      text('Overtime of my team', 'टोलीको अतिरिक्त समय'),
      () => import('./overtime.screen.ts'),
      { icon: ClipboardCheckIcon, isForSupervisors: true, count: 'asked.overtime_request' },
    ),
  ],
};
