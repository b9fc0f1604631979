import { text } from '@karmik/model/kit/text';
import { CalendarDaysIcon, ClockIcon } from '@karmik/ui/icons';
import { calendar, requests, type ModuleTable } from '../kit.ts';

export const attendance: ModuleTable = {
  module: 'attendance',
  title: text('Attendance', 'हाजिरी'),
  routes: [
    calendar(
      '/user/attendance/calendar',
      text('Attendance calendar', 'हाजिरी पात्रो'),
      () => import('./attendance-calendar.screen.ts'),
      { icon: CalendarDaysIcon },
    ),
    requests(
      '/user/attendance/request/pre-approval-overtime',
      text('Overtime', 'अतिरिक्त समय'),
      () => import('./overtime.screen.ts'),
      { icon: ClockIcon },
    ),
  ],
};
