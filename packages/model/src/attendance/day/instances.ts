/** Shifts as they fall on days: when each part begins and ends, and from when to when its punches are looked for. */
import { toInstant } from '../../kit/wall-clock.ts';
import { addDays } from '../../kit/zone.ts';
import { weekdayOf } from '../../kit/weekdays.ts';
import type { HolidayPart } from '../../organization/holiday.ts';
import { defaultWindow } from '../work-shift.ts';
import type { DayPlan, Shift, Timing } from './facts.ts';

const minute = 60_000;

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What is planned for one day: parts in their order, none on a day without work. */
export interface Instance {
  readonly day: string;
  readonly shift: Shift | null;
  readonly parts: readonly Stretch[];
  readonly window: Stretch;
  /** Minutes of work that are expected. */
  readonly expected: number;
  /** Minutes of the shift that a half-day holiday takes; `parts` and `expected` are the rest. */
  readonly freed: number;
}

export type HalfDay = Exclude<HolidayPart, 'Full'>;

/** The half of the day that a holiday takes; null where it takes none, or all of it. */
export const halfHolidayOf = ({ holiday, holiday_part: part }: DayPlan): HalfDay | null =>
  holiday === null || part == null || part === 'Full' ? null : part;

/** Whether no work is expected all day since it is a holiday. */
export const isHoliday = (plan: DayPlan): boolean => plan.holiday !== null && halfHolidayOf(plan) === null;

const instants = new Map<string, number>();
/** Asking a zone is slow, and the same times of the same days come again for everyone. */
function instantOf(wall: string, zone: string): number {
  const key = `${zone} ${wall}`;
  let instant = instants.get(key);
  if (instant === undefined) {
    if (instants.size > 20_000) instants.clear();
    instant = Date.parse(toInstant(wall, zone));
    instants.set(key, instant);
  }
  return instant;
}

/** A day with the one before and the one after, and when each of them begins; the last start is the end of the third. */
export interface DaysAround {
  readonly days: readonly [string, string, string];
  readonly starts: readonly [number, number, number, number];
}

const arounds = new Map<string, DaysAround>();
/** A day with those beside it, as a zone has them. Everyone's days are the same, so that each is worked out once. */
export function daysAround(day: string, zone: string): DaysAround {
  const key = `${zone} ${day}`;
  let around = arounds.get(key);
  if (around === undefined) {
    if (arounds.size > 2_000) arounds.clear();
    const days = [addDays(day, -1), day, addDays(day, 1)] as const;
    const start = (each: string): number => instantOf(`${each}T00:00`, zone);
    around = { days, starts: [start(days[0]), start(day), start(days[2]), start(addDays(day, 2))] };
    arounds.set(key, around);
  }
  return around;
}

/** When a row of a shift begins and ends. */
type Times = Pick<Timing, 'effective_from' | 'weekday' | 'starts_at' | 'ends_at'>;

/** The timetable that holds on a day: the rows with the latest day of effect, none before the first one. */
export function timetableOn<T extends Pick<Times, 'effective_from'>>(timings: readonly T[], day: string): T[] {
  let latest = '';
  for (const { effective_from: from } of timings) if (from <= day && from > latest) latest = from;
  return timings.filter((row) => row.effective_from === latest);
}

/** The rows of a day: those of its weekday in the timetable that holds then, in their order. */
export function timingsOf<T extends Times>(timings: readonly T[], day: string): T[] {
  const weekday = weekdayOf(day);
  return timetableOn(timings, day)
    .filter((row) => row.weekday === weekday)
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
}

function stretchOf({ starts_at, ends_at }: Times, day: string, zone: string): Stretch {
  const [start, end] = [starts_at.slice(0, 5), ends_at.slice(0, 5)];
  const last = end <= start ? addDays(day, 1) : day;
  return { from: instantOf(`${day}T${start}`, zone), to: instantOf(`${last}T${end}`, zone) };
}

/** The parts of a shift on a day, in their order. */
export const partsOf = (timings: readonly Times[], day: string, zone: string): Stretch[] =>
  timingsOf(timings, day).map((row) => stretchOf(row, day, zone));

/** Minutes of one part, without the break that is not paid. */
function requiredOf(row: Timing, { from, to }: Stretch, shift: Shift): number {
  if (row.required_minutes !== null) return row.required_minutes;
  return withoutBreak((to - from) / minute, shift);
}

/** What is left of a length of work when the unpaid break of the shift is taken. */
export function withoutBreak(minutes: number, { unpaid_break: pause, unpaid_break_after: after }: Shift): number {
  if (pause === null || minutes < (after ?? 0)) return minutes;
  return Math.max(0, minutes - pause);
}

const planned = new WeakMap<Shift, Map<string, Instance>>();

/** What is planned for someone on a day. A holiday leaves the shift, whose window still finds punches, and expects no work. */
export function instanceOf(plan: DayPlan, day: string, zone: string): Instance {
  const { shift, is_rostered_off: isOff } = plan;
  if (shift === null || isOff) return withoutWork(shift, day, zone);
  // The person who works in a shift has the same day as the others who do.
  const known = planned.get(shift) ?? new Map<string, Instance>();
  planned.set(shift, known);
  const half = halfHolidayOf(plan);
  const isWork = !isHoliday(plan);
  const key = `${zone} ${day} ${isWork} ${half}`;
  const instance = known.get(key) ?? withoutHalf(workOf(shift, isWork, day, zone), half);
  known.set(key, instance);
  return instance;
}

function withoutWork(shift: Shift | null, day: string, zone: string): Instance {
  const { starts } = daysAround(day, zone);
  return { day, shift, parts: [], window: { from: starts[1], to: starts[2] }, expected: 0, freed: 0 };
}

/** What is left of a day of work beside a half-day holiday: the shift is divided in its middle. */
function withoutHalf(instance: Instance, half: HalfDay | null): Instance {
  const [first, last] = [instance.parts[0], instance.parts.at(-1)];
  if (half === null || first === undefined || last === undefined) return instance;
  const middle = (first.from + last.to) / 2;
  const [from, to] = half === 'First Half' ? [middle, last.to] : [first.from, middle];
  const parts = instance.parts
    .map((part) => ({ from: Math.max(part.from, from), to: Math.min(part.to, to) }))
    .filter((part) => part.from < part.to);
  const expected = Math.floor(instance.expected / 2);
  return { ...instance, parts, expected, freed: instance.expected - expected };
}

function workOf(shift: Shift, isExpected: boolean, day: string, zone: string): Instance {
  const rows = timingsOf(shift.timings, day);
  if (rows.length === 0) return withoutWork(shift, day, zone);
  const parts = rows.map((row) => stretchOf(row, day, zone));
  const window = {
    from: Math.min(...parts.map(({ from }) => from)) - (shift.early_in ?? defaultWindow.early_in) * minute,
    to: Math.max(...parts.map(({ to }) => to)) + (shift.late_out ?? defaultWindow.late_out) * minute,
  };
  const expected = isExpected
    ? rows.reduce((sum, row, index) => sum + requiredOf(row, parts[index] as Stretch, shift), 0)
    : 0;
  return { day, shift, parts, window, expected, freed: 0 };
}
