import { describe, expect, it } from 'vitest';
import { hasLawException, lawProblems } from './law.ts';
import { ruleWith } from './rule.fixture.ts';
import type { LeaveRule, LeaveStatute } from './rule.ts';

const kept = { carries: true, excess: 'encash' } as const;
const home = ruleWith({
  accrual: 'per_days_worked',
  accrual_amount: '1',
  accrual_days_worked: 20,
  carry_cap: '90',
  ...kept,
});
const sick = ruleWith({
  accrual: 'up_front',
  accrual_amount: '12',
  carry_cap: '45',
  document_above_days: '3',
  ...kept,
});
const maternity = ruleWith({ count_basis: 'calendar', max_per_request: '98', paid_days: '60' });
const paternity = ruleWith({ max_per_request: '15' });
const mourning = ruleWith({ max_per_request: '13' });
const substitute = ruleWith({ grant_expires_after_days: 21 });

describe('the floor of the Labour Act', () => {
  it.each<[LeaveStatute, LeaveRule]>([
    ['home', home],
    ['sick', sick],
    ['maternity', maternity],
    ['paternity', paternity],
    ['mourning', mourning],
    ['substitute', substitute],
    ['none', ruleWith({ paid_fraction: '0' })],
  ])('is met by leave of %s as the Act has it', (statute, rule) => {
    expect(lawProblems(rule, statute)).toEqual({});
  });

  it.each<[LeaveStatute, LeaveRule, Partial<LeaveRule>, keyof LeaveRule, string]>([
    ['home', home, { accrual_days_worked: 21 }, 'accrual_amount', 'one_for_days_worked'],
    ['home', home, { accrual: 'periodic', accrual_amount: '1.49' }, 'accrual_amount', 'at_least'],
    ['home', home, { carry_cap: '89.5' }, 'carry_cap', 'keeps_at_least'],
    ['home', home, { carries: false }, 'carries', 'keeps_at_least'],
    ['home', home, { max_balance: '60' }, 'max_balance', 'keeps_at_least'],
    ['home', home, { carried_expires_after_days: 365 }, 'carried_expires_after_days', 'never_expires'],
    ['home', home, { excess: 'lapse' }, 'excess', 'excess_paid'],
    ['home', home, { encash_basis: 'fixed', encash_rate: '100' }, 'encash_basis', 'current_basic'],
    ['home', home, { starts_after_days: 90 }, 'starts_after_days', 'from_first_day'],
    ['home', home, { paid_fraction: '0.5' }, 'paid_fraction', 'full_pay'],
    ['sick', sick, { accrual_amount: '11.5' }, 'accrual_amount', 'at_least'],
    ['sick', sick, { accrual: 'none' }, 'accrual_amount', 'at_least'],
    ['sick', sick, { tenure_tiers: [{ from_years: 0, amount: '6' }] }, 'accrual_amount', 'at_least'],
    ['sick', sick, { carry_cap: '44' }, 'carry_cap', 'keeps_at_least'],
    ['sick', sick, { document_above_days: '2' }, 'document_above_days', 'document_later'],
    ['sick', sick, { paid_fraction: '0.5' }, 'paid_fraction', 'full_pay'],
    ['sick', sick, { in_probation: 'refused' }, 'in_probation', 'during_service'],
    ['sick', sick, { pauses_on_unpaid: true }, 'pauses_on_unpaid', 'no_pause'],
    ['maternity', maternity, { max_per_request: '97' }, 'max_per_request', 'at_least'],
    ['maternity', maternity, { paid_days: '59' }, 'paid_days', 'paid_at_least'],
    ['maternity', maternity, { min_service_days: 180 }, 'min_service_days', 'from_first_day'],
    ['paternity', paternity, { max_per_year: '14' }, 'max_per_year', 'at_least'],
    ['paternity', paternity, { paid_days: '10' }, 'paid_days', 'full_pay'],
    ['mourning', mourning, { max_continuous: '12' }, 'max_continuous', 'at_least'],
    ['mourning', mourning, { in_notice: 'refused' }, 'in_notice', 'during_service'],
    ['substitute', substitute, { grant_expires_after_days: 20 }, 'grant_expires_after_days', 'usable_for'],
  ])('is missed by leave of %s with %3$s', (statute, rule, change, field, code) => {
    const problems = lawProblems({ ...rule, ...change }, statute);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]?.map((message) => message.code)).toEqual([`leave.law.${code}`]);
  });

  it('gives what a periodic amount comes to in a year', () => {
    expect(lawProblems({ ...sick, accrual: 'periodic', accrual_amount: '1', accrual_every: 'month' }, 'sick')).toEqual(
      {},
    );
    expect(
      lawProblems({ ...sick, accrual: 'periodic', accrual_amount: '3', accrual_every: 'quarter' }, 'sick'),
    ).toEqual({});
  });

  it('gives way to an exception with a reason, until its last day', () => {
    const exception = { law_exception_reason: 'Agreed with the union', law_exception_until: '2027-07-16' };
    expect(hasLawException(exception, '2027-07-16')).toBe(true);
    expect(hasLawException(exception, '2027-07-17')).toBe(false);
    expect(hasLawException({ ...exception, law_exception_until: null }, '2026-11-24')).toBe(false);
    expect(hasLawException({ ...exception, law_exception_reason: ' ' }, '2026-11-24')).toBe(false);
  });
});
