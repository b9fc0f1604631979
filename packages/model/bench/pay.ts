/** Slips of many people, computed and not stored, next to a plain loop over floats that does the same. */
import { type Ratio, whole, zero } from '../src/kit/exact/ratio.ts';
import { paisa } from '../src/kit/exact/rounding.ts';
import { nepalLaw } from '../src/payroll/law/nepal/nepal.ts';
import { checkPackage } from '../src/payroll/package/check.ts';
import type { HeadingType } from '../src/payroll/package/heading.ts';
import { slipOf } from '../src/payroll/slip/slip.ts';
import type { SlipHeading } from '../src/payroll/slip/slip-heading.ts';

const day = '2026-10-18';
const monthDays = 30;
const rounds = 5;
const tdsTypes = { portion: '11211', rest: '11112' };
const allowances = Array.from({ length: 12 }, (_, index) => `allowance_${index + 1}`);
const byDays = { by_joining: true, by_unpaid_days: true };

export interface PayResult {
  readonly people: number;
  readonly headings: number;
  /** Milliseconds of each round. */
  readonly exact: readonly number[];
  readonly floats: readonly number[];
}

interface Person {
  readonly basic: number;
  readonly share: number;
  readonly unpaid: number;
  readonly festival: number;
}

const person = (index: number): Person => ({
  basic: 12_000 + ((index * 7919) % 9000) * 10,
  share: 1 + (index % 9),
  unpaid: index % 11 === 0 ? 2 : 0,
  festival: index % 3 === 0 ? 1 : 0,
});

function headingsOf(): SlipHeading[] {
  const heading = (name: string, equation: string, type: HeadingType, own: Partial<SlipHeading> = {}): SlipHeading => ({
    name,
    order: 0,
    type,
    taxable: type === 'addition' || type === 'extra_addition' || type === 'type1_cost' ? 'taxable' : 'not_applicable',
    unit: 'money',
    rules: [{ condition_equation: '', rule_equation: equation, tds_type: null }],
    is_regular: true,
    is_fund: false,
    reductions: null,
    ...own,
  });
  const tax = (name: string, tds_type: string) =>
    heading(name, 'tax', 'tax_deduction', { rules: [{ condition_equation: '', rule_equation: 'tax', tds_type }] });
  return [
    heading('basic', 'pay', 'addition', { reductions: byDays }),
    ...allowances.map((name, index) =>
      heading(name, `pay * share * ${index + 1}% / 10`, 'addition', { reductions: byDays }),
    ),
    heading('seniority', 'IF(share > 5, basic * 4%, basic * 2%)', 'addition'),
    heading('attendance_bonus', 'MAX(500 - unpaid * 100, 0)', 'addition'),
    heading('festival', 'basic * paid_once', 'extra_addition', { is_regular: false }),
    heading('ssf_employer', 'basic * 20%', 'type1_cost', { is_fund: true }),
    heading('ssf_employee', 'basic * 11%', 'deduction', { is_fund: true }),
    heading('cit', 'ROUND(basic * 3%, 100)', 'deduction', { is_fund: true }),
    heading('insurance', 'MIN(basic * 1%, 1000)', 'deduction'),
    tax('social_security_tax', tdsTypes.portion),
    tax('remuneration_tax', tdsTypes.rest),
    heading('welfare', 'basic * 0.5%', 'deduction'),
    heading('canteen', '1250', 'deduction'),
    heading('union', 'IF(share > 3, 200, 100)', 'deduction'),
  ];
}

/** The same slip over floats: what it costs where the paisa does not matter. */
function floatNet({ basic: pay, share, unpaid, festival }: Person): number {
  const round = (value: number) => Math.round(value * 100) / 100;
  const paid = (amount: number) => round((amount * (monthDays - unpaid)) / monthDays);
  const basic = paid(pay);
  let gross = basic;
  let level = pay;
  for (let index = 0; index < allowances.length; index += 1) {
    const amount = (pay * share * (index + 1)) / 1000;
    gross += paid(amount);
    level += amount;
  }
  const rate = share > 5 ? 0.04 : 0.02;
  gross += round(basic * rate) + Math.max(500 - unpaid * 100, 0);
  level += pay * rate + 500;
  const once = basic * festival;
  const funds = round(basic * 0.2) + round(basic * 0.11) + Math.round((basic * 0.03) / 100) * 100;
  const income = gross + once + round(basic * 0.2) + (level + pay * 0.2) * 8;
  let left = income - Math.min(funds + (pay * 0.31 + Math.round((pay * 0.03) / 100) * 100) * 8, income / 3, 500_000);
  let tax = 0;
  for (const [width, percent] of [
    [1_000_000, 0],
    [500_000, 10],
    [1_000_000, 20],
    [1_500_000, 27],
    [Infinity, 29],
  ] as const) {
    const part = Math.min(left, width);
    tax += (part * percent) / 100;
    left -= part;
  }
  const cuts = Math.min(basic * 0.01, 1000) + basic * 0.005 + 1250 + (share > 3 ? 200 : 100);
  return gross + once - (funds - round(basic * 0.2)) - round(tax / 9) - round(cuts);
}

/** @param people how many slips a round computes */
export function measurePay(people = 10_000): PayResult {
  const headings = headingsOf().map((heading, index) => ({ ...heading, order: index + 1 }));
  const facts = ['pay', 'tax'].map((name) => ({ name, unit: 'money' as const }));
  const numbers = ['share', 'unpaid', 'paid_once'].map((name) => ({ name, unit: 'number' as const }));
  const { compiled, errors } = checkPackage(headings, {
    facts: [...facts, ...numbers],
    tdsTypes: Object.values(tdsTypes),
  });
  const law = nepalLaw.taxOn(day);
  if (!compiled || !law) throw new Error(`The package of the benchmark is wrong: ${JSON.stringify(errors)}`);
  const byName = new Map(headings.map((heading) => [heading.name, heading]));
  const basis = { month: whole(monthDays), divisor: whole(monthDays) };
  const all = Array.from({ length: people }, (_, index) => person(index));
  const exactRound = () => {
    for (const { basic, share, unpaid, festival } of all) {
      const row: Ratio[] = [whole(basic), zero, whole(share), whole(unpaid), whole(festival)];
      const slip = slipOf({
        headings: byName,
        segments: [{ compiled, facts: row, days: whole(monthDays), unpaid: whole(unpaid) }],
        basis,
        tax: {
          law,
          facts: { ssf: true },
          fiscal_index: 4,
          last_index: 12,
          before: {},
          withheld: zero,
          later_one_offs: {},
          method: 'spread',
          step: paisa,
        },
        withheld_portion: zero,
        tds_types: tdsTypes,
      });
      if ('failure' in slip) throw new Error(JSON.stringify(slip.failure));
    }
  };
  let sum = 0;
  const floatRound = () => {
    for (const one of all) sum += floatNet(one);
  };
  const timed = (work: () => void): number => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  const exact: number[] = [];
  const floats: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    exact.push(timed(exactRound));
    floats.push(timed(floatRound));
  }
  if (!Number.isFinite(sum)) throw new Error('The plain loop came to no number.');
  return { people, headings: headings.length, exact, floats };
}
