/** What someone accrues in a leave year. Lines follow from facts and the day alone, so that any cadence of calls gives the same. */
import type { Message } from '../../kit/message.ts';
import type { DaySpan } from '../../kit/period.ts';
import { addDays } from '../../kit/zone.ts';
import { balanceAt } from './account.ts';
import {
  common,
  daysOf,
  earlierOf,
  laterOf,
  type LeavePeriod,
  type LeaveYear,
  monthsAfter,
  monthsIn,
  periodsOf,
  yearsOfService,
} from './leave-year.ts';
import { accrualMessages as says } from './messages.ts';
import { divided, greater, lesser, oneDay, quantityText, unitsOf } from './quantity.ts';
import type { AccrualEvery, AccrualRule, LeaveLine, LeaveLineKind, Rounding } from './rule.ts';

/** Who accrues; days AD ISO. */
export interface AccruingPerson {
  readonly joined_on: string;
  readonly left_on?: string | null;
  /** Days of work that this leave counts until the end of a day, since it counts them; halves are halves. */
  daysWorkedUntil(day: string): number;
  /** Spans of leave without pay, none of which overlap. */
  readonly unpaidSpans: readonly DaySpan[];
}

export interface AccrualLine extends LeaveLine {
  readonly because: Message;
}

const never = '9999-12-31';
const steps: Readonly<Record<Rounding, bigint>> = {
  none: oneDay / 100n,
  quarter: oneDay / 4n,
  half: oneDay / 2n,
  whole: oneDay,
};

/** A part of an amount, rounded as the rule says; without rounding, to two places. */
function partOf(rule: AccrualRule, amount: bigint, days: number, of: number): bigint {
  // A declared amount is credited as it was declared: only parts are rounded.
  if (days >= of) return amount;
  const step = steps[rule.rounding];
  const direction = rule.rounding === 'none' ? 'nearest' : rule.rounding_direction;
  return divided(amount * BigInt(days), BigInt(of) * step, direction) * step;
}

interface Reckoning {
  readonly rule: AccrualRule;
  readonly person: AccruingPerson;
  readonly year: LeaveYear;
  /** The first day of service that counts. */
  readonly from: string;
  readonly left: string;
}

type Draft = Pick<AccrualLine, 'on' | 'ref' | 'because'> & { readonly units: bigint; readonly kind: LeaveLineKind };

/** The amount that holds on a day of credit. */
function amountOn({ rule, person, year }: Reckoning, day: string): bigint {
  if (rule.tenure_tiers.length === 0) return unitsOf(rule.accrual_amount);
  const years = yearsOfService(person.joined_on, day, year.calendar);
  const tier = rule.tenure_tiers
    .filter(({ from_years }) => from_years <= years)
    .toSorted((a, b) => b.from_years - a.from_years)[0];
  return unitsOf(tier?.amount ?? rule.accrual_amount);
}

/** The periods between anniversaries of joining that touch a year, or end on the day before it. */
function anniversaryPeriods({ person, year }: Reckoning, every: AccrualEvery): LeavePeriod[] {
  const count = monthsIn[every];
  const periods: LeavePeriod[] = [];
  // No month is longer than 32 days: nothing of the year is skipped.
  const passed = Math.floor(daysOf({ from: person.joined_on, to: year.starts_on }) / 32 / count);
  for (let months = Math.max(0, passed - 1) * count; ; months += count) {
    const from = monthsAfter(person.joined_on, months, year.calendar);
    if (from > year.ends_on) return periods;
    const next = monthsAfter(person.joined_on, months + count, year.calendar);
    if (next >= year.starts_on) periods.push({ name: `${from}+${count}`, from, to: addDays(next, -1) });
  }
}

const unpaidDays = ({ rule, person }: Reckoning, span: DaySpan): number =>
  rule.pauses_on_unpaid ? person.unpaidSpans.reduce((sum, each) => sum + daysOf(common(each, span)), 0) : 0;

const message = (period: LeavePeriod, days: number, of: number): Message =>
  days >= of
    ? says.whole({ from: period.from, to: period.to })
    : says.part({ days, of, from: period.from, to: period.to });

/** A period that is credited when it begins; what it comes to less, for leaving and unpaid leave, is taken back when it ends. */
function atStart(reckoning: Reckoning, period: LeavePeriod): Draft[] {
  const { rule, from, left } = reckoning;
  const on = laterOf(period.from, from);
  const of = daysOf(period);
  const counted = { from: rule.prorates_joining ? on : period.from, to: period.to };
  const amount = amountOn(reckoning, on);
  const units = partOf(rule, amount, daysOf(counted), of);
  const credit: Draft = {
    on,
    ref: `accrual:${period.name}`,
    kind: 'accrual',
    units,
    because: message(period, daysOf(counted), of),
  };
  const end = earlierOf(period.to, left);
  const served = { from: counted.from, to: rule.prorates_leaving ? end : period.to };
  const days = daysOf(served) - unpaidDays(reckoning, { from: served.from, to: end });
  const less = units - partOf(rule, amount, Math.max(0, days), of);
  if (less <= 0n) return [credit];
  const because = says.settled({ days, of, from: period.from, to: period.to });
  return [credit, { on: end, ref: `accrual:${period.name}:settled`, kind: 'adjusted', units: -less, because }];
}

/** A period that is credited when it is over; one that someone leaves within, on their last day and in part. */
function atEnd(reckoning: Reckoning, period: LeavePeriod): Draft[] {
  const { rule, from, left } = reckoning;
  const leaves = left < period.to;
  if (leaves && !rule.prorates_leaving) return [];
  const on = earlierOf(rule.accrual_at === 'anniversary' ? addDays(period.to, 1) : period.to, left);
  const of = daysOf(period);
  const counted = {
    from: rule.prorates_joining ? laterOf(period.from, from) : period.from,
    to: earlierOf(period.to, left),
  };
  const days = Math.max(0, daysOf(counted) - unpaidDays(reckoning, counted));
  const units = partOf(rule, amountOn(reckoning, on), days, of);
  return [{ on, ref: `accrual:${period.name}`, kind: 'accrual', units, because: message(period, days, of) }];
}

function byPeriod(reckoning: Reckoning): Draft[] {
  const { rule, year, from, left } = reckoning;
  const isUpFront = rule.accrual === 'up_front';
  const every = isUpFront ? 'year' : rule.accrual_every;
  const periods = rule.accrual_at === 'anniversary' ? anniversaryPeriods(reckoning, every) : periodsOf(year, every);
  const draft = isUpFront || rule.accrual_at === 'start' ? atStart : atEnd;
  return periods
    .filter((period) => daysOf(common(period, { from, to: left })) > 0)
    .flatMap((period) => draft(reckoning, period));
}

const ofDaysWorked = 'accrual:worked:';

/** So much for so many days of work, whole blocks alone: days that make none yet count for the next. */
function byDaysWorked(reckoning: Reckoning, posted: ReadonlyMap<string, LeaveLine>): Draft[] {
  const { rule, person, year, from, left } = reckoning;
  const block = rule.accrual_days_worked ?? 20;
  const before = person.daysWorkedUntil(addDays(from, -1));
  const worked = (day: string): number => Math.max(0, person.daysWorkedUntil(day) - before);
  const blocks = (day: string): number => Math.floor(worked(day) / block);
  // Where each block is the same, days that were corrected since their credit are made good by the next.
  const isEven = rule.tenure_tiers.length === 0 && rule.max_balance === null && unitsOf(rule.accrual_amount) > 0n;
  const opened = blocks(addDays(year.starts_on, -1));
  let credited = 0n;
  const isCredit = ({ ref }: LeaveLine): boolean => ref.startsWith(ofDaysWorked);
  const lastPosted = [...posted.values()].filter(isCredit).reduce((day, { on }) => laterOf(day, on), '');
  return periodsOf(year, rule.accrual_every)
    .filter((period) => period.to >= from && period.from <= left)
    .map((period) => {
      const on = earlierOf(period.to, left);
      const ref = `${ofDaysWorked}${period.name}`;
      const amount = amountOn(reckoning, on);
      // What a correction brings comes with the next credit, and not before one that was posted.
      const isPast = on <= lastPosted && !posted.has(ref);
      const units = isPast
        ? 0n
        : isEven
          ? greater(0n, BigInt(blocks(on) - opened) * amount - credited)
          : BigInt(blocks(on) - blocks(addDays(period.from, -1))) * amount;
      credited += unitsOf(posted.get(ref)?.quantity ?? quantityText(units));
      return { on, ref, kind: 'accrual', units, because: says.daysWorked({ worked: worked(on), block }) };
    });
}

const ofOpening = new Set<LeaveLineKind>(['opening', 'carried', 'lapsed', 'encashed', 'collapsed']);

/** The balance that a day's accrual meets: that of the day before, and what the year was opened with. */
const balanceMet = (lines: readonly LeaveLine[], day: string): bigint =>
  unitsOf(
    balanceAt(
      lines.filter(({ on, kind }) => on < day || ofOpening.has(kind)),
      day,
    ),
  );

/** What an accrual may be under the greatest balance. */
function capped(rule: AccrualRule, draft: Draft, lines: readonly LeaveLine[]): Draft {
  if (rule.max_balance === null || draft.units <= 0n) return draft;
  const most = unitsOf(rule.max_balance);
  const units = lesser(draft.units, greater(0n, most - balanceMet(lines, draft.on)));
  return units === draft.units
    ? draft
    : { ...draft, units, because: says.upToMost({ days: Number(rule.max_balance) }) };
}

/** What the account has beside the rule. */
export interface AccrualAccount {
  /** The whole account as it is posted. */
  readonly lines: readonly LeaveLine[];
  /** The first day on which the rule is in force; earlier credits are none of its own. */
  readonly inForceFrom?: string;
}

/**
 * All that a rule brings someone from the beginning of a leave year until a day. A line that is posted already keeps its quantity: what
 * was credited is changed by lines of their own alone.
 * @throws {DateBsError} where the BS table does not reach
 * @example accrualsDue(rule, person, year, '2026-11-30', { lines: [] })[0]?.ref // 'accrual:2083-04'
 */
export function accrualsDue(
  rule: AccrualRule,
  person: AccruingPerson,
  year: LeaveYear,
  until: string,
  { lines, inForceFrom = '' }: AccrualAccount,
): AccrualLine[] {
  const from = addDays(person.joined_on, rule.starts_after_days ?? 0);
  const reckoning: Reckoning = { rule, person, year, from, left: person.left_on ?? never };
  const posted = new Map(lines.map((line) => [line.ref, line]));
  const initial: Draft = {
    on: from,
    ref: 'initial',
    kind: 'opening',
    units: unitsOf(rule.initial_balance),
    because: says.initial,
  };
  const drafts = [
    initial,
    ...(rule.accrual === 'none'
      ? []
      : rule.accrual === 'per_days_worked'
        ? byDaysWorked(reckoning, posted)
        : byPeriod(reckoning)),
  ];
  const due: AccrualLine[] = [];
  const account = [...lines];
  const first = laterOf(year.starts_on, inForceFrom);
  const last = [year.ends_on, until, reckoning.left].reduce(earlierOf);
  for (const draft of drafts.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))) {
    if (draft.on < first || draft.on > last) continue;
    const known = posted.get(draft.ref);
    const { units, ...line } = known ? draft : capped(rule, draft, account);
    const made = { ...line, quantity: known?.quantity ?? quantityText(units) };
    if (known === undefined && units === 0n) continue;
    if (known === undefined) account.push(made);
    due.push(made);
  }
  return due;
}
