import { text } from '@karmik/model/kit/text';
import { ClockIcon } from '@karmik/ui/icons';
import { requests, type ModuleTable } from '../kit.ts';

export const attendance: ModuleTable = {
  module: 'attendance',
  title: text('Attendance', 'हाजिरी'),
  routes: [
    requests(
      '/user/attendance/request/pre-approval-overtime',
      text('Overtime', 'अतिरिक्त समय'),
      () => import('./overtime.screen.ts'),
      { icon: ClockIcon },
    ),
  ],
};
