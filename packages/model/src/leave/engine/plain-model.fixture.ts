/** Made-up lives of employees, and a plain model of their leave that knows nothing of the engine's ways. */
import { adToBs, daysInBsMonth } from 'date-bs';
import type { DaySpan } from '../../kit/period.ts';
import { addDays } from '../../kit/zone.ts';
import type { LeaveYear } from './leave-year.ts';
import { ruleWith } from './rule.fixture.ts';
import type { LeaveLine, LeaveRule } from './rule.ts';

/** Numbers that are the same in each run. */
export function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
type Dice = ReturnType<typeof dice>;
const oneOf = <T>(roll: Dice, values: readonly T[]): T => values[roll(values.length)] as T;

export /** Days of Bikram Sambat, read once. */
const read = new Map<string, ReturnType<typeof adToBs>>();
function bs(day: string): ReturnType<typeof adToBs> {
  const known = read.get(day) ?? adToBs(day);
  read.set(day, known);
  return known;
}

export const first = '2024-07-16';
export const years: LeaveYear[] = [];
export const days: string[] = [];
for (let day = first; years.length < 4; day = addDays(day, 1)) {
  const { month, day: date } = bs(day);
  if (month === 4 && date === 1) {
    const before = years.at(-1);
    if (before) years[years.length - 1] = { ...before, ends_on: addDays(day, -1) };
    years.push({ starts_on: day, ends_on: '', calendar: 'bs' });
  }
  if (years.length < 4) days.push(day);
}
years.pop();

export interface Life {
  readonly rule: LeaveRule;
  readonly joined: string;
  readonly left: string | null;
  /** Whether each day is worked, by its place. */
  readonly worked: readonly boolean[];
  readonly unpaidSpans: readonly DaySpan[];
  /** Leave, grants and corrections of people, by their day. */
  readonly events: ReadonlyMap<string, readonly LeaveLine[]>;
}

export function lifeOf(seed: number): Life {
  const roll = dice(seed * 7_919 + 1);
  const dayAt = (from: number, to: number): string => days[from + roll(to - from)] as string;
  const accrual = oneOf(roll, ['up_front', 'periodic', 'periodic', 'per_days_worked', 'none'] as const);
  const rule = ruleWith({
    accrual,
    accrual_amount: accrual === 'per_days_worked' ? '1' : oneOf(roll, ['1', '1.5', '1.25', '12', '18']),
    accrual_every:
      accrual === 'per_days_worked' ? 'month' : oneOf(roll, ['month', 'month', 'quarter', 'half_year', 'year']),
    accrual_at: accrual === 'up_front' ? 'start' : oneOf(roll, ['start', 'end']),
    accrual_days_worked: 20,
    tenure_tiers: oneOf(roll, [
      [],
      [],
      [
        { from_years: 1, amount: '2' },
        { from_years: 6, amount: '2.5' },
      ],
    ]),
    starts_after_days: oneOf(roll, [null, null, 0, 30, 90]),
    pauses_on_unpaid: roll(2) === 0,
    prorates_joining: roll(2) === 0,
    prorates_leaving: roll(2) === 0,
    rounding: oneOf(roll, ['none', 'quarter', 'half', 'whole']),
    rounding_direction: oneOf(roll, ['nearest', 'down', 'up']),
    initial_balance: oneOf(roll, [null, '2']),
    max_balance: oneOf(roll, [null, null, '15', '28']),
    carries: roll(3) > 0,
    carry_cap: oneOf(roll, [null, '5', '10']),
    carried_expires_after_days: oneOf(roll, [null, 60, 90, 400]),
    excess: oneOf(roll, ['lapse', 'encash']),
  });
  const joined = roll(3) === 0 ? '2019-02-03' : dayAt(0, 500);
  const left = roll(4) === 0 ? dayAt(600, days.length) : null;
  const unpaidSpans = Array.from({ length: roll(4) }, (_, number) => {
    const start = 30 + number * 300 + roll(250);
    return { from: days[start] as string, to: days[start + roll(20)] as string };
  });
  const events = new Map<string, LeaveLine[]>();
  for (let number = 8 + roll(20); number > 0; number -= 1) {
    const on = dayAt(0, days.length);
    const isGrant = roll(6) === 0;
    const line: LeaveLine = isGrant
      ? { on, quantity: '1', kind: 'grant', ref: `grant:${number}`, expires_on: addDays(on, 21) }
      : { on, quantity: oneOf(roll, ['-0.5', '-1', '-2', '-3.5']), kind: 'taken', ref: `request:${number}` };
    if (on >= joined && on <= (left ?? '9999')) events.set(on, [...(events.get(on) ?? []), line]);
  }
  return { rule, joined, left, worked: days.map((day) => day >= joined && roll(7) > 0), unpaidSpans, events };
}

/** The plain model: everything in ten-thousandths, one day after another, each thing reckoned where it happens. */
export function plainBalances({ rule, joined, left, worked, unpaidSpans, events }: Life): number[] {
  const unpaid = new Set(days.filter((day) => unpaidSpans.some(({ from, to }) => day >= from && day <= to)));
  interface Lot {
    left: number;
    until: string;
    kind: string;
  }
  let lots: Lot[] = [];
  let debt = 0;
  const tenths = (text: string | null): number => Math.round(Number(text ?? '0') * 10_000);
  const earn = (quantity: number, until: string, kind: string): void => {
    lots.push({ left: quantity, until, kind });
    lots = lots.toSorted((a, b) => a.until.localeCompare(b.until));
  };
  const spend = (quantity: number): void => {
    let wanted = quantity;
    for (const lot of lots) {
      const taken = Math.min(lot.left, wanted);
      lot.left -= taken;
      wanted -= taken;
    }
    debt += wanted;
  };
  const payDebt = (): void => {
    const owed = debt;
    debt = 0;
    spend(owed);
  };
  const balance = (): number => lots.reduce((sum, lot) => sum + lot.left, 0) - debt;
  const from = addDays(joined, rule.starts_after_days ?? 0);
  const step = { none: 100, quarter: 2_500, half: 5_000, whole: 10_000 }[rule.rounding];
  const rounded = (amount: number, part: number, of: number): number => {
    if (part >= of) return amount;
    const up = { nearest: 0.5, down: 0, up: 1 }[rule.rounding === 'none' ? 'nearest' : rule.rounding_direction];
    // The tiny part keeps what is exact from being taken for less than it is, or for more.
    const exact = (amount * part) / (of * step);
    return Math.floor(exact + up + (up === 1 ? -1e-9 : 1e-9)) * step;
  };
  const credit = (quantity: number): void => {
    const room = rule.max_balance === null ? quantity : tenths(rule.max_balance) - balance();
    earn(Math.max(0, Math.min(quantity, room)), '9999', 'accrual');
  };
  const length = { month: 1, quarter: 3, half_year: 6, year: 12 }[
    rule.accrual === 'up_front' ? 'year' : rule.accrual_every
  ];
  const atStart = rule.accrual === 'up_front' || rule.accrual_at === 'start';
  const start = bs(joined);
  /** By completed years: an anniversary that the month does not have is its last day. */
  const amountOn = (day: string): number => {
    const { year, month, day: date } = bs(day);
    const isLate = month * 100 + date >= start.month * 100 + Math.min(start.day, daysInBsMonth(year, start.month));
    const completed = year - start.year - (isLate ? 0 : 1);
    const tiers = rule.tenure_tiers.filter(({ from_years }) => from_years <= completed);
    return tenths(tiers.at(-1)?.amount ?? rule.accrual_amount);
  };
  let owedOf = 0;
  let periodDays: string[] = [];
  let owed = 0;
  let blockDays = 0;
  const result: number[] = [];
  for (const [place, day] of days.entries()) {
    const { year, month, day: date } = bs(day);
    const serves = day >= from && day <= (left ?? '9999');
    // What could be used until yesterday.
    lots = lots.filter(({ until, left: rest }) => until >= day && rest > 0);
    const isYearStart = month === 4 && date === 1;
    if (isYearStart && day !== first) {
      const own = lots.filter(({ kind }) => kind !== 'grant');
      const there = own.reduce((sum, lot) => sum + lot.left, 0);
      let gone = there - Math.min(there, rule.carries ? (rule.carry_cap === null ? there : tenths(rule.carry_cap)) : 0);
      for (const lot of own) {
        const taken = Math.min(lot.left, gone);
        lot.left -= taken;
        gone -= taken;
        if (rule.carried_expires_after_days !== null) {
          const end = addDays(day, rule.carried_expires_after_days);
          if (end < lot.until) lot.until = end;
        }
      }
      lots = lots.filter(({ left: rest }) => rest > 0).toSorted((a, b) => a.until.localeCompare(b.until));
    }
    // Grants and initial balances come with the day, then accruals, then leave.
    const today = events.get(day) ?? [];
    if (day === from && rule.initial_balance !== null) earn(tenths(rule.initial_balance), '9999', 'opening');
    if (date === 1 && (month - 4 + 12) % length === 0) {
      const next = days.findIndex(
        (each, at) => at > place && bs(each).day === 1 && (bs(each).month - 4 + 12) % length === 0,
      );
      periodDays = days.slice(place, next < 0 ? days.length : next);
      owed = 0;
    }
    const isLast = date === daysInBsMonth(year, month) && (month - 4 + 12) % length === length - 1;
    const counted = (upTo: string): number =>
      periodDays.filter((each) => (!rule.prorates_joining || each >= from) && each <= upTo).length;
    const paused = (upTo: string): number =>
      rule.pauses_on_unpaid
        ? periodDays.filter((each) => unpaid.has(each) && (!rule.prorates_joining || each >= from) && each <= upTo)
            .length
        : 0;
    const end = periodDays.at(-1) as string;
    let takeBack = 0;
    if (rule.accrual === 'periodic' || rule.accrual === 'up_front') {
      if (atStart) {
        const begins = serves && (day === periodDays[0] || (day === from && day > (periodDays[0] as string)));
        if (begins) {
          owedOf = amountOn(day);
          owed = rounded(owedOf, counted(end), periodDays.length);
          credit(owed);
        }
        if (serves && (isLast || day === left)) {
          const served = rule.prorates_leaving ? counted(day) : counted(end);
          takeBack = owed - rounded(owedOf, Math.max(0, served - paused(day)), periodDays.length);
        }
      } else if (serves && (isLast || (day === left && rule.prorates_leaving)))
        credit(rounded(amountOn(day), Math.max(0, counted(day) - paused(day)), periodDays.length));
    }
    if (rule.accrual === 'per_days_worked') {
      if (serves && worked[place] === true) blockDays += 1;
      if (serves && (isLast || day === left)) {
        const blocks = Math.floor(blockDays / 20);
        credit(blocks * amountOn(day));
        blockDays -= blocks * 20;
      }
    }
    for (const { quantity, expires_on } of today.filter(({ kind }) => kind === 'grant'))
      earn(tenths(quantity), expires_on ?? '9999', 'grant');
    payDebt();
    if (takeBack > 0) spend(takeBack);
    for (const { quantity } of today.filter(({ kind }) => kind === 'taken')) spend(-tenths(quantity));
    result.push(balance());
  }
  return result;
}
