/** Attendance at a glance, for a team or the organization. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { todayStateNames } from '@karmik/model/attendance/day/today';
import { bilingual } from '@karmik/model/kit/text';
import { CalendarIcon, ClockIcon, HomeIcon, PlaneIcon, HourglassIcon, UsersIcon } from '@karmik/ui/icons';
import { daysFromToday } from '../../../screens/kit/bodies.ts';
import { chartPanel, listPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';
import { todayByPlace } from './TodayByPlace.tsx';

const today = { day: daysFromToday(0) } as const;

const insight = (as: 'supervisor' | 'hr', opens: string) => {
  const from = { path: attendanceEndpoints.days, query: { as }, opens };
  return overviewScreen({
    description: bilingual('Attendance today and by month.', 'आज र महिनाअनुसारको हाजिरी।'),
    tiles: [
      tile(attendanceDay, {
        ...from,
        id: 'in',
        label: todayStateNames.in,
        icon: UsersIcon,
        tone: 'positive',
        where: { ...today, punched_in__isnull: 'false', punched_out__isnull: 'true' },
      }),
      tile(attendanceDay, {
        ...from,
        id: 'late',
        label: bilingual('Late today', 'आज ढिलो'),
        icon: ClockIcon,
        tone: 'caution',
        where: { ...today, late__gte: '1' },
      }),
      tile(attendanceDay, {
        ...from,
        id: 'leave',
        label: bilingual('On leave today', 'आज बिदामा'),
        icon: CalendarIcon,
        tone: 'info',
        where: { ...today, coefficient__in: 'Full Leave,First Half Leave,Second Half Leave' },
      }),
      tile(attendanceDay, {
        ...from,
        id: 'travelling',
        label: bilingual('Travelling today', 'आज भ्रमणमा'),
        icon: PlaneIcon,
        tone: 'info',
        where: { ...today, is_travelling: 'true' },
      }),
      tile(attendanceDay, {
        ...from,
        id: 'remote',
        label: bilingual('Remote today', 'आज टाढाबाट'),
        icon: HomeIcon,
        tone: 'info',
        where: { ...today, is_remote: 'true', expected__gte: '1' },
      }),
      tile(attendanceDay, {
        ...from,
        id: 'missing',
        label: bilingual('Missing punches, 30 days', '३० दिनमा छुटेका हाजिरी'),
        icon: HourglassIcon,
        tone: 'caution',
        where: { day__gte: daysFromToday(-30), standing: 'Missing Punch' },
      }),
    ],
    panels: [
      {
        id: 'today',
        title: bilingual('Today by branch and division', 'शाखा र महाशाखाअनुसार आज'),
        isWide: true,
        Panel: todayByPlace(as),
      },
    ],
    charts: [chartPanel(attendanceDay, 'standings', from), chartPanel(attendanceDay, 'lost_by_month', from)],
    lists: [
      listPanel(attendanceDay, {
        ...from,
        id: 'latest',
        title: bilingual('Late today', 'आज ढिलो'),
        columns: ['employee', 'punched_in', 'late'],
        sort: '-late',
        where: { ...today, late__gte: '1' },
        empty: bilingual('No one is late today.', 'आज कोही ढिलो छैन।'),
      }),
    ],
  });
};

export const teamInsight = insight('supervisor', '/user/supervisor/attendance/reports/daily-attendance');
export const organizationInsight = insight('hr', '/admin/:slug/attendance/reports/daily-attendance');
