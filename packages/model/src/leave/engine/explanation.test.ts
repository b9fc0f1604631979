import { describe, expect, it } from 'vitest';
import { balanceAt } from './account.ts';
import { comingLines, explain, forecast, foreseenLines, type LeaveOutlook } from './explanation.ts';
import type { LeaveYear } from './leave-year.ts';
import { grantLine, takenLines } from './lines.ts';
import { ruleWith } from './rule.fixture.ts';
import type { LeaveLine } from './rule.ts';

const years: readonly LeaveYear[] = [
  { starts_on: '2026-07-17', ends_on: '2027-07-16', calendar: 'bs' },
  { starts_on: '2027-07-17', ends_on: '2028-07-15', calendar: 'bs' },
];
const outlook = (lines: readonly LeaveLine[], change: Partial<LeaveOutlook> = {}): LeaveOutlook => ({
  rule: ruleWith({ accrual: 'periodic', accrual_amount: '1.5', carries: true, carry_cap: '10' }),
  person: { joined_on: '2020-01-01', daysWorkedUntil: () => 0, unpaidSpans: [] },
  lines,
  pending: [],
  years,
  ...change,
});
const today = '2026-11-20';
const taken: LeaveLine = { on: '2026-10-01', quantity: '-1', kind: 'taken', ref: 'request:1' };

describe('the balance of any day', () => {
  it('[LV-1] is foreseen through the opening of the next year', () => {
    const lines: LeaveLine[] = [{ on: '2027-05-02', quantity: '-5', kind: 'taken', ref: 'request:1' }];
    expect(forecast(outlook(lines), '2027-07-16', today).balance).toBe('13');
    expect(forecast(outlook(lines), '2027-07-17', today).balance).toBe('10');
    expect(
      forecast(outlook(lines, { pending: [{ on: '2027-09-01', counts: '2' }] }), '2027-11-16', today),
    ).toMatchObject({
      balance: '16',
      pending: '2',
      available: '14',
    });
  });

  it('[F2] counts what is pending where it lies: before the next year opens or after it, once', () => {
    const rule = ruleWith({ accrual: 'up_front', accrual_amount: '12', carries: false, excess: 'lapse' });
    const opening: LeaveLine = { on: '2026-07-17', quantity: '2', kind: 'accrual', ref: 'accrual:2083-04+12' };
    const next = outlook([opening], { rule, pending: [{ on: '2027-08-02', counts: '5' }] });
    expect(forecast(next, '2027-06-30', today)).toMatchObject({ balance: '2', available: '2' });
    expect(forecast(next, '2027-08-05', today)).toMatchObject({ balance: '12', pending: '5', available: '7' });
    // What is pending in the year that ends takes what would lapse, and nothing of the new year's.
    const before = outlook([opening], { rule, pending: [{ on: '2027-07-01', counts: '2' }] });
    expect(forecast(before, '2027-08-05', today)).toMatchObject({ balance: '12', available: '12' });
  });

  it('[F2] is shown by date with what is pending and what is asked for, each line with what it leaves', () => {
    const rule = ruleWith({ accrual: 'up_front', accrual_amount: '12', carries: false, excess: 'lapse' });
    const opening: LeaveLine = { on: '2026-07-17', quantity: '2', kind: 'accrual', ref: 'accrual:2083-04+12' };
    const account = outlook([opening], { rule, pending: [{ on: '2027-08-02', counts: '5' }] });
    const foreseen = foreseenLines(account, [{ on: '2027-08-09', counts: '7' }], { today, until: '2027-08-09' });
    expect(foreseen.balance).toBe('2');
    expect(foreseen.lines.map(({ on, kind, quantity, after }) => [on, kind, quantity, after])).toEqual([
      ['2027-07-17', 'lapsed', '-2', '0'],
      ['2027-07-17', 'accrual', '12', '12'],
      ['2027-08-02', 'pending', '-5', '7'],
      ['2027-08-09', 'requested', '-7', '0'],
    ]);
  });

  it('is the same once what was foreseen is posted', () => {
    const posted = comingLines(outlook([taken]), '2026-12-31');
    expect(forecast(outlook([taken, ...posted]), '2027-11-16', today).balance).toBe(
      forecast(outlook([taken]), '2027-11-16', today).balance,
    );
    expect(comingLines(outlook([taken, ...posted]), '2026-12-31')).toEqual([]);
  });

  it('is explained line by line, with the next event', () => {
    const posted = [...comingLines(outlook([taken]), '2026-11-16'), taken];
    const explained = explain(outlook(posted, { pending: [{ on: '2026-11-25', counts: '0.5' }] }), '2026-11-20');
    expect(explained.lines.map(({ on, kind, quantity, after }) => [on, kind, quantity, after])).toEqual([
      ['2026-08-16', 'accrual', '1.5', '1.5'],
      ['2026-09-16', 'accrual', '1.5', '3'],
      ['2026-10-01', 'taken', '-1', '2'],
      ['2026-10-17', 'accrual', '1.5', '3.5'],
      ['2026-11-16', 'accrual', '1.5', '5'],
    ]);
    expect(explained.lines[0]?.because.en).toBe('For 2026-07-17 to 2026-08-16');
    expect(explained).toMatchObject({ balance: '5', available: '4.5', next: { on: '2026-12-15', kind: 'accrual' } });
  });

  it('is told with what is approved for days to come, so that its lines add up', () => {
    const ahead: LeaveLine = { on: '2026-12-10', quantity: '-1', kind: 'taken', ref: 'request:2' };
    const account = outlook([...comingLines(outlook([]), '2026-11-16'), ahead]);
    const { coming, balance } = forecast(account, '2026-12-20', today);
    expect(coming.map(({ on, kind, quantity }) => [on, kind, quantity])).toEqual([
      ['2026-12-10', 'taken', '-1'],
      ['2026-12-15', 'accrual', '1.5'],
    ]);
    expect([explain(account, today).balance, balance]).toEqual(['6', '6.5']);
  });

  it('[LV-16] ends with a substitute day 21 days after the holiday that was worked', () => {
    const line = grantLine(ruleWith({ grant_expires_after_days: 21 }), '2026-11-01', '1', 'worked:2026-11-01');
    const account = outlook([line], { rule: ruleWith({}) });
    expect(explain(account, '2026-11-10').next).toMatchObject({ on: '2026-11-23', kind: 'expired', quantity: '-1' });
    expect(forecast(account, '2026-11-22', today).balance).toBe('1');
    expect(explain(account, '2026-11-23').lines.map(({ kind, after }) => [kind, after])).toEqual([
      ['grant', '1'],
      ['expired', '0'],
    ]);
  });

  it('[LV-16] leaves a substitute day of the last week to the next year', () => {
    const line = grantLine(ruleWith({ grant_expires_after_days: 21 }), '2027-07-10', '1', 'worked:2027-07-10');
    const account = outlook([line, { ...taken, kind: 'opening', quantity: '12' }], { rule: ruleWith({}) });
    expect(forecast(account, '2027-07-31', today).balance).toBe('1');
    expect(forecast(account, '2027-08-01', today).balance).toBe('0');
  });
});

describe('the lines of a request', () => {
  it('[K-1] are one, and one more in each further leave year', () => {
    const day = (on: string, counts: string) => ({ on, part: 'Full', counts, paid: '1', why: 'working_day' }) as const;
    const counted = {
      days: [day('2027-07-15', '0'), day('2027-07-16', '1'), day('2027-07-17', '1'), day('2027-07-18', '0.5')],
      total: '2.5',
    };
    expect(takenLines(counted, 'request:1', years)).toEqual([
      { on: '2027-07-16', quantity: '-1', kind: 'taken', ref: 'request:1' },
      { on: '2027-07-17', quantity: '-1.5', kind: 'taken', ref: 'request:1:2027-07-17' },
    ]);
    const lines = takenLines({ ...counted, days: counted.days.slice(0, 2) }, 'request:1', years);
    expect(balanceAt([{ on: '2027-01-01', quantity: '4', kind: 'opening', ref: 'a' }, ...lines], '2027-07-16')).toBe(
      '3',
    );
  });
});
