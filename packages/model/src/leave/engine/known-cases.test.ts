/** Cases that people reported of other systems, as they come out here. */
import { describe, expect, it } from 'vitest';
import { type AccruingPerson, accrualsDue } from './accrual.ts';
import { balanceAt } from './account.ts';
import { countDays } from './counting.ts';
import type { LeaveYear } from './leave-year.ts';
import { ruleWith } from './rule.fixture.ts';
import type { LeaveLine, LeaveRule } from './rule.ts';
import { openYear } from './year-opening.ts';

const year: LeaveYear = { starts_on: '2026-07-17', ends_on: '2027-07-16', calendar: 'bs' };
const next: LeaveYear = { starts_on: '2027-07-17', ends_on: '2028-07-15', calendar: 'bs' };
const person = (joined_on: string, change: Partial<AccruingPerson> = {}): AccruingPerson => ({
  joined_on,
  daysWorkedUntil: () => 0,
  unpaidSpans: [],
  ...change,
});
const due = (rule: LeaveRule, who: AccruingPerson, of = year, until = of.ends_on, lines: readonly LeaveLine[] = []) =>
  accrualsDue(rule, who, of, until, { lines }).map(({ on, quantity, ref }) => ({ on, quantity, ref }));

describe('accrual', () => {
  const monthly = ruleWith({ accrual: 'periodic', accrual_amount: '1.5' });

  it('(Horilla #494) comes each month, on the last day of the months of Bikram Sambat', () => {
    expect(due(monthly, person('2020-01-01')).map(({ on }) => on)).toEqual([
      '2026-08-16',
      '2026-09-16',
      '2026-10-17',
      '2026-11-16',
      '2026-12-15',
      '2027-01-14',
      '2027-02-12',
      '2027-03-14',
      '2027-04-13',
      '2027-05-14',
      '2027-06-15',
      '2027-07-16',
    ]);
  });

  it.each([
    ['quarter', ['2026-10-17', '2027-01-14', '2027-04-13', '2027-07-16']],
    ['half_year', ['2027-01-14', '2027-07-16']],
    ['year', ['2027-07-16']],
  ] as const)('(Frappe: scheduler of earned leave) comes once each %s, and in no month between', (every, days) => {
    expect(due({ ...monthly, accrual_every: every }, person('2020-01-01')).map(({ on }) => on)).toEqual(days);
  });

  it('(Frappe #3826) comes by days worked, the remainder being kept through the end of the year', () => {
    const rule = ruleWith({ accrual: 'per_days_worked', accrual_amount: '1', accrual_days_worked: 20, carries: true });
    // 25 days worked each month: 300 in the first year, and 15 of the next block of 20 are left after 315.
    const months = [...due(monthly, person('2020-01-01')), ...due(monthly, person('2020-01-01'), next)].map(
      ({ on }) => on,
    );
    const worked = person('2020-01-01', {
      daysWorkedUntil: (day) => (day < '2026-07-17' ? 0 : 15) + months.filter((on) => on <= day).length * 25,
    });
    expect(due(rule, worked, year, '2026-10-17').map(({ quantity }) => quantity)).toEqual(['2', '1', '1']);
    const first = due(rule, worked).reduce((sum, { quantity }) => sum + Number(quantity), 0);
    const second = due(rule, worked, next).reduce((sum, { quantity }) => sum + Number(quantity), 0);
    expect([first, first + second]).toEqual([15, 30]);
  });

  it('(Frappe #3826) makes good in the next month what was corrected after its credit', () => {
    const rule = ruleWith({ accrual: 'per_days_worked', accrual_amount: '1', accrual_days_worked: 20 });
    const ends = ['2026-08-16', '2026-09-16', '2026-10-17'];
    const worked = (days: readonly number[]) =>
      person('2026-07-17', { daysWorkedUntil: (day) => days[ends.filter((end) => end <= day).length - 1] ?? 0 });
    const posted = accrualsDue(rule, worked([19, 39]), year, '2026-09-16', { lines: [] });
    expect(posted).toMatchObject([{ on: '2026-09-16', quantity: '1', ref: 'accrual:worked:2083-05' }]);
    const corrected = accrualsDue(rule, worked([20, 40, 60]), year, '2026-10-17', { lines: posted });
    expect(corrected.map(({ on, quantity }) => [on, quantity])).toEqual([
      ['2026-09-16', '1'],
      ['2026-10-17', '2'],
    ]);
  });

  it('(Frappe #5058) starts after 90 days of service', () => {
    const rule = { ...monthly, starts_after_days: 90, prorates_joining: true };
    // 15 October 2026 is the 90th day after 17 July: three days of Ashwin, of 31.
    expect(due(rule, person('2026-07-17'), year, '2026-11-16')).toMatchObject([
      { on: '2026-10-17', quantity: '0.15' },
      { on: '2026-11-16', quantity: '1.5' },
    ]);
  });

  it('(Frappe #3714) rises with the years of service, from the anniversary on', () => {
    const rule = {
      ...monthly,
      tenure_tiers: [
        { from_years: 5, amount: '2' },
        { from_years: 2, amount: '1.75' },
      ],
    };
    const quantities = due(rule, person('2021-11-16'), year, '2026-12-15').map(({ quantity }) => quantity);
    expect(quantities).toEqual(['1.75', '1.75', '1.75', '2', '2']);
    expect(due(rule, person('2026-07-17'), year, '2026-08-16').map(({ quantity }) => quantity)).toEqual(['1.5']);
  });

  it('pauses while leave is without pay', () => {
    const rule = { ...monthly, pauses_on_unpaid: true };
    const unpaidSpans = [{ from: '2026-08-10', to: '2026-08-24' }];
    // 7 of 31 days of Shrawan and 8 of 31 of Bhadra are without pay.
    expect(due(rule, person('2020-01-01', { unpaidSpans }), year, '2026-09-16')).toMatchObject([
      { quantity: '1.16' },
      { quantity: '1.11' },
    ]);
    expect(due(monthly, person('2020-01-01', { unpaidSpans }), year, '2026-08-16')).toMatchObject([
      { quantity: '1.5' },
    ]);
    const upFront = { ...rule, accrual: 'up_front', accrual_amount: '12' } as const;
    expect(due(upFront, person('2020-01-01', { unpaidSpans }))).toMatchObject([
      { on: '2026-07-17', quantity: '12' },
      { on: '2027-07-16', quantity: '-0.49' },
    ]);
  });

  it('brings a new employee the initial balance, and no one else', () => {
    const rule = ruleWith({ initial_balance: '3' });
    expect(due(rule, person('2026-10-01'))).toEqual([{ on: '2026-10-01', quantity: '3', ref: 'initial' }]);
    expect(due(rule, person('2026-07-16'))).toEqual([]);
  });

  it('is capped by what there is on its day', () => {
    const rule = { ...monthly, max_balance: '4' };
    const lines: LeaveLine[] = [{ on: '2026-10-20', quantity: '-0.5', kind: 'taken', ref: 'request:1' }];
    expect(due(rule, person('2020-01-01'), year, '2026-12-15', lines).map(({ quantity }) => quantity)).toEqual([
      '1.5',
      '1.5',
      '1',
      '0.5',
    ]);
  });

  it('comes under the rule that is in force on its day', () => {
    const lines = accrualsDue(monthly, person('2020-01-01'), year, '2026-12-15', {
      lines: [],
      inForceFrom: '2026-11-17',
    });
    expect(lines.map(({ on }) => on)).toEqual(['2026-12-15']);
  });

  it('keeps what was posted when the rule changes', () => {
    const posted = due(monthly, person('2020-01-01'), year, '2026-09-16').map((line) => ({
      ...line,
      kind: 'accrual' as const,
    }));
    const changed = { ...monthly, accrual_amount: '2' };
    expect(due(changed, person('2020-01-01'), year, '2026-10-17', posted).map(({ quantity }) => quantity)).toEqual([
      '1.5',
      '1.5',
      '2',
    ]);
  });

  it('given up front on the work anniversary comes on joining and a year later', () => {
    const rule = ruleWith({ accrual: 'up_front', accrual_amount: '12', accrual_at: 'anniversary' });
    const ad = (of: number): LeaveYear => ({ starts_on: `${of}-01-01`, ends_on: `${of}-12-31`, calendar: 'ad' });
    const lines = [ad(2026), ad(2027)].flatMap((of) => due(rule, person('2026-05-20'), of));
    expect(lines.map(({ on, quantity }) => [on, quantity])).toEqual([
      ['2026-05-20', '12'],
      ['2027-05-20', '12'],
    ]);
  });
});

describe('opening a year', () => {
  const opening: LeaveLine = { on: '2026-07-17', quantity: '10', kind: 'opening', ref: 'a' };

  it('(Frappe #133) lets carried days have an end of their own, and an earlier one stay', () => {
    const lines = [opening, { ...opening, ref: 'b', quantity: '2', expires_on: '2027-08-01' }];
    const opened = openYear(ruleWith({ carries: true, carried_expires_after_days: 90 }), lines, next);
    expect(opened.lines.map(({ quantity, expires_on }) => [quantity, expires_on])).toEqual([
      ['-12', undefined],
      ['2', '2027-08-01'],
      ['10', '2027-10-15'],
    ]);
  });

  it('lets lapse what would expire first', () => {
    const lines = [opening, { ...opening, ref: 'b', quantity: '2', expires_on: '2027-08-01' }];
    const opened = openYear(ruleWith({ carries: true, carry_cap: '10' }), lines, next);
    expect(opened.lapsed).toBe('2');
    expect(balanceAt([...lines, ...opened.lines], '2027-12-31')).toBe('10');
  });

  it('(Frappe #2465) is the same every year, and does nothing twice', () => {
    const rule = ruleWith({ carries: true, carry_cap: '4' });
    const opened = openYear(rule, [opening], next);
    expect(openYear(rule, [opening, ...opened.lines], next).lines).toEqual([]);
    const third: LeaveYear = { starts_on: '2028-07-16', ends_on: '2029-07-15', calendar: 'bs' };
    expect(openYear(rule, [opening, ...opened.lines], third)).toMatchObject({
      balance: '4',
      carried: '4',
      lapsed: '0',
    });
  });

  it('collapses what is above into another type', () => {
    const rule = ruleWith({ carries: true, carry_cap: '4', excess: 'collapse', collapses_into: 7 });
    expect(openYear(rule, [opening], next)).toMatchObject({
      collapsed: '6',
      collapses_into: 7,
      received: { on: '2027-07-17', quantity: '6', kind: 'collapsed' },
    });
  });

  it('carries what is overdrawn as it is', () => {
    const overdrawn: LeaveLine = { ...opening, quantity: '-2', kind: 'taken' };
    expect(openYear(ruleWith({}), [overdrawn], next)).toMatchObject({ balance: '-2', carried: '-2', lines: [] });
  });

  it('can be taken back by counter-lines', () => {
    const opened = openYear(ruleWith({ carries: true, carry_cap: '4' }), [opening], next).lines;
    const lines = [opening, ...opened].map((line, index) => ({ ...line, id: index + 1 }));
    const counters = lines.slice(1).map((line, index) => ({
      ...line,
      id: 10 + index,
      reverses_id: line.id,
      ref: `reversal:${line.id}`,
      quantity: line.quantity.startsWith('-') ? line.quantity.slice(1) : `-${line.quantity}`,
    }));
    expect(balanceAt([...lines, ...counters], '2027-12-31')).toBe('10');
    expect(openYear(ruleWith({ carries: true, carry_cap: '5' }), [...lines, ...counters], next)).toMatchObject({
      carried: '5',
      lines: [{ quantity: '-5', kind: 'lapsed' }, { quantity: '-5' }, { quantity: '5' }],
    });
  });
});

describe('requests', () => {
  it('(Frappe #5037) say of each day which part is leave and which fraction of it is paid, of halves as of days', () => {
    const span = { from: '2026-11-19', to: '2026-11-20', firstPart: 'Second half', lastPart: 'Full' } as const;
    const days = (change: Partial<LeaveRule>) =>
      countDays(ruleWith(change), { ...span, dayOf: () => ({ kind: 'work' }) }).days.map(({ counts, paid }) => [
        counts,
        paid,
      ]);
    expect(days({ paid_fraction: '0' })).toEqual([
      ['0.5', '0'],
      ['1', '0'],
    ]);
    expect(days({ paid_fraction: '0.75' })).toEqual([
      ['0.5', '0.75'],
      ['1', '0.75'],
    ]);
  });

  it('(Frappe #64) take hours as an exact part of a day', () => {
    const rule = ruleWith({ allows_hours: true, hours_per_day: '8' });
    const span = { from: '2026-11-19', to: '2026-11-19', firstPart: 'Full', lastPart: 'Full', hours: '1.5' } as const;
    expect(countDays(rule, { ...span, dayOf: () => ({ kind: 'work' }) }).total).toBe('0.1875');
  });
});
