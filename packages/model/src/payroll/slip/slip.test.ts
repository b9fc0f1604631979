import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { minus, over, plus, type Ratio, sumOf, whole, zero } from '../../kit/exact/ratio.ts';
import { paisa } from '../../kit/exact/rounding.ts';
import { fiscalYearStart, nepalLaw } from '../law/nepal/nepal.ts';
import vectorFile from '../law/nepal/vectors.json' with { type: 'json' };
import type { DayBasis } from '../month/prorate.ts';
import { checkPackage } from '../package/check.ts';
import type { Amounts, TdsMethod } from '../tax/monthly.ts';
import type { TaxFacts } from '../tax/year.ts';
import type { SlipSegment } from './month-amounts.ts';
import { heading, packageOf, tdsTypes } from './package.fixture.ts';
import { type Slip, slipOf, type SlipQuestion } from './slip.ts';

const money = (value: Ratio | undefined): string => decimalText(value ?? zero);
interface Pay {
  readonly basic: number;
  readonly allowance: number;
  readonly festival?: number;
  readonly cit?: number;
  readonly recovery?: number;
  readonly days?: number;
  readonly unpaid?: number;
}

interface YearOf {
  readonly year: string;
  readonly fund: 'ssf' | 'pf' | 'none';
  readonly month: (index: number) => Pay;
  readonly facts?: TaxFacts;
  readonly method?: TdsMethod;
  readonly from?: number;
  /** Days of each month, by its place in the fiscal year; 30 where nothing is said. */
  readonly monthDays?: (index: number) => number;
}

const isSlip = (slip: ReturnType<typeof slipOf>): slip is Slip => !('failure' in slip);

/** The slips of a fiscal year, each with what the ones before paid and withheld. */
function slipsOf({ year, fund, month, facts = {}, method = 'spread', from = 1, monthDays = () => 30 }: YearOf): Slip[] {
  const { compiled, headings } = packageOf(fund);
  const law = nepalLaw.taxOn(fiscalYearStart(year) ?? '');
  if (!law) throw new Error(`No law of ${year}`);
  let before: Amounts = {};
  let withheld = zero;
  let portion = zero;
  return Array.from({ length: 13 - from }, (_, at) => {
    const index = from + at;
    const { basic, allowance, festival = 0, cit = 0, recovery = 0, unpaid = 0, days } = month(index);
    const all = monthDays(index);
    const segment: SlipSegment = {
      compiled,
      facts: [basic, allowance, festival, cit, recovery, 0].map((each) => whole(each)),
      days: whole(days ?? all),
      unpaid: whole(unpaid),
    };
    const basis: DayBasis = { month: whole(all), divisor: whole(all) };
    const question: SlipQuestion = {
      headings,
      segments: [segment],
      basis,
      tax: {
        law,
        facts: { ssf: fund === 'ssf', ...facts },
        fiscal_index: index,
        last_index: 12,
        before,
        withheld,
        later_one_offs: {},
        method,
        step: paisa,
      },
      withheld_portion: portion,
      tds_types: tdsTypes,
    };
    const slip = slipOf(question);
    if (!isSlip(slip)) throw new Error(JSON.stringify(slip.failure));
    before = {
      income: plus(before['income'] ?? zero, slip.counted['income'] ?? zero),
      retirement: plus(before['retirement'] ?? zero, slip.counted['retirement'] ?? zero),
    };
    withheld = plus(withheld, slip.tax.tds);
    portion = plus(portion, slip.tax_portion);
    return slip;
  });
}
const amountIn = (slip: Slip | undefined, name: string) =>
  money(slip?.lines.find((line) => line.heading === name)?.amount);

interface MonthOfVector {
  readonly gross_cash: string;
  readonly employee_contribution: string;
  readonly cit: string;
  readonly tds: string;
  readonly net_pay: string;
}
const monthsOf = (id: string): readonly MonthOfVector[] => {
  const vector = vectorFile.vectors.find((one) => one.id === id);
  if (!vector) throw new Error(`No vector ${id}`);
  return (vector.expected as unknown as { monthly: readonly MonthOfVector[] }).monthly;
};

describe('payslips of a fiscal year', () => {
  const years: readonly (readonly [string, YearOf])[] = [
    [
      'C01',
      {
        year: '2083/84',
        fund: 'ssf',
        month: (index) => ({ basic: 60_000, allowance: 40_000, festival: index === 3 ? 60_000 : 0 }),
      },
    ],
    [
      'C05',
      {
        year: '2082/83',
        fund: 'pf',
        facts: { sex: 'F', health: whole(12_000) },
        month: () => ({ basic: 50_000, allowance: 33_000, cit: 5000 }),
      },
    ],
    [
      'C06',
      {
        year: '2082/83',
        fund: 'ssf',
        month: (index) => ({
          basic: index < 7 ? 50_000 : 57_500,
          allowance: 30_000,
          festival: index === 3 ? 50_000 : 0,
        }),
      },
    ],
    [
      'C08',
      {
        year: '2083/84',
        fund: 'ssf',
        from: 6,
        month: (index) => ({ basic: 90_000, allowance: 60_000, days: index === 6 ? 15 : 30 }),
      },
    ],
    ['C07b', { year: '2082/83', fund: 'ssf', from: 7, month: () => ({ basic: 90_000, allowance: 60_000 }) }],
    [
      'C04b',
      {
        year: '2082/83',
        fund: 'pf',
        method: 'marginal',
        facts: { status: 'couple', life: whole(30_000) },
        month: (index) => ({ basic: 80_000, allowance: 45_000, cit: 8000, festival: index === 3 ? 80_000 : 0 }),
      },
    ],
    [
      'C09a',
      {
        year: '2083/84',
        fund: 'ssf',
        month: (index) => ({ basic: 60_000, allowance: 40_000, unpaid: index === 4 ? 3 : 0 }),
      },
    ],
  ];

  it.each(years)('[%s] have the gross, the contributions, the tax and the net of each month', (id, year) => {
    const slips = slipsOf(year);
    expect(
      slips.map((slip) => ({
        gross_cash: money(slip.gross),
        employee_contribution: amountIn(slip, 'fund_of_employee'),
        cit: amountIn(slip, 'cit'),
        tds: money(
          plus(decimalOf(amountIn(slip, 'social_security_tax')), decimalOf(amountIn(slip, 'remuneration_tax'))),
        ),
        net_pay: money(slip.net),
      })),
    ).toEqual(
      monthsOf(id).map(({ gross_cash, employee_contribution, cit, tds, net_pay }) => ({
        gross_cash,
        employee_contribution,
        cit,
        tds,
        net_pay,
      })),
    );
  });

  it('[PY-1] pays a contributor to the SSF, and the fund has 31% of basic', () => {
    const [first] = slipsOf({ year: '2083/84', fund: 'ssf', month: () => ({ basic: 60_000, allowance: 40_000 }) });
    expect(money(first?.net)).toBe('92393.33');
    expect(money(plus(first?.employer_cost ?? zero, decimalOf(amountIn(first, 'fund_of_employee'))))).toBe('18600.00');
  });

  it('[PY-2] parts the tax of a member of the provident fund by its two codes', () => {
    const slips = slipsOf({ year: '2083/84', fund: 'pf', month: () => ({ basic: 60_000, allowance: 40_000 }) });
    expect(['social_security_tax', 'remuneration_tax'].map((name) => amountIn(slips[0], name))).toEqual([
      '833.33',
      '1066.67',
    ]);
    expect(money(slips[0]?.net)).toBe('92100.00');
    const total = (name: string) => money(sumOf(slips.map((slip) => decimalOf(amountIn(slip, name)))));
    expect([total('social_security_tax'), total('remuneration_tax')]).toEqual(['10000.00', '12800.00']);
  });

  it('[C11] takes a recovery after tax, which it does not change', () => {
    const month = (recovery: number) => () => ({ basic: 60_000, allowance: 40_000, recovery });
    const [without] = slipsOf({ year: '2083/84', fund: 'ssf', month: month(0) });
    const [with_] = slipsOf({ year: '2083/84', fund: 'ssf', month: month(20_000) });
    expect(money(with_?.tax.tds)).toBe(money(without?.tax.tds));
    expect(money(minus(without?.net ?? zero, with_?.net ?? zero))).toBe('20000.00');
  });

  it('[PY-14] adds up to the net, to the paisa, for 300 people of chance', () => {
    const next = seeded(14);
    for (let turn = 0; turn < 300; turn += 1) {
      const pay = {
        basic: 10_000 + next(200_000),
        allowance: next(150_000),
        festival: next(3) === 0 ? next(100_000) : 0,
        cit: next(10_000),
        recovery: next(5000),
        unpaid: next(6),
      };
      const fund = (['ssf', 'pf', 'none'] as const)[next(3)] ?? 'none';
      const index = 1 + next(12);
      const slip = slipsOf({ year: '2083/84', fund, from: index, month: () => pay })[0];
      const signed = slip?.lines.map(({ type, amount }) => {
        if (type === 'addition' || type === 'extra_addition') return amount;
        return type === 'type1_cost' ? zero : minus(zero, amount);
      });
      expect(sumOf(signed ?? [])).toEqual(slip?.net);
    }
  });
});

/** Kartik 2083 of a contributor to the SSF without anything before it. */
function kartik(): Omit<SlipQuestion, 'headings' | 'segments'> {
  const law = nepalLaw.taxOn('2026-10-18');
  if (!law) throw new Error('No law');
  return {
    basis: { month: whole(30), divisor: whole(30) },
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
  };
}

describe('expenses that are repaid with a slip', () => {
  const { compiled, headings } = packageOf('ssf');
  const advance = headings.get('advance');
  if (!advance) throw new Error('No advance');
  const slipWith = (repaid: number, { facts = [60_000], isLast = false } = {}): Slip => {
    const slip = slipOf({
      headings,
      segments: [
        {
          compiled,
          facts: Array.from({ length: 6 }, (_, at) => whole(facts[at] ?? 0)),
          days: whole(30),
          unpaid: zero,
        },
      ],
      ...kartik(),
      items: [
        { source: { name: 'advance_salary', id: 1 }, heading: advance, amount: whole(100_000), earned: 'bs:2083-07' },
      ],
      net: {
        least: { share: over(whole(1), whole(2)), amount: zero },
        overpaid: zero,
        step: paisa,
        held: [],
        repaid: [{ source: { name: 'expense_claim', id: 7 }, earned: 'bs:2083-06', amount: whole(repaid) }],
        is_last: isLast,
      },
    });
    if (!isSlip(slip)) throw new Error('failed');
    return slip;
  };

  it('add to the net alone, and nothing is recovered from them [PC-75]', () => {
    const [without, with_] = [slipWith(0), slipWith(3000)];
    expect(money(minus(with_.net, without.net))).toBe('3000.00');
    expect(with_.net_lines).toEqual([
      { what: 'expense_repaid', source: { name: 'expense_claim', id: 7 }, earned: 'bs:2083-06', amount: whole(3000) },
    ]);
    for (const of of ['gross', 'deductions', 'tax', 'counted', 'carried', 'later'] as const)
      expect(with_[of]).toEqual(without[of]);
  });

  it('set off what the employee owes in a last slip', () => {
    const last = (repaid: number) => slipWith(repaid, { facts: [0, 0, 0, 10_000], isLast: true });
    const claimOf = ({ net_lines }: Slip) => money(net_lines.find(({ what }) => what === 'claim')?.amount);
    expect([claimOf(last(0)), claimOf(last(3000)), claimOf(last(12_000))]).toEqual(['10000.00', '7000.00', '0.00']);
    expect([money(last(3000).net), money(last(12_000).net)]).toEqual(['0.00', '2000.00']);
  });
});

describe('a slip of a month with a raise in the middle', () => {
  it('pays each segment at its level, the fund on both, and projects the new level [PC-3]', () => {
    const { compiled, headings } = packageOf('ssf');
    const segment = (basic: number, days: number, unpaid = 0): SlipSegment => ({
      compiled,
      facts: [basic, 0, 0, 0, 0, 0].map((each) => whole(each)),
      days: whole(days),
      unpaid: whole(unpaid),
    });
    const slip = slipOf({
      headings,
      segments: [segment(60_000, 14), segment(66_000, 16, 2)],
      ...kartik(),
    });
    if (!isSlip(slip)) throw new Error('failed');
    const basic = slip.lines.find((line) => line.heading === 'basic');
    expect([money(basic?.amount), basic?.parts?.map(money)]).toEqual(['58800.00', ['28000.00', '30800.00']]);
    expect(amountIn(slip, 'fund_of_employee')).toBe('6468.00');
    expect(money(slip.tax.projected['income'])).toBe(money(whole(58_800 + 11_760 + 8 * (66_000 + 13_200))));
  });

  it('stops at the heading that cannot be computed, with its rule', () => {
    const headings = [heading('rate', 'pay / hours', 'addition')];
    const { compiled } = checkPackage(headings, {
      facts: [
        { name: 'pay', unit: 'money' },
        { name: 'hours', unit: 'number' },
      ],
      tdsTypes: [],
    });
    if (!compiled) throw new Error('No package');
    const slip = slipOf({
      headings: new Map(headings.map((each) => [each.name, each])),
      segments: [{ compiled, facts: [whole(1), zero], days: whole(30), unpaid: zero }],
      ...kartik(),
    });
    expect(slip).toMatchObject({ failure: { heading: 'rate', rule: 0, in: 'equation' } });
  });
});
