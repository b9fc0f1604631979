import { describe, expect, it } from 'vitest';
import type { LeaveOutlook } from './explanation.ts';
import { lapsesOf } from './lapses.ts';
import type { LeaveYear } from './leave-year.ts';
import { ruleWith } from './rule.fixture.ts';
import type { LeaveLine } from './rule.ts';

const year: LeaveYear = { starts_on: '2026-07-17', ends_on: '2027-07-16', calendar: 'bs' };
const today = '2026-11-20';
const opening = (quantity: string, expires_on: string | null = null): LeaveLine => ({
  on: '2026-07-17',
  quantity,
  kind: expires_on === null ? 'opening' : 'grant',
  ref: `test:${quantity}:${expires_on}`,
  expires_on,
});
const lapses = (lines: readonly LeaveLine[], change: Partial<LeaveOutlook> = {}) =>
  lapsesOf(
    {
      rule: ruleWith({ carries: true, carry_cap: '10' }),
      person: { joined_on: '2020-01-01', daysWorkedUntil: () => 0, unpaidSpans: [] },
      lines,
      pending: [],
      ...change,
    },
    year,
    today,
  );

describe('what is lost by the end of a leave year [35.3]', () => {
  it('is what the rule does not carry', () => {
    expect(lapses([opening('13.5')])).toEqual([{ days: '3.5', last_day: '2027-07-16', because: 'not_carried' }]);
    expect(lapses([opening('10')])).toEqual([]);
    expect(lapses([opening('4')], { rule: ruleWith({ carries: false }) })).toMatchObject([{ days: '4' }]);
  });

  it('counts what is still to accrue, and takes what is approved and pending', () => {
    const rule = ruleWith({
      accrual: 'periodic',
      accrual_amount: '1',
      accrual_every: 'month',
      accrual_at: 'end',
      carries: true,
      carry_cap: '10',
    });
    // Twelve ends of months; the year has 12 days at its end.
    expect(lapses([], { rule })).toMatchObject([{ days: '2' }]);
    const taken: LeaveLine = { on: '2027-01-10', quantity: '-1', kind: 'taken', ref: 'request:1' };
    expect(lapses([taken], { rule })).toMatchObject([{ days: '1' }]);
    expect(lapses([taken], { rule, pending: [{ on: '2027-02-01', counts: '1' }] })).toEqual([]);
    // Of the next year, it takes nothing of what is lost in this one.
    expect(lapses([taken], { rule, pending: [{ on: '2027-08-01', counts: '1' }] })).toMatchObject([{ days: '1' }]);
  });

  it('is what expires before, by its last day, and on the last day of the year', () => {
    const lines = [
      opening('2', '2026-12-11'),
      opening('1', '2027-07-16'),
      opening('3', '2026-10-01'),
      opening('4', '2027-08-01'),
    ];
    expect(lapses(lines)).toEqual([
      { days: '2', last_day: '2026-12-11', because: 'expires' },
      { days: '1', last_day: '2027-07-16', because: 'expires' },
    ]);
  });

  it('is nothing of what is paid or moved at the end of the year, and of what is overdrawn', () => {
    expect(lapses([opening('15')], { rule: ruleWith({ carries: true, carry_cap: '10', excess: 'encash' }) })).toEqual(
      [],
    );
    expect(
      lapses([opening('15')], { rule: ruleWith({ carries: false, excess: 'collapse', collapses_into: 3 }) }),
    ).toEqual([]);
    expect(lapses([{ on: '2026-08-01', quantity: '-2', kind: 'taken', ref: 'request:1' }])).toEqual([]);
  });
});
