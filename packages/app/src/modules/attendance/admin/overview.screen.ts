import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { CircleCheckIcon, CircleXIcon, ArrowRightIcon, HourglassIcon } from '@karmik/ui/icons';
import { chartPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';

const asHr = {
  path: attendanceEndpoints.overtime,
  query: { as: 'hr' },
  opens: overtimePaths.organization,
} as const;

export default overviewScreen({
  description: bilingual('Status of all overtime requests.', 'संस्थाका अतिरिक्त समयका अनुरोध कहाँ पुगे।'),
  tiles: [
    tile(overtimeRequest, {
      ...asHr,
      id: 'requested',
      label: bilingual('Pending overtime', 'निर्णय बाँकी अतिरिक्त समय'),
      icon: HourglassIcon,
      tone: 'info',
      where: { status: 'Requested' },
    }),
    tile(overtimeRequest, {
      ...asHr,
      id: 'forwarded',
      label: bilingual('Forwarded', 'अरूलाई पठाइएका'),
      icon: ArrowRightIcon,
      tone: 'caution',
      where: { status: 'Forwarded' },
    }),
    tile(overtimeRequest, {
      ...asHr,
      id: 'approved',
      label: bilingual('Approved', 'स्वीकृत'),
      icon: CircleCheckIcon,
      tone: 'positive',
      where: { status: 'Approved' },
    }),
    tile(overtimeRequest, {
      ...asHr,
      id: 'declined',
      label: bilingual('Declined', 'अस्वीकृत'),
      icon: CircleXIcon,
      tone: 'critical',
      where: { status: 'Decline' },
    }),
  ],
  charts: [chartPanel(overtimeRequest, 'approved_by_month', asHr), chartPanel(overtimeRequest, 'by_status', asHr)],
});
