import { describe, expect, it } from 'vitest';
import { type AccruingPerson, accrualsDue } from './accrual.ts';
import { balanceAt, expiriesDue } from './account.ts';
import { encashable, encashAmount } from './encashment.ts';
import { type LeaveYear, periodsOf } from './leave-year.ts';
import { ruleWith } from './rule.fixture.ts';
import type { LeaveLine, LeaveRule } from './rule.ts';
import { openYear } from './year-opening.ts';

/** Fiscal years 2083/84 and 2084/85, and calendar years. */
const fiscal: LeaveYear = { starts_on: '2026-07-17', ends_on: '2027-07-16', calendar: 'bs' };
const nextFiscal: LeaveYear = { starts_on: '2027-07-17', ends_on: '2028-07-15', calendar: 'bs' };
const ad = (year: number): LeaveYear => ({ starts_on: `${year}-01-01`, ends_on: `${year}-12-31`, calendar: 'ad' });

const person = (joined_on: string, change: Partial<AccruingPerson> = {}): AccruingPerson => ({
  joined_on,
  daysWorkedUntil: () => 0,
  unpaidSpans: [],
  ...change,
});
const old = person('2015-03-10');
const taken = (on: string, quantity: string): LeaveLine => ({
  on,
  quantity: `-${quantity}`,
  kind: 'taken',
  ref: `taken:${on}`,
});

const due = (rule: LeaveRule, who: AccruingPerson, year: LeaveYear, until = year.ends_on, lines: LeaveLine[] = []) =>
  accrualsDue(rule, who, year, until, { lines });
const quantities = (lines: readonly LeaveLine[]) => lines.map(({ on, quantity }) => [on, quantity]);

/** Posts what is due in each year, opening it first where it is not the first. */
function through(rule: LeaveRule, who: AccruingPerson, years: readonly LeaveYear[], until: string, lines: LeaveLine[]) {
  for (const [index, year] of years.entries()) {
    if (index > 0) lines.push(...openYear(rule, lines, year).lines);
    lines.push(...due(rule, who, year, until, lines));
  }
  return lines;
}

describe('what a leave year brings', () => {
  it('[LV-1] carries 10 of 13 and has 16 four months later', () => {
    const rule = ruleWith({ accrual: 'periodic', accrual_amount: '1.5', carries: true, carry_cap: '10' });
    const lines = through(rule, old, [fiscal], '2027-07-16', [taken('2027-05-02', '5')]);
    expect(balanceAt(lines, '2027-07-16')).toBe('13');
    expect(openYear(rule, lines, nextFiscal)).toMatchObject({ balance: '13', carried: '10', lapsed: '3' });
    expect(openYear({ ...rule, excess: 'encash' }, lines, nextFiscal)).toMatchObject({ encashed: '3', lapsed: '0' });
    const fourth = periodsOf(nextFiscal, 'month')[3]?.to ?? '';
    expect(balanceAt(through(rule, old, [fiscal, nextFiscal], fourth, [taken('2027-05-02', '5')]), fourth)).toBe('16');
  });

  it.each([
    ['nearest half', { rounding: 'half' }, '1'],
    ['half, down', { rounding: 'half', rounding_direction: 'down' }, '0.5'],
    ['none', { rounding: 'none' }, '0.77'],
  ] as const)('[LV-2] joining on day 16 of a month of 31 days, rounded to %s', (_, rounding, first) => {
    const rule = ruleWith({ accrual: 'periodic', accrual_amount: '1.5', prorates_joining: true, ...rounding });
    expect(due(rule, person('2026-10-16'), ad(2026), '2026-10-31')).toMatchObject([
      { on: '2026-10-31', quantity: first, because: { params: { days: 16, of: 31 } } },
    ]);
  });

  it('[LV-4] carries 90 of 102 days of home leave and pays 12', () => {
    const rule = ruleWith({ carries: true, carry_cap: '90', excess: 'encash', encashable: true });
    const lines: LeaveLine[] = [
      { on: '2026-07-17', quantity: '88', kind: 'carried', ref: 'a' },
      { on: '2027-07-16', quantity: '18', kind: 'accrual', ref: 'b' },
      taken('2027-01-05', '4'),
    ];
    const opening = openYear(rule, lines, nextFiscal);
    expect(opening).toMatchObject({ balance: '102', carried: '90', encashed: '12' });
    expect(opening.lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['encashed', '-12'],
      ['carried', '-90'],
      ['carried', '90'],
    ]);
    expect(encashAmount(rule, opening.encashed, '30000')).toBe('12000.00');
  });

  it('[LV-7] (Odoo #188621) caps what is carried before the new year brings its own: 27, not 28', () => {
    const rule = ruleWith({
      accrual: 'up_front',
      accrual_amount: '21',
      max_balance: '28',
      carries: true,
      carry_cap: '7',
    });
    const lines = through(rule, old, [ad(2026), ad(2027)], '2027-01-01', [taken('2026-06-01', '15')]);
    expect(balanceAt(lines, '2027-01-01')).toBe('27');
  });

  it('[LV-8] (Odoo #187377) brings 20 again where nothing is carried, not 10', () => {
    const rule = ruleWith({ accrual: 'up_front', accrual_amount: '20' });
    const lines = through(rule, old, [ad(2026), ad(2027)], '2027-01-01', [taken('2026-06-01', '10')]);
    expect(balanceAt(lines, '2026-12-31')).toBe('10');
    expect(balanceAt(lines, '2027-01-01')).toBe('20');
  });

  it('[LV-10] (Odoo #174306) carries all on 1 July without bringing any of it twice: 10, not 15', () => {
    const rule = ruleWith({
      accrual: 'periodic',
      accrual_amount: '10',
      accrual_every: 'year',
      accrual_at: 'anniversary',
      carries: true,
    });
    const from = (year: number): LeaveYear => ({
      starts_on: `${year}-07-01`,
      ends_on: `${year + 1}-06-30`,
      calendar: 'ad',
    });
    const lines = through(rule, person('2025-01-01'), [from(2025), from(2026)], '2026-07-01', []);
    expect(balanceAt(lines, '2026-06-30')).toBe('10');
    expect(balanceAt(lines, '2026-07-01')).toBe('10');
  });

  it('[LV-11] lets carried days expire after 90 days, those that were taken first left out', () => {
    const rule = ruleWith({ carries: true, carried_expires_after_days: 90 });
    const before: LeaveLine[] = [{ on: '2026-08-01', quantity: '10', kind: 'opening', ref: 'a' }];
    const lines = [...before, ...openYear(rule, before, nextFiscal).lines, taken('2027-08-10', '4')];
    expect(expiriesDue(lines, '2028-01-01')).toMatchObject([{ on: '2027-10-16', quantity: '-6' }]);
    expect(balanceAt(lines, '2027-10-15')).toBe('6');
    expect(balanceAt(lines, '2027-10-16')).toBe('0');
  });

  it('[LV-14] pays 8 days of 22, and none when asked again in the year', () => {
    const rule = ruleWith({ encashable: true, encash_retain: '10', encash_max_per_year: '8' });
    const days = encashable(rule, '22', '0');
    expect(days).toBe('8');
    expect(encashAmount(rule, days, '45000')).toBe('12000.00');
    expect(encashable(rule, '14', '8')).toBe('0');
  });

  it('[F01] gives a day of home leave for 20 days worked', () => {
    const rule = ruleWith({ accrual: 'per_days_worked', accrual_amount: '1', accrual_days_worked: 20 });
    for (const [worked, leave] of [
      [0, 0],
      [19, 0],
      [20, 1],
      [39, 1],
      [40, 2],
      [240, 12],
      [299, 14],
      [300, 15],
      [313, 15],
    ] as const) {
      const who = person('2026-07-17', { daysWorkedUntil: (day) => (day < '2026-07-17' ? 0 : worked) });
      expect(balanceAt(due(rule, who, fiscal), '2027-07-16'), `${worked} days worked`).toBe(String(leave));
    }
  });

  it.each([1, 3, 6, 9, 12])('[F03] gives so many days of sick leave for %i months of the first year', (months) => {
    const joined = periodsOf(fiscal, 'month')[12 - months]?.from ?? '';
    const upFront = ruleWith({ accrual: 'up_front', accrual_amount: '12', prorates_joining: true, rounding: 'half' });
    expect(quantities(due(upFront, person(joined), fiscal))).toEqual([[joined, String(months)]]);
    const monthly = ruleWith({ accrual: 'periodic', accrual_amount: '1', accrual_at: 'start', prorates_joining: true });
    expect(balanceAt(due(monthly, person(joined), fiscal), fiscal.ends_on)).toBe(String(months));
  });
});
