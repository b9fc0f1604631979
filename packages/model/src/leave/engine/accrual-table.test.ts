/**
 * Truth tables of accrual: what the first and the last period of service bring, by how often and when it is credited, whether parts are
 * reckoned by days, and how they are rounded. Worked out apart from the code, in fractions.
 */
import { describe, expect, it } from 'vitest';
import { accrualsDue } from './accrual.ts';
import type { LeaveYear } from './leave-year.ts';
import { quantityText, sumOf, unitsOf } from './quantity.ts';
import { ruleWith } from './rule.fixture.ts';
import type { AccrualAt, AccrualEvery, LeaveRule } from './rule.ts';

const amounts: Readonly<Record<AccrualEvery, string>> = { month: '1.5', quarter: '4.5', half_year: '9', year: '18' };
/** In the order of the cells. */
const roundings = [
  ['none', 'nearest'],
  ['quarter', 'nearest'],
  ['quarter', 'down'],
  ['quarter', 'up'],
  ['half', 'nearest'],
  ['half', 'down'],
  ['half', 'up'],
  ['whole', 'nearest'],
  ['whole', 'down'],
  ['whole', 'up'],
] as const;
const year = (of: number): LeaveYear => ({ starts_on: `${of}-01-01`, ends_on: `${of}-12-31`, calendar: 'ad' });

type Row = readonly [AccrualEvery, AccrualAt, prorates: boolean, string, cells: string];

/** Joined on 13 February 2026: the first day with a credit, and how much. */
const joining: readonly Row[] = [
  ['month', 'start', true, '2026-02-13', '0.86 0.75 0.75 1 1 0.5 1 1 0 1'],
  ['month', 'start', false, '2026-02-13', '1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5'],
  ['month', 'end', true, '2026-02-28', '0.86 0.75 0.75 1 1 0.5 1 1 0 1'],
  ['month', 'end', false, '2026-02-28', '1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5'],
  ['month', 'anniversary', true, '2026-03-13', '1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5'],
  ['month', 'anniversary', false, '2026-03-13', '1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5'],
  ['quarter', 'start', true, '2026-02-13', '2.35 2.25 2.25 2.5 2.5 2 2.5 2 2 3'],
  ['quarter', 'start', false, '2026-02-13', '4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5'],
  ['quarter', 'end', true, '2026-03-31', '2.35 2.25 2.25 2.5 2.5 2 2.5 2 2 3'],
  ['quarter', 'end', false, '2026-03-31', '4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5'],
  ['quarter', 'anniversary', true, '2026-05-13', '4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5'],
  ['quarter', 'anniversary', false, '2026-05-13', '4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5'],
  ['half_year', 'start', true, '2026-02-13', '6.86 6.75 6.75 7 7 6.5 7 7 6 7'],
  ['half_year', 'start', false, '2026-02-13', '9 9 9 9 9 9 9 9 9 9'],
  ['half_year', 'end', true, '2026-06-30', '6.86 6.75 6.75 7 7 6.5 7 7 6 7'],
  ['half_year', 'end', false, '2026-06-30', '9 9 9 9 9 9 9 9 9 9'],
  ['half_year', 'anniversary', true, '2026-08-13', '9 9 9 9 9 9 9 9 9 9'],
  ['half_year', 'anniversary', false, '2026-08-13', '9 9 9 9 9 9 9 9 9 9'],
  ['year', 'start', true, '2026-02-13', '15.88 16 15.75 16 16 15.5 16 16 15 16'],
  ['year', 'start', false, '2026-02-13', '18 18 18 18 18 18 18 18 18 18'],
  ['year', 'end', true, '2026-12-31', '15.88 16 15.75 16 16 15.5 16 16 15 16'],
  ['year', 'end', false, '2026-12-31', '18 18 18 18 18 18 18 18 18 18'],
  ['year', 'anniversary', true, '2027-02-13', '18 18 18 18 18 18 18 18 18 18'],
  ['year', 'anniversary', false, '2027-02-13', '18 18 18 18 18 18 18 18 18 18'],
];

/** Left on 20 November 2026, after years of service: the period, and what it came to in all. */
const leaving: readonly Row[] = [
  ['month', 'start', true, '2026-11', '1 1 1 1 1 1 1 1 1 1'],
  ['month', 'start', false, '2026-11', '1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5'],
  ['month', 'end', true, '2026-11', '1 1 1 1 1 1 1 1 1 1'],
  ['month', 'end', false, '2026-11', '0 0 0 0 0 0 0 0 0 0'],
  ['month', 'anniversary', true, '2026-11-13+1', '0.4 0.5 0.25 0.5 0.5 0 0.5 0 0 1'],
  ['month', 'anniversary', false, '2026-11-13+1', '0 0 0 0 0 0 0 0 0 0'],
  ['quarter', 'start', true, '2026-10+3', '2.49 2.5 2.25 2.5 2.5 2 2.5 2 2 3'],
  ['quarter', 'start', false, '2026-10+3', '4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5'],
  ['quarter', 'end', true, '2026-10+3', '2.49 2.5 2.25 2.5 2.5 2 2.5 2 2 3'],
  ['quarter', 'end', false, '2026-10+3', '0 0 0 0 0 0 0 0 0 0'],
  ['quarter', 'anniversary', true, '2026-11-13+3', '0.39 0.5 0.25 0.5 0.5 0 0.5 0 0 1'],
  ['quarter', 'anniversary', false, '2026-11-13+3', '0 0 0 0 0 0 0 0 0 0'],
  ['half_year', 'start', true, '2026-07+6', '6.99 7 6.75 7 7 6.5 7 7 6 7'],
  ['half_year', 'start', false, '2026-07+6', '9 9 9 9 9 9 9 9 9 9'],
  ['half_year', 'end', true, '2026-07+6', '6.99 7 6.75 7 7 6.5 7 7 6 7'],
  ['half_year', 'end', false, '2026-07+6', '0 0 0 0 0 0 0 0 0 0'],
  ['half_year', 'anniversary', true, '2026-08-13+6', '4.89 5 4.75 5 5 4.5 5 5 4 5'],
  ['half_year', 'anniversary', false, '2026-08-13+6', '0 0 0 0 0 0 0 0 0 0'],
  ['year', 'start', true, '2026-01+12', '15.98 16 15.75 16 16 15.5 16 16 15 16'],
  ['year', 'start', false, '2026-01+12', '18 18 18 18 18 18 18 18 18 18'],
  ['year', 'end', true, '2026-01+12', '15.98 16 15.75 16 16 15.5 16 16 15 16'],
  ['year', 'end', false, '2026-01+12', '0 0 0 0 0 0 0 0 0 0'],
  ['year', 'anniversary', true, '2026-02-13+12', '13.86 13.75 13.75 14 14 13.5 14 14 13 14'],
  ['year', 'anniversary', false, '2026-02-13+12', '0 0 0 0 0 0 0 0 0 0'],
];

const ruleOf = ([every, at, prorates]: Row, [rounding, direction]: (typeof roundings)[number]): LeaveRule =>
  ruleWith({
    accrual: 'periodic',
    accrual_amount: amounts[every],
    accrual_every: every,
    accrual_at: at,
    prorates_joining: prorates,
    prorates_leaving: prorates,
    rounding,
    rounding_direction: direction,
  });

/** Lines of two years in their order. */
const linesOf = (rule: LeaveRule, joined_on: string, left_on: string | null) =>
  [year(2026), year(2027)].flatMap((each) =>
    accrualsDue(rule, { joined_on, left_on, daysWorkedUntil: () => 0, unpaidSpans: [] }, each, '2027-12-31', {
      lines: [],
    }),
  );

describe('the accrual of a part of a period', () => {
  it.each(joining)('(Frappe: periods of several months) a %s at its %s, in parts: %s, first on %s', (...row) => {
    const found = roundings.map((rounding) => {
      // What is rounded to 0 has no line.
      const line = linesOf(ruleOf(row, rounding), '2026-02-13', null).find(({ on }) => on <= row[3]);
      expect(line?.on ?? row[3]).toBe(row[3]);
      return line?.quantity ?? '0';
    });
    expect(found.join(' ')).toBe(row[4]);
  });

  it.each(leaving)('left within a %s at its %s, in parts: %s, of %s', (...row) => {
    const found = roundings.map((rounding) => {
      const lines = linesOf(ruleOf(row, rounding), '2020-02-13', '2026-11-20');
      expect(lines.every(({ on }) => on <= '2026-11-20')).toBe(true);
      const own = lines.filter(({ ref }) => ref.replace(':settled', '') === `accrual:${row[3]}`);
      return quantityText(sumOf(own.map(({ quantity }) => unitsOf(quantity))));
    });
    expect(found.join(' ')).toBe(row[4]);
  });
});
