/** A package as most organisations have it, for tests of slips. */
import { expect } from 'vitest';
import { nepalTdsTypes } from '../law/nepal/nepal.ts';
import { checkPackage, type CompiledPackage } from '../package/check.ts';
import type { HeadingType } from '../package/heading.ts';
import type { SlipHeading } from './slip-heading.ts';

export const tdsTypes = nepalTdsTypes;
const byDays = { by_joining: true, by_unpaid_days: true };

let order = 0;
export const heading = (
  name: string,
  equation: string,
  type: HeadingType = 'addition',
  own: Partial<SlipHeading> = {},
): SlipHeading => ({
  name,
  order: ++order,
  type,
  taxable: type === 'deduction' || type === 'tax_deduction' ? 'not_applicable' : 'taxable',
  unit: 'money',
  rules: [{ condition_equation: '', rule_equation: equation, tds_type: null }],
  is_regular: true,
  is_fund: false,
  reductions: null,
  ...own,
});
const tax = (name: string, tds_type: string): SlipHeading =>
  heading(name, 'tax', 'tax_deduction', { rules: [{ condition_equation: '', rule_equation: 'tax', tds_type }] });

/** Pay by days, a fund, what is paid once, two kinds of tax, and a recovery after them. */
export function packageOf(fund: 'ssf' | 'pf' | 'none') {
  const [employer, employee] = { ssf: ['20%', '11%'], pf: ['10%', '10%'], none: ['0%', '0%'] }[fund] as [
    string,
    string,
  ];
  const headings = [
    heading('basic', 'pay', 'addition', { reductions: byDays }),
    heading('allowance', 'other_pay', 'addition', { reductions: byDays }),
    heading('festival', 'paid_once', 'extra_addition', { is_regular: false }),
    heading('fund_of_employer', `basic * ${employer}`, 'type1_cost', { is_fund: true }),
    heading('fund_of_employee', `basic * ${employee}`, 'deduction', { is_fund: true }),
    heading('cit', 'savings', 'deduction', { is_fund: true }),
    tax('social_security_tax', tdsTypes.portion),
    tax('remuneration_tax', tdsTypes.rest),
    heading('advance', 'recovery', 'extra_deduction', { is_regular: false, taxable: 'non_taxable' }),
  ];
  const facts = ['pay', 'other_pay', 'paid_once', 'savings', 'recovery', 'tax'];
  const { compiled, errors } = checkPackage(headings, {
    facts: facts.map((name) => ({ name, unit: 'money' as const })),
    tdsTypes: Object.values(tdsTypes),
  });
  expect(errors).toBeUndefined();
  return { compiled: compiled as CompiledPackage, headings: new Map(headings.map((each) => [each.name, each])) };
}
