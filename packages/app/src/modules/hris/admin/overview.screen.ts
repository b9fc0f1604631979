import { employeeListPaths } from '@karmik/model/hris/admin-paths';
import { changeRequestPaths } from '@karmik/model/hris/paths';
import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { ClipboardCheckIcon, CalendarClockIcon, UserMinusIcon, UsersIcon } from '@karmik/ui/icons';
import { changeRequest } from '@karmik/model/hris/change-request';
import { chartPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';

const all = { path: 'hris/:org/staff', opens: employeeListPaths.all } as const;
const now = { standing: 'Current' } as const;

export default overviewScreen({
  description: bilingual("Your people and HR's pending work.", 'तपाईंका कर्मचारी र मानव संसाधनका बाँकी काम।'),
  tiles: [
    tile(staff, {
      ...all,
      id: 'now',
      label: bilingual('Headcount', 'हाल कार्यरत'),
      icon: UsersIcon,
      tone: 'info',
      where: now,
    }),
    tile(staff, {
      ...all,
      opens: '/admin/:slug/hris/reports/basic/contract-status',
      id: 'contracts',
      label: bilingual('Fixed-term employees', 'म्यादी करारका कर्मचारी'),
      icon: CalendarClockIcon,
      tone: 'caution',
      where: { ...now, contract_ends_on__isnull: 'false' },
    }),
    tile(changeRequest, {
      path: 'hris/:org/change-requests',
      isCountedByList: true,
      query: { as: 'hr' },
      opens: changeRequestPaths.organization,
      id: 'changes',
      label: bilingual('Pending change requests', 'निर्णय बाँकी परिवर्तन'),
      icon: ClipboardCheckIcon,
      tone: 'info',
      where: { status: 'Pending' },
    }),
    tile(staff, {
      ...all,
      opens: employeeListPaths.past,
      id: 'past',
      label: bilingual('Past employees', 'पूर्व कर्मचारी'),
      icon: UserMinusIcon,
      where: { standing: 'Past' },
    }),
  ],
  charts: [
    chartPanel(staff, 'by_branch', all),
    chartPanel(staff, 'by_employment_type', all),
    chartPanel(staff, 'by_service', all),
    chartPanel(staff, 'by_gender', all),
  ],
});
