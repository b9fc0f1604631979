/** Headings of a settlement: those of the package, and built-in ones for what the package has no heading for. */
import { bilingual, type Text } from '../../kit/text.ts';
import type { HeadingType } from '../package/heading.ts';
import type { RunHeading, RunPackages } from '../run/question.ts';
import { effectOf } from '../slip/slip-heading.ts';
import { basicHeading } from './monthly-pay.ts';

interface BuiltIn {
  readonly label: Text;
  readonly type: HeadingType;
  readonly equation: string;
  /** Taxed with the salary of the year. */
  readonly isIncome?: boolean;
  readonly keepsZero?: boolean;
}

/**
 * By the names of formulas. Leave: Labour Act 2074 s.49; notice: s.144; gratuity: s.53; the share of the festival allowance: s.37. The final tax:
 * Income Tax Act 2058 s.88, of lump sums from funds ss.65, 88. Rates are facts, which follow from the dated rows of the law.
 */
const builtIn = (leaveIsIncome: boolean): Readonly<Record<string, BuiltIn>> => ({
  notice_pay: {
    label: bilingual('Pay in place of notice', 'सूचनाबापतको रकम'),
    type: 'extra_addition',
    equation: 'IF(notice_days_by_employer > 0, monthly_pay / notice_month_days * notice_days_by_employer, 0)',
    isIncome: true,
  },
  festival_share: {
    label: bilingual('Share of the festival allowance', 'चाडपर्व भत्ताको अंश'),
    type: 'extra_addition',
    equation: 'IF(festival > 0, 0, monthly_basic * MIN(festival_months, 12) / 12)',
    isIncome: true,
  },
  leave_pay: {
    label: bilingual('Pay for leave not taken', 'नलिएको बिदाबापतको रकम'),
    type: 'extra_addition',
    equation: 'monthly_basic / 30 * exit_leave_days + exit_leave_amount',
    isIncome: leaveIsIncome,
  },
  gratuity: {
    label: bilingual('Gratuity', 'उपदान'),
    type: 'extra_addition',
    equation: `gratuity_before + OPTIONAL(${basicHeading}, 0) * gratuity_rate`,
    keepsZero: true,
  },
  notice_owed: {
    label: bilingual('Notice not given', 'नदिइएको सूचनाबापत कट्टी'),
    type: 'extra_deduction',
    equation: 'IF(notice_days_by_employee > 0, monthly_pay / notice_month_days * notice_days_by_employee, 0)',
  },
  fund_payment: {
    label: bilingual('Lump sum from a fund', 'कोषको एकमुष्ट रकम'),
    type: 'extra_addition',
    equation: 'fund_amount',
  },
  fund_tax: {
    label: bilingual('Final tax on lump sums from funds', 'कोषको एकमुष्ट रकममा अन्तिम कर'),
    type: 'extra_deduction',
    // The higher of the least exemption and the exempt share is free of it.
    equation: 'MAX(fund_amount - MAX(fund_exempt_least, fund_amount * fund_exempt_share), 0) * fund_tax_rate',
  },
  exit_tax: {
    label: bilingual('Final tax on payments at exit', 'अवकाशका भुक्तानीमा अन्तिम कर'),
    type: 'extra_deduction',
    equation: leaveIsIncome ? 'gratuity * exit_tax_rate' : '(gratuity + leave_pay) * exit_tax_rate',
  },
});

function withBuiltIn(headings: readonly RunHeading[], leaveIsIncome: boolean): readonly RunHeading[] {
  const all = builtIn(leaveIsIncome);
  const own = new Map(headings.map((each) => [each.formula_name, each]));
  // What a package accrues each month as a cost is not what is paid at exit: it makes room for the built-in heading.
  const isPaid = (name: string, { type }: BuiltIn): boolean => {
    const heading = own.get(name);
    return heading !== undefined && effectOf(heading) === effectOf({ type });
  };
  // Without a festival allowance in the package there is no share of it.
  const missing = Object.entries(all).filter(
    ([name, each]) => !isPaid(name, each) && (name !== 'festival_share' || own.has('festival')),
  );
  const replaced = new Set(missing.map(([name]) => name));
  // What counts towards the tax comes before it.
  const firstTax = Math.min(
    ...headings.flatMap(({ type, slip_order }) => (type === 'tax_deduction' ? [slip_order] : [])),
    1000,
  );
  return [
    ...headings
      .filter(({ formula_name }) => !replaced.has(formula_name))
      .map((each) => (each.formula_name in all ? { ...each, settles: true } : each)),
    ...missing.map(
      ([formula_name, { label, type, equation, isIncome = false, keepsZero = false }], place): RunHeading => ({
        name: label.en,
        name_in_nepali: label.ne,
        formula_name,
        slip_order: firstTax - 1 + (place + 1) / 10,
        type,
        taxable: isIncome ? 'taxable' : 'not_applicable',
        has_amount: false,
        is_regular: false,
        is_fund: false,
        is_remote_allowance: false,
        by_joining: false,
        by_unpaid_days: false,
        is_on_slip: true,
        settles: true,
        keeps_zero: keepsZero,
        rules: [{ condition_equation: null, rule_equation: equation, tds_type: null }],
      }),
    ),
  ].toSorted((one, other) => one.slip_order - other.slip_order);
}

/** Packages as a settlement pays by them. */
export const settlementPackages = (
  packages: RunPackages,
  { leaveIsIncome }: { readonly leaveIsIncome: boolean },
): RunPackages =>
  Object.fromEntries(
    Object.entries(packages).map(([key, { headings }]) => [key, { headings: withBuiltIn(headings, leaveIsIncome) }]),
  );
