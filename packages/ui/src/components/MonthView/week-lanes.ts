import type { IsoDate } from '../../dates/iso.ts';
import type { Tone } from '../../tokens/names.ts';

/** Something on one day or on several. */
export interface MonthEvent {
  readonly id: string;
  readonly title: string;
  /** AD ISO. */
  readonly start: IsoDate;
  /** The last day, included; the first when left out. */
  readonly end?: IsoDate | undefined;
  /** When on the day, as people read it, of events given in their order; the whole day when left out. */
  readonly time?: string | undefined;
  /** What lists say in place of "All day"; in the month the event keeps the whole day. */
  readonly hours?: string | undefined;
  readonly tone?: Tone | undefined;
  /** Shown below the others of its day, and left out first where there is no room, such as a birthday. */
  readonly isMinor?: boolean | undefined;
}

/** A stretch of an event within a week, on a lane that no other stretch of these days has. */
export interface LaneBar {
  readonly event: MonthEvent;
  /** Place of the first day in the week, from 0. */
  readonly column: number;
  readonly span: number;
  readonly lane: number;
  readonly comesFromBefore: boolean;
  readonly goesOn: boolean;
}

export interface WeekLanes {
  /** What there is room for. */
  readonly bars: readonly LaneBar[];
  /** For each day of the week, how many events there was no room for. */
  readonly hidden: readonly number[];
}

export function endOfEvent(event: MonthEvent): IsoDate {
  return event.end === undefined || event.end < event.start ? event.start : event.end;
}

/** Events that touch a day: long ones first, then whole days, then those with a time as they are given. */
export function eventsOn(events: readonly MonthEvent[], day: IsoDate): MonthEvent[] {
  return inOrder(events.filter((event) => event.start <= day && endOfEvent(event) >= day));
}

/** Longer events go above, so that bars lie calm; then by day, minor ones last, whole days by title, and those with a time as they are given. */
export function inOrder(events: readonly MonthEvent[]): MonthEvent[] {
  const isLong = (event: MonthEvent): boolean => endOfEvent(event) > event.start;
  return events.toSorted(
    (a, b) =>
      Number(isLong(b)) - Number(isLong(a)) ||
      a.start.localeCompare(b.start) ||
      endOfEvent(b).localeCompare(endOfEvent(a)) ||
      Number(a.isMinor === true) - Number(b.isMinor === true) ||
      Number(a.time !== undefined) - Number(b.time !== undefined) ||
      (a.time === undefined ? a.title.localeCompare(b.title) : 0),
  );
}

/**
 * Lays the events of a week on lanes. A day with more than fits loses its last lane to the line that says how many are left.
 * @param days the seven days of the week, `undefined` for those of another month
 */
export function weekLanes(
  events: readonly MonthEvent[],
  days: readonly (IsoDate | undefined)[],
  room: number,
): WeekLanes {
  const shown = days.flatMap((day, column) => (day === undefined ? [] : [{ day, column }]));
  const first = shown[0];
  const last = shown.at(-1);
  if (first === undefined || last === undefined) return { bars: [], hidden: days.map(() => 0) };
  const taken: boolean[][] = [];
  const all: LaneBar[] = [];
  for (const event of inOrder(events)) {
    const end = endOfEvent(event);
    if (event.start > last.day || end < first.day) continue;
    const column = shown.find(({ day }) => day >= event.start)?.column ?? first.column;
    const lastColumn = shown.findLast(({ day }) => day <= end)?.column ?? last.column;
    let lane = 0;
    const isFree = (): boolean => !taken[lane]?.slice(column, lastColumn + 1).includes(true);
    while (!isFree()) lane += 1;
    const row = (taken[lane] ??= days.map(() => false));
    row.fill(true, column, lastColumn + 1);
    all.push({
      event,
      column,
      span: lastColumn - column + 1,
      lane,
      comesFromBefore: event.start < first.day && column === first.column,
      goesOn: end > last.day,
    });
  }
  const covers = (bar: LaneBar, column: number): boolean => bar.column <= column && column < bar.column + bar.span;
  const isFull = days.map((_, column) => all.some((bar) => bar.lane >= room && covers(bar, column)));
  const fits = (bar: LaneBar): boolean => {
    const columns = Array.from({ length: bar.span }, (_, index) => bar.column + index);
    return columns.every((column) => bar.lane < (isFull[column] === true ? room - 1 : room));
  };
  return {
    bars: all.filter(fits),
    hidden: days.map((_, column) => all.filter((bar) => covers(bar, column) && !fits(bar)).length),
  };
}
