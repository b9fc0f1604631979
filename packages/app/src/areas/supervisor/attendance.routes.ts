import { text } from '@karmik/model/kit/text';
import { ClipboardCheckIcon } from '@karmik/ui/icons';
import { requests, type ModuleTable } from '../kit.ts';

export const attendance: ModuleTable = {
  module: 'attendance',
  title: text('My team: attendance', 'मेरो टोली: हाजिरी'),
  routes: [
    requests(
      '/user/supervisor/attendance/requests/pre-approval-overtime',
      text('Overtime of my team', 'टोलीको अतिरिक्त समय'),
      () => import('./overtime.screen.ts'),
      { icon: ClipboardCheckIcon, isForSupervisors: true },
    ),
  ],
};
