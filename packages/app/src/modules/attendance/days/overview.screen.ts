/** One's month: what it comes to, what to fix, and its days. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { bilingual } from '@karmik/model/kit/text';
import { calendarScreen } from '../../../screens/kit/screens.ts';
import { MonthFigures } from './MonthFigures.tsx';
import { ownMonth } from './calendar.screen.ts';

export default calendarScreen(attendanceDay, {
  ...ownMonth,
  filters: [],
  description: bilingual(
    'Your month. Choose a day to see how it is counted, or to request an adjustment.',
    'तपाईंको महिना। कसरी गनियो हेर्न वा समायोजन माग्न दिन छान्नुहोस्।',
  ),
  Above: MonthFigures,
});
