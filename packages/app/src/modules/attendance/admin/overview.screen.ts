import { attendanceAdminPaths, devicePaths } from '@karmik/model/attendance/admin-paths';
import { deviceStatus } from '@karmik/model/attendance/device';
import { bilingual } from '@karmik/model/kit/text';
import { overviewScreen, tile } from '../../../screens/kit/screens.ts';
import { MonthToClose } from '../close/MonthToClose.tsx';
import { dayOverview } from '../days/day-overview.ts';
import { pendingTiles } from '../requests/pending-tiles.ts';

export default overviewScreen({
  description: bilingual('Who is here today, and what needs attention.', 'आज को आएका छन्, र केमा ध्यान दिनुपर्छ।'),
  ...dayOverview(
    'hr',
    '/admin/:slug/attendance/reports/daily-attendance',
    '/admin/:slug/attendance/reports/daily-attendance-reconciliation',
  ),
  tiles: [],
  panels: [
    {
      id: 'month',
      title: bilingual('Month closing', 'महिना बन्द'),
      opens: attendanceAdminPaths.monthClose,
      Panel: MonthToClose,
    },
  ],
  counts: {
    title: bilingual('Pending requests and devices', 'निर्णय बाँकी अनुरोध र यन्त्र'),
    of: [
      ...pendingTiles('organization'),
      tile(deviceStatus, {
        path: 'attendance/:org/device-status',
        opens: devicePaths.devices,
        id: 'silent',
        isCountedByList: true,
        label: bilingual('Devices not reporting', 'सम्पर्कमा नभएका यन्त्र'),
        where: { state: 'Late' },
      }),
    ],
  },
});
