import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { chartPanel, overviewScreen } from '../../../screens/kit/screens.ts';
import { pendingTiles } from '../requests/pending-tiles.ts';

const ofTeam = { query: { as: 'supervisor' } } as const;

export default overviewScreen({
  description: bilingual("Pending requests and your team's attendance.", 'निर्णय बाँकी अनुरोध र तपाईंको टोलीको हाजिरी।'),
  tiles: pendingTiles('team'),
  charts: [
    chartPanel(attendanceDay, 'standings', {
      ...ofTeam,
      path: attendanceEndpoints.days,
      opens: '/user/supervisor/attendance/reports/daily-attendance',
    }),
    chartPanel(overtimeRequest, 'approved_by_person', {
      ...ofTeam,
      path: attendanceEndpoints.overtime,
      opens: overtimePaths.team,
    }),
  ],
});
