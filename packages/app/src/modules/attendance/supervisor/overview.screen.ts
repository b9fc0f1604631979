import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual } from '@karmik/model/kit/text';
import { daysFromToday } from '../../../screens/kit/bodies.ts';
import { listPanel, overviewScreen } from '../../../screens/kit/screens.ts';
import { dayOverview } from '../days/day-overview.ts';
import { dayDetails } from '../days/detail-as.tsx';
import { pendingTiles } from '../requests/pending-tiles.ts';

const daily = '/user/supervisor/attendance/reports/daily-attendance';
const day = dayOverview('supervisor', daily, '/user/supervisor/reports/daily-attendance-reconciliation');

export default overviewScreen({
  description: bilingual(
    'Where your team is today, and what needs attention.',
    'आज तपाईंको टोली कहाँ छ, र केमा ध्यान दिनुपर्छ।',
  ),
  ...day,
  tiles: [],
  lists: [
    ...day.lists,
    listPanel(attendanceDay, {
      path: attendanceEndpoints.days,
      query: { as: 'supervisor' },
      opens: daily,
      id: 'absences',
      title: bilingual('Absences, last 7 days', 'पछिल्लो ७ दिनका अनुपस्थिति'),
      columns: ['employee', 'day'],
      sort: '-day',
      where: { day__gte: daysFromToday(-7), day__lte: daysFromToday(-1), presence: 'Absent' },
      Detail: dayDetails.supervisor,
      empty: bilingual('No absence in the last 7 days.', 'पछिल्लो ७ दिनमा कोही अनुपस्थित छैन।'),
    }),
  ],
  counts: { title: bilingual('Pending requests', 'निर्णय बाँकी अनुरोध'), of: pendingTiles('team') },
});
