/** One's own attendance in a calendar of the month, BS or AD. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { calendarScreen } from '../../../screens/kit/screens.ts';

export default calendarScreen(attendanceDay, {
  path: attendanceEndpoints.days,
  query: { as: 'user' },
  start: 'day',
  label: 'standing',
  filters: ['standing', 'coefficient'],
});
