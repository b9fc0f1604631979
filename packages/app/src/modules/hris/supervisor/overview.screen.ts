import { hrisPaths } from '@karmik/model/hris/paths';
import { directory, staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import { ClipboardCheckIcon, CalendarClockIcon, UsersIcon } from '@karmik/ui/icons';
import { changeRequest } from '@karmik/model/hris/change-request';
import { chartPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';

const team = { path: 'hris/:org/my-team', opens: hrisPaths.teamDirectory } as const;

export default overviewScreen({
  description: bilingual('Your team at a glance.', 'तपाईंको टोलीको सारांश।'),
  tiles: [
    tile(directory, { ...team, id: 'people', label: bilingual('People', 'सदस्य'), icon: UsersIcon, tone: 'info' }),
    tile(staff, {
      path: 'hris/:org/my-team/staff',
      opens: '/user/supervisor/my-team/reports/contract-status',
      id: 'contracts',
      label: bilingual('Fixed-term employees', 'म्यादी करारका कर्मचारी'),
      icon: CalendarClockIcon,
      tone: 'caution',
      where: { standing: 'Current', contract_ends_on__isnull: 'false' },
    }),
    tile(changeRequest, {
      path: 'hris/:org/change-requests',
      isCountedByList: true,
      query: { as: 'supervisor' },
      opens: '/user/supervisor/my-team/reports/profile-change-requests',
      id: 'changes',
      label: bilingual('Pending changes', 'निर्णय बाँकी परिवर्तन'),
      icon: ClipboardCheckIcon,
      where: { status: 'Pending' },
    }),
  ],
  charts: [chartPanel(directory, 'by_job_title', team), chartPanel(directory, 'by_branch', team)],
});
