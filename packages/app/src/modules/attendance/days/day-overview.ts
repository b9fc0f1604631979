/** Where the people of a team or an organization are today, and what of yesterday is to be mended. */
import { attendanceDay, type DayPresence } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual } from '@karmik/model/kit/text';
import type { IconDrawing } from '@karmik/ui/Icon';
import {
  CalendarIcon,
  CircleCheckIcon,
  CircleXIcon,
  ClockIcon,
  HourglassIcon,
  MoonIcon,
  PlaneIcon,
  TriangleAlertIcon,
} from '@karmik/ui/icons';
import { configuration } from '../../../configuration/configuration.ts';
import { daysFromToday, type BreakdownFigure } from '../../../screens/kit/bodies.ts';
import { breakdown, listPanel } from '../../../screens/kit/screens.ts';
import { presenceTones } from './day-state.ts';
import { dayDetails } from './detail-as.tsx';

const today = { day__gte: daysFromToday(0), day__lte: daysFromToday(0) } as const;
const yesterday = { day__gte: daysFromToday(-1), day__lte: daysFromToday(-1) } as const;

const figure = (value: DayPresence, icon: IconDrawing, look: Partial<BreakdownFigure> = {}): BreakdownFigure => ({
  value,
  icon,
  tone: presenceTones[value],
  ...look,
});

const figures: readonly BreakdownFigure[] = [
  figure('Present', CircleCheckIcon),
  figure('Late', ClockIcon),
  figure('Not in yet', HourglassIcon),
  figure('Absent', CircleXIcon, { isOffered: () => configuration.runtimeConfig.absent_today }),
  figure('On leave', CalendarIcon),
  figure('Travelling', PlaneIcon),
  figure('Missing punch', TriangleAlertIcon, { isRare: true }),
  figure('Excused', CircleCheckIcon, { isRare: true }),
  figure('Off', MoonIcon),
];

/** @param opens the daily report of the same people */
export const dayOverview = (as: 'supervisor' | 'hr', opens: string, reconciliation: string) => {
  const from = { path: attendanceEndpoints.days, query: { as } };
  return {
    breakdown: breakdown(attendanceDay, {
      ...from,
      opens,
      id: 'today',
      title: as === 'hr' ? bilingual('Today by unit', 'एकाइअनुसार आज') : bilingual('My team today', 'आज मेरो टोली'),
      groupBy: 'presence',
      figures,
      units: ['branch', 'division', 'work_shift'],
      where: today,
    }),
    lists: [
      listPanel(attendanceDay, {
        ...from,
        opens,
        id: 'not-here',
        title: bilingual('Absent or not in yet', 'आज नआएका वा अनुपस्थित'),
        columns: ['employee', 'presence', 'starts_at'],
        sort: 'employee',
        where: { ...today, presence__in: 'Not in yet,Absent' },
        Detail: dayDetails[as],
        empty: bilingual('Everyone expected today is here.', 'आज आउनुपर्ने सबै आएका छन्।'),
      }),
      listPanel(attendanceDay, {
        ...from,
        opens: reconciliation,
        id: 'missing',
        title: bilingual("Yesterday's missing punches", 'हिजो छुटेका हाजिरी'),
        columns: ['employee', 'punched_in', 'punched_out'],
        sort: 'employee',
        where: { ...yesterday, standing: 'Missing Punch' },
        Detail: dayDetails[as],
        empty: bilingual('No punch was missed yesterday.', 'हिजो कुनै हाजिरी छुटेको छैन।'),
      }),
    ],
  };
};
