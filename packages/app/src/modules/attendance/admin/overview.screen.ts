import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { chartPanel, overviewScreen } from '../../../screens/kit/screens.ts';
import { pendingTiles } from '../requests/pending-tiles.ts';

const asHr = {
  path: attendanceEndpoints.overtime,
  query: { as: 'hr' },
  opens: overtimePaths.organization,
} as const;

export default overviewScreen({
  description: bilingual('Pending attendance requests and overtime.', 'निर्णय बाँकी हाजिरी अनुरोध र अतिरिक्त समय।'),
  tiles: pendingTiles('organization'),
  charts: [chartPanel(overtimeRequest, 'approved_by_month', asHr), chartPanel(overtimeRequest, 'by_status', asHr)],
});
