import { text } from '@karmik/model/kit/text';
import { ClockIcon, SlidersHorizontalIcon } from '@karmik/ui/icons';
import { requests, settings, type ModuleTable } from '../kit.ts';

export const attendance: ModuleTable = {
  module: 'attendance',
  title: text('Attendance', 'हाजिरी'),
  routes: [
    requests(
      '/admin/:slug/attendance/request/overtime-request',
      text('Overtime requests', 'अतिरिक्त समयका अनुरोध'),
      () => import('./overtime.screen.ts'),
      { code: '5.11', icon: ClockIcon },
    ),
    settings(
      '/admin/:slug/attendance/settings/overtime',
      text('Overtime settings', 'अतिरिक्त समय सेटिङ'),
      () => import('./settings/overtime-setting.screen.ts'),
      { code: '5.04', icon: SlidersHorizontalIcon },
    ),
  ],
};
