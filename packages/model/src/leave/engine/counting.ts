/** Which days of a request count, how much, and at what pay. */
import { addDays } from '../../kit/zone.ts';
import type { DayReason } from './messages.ts';
import { divided, lesser, oneDay, quantityText, sumOf, unitsOf } from './quantity.ts';
import type { CountingRule, LeavePart } from './rule.ts';

/** What a day is for someone. */
export interface PersonDay {
  readonly kind: 'work' | 'weekly_off' | 'holiday';
  /** Other leave of theirs is on it: a day of work is taken, or a day off is counted already. */
  readonly isOnLeave?: boolean;
  /** A day of work of which a holiday takes this half. */
  readonly halfHoliday?: 'First half' | 'Second half' | null;
  /** Attendance was logged at the time of the leave, and the day counts as work. */
  readonly isWorked?: boolean;
}

export interface CountedSpan {
  readonly from: string;
  readonly to: string;
  /** Of the first day, and of the only one. */
  readonly firstPart: LeavePart;
  readonly lastPart: LeavePart;
  /** Decimal hours of a single day, in the place of its part. */
  readonly hours?: string | null;
  /** Days of the same event that were counted before, of which some were paid. */
  readonly countedBefore?: string;
  /** Days up to `sandwichReach` before and after the span are asked about too. */
  dayOf(day: string): PersonDay;
}

export interface CountedDay {
  readonly on: string;
  readonly part: LeavePart | 'Hours';
  /** Decimal part of a day that is taken from the balance. */
  readonly counts: string;
  /** Decimal fraction of it that is paid, from 0 to 1. */
  readonly paid: string;
  readonly why: DayReason;
}

export interface CountedLeave {
  readonly days: readonly CountedDay[];
  readonly total: string;
}

/** How far before and after a request its next days of work are looked for. */
export const sandwichReach = 21;

type Portion = Pick<CountedDay, 'part' | 'why'> & { readonly units: bigint };

const half = oneDay / 2n;
const isOff = ({ kind }: PersonDay): boolean => kind !== 'work';

function partOn(day: string, { from, to, firstPart, lastPart }: CountedSpan): LeavePart {
  return day === from ? firstPart : day === to ? lastPart : 'Full';
}

/** Hours as a part of a day; never more than one. */
const hoursAsDay = (hours: string, hoursPerDay: string | null): bigint =>
  lesser(oneDay, divided(unitsOf(hours) * oneDay, unitsOf(hoursPerDay ?? '8'), 'nearest'));

/** Whether leave touches the days off beside it: on the side to which time runs, and on the side from which it comes. */
function touches(day: string, direction: 1 | -1, span: CountedSpan): boolean {
  if (day < span.from || day > span.to) return span.dayOf(day).isOnLeave ?? false;
  if (typeof span.hours === 'string') return false;
  // A run of days off is entered from the day before it by its second half, and left into the first half of the day after it.
  return partOn(day, span) !== (direction === -1 ? 'First half' : 'Second half');
}

/** The next day of work in a direction; undefined where there is none within reach. */
function nextWork(day: string, direction: 1 | -1, span: CountedSpan): string | undefined {
  const [first, last] = [addDays(span.from, -sandwichReach), addDays(span.to, sandwichReach)];
  for (let at = addDays(day, direction); at >= first && at <= last; at = addDays(at, direction))
    if (!isOff(span.dayOf(at))) return at;
  return undefined;
}

/** Whether a day off lies within leave as the rule has it. */
function isSandwiched(rule: CountingRule, day: string, span: CountedSpan): boolean {
  const { kind } = span.dayOf(day);
  if (rule.sandwich === 'off') return false;
  if (kind === 'weekly_off' ? !rule.sandwich_weekends : !rule.sandwich_holidays) return false;
  const sides = ([-1, 1] as const).map((direction) => {
    const work = nextWork(day, direction, span);
    return work !== undefined && touches(work, direction, span);
  });
  return rule.sandwich === 'both_sides' ? sides.every(Boolean) : sides.some(Boolean);
}

function portionOf(rule: CountingRule, day: string, span: CountedSpan): Portion {
  const known = span.dayOf(day);
  const part = partOn(day, span);
  if (isOff(known) && rule.count_basis === 'working') {
    const counted = isSandwiched(rule, day, span) && known.isOnLeave !== true;
    const why = known.kind as 'weekly_off' | 'holiday';
    return { part, units: counted ? oneDay : 0n, why: counted ? `sandwiched_${why}` : why };
  }
  if (known.isWorked === true && !isOff(known)) return { part, units: 0n, why: 'worked' };
  if (typeof span.hours === 'string')
    return { part: 'Hours', units: hoursAsDay(span.hours, rule.hours_per_day), why: 'hours' };
  const free = rule.count_basis === 'working' ? known.halfHoliday : null;
  if (free != null && part === free) return { part, units: 0n, why: 'holiday' };
  if (free != null && part === 'Full')
    return { part: free === 'First half' ? 'Second half' : 'First half', units: half, why: 'half_holiday' };
  if (part !== 'Full') return { part, units: half, why: 'half_day' };
  return { part, units: oneDay, why: rule.count_basis === 'calendar' ? 'calendar_day' : 'working_day' };
}

/** Days off beside the span that it makes count, as when leave was split around them. */
function besideOf(rule: CountingRule, span: CountedSpan, direction: 1 | -1): string[] {
  const days: string[] = [];
  if (rule.count_basis === 'calendar' || rule.sandwich === 'off') return days;
  let day = addDays(direction === -1 ? span.from : span.to, direction);
  for (; days.length < sandwichReach && isOff(span.dayOf(day)); day = addDays(day, direction)) days.push(day);
  const reached = days.length < sandwichReach ? days : [];
  return reached.filter((each) => isSandwiched(rule, each, span) && span.dayOf(each).isOnLeave !== true).toSorted();
}

/** Pays what is within the paid days in the rule's fraction, and the rest not at all. */
function paid(rule: CountingRule, portions: readonly Portion[], before: bigint): string[] {
  const fraction = unitsOf(rule.paid_fraction);
  if (rule.paid_days === null) return portions.map(() => quantityText(fraction));
  let left = unitsOf(rule.paid_days) - before;
  return portions.map(({ units }) => {
    const within = left <= 0n ? 0n : lesser(left, units);
    left -= units;
    if (units === 0n) return quantityText(left >= 0n ? fraction : 0n);
    return quantityText(divided(fraction * within, units, 'nearest'));
  });
}

/**
 * What was counted already of the event that a span belongs to, which may be asked for in parts: days of leave before and after the span
 * with nothing but days off between them and it.
 * @param taken days of the type in their order
 * @example countedBeforeOf([{ on: '2026-11-18', counts: '1' }], { from: '2026-11-19', to: '2026-11-20', dayOf }) // '1'
 */
export function countedBeforeOf(
  taken: readonly Pick<CountedDay, 'on' | 'counts'>[],
  { from, to, dayOf }: Pick<CountedSpan, 'from' | 'to' | 'dayOf'>,
): string {
  const run = (days: typeof taken, edge: string, direction: 1 | -1): bigint[] => {
    const counted: bigint[] = [];
    let at = addDays(edge, direction);
    for (const { on, counts } of days) {
      while (at !== on && isOff(dayOf(at))) at = addDays(at, direction);
      if (at !== on) break;
      counted.push(unitsOf(counts));
      at = addDays(at, direction);
    }
    return counted;
  };
  const before = taken.filter(({ on }) => on < from).toReversed();
  const after = taken.filter(({ on }) => on > to);
  return quantityText(sumOf([...run(before, from, -1), ...run(after, to, 1)]));
}

/**
 * The days of a request, in their order, with what each takes and at what pay.
 * @example countDays(rule, { from: '2026-11-19', to: '2026-11-24', firstPart: 'Full', lastPart: 'Full', dayOf }).total // '4'
 */
export function countDays(rule: CountingRule, span: CountedSpan): CountedLeave {
  const within: string[] = [];
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) within.push(day);
  const days = [...besideOf(rule, span, -1), ...within, ...besideOf(rule, span, 1)];
  const portions = days.map((day) => portionOf(rule, day, span));
  const pay = paid(rule, portions, unitsOf(span.countedBefore));
  return {
    days: portions.map(({ units, part, why }, index) => ({
      on: days[index] as string,
      part,
      counts: quantityText(units),
      paid: pay[index] as string,
      why,
    })),
    total: quantityText(sumOf(portions.map(({ units }) => units))),
  };
}
