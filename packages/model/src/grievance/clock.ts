/**
 * The clock of a grievance: it runs in working hours alone. Instants are milliseconds since the epoch, lengths are milliseconds (GR-1,
 * WC-31 to WC-35).
 */
import { addDays, fromWall, todayIn } from '../kit/zone.ts';
import { weekdayOf, type Weekday } from '../kit/weekdays.ts';
import type { HolidayPart } from '../organization/holiday.ts';

/** From and until, in minutes since midnight. */
export type Block = readonly [number, number];

export interface WorkCalendar {
  readonly timeZone: string;
  /** Blocks of each weekday; a weekday without any is a day off. They may come in any order. */
  readonly hours: { readonly [weekday in Weekday]?: readonly Block[] };
  /** Holidays by their day. Half of one takes half of the working time of its day. */
  readonly holidays: ReadonlyMap<string, HolidayPart>;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}
/** A time in which the clock does not run; null while it lasts. */
export interface Stop {
  readonly from: number;
  readonly to: number | null;
}

/** The furthest that a search for working time goes. */
const mostDays = 1_000;

/** Spans in order, with those that touch or overlap put together. */
export function merged(spans: readonly Span[]): Span[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of spans.filter((span) => span.to > span.from).toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

/** What is left of blocks when the first or the last half of their time is taken away. */
function halved(blocks: readonly Span[], part: HolidayPart): Span[] {
  const total = blocks.reduce((sum, { from, to }) => sum + to - from, 0);
  let skip = part === 'First Half' ? total / 2 : 0;
  let left = total / 2;
  const result: Span[] = [];
  for (const { from, to } of blocks) {
    const start = Math.min(to, from + skip);
    skip -= start - from;
    const end = Math.min(to, start + left);
    left -= end - start;
    if (end > start) result.push({ from: start, to: end });
  }
  return result;
}

/** The working time of a day, as spans of minutes. */
export function hoursOfDay({ hours, holidays }: WorkCalendar, day: string): Span[] {
  const blocks = merged((hours[weekdayOf(day)] ?? []).map(([from, to]) => ({ from, to })));
  const part = holidays.get(day);
  return part === undefined ? blocks : part === 'Full' ? [] : halved(blocks, part);
}

/** Spans of working time from an instant on, for as long as a search goes. */
function* workingSpans(calendar: WorkCalendar, from: number): Generator<Span> {
  const { timeZone } = calendar;
  let day = todayIn(timeZone, new Date(from));
  for (let count = 0; count < mostDays; count += 1, day = addDays(day, 1))
    for (const block of hoursOfDay(calendar, day)) {
      const end = fromWall(day, block.to, timeZone);
      if (end > from) yield { from: Math.max(from, fromWall(day, block.from, timeZone)), to: end };
    }
}

const closed = (stops: readonly Stop[]): Span[] => merged(stops.map(({ from, to }) => ({ from, to: to ?? Infinity })));

/** The parts of a span that no stop covers. @param stops in order, apart from each other */
function* without(span: Span, stops: readonly Span[]): Generator<Span> {
  let { from } = span;
  for (const stop of stops) {
    if (stop.to <= from) continue;
    if (stop.from >= span.to) break;
    if (stop.from > from) yield { from, to: stop.from };
    from = Math.max(from, stop.to);
  }
  if (from < span.to) yield { from, to: span.to };
}

/** The working time between two instants, without what stops cover. */
export function workingTime(calendar: WorkCalendar, from: number, to: number, stops: readonly Stop[] = []): number {
  const pauses = closed(stops);
  let sum = 0;
  for (const span of workingSpans(calendar, from)) {
    if (span.from >= to) break;
    for (const part of without({ from: span.from, to: Math.min(span.to, to) }, pauses)) sum += part.to - part.from;
  }
  return sum;
}

/** The instant at which so much working time has passed; null where a stop lasts, or no hours come within the bound of the search. */
export function afterWorkingTime(
  calendar: WorkCalendar,
  from: number,
  length: number,
  stops: readonly Stop[] = [],
): number | null {
  const pauses = closed(stops);
  let left = length;
  for (const span of workingSpans(calendar, from))
    for (const part of without(span, pauses)) {
      if (left <= part.to - part.from) return part.from + left;
      left -= part.to - part.from;
    }
  return null;
}

/** Whether an instant is in working time. */
export function isWorking(calendar: WorkCalendar, at: number): boolean {
  for (const span of workingSpans(calendar, at)) return span.from <= at;
  return false;
}

/** What moves the clock of a grievance. */
export interface ClockFacts {
  readonly startsAt: number;
  /** Working time until it is due. */
  readonly allowed: number;
  readonly stops: readonly Stop[];
  /** When the allowed time was last changed; a grievance is not overdue before that. */
  readonly changedAt?: number | null;
}

/** When a grievance is due and when its handler is warned; null while the clock does not run. */
export interface Deadlines {
  readonly warnAt: number | null;
  readonly dueAt: number | null;
}

/** Of the time that is allowed, the share after which the handler is warned. */
export const warnShare = 0.8;

export function deadlinesOf(calendar: WorkCalendar, { startsAt, allowed, stops, changedAt }: ClockFacts): Deadlines {
  const notBefore = (at: number | null): number | null => (at === null ? null : Math.max(at, changedAt ?? at));
  return {
    warnAt: notBefore(afterWorkingTime(calendar, startsAt, Math.round(allowed * warnShare), stops)),
    dueAt: notBefore(afterWorkingTime(calendar, startsAt, allowed, stops)),
  };
}
