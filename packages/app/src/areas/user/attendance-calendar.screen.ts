import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { text } from '@karmik/model/kit/text';
import { overtimePath } from '../../pages/overtime/limit.ts';
import { calendarScreen } from '../../screens/kit/screens.ts';

export default calendarScreen(overtimeRequest, {
  title: text('Attendance calendar', 'हाजिरी पात्रो'),
  description: text('Your overtime by its days.', 'दिनअनुसार तपाईंको अतिरिक्त समय।'),
  path: overtimePath,
  query: { as: 'user' },
  start: 'overtime_date',
  label: 'overtime_duration',
  filters: ['status'],
  opens: '/user/attendance/request/pre-approval-overtime',
});
