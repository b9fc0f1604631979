import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { CircleCheckIcon, ArrowRightIcon, HourglassIcon } from '@karmik/ui/icons';
import { chartPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';

const asSupervisor = {
  path: attendanceEndpoints.overtime,
  query: { as: 'supervisor' },
  opens: overtimePaths.team,
} as const;

export default overviewScreen({
  description: bilingual("Pending requests and your team's attendance.", 'तपाईंलाई पर्खिरहेका कुरा र टोलीको काम।'),
  tiles: [
    tile(overtimeRequest, {
      ...asSupervisor,
      id: 'requested',
      label: bilingual('Pending overtime', 'निर्णय बाँकी अतिरिक्त समय'),
      icon: HourglassIcon,
      tone: 'info',
      where: { status: 'Requested' },
    }),
    tile(overtimeRequest, {
      ...asSupervisor,
      id: 'forwarded',
      label: bilingual('Forwarded', 'अघि पठाइएका'),
      icon: ArrowRightIcon,
      tone: 'caution',
      where: { status: 'Forwarded' },
    }),
    tile(overtimeRequest, {
      ...asSupervisor,
      id: 'approved',
      label: bilingual('Approved', 'स्वीकृत'),
      icon: CircleCheckIcon,
      tone: 'positive',
      where: { status: 'Approved' },
    }),
  ],
  charts: [
    chartPanel(overtimeRequest, 'approved_by_person', asSupervisor),
    chartPanel(overtimeRequest, 'by_status', asSupervisor),
  ],
});
