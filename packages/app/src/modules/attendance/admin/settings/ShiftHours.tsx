import { timetableOn } from '@karmik/model/attendance/day/instances';
import type { WorkShift } from '@karmik/model/attendance/work-shift';
import { figures } from '@karmik/model/kit/digits';
import { bilingual } from '@karmik/model/kit/text';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../../preferences/dates.ts';
import { todayThere } from '../../../../preferences/place.ts';

/** When a shift begins and ends today, or on its first day where that is still to come; each of its different hours once. */
function ShiftHours({ record: { timings } }: { readonly record: Pick<WorkShift, 'timings'> }): ReactNode {
  const { language } = useDateStyle();
  const today = todayThere();
  const first = timings.map(({ effective_from: from }) => from).toSorted()[0] ?? today;
  const hours = new Set(
    timetableOn(timings, first > today ? first : today).map(({ starts_at: starts, ends_at: ends }) =>
      figures(`${starts.slice(0, 5)}–${ends.slice(0, 5)}`, language),
    ),
  );
  return hours.size === 0 ? '–' : [...hours].join(', ');
}

/** The column of it. */
export const shiftHoursColumn = {
  id: 'hours',
  header: bilingual('Hours', 'समय'),
  Cell: ShiftHours,
  minWidth: '8rem',
} as const;
