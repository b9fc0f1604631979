import type { WorkShift } from '@karmik/model/attendance/work-shift';
import { figures } from '@karmik/model/kit/digits';
import { bilingual } from '@karmik/model/kit/text';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../../preferences/dates.ts';
import { todayThere } from '../../../../preferences/place.ts';

type Timing = WorkShift['timings'][number];

/** The timings that hold on a day: for each weekday those that were put in force last. */
function inForce(timings: readonly Timing[], day: string): readonly Timing[] {
  const begun = timings.filter(({ effective_from: from }) => from <= day);
  return (begun.length > 0 ? begun : timings).filter(
    ({ weekday, effective_from: from }, _, all) =>
      !all.some((other) => other.weekday === weekday && other.effective_from > from),
  );
}

/** When a shift begins and ends; each of its different hours once. */
function ShiftHours({ record: { timings } }: { readonly record: Pick<WorkShift, 'timings'> }): ReactNode {
  const { language } = useDateStyle();
  const hours = new Set(
    inForce(timings, todayThere()).map(({ starts_at: starts, ends_at: ends }) =>
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
