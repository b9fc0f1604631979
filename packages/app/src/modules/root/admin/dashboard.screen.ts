import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimePaths } from '@karmik/model/attendance/paths';
import { employeeDocument } from '@karmik/model/hris/file/keeping';
import { hrisAdminPaths } from '@karmik/model/hris/admin-paths';
import { changeRequestPaths } from '@karmik/model/hris/paths';
import { staff } from '@karmik/model/hris/staff';
import { bilingual } from '@karmik/model/kit/text';
import {
  CakeIcon,
  CalendarClockIcon,
  CalendarIcon,
  CircleXIcon,
  ClipboardCheckIcon,
  FileTextIcon,
  HourglassIcon,
  UserMinusIcon,
  UserPlusIcon,
  UsersIcon,
} from '@karmik/ui/icons';
import { changeRequest } from '@karmik/model/hris/change-request';
import { queryClient } from '../../../api/query-client.ts';
import { setupQuery } from '../../../shell/tools/setup.ts';
import SetupPanel from '../../organization/pages/SetupPanel.tsx';
import { daysFromToday } from '../../../screens/kit/bodies.ts';
import { chartPanel, listPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';

const at = '/admin/:slug/hris';
const people = { path: 'hris/:org/staff', opens: `${at}/employees` } as const;
const days = {
  path: attendanceEndpoints.days,
  query: { as: 'hr' },
  opens: '/admin/:slug/attendance/reports/daily-attendance',
} as const;
const today = { day__gte: daysFromToday(0), day__lte: daysFromToday(0) } as const;
const now = { standing: 'Current' } as const;
/** How far ahead one looks, in days: contracts and papers take longer to renew than a cake to bake. */
const soon = 60;
const nextBirthdays = { ...now, birthday__gte: daysFromToday(0), birthday__lte: daysFromToday(7) } as const;
const endingContracts = {
  ...now,
  contract_ends_on__gte: daysFromToday(0),
  contract_ends_on__lte: daysFromToday(soon),
} as const;

export default overviewScreen({
  description: bilingual('Your people at a glance.', 'तपाईंका कर्मचारी एकै ठाउँमा।'),
  tiles: [
    tile(staff, {
      ...people,
      id: 'headcount',
      label: bilingual('Headcount', 'हाल कार्यरत'),
      icon: UsersIcon,
      tone: 'info',
      where: now,
    }),
    tile(staff, {
      ...people,
      id: 'joined',
      label: bilingual('Joined in the last 30 days', 'पछिल्ला ३० दिनमा नियुक्त'),
      icon: UserPlusIcon,
      tone: 'positive',
      where: { joined_on__gte: daysFromToday(-30), joined_on__lte: daysFromToday(0) },
    }),
    tile(staff, {
      ...people,
      opens: `${at}/employees/past-employee-list`,
      query: { standing: 'Past' },
      id: 'left',
      label: bilingual('Left in the last 30 days', 'पछिल्ला ३० दिनमा छाडेका'),
      icon: UserMinusIcon,
      where: { left_on__gte: daysFromToday(-30), left_on__lte: daysFromToday(0) },
    }),
    tile(attendanceDay, {
      ...days,
      id: 'absent',
      label: bilingual('Absent or not in yet', 'आज नआएका वा अनुपस्थित'),
      icon: CircleXIcon,
      tone: 'caution',
      where: { ...today, presence__in: 'Not in yet,Absent' },
    }),
    tile(attendanceDay, {
      ...days,
      id: 'on-leave',
      label: bilingual('On leave today', 'आज बिदामा'),
      icon: CalendarIcon,
      where: { ...today, presence: 'On leave' },
    }),
    tile(staff, {
      ...people,
      opens: `${at}/reports/basic/birthday-report`,
      id: 'birthdays',
      label: bilingual('Birthdays within 7 days', 'एक हप्ताभित्रका जन्मदिन'),
      icon: CakeIcon,
      where: nextBirthdays,
    }),
    tile(staff, {
      ...people,
      opens: `${at}/reports/basic/contract-status`,
      id: 'contracts',
      label: bilingual('Contracts ending within 60 days', '६० दिनभित्र सकिने करार'),
      icon: CalendarClockIcon,
      tone: 'caution',
      where: endingContracts,
    }),
    tile(employeeDocument, {
      opens: hrisAdminPaths.documents,
      id: 'papers',
      label: bilingual('Documents expiring within 60 days', '६० दिनभित्र म्याद सकिने कागजात'),
      icon: FileTextIcon,
      tone: 'caution',
      where: { expires_on__gte: daysFromToday(0), expires_on__lte: daysFromToday(soon) },
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
    tile(overtimeRequest, {
      path: attendanceEndpoints.overtime,
      query: { as: 'hr' },
      opens: overtimePaths.organization,
      id: 'overtime',
      label: bilingual('Pending overtime', 'निर्णय बाँकी अतिरिक्त समय'),
      icon: HourglassIcon,
      tone: 'info',
      where: { status: 'Requested' },
    }),
  ],
  panels: [
    {
      id: 'setup',
      title: bilingual('Account setup', 'खाता सेटअप'),
      isNeeded: (slug) => ({
        queryKey: [...setupQuery(slug).queryKey, 'is pending'],
        queryFn: async () => (await queryClient.fetchQuery(setupQuery(slug))).pending_count > 0,
      }),
      Panel: SetupPanel,
    },
  ],
  lists: [
    listPanel(staff, {
      ...people,
      opens: `${at}/reports/basic/birthday-report`,
      id: 'next-birthdays',
      title: bilingual('Upcoming birthdays', 'आउँदा जन्मदिन'),
      where: nextBirthdays,
      columns: ['user', 'birthday'],
      sort: 'birthday',
      empty: bilingual('No birthdays within 7 days.', 'एक हप्ताभित्र कसैको जन्मदिन छैन।'),
    }),
    listPanel(staff, {
      ...people,
      opens: `${at}/reports/basic/contract-status`,
      id: 'next-contracts',
      title: bilingual('Expiring contracts', 'सकिन लागेका करार'),
      where: endingContracts,
      columns: ['user', 'contract_ends_on'],
      sort: 'contract_ends_on',
      empty: bilingual('No contracts end within 60 days.', '६० दिनभित्र कुनै करार सकिँदैन।'),
    }),
    listPanel(staff, {
      ...people,
      id: 'latest',
      title: bilingual('New hires', 'नयाँ कर्मचारी'),
      where: { ...now, joined_on__lte: daysFromToday(0) },
      columns: ['user', 'joined_on'],
      sort: '-joined_on',
    }),
  ],
  charts: [
    chartPanel(staff, 'joined_by_month', {
      ...people,
      where: { joined_on__gte: daysFromToday(-365), joined_on__lte: daysFromToday(0) },
    }),
    chartPanel(staff, 'by_division', people),
  ],
});
