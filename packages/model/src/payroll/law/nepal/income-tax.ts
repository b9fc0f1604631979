/** Income tax on employment in Nepal, by fiscal year: Income Tax Act 2058, its Schedule 1, and the Finance Act of each year. */
import type { BandRow, Condition, LawRow, Measure, TaxRule } from '../row.ts';
import { nepalRow as row, years } from './nepal-row.ts';

const bands = (...pairs: readonly (readonly [string | null, string])[]): BandRow[] =>
  pairs.map(([width, rate]) => ({ width, rate }));
const couple: Condition = { fact: 'status', is: 'couple' };
const ssf: Condition = { fact: 'ssf', is: true };

const table = (one: BandRow[], two?: BandRow[]): TaxRule => ({
  kind: 'bands',
  income: 'income',
  tables: [...(two ? [{ when: [couple], bands: two }] : []), { when: [], bands: one }],
  first_band: { portion: 'sst', waived_by: [ssf, { fact: 'sst_exempt', is: true }], months_due: 'sst_months' },
});
const deduction = (
  stage: 'before_taxable' | 'before_balance',
  order: number,
  base: Measure,
  at_most: readonly Measure[] = [],
  when: readonly Condition[] = [],
): TaxRule => ({ kind: 'deduction', stage, order, when, base, at_most });
const amount = (id: string, value: string, when?: readonly Condition[]): Measure => ({
  id,
  of: { amount: value },
  ...(when && { when }),
});
const declared = (input: string): Measure => ({ id: 'declared', of: { input } });
const insured = (order: number, input: string, limit: string): TaxRule =>
  deduction('before_balance', order, declared(input), [amount('limit', limit)]);

const third: Measure = { id: 'one_third', share: '1/3', of: { figure: 'assessable_income' } };
const ofFirstBand = (share: string): Measure => ({ id: 'of_first_band', share, of: { figure: 'first_band' } });
const medical = (limit: string): TaxRule => ({
  kind: 'credit',
  order: 20,
  when: [],
  base: { id: 'approved_expense', share: '0.15', of: { input: 'medical_expense' } },
  at_most: [amount('limit', limit)],
});

const unsure = {
  en: 'Not confirmed in the gazetted Finance Act 2083',
  ne: 'आर्थिक ऐन २०८३ को राजपत्रमा पुष्टि भएको छैन',
};
const act = 'Income Tax Act 2058';
const rules = 'Income Tax Rules 2059';
const high = 'high' as const;
const medium = 'medium' as const;
const low = 'low' as const;

export const nepalIncomeTax: readonly LawRow[] = [
  row(
    'tax.bands',
    years(2079),
    table(
      bands(['500000', '0.01'], ['200000', '0.10'], ['300000', '0.20'], ['1000000', '0.30'], [null, '0.36']),
      bands(['600000', '0.01'], ['200000', '0.10'], ['300000', '0.20'], ['900000', '0.30'], [null, '0.36']),
    ),
    { source: 'Finance Act 2079', confidence: high },
  ),
  row(
    'tax.bands',
    years(2080, 2082),
    table(
      bands(
        ['500000', '0.01'],
        ['200000', '0.10'],
        ['300000', '0.20'],
        ['1000000', '0.30'],
        ['3000000', '0.36'],
        [null, '0.39'],
      ),
      bands(
        ['600000', '0.01'],
        ['200000', '0.10'],
        ['300000', '0.20'],
        ['900000', '0.30'],
        ['3000000', '0.36'],
        [null, '0.39'],
      ),
    ),
    { source: 'Finance Acts 2080, 2081 and 2082', confidence: high },
  ),
  row(
    'tax.bands',
    years(2083),
    table(bands(['1000000', '0.01'], ['500000', '0.10'], ['1000000', '0.20'], ['1500000', '0.27'], [null, '0.29'])),
    { source: 'Finance Act 2083: one table without a status', confidence: high },
  ),
  row(
    'tax.non_resident',
    years(2079, null),
    { kind: 'flat', when: [{ fact: 'resident', is: false }], rate: '0.25' },
    { source: `${act}, Schedule 1: no bands and no credits`, confidence: high },
  ),

  row(
    'tax.retirement',
    years(2079, 2080),
    deduction('before_taxable', 10, declared('retirement'), [
      third,
      amount('cap', '500000', [ssf]),
      amount('cap', '300000', [{ fact: 'ssf', is_not: true }]),
    ]),
    { source: `${act} s.63, ${rules} rule 21: 300,000, or 500,000 with SSF`, confidence: high },
  ),
  row(
    'tax.retirement',
    years(2081, 2082),
    deduction('before_taxable', 10, declared('retirement'), [third, amount('cap', '500000')]),
    {
      source: `${rules}, 15th amendment: 500,000 for any approved fund`,
      confidence: high,
    },
  ),
  row(
    'tax.retirement',
    years(2083, null),
    deduction('before_taxable', 10, declared('retirement'), [third, amount('cap', '500000')]),
    {
      source: `${rules}, 15th amendment, taken as unchanged`,
      confidence: medium,
      note: unsure,
    },
  ),
  row(
    'tax.donation',
    years(2079, null),
    deduction('before_taxable', 20, declared('donation'), [
      { id: 'of_taxable_income', share: '0.05', of: { figure: 'taxable_income' } },
      amount('limit', '100000'),
    ]),
    { source: `${act} s.12`, confidence: medium },
  ),

  row(
    'tax.remote_area',
    years(2079, null),
    deduction(
      'before_balance',
      10,
      { id: 'limit', of: { by: 'remote', amounts: { A: '50000', B: '40000', C: '30000', D: '20000', E: '10000' } } },
      [{ id: 'allowance', of: { input: 'remote_allowance' }, when: [{ fact: 'remote_allowance', given: true }] }],
      [{ fact: 'remote', given: true }],
    ),
    { source: `${rules} rule 38: the lower of the category's limit and the allowance`, confidence: medium },
  ),
  row(
    'tax.foreign_allowance',
    years(2079, null),
    deduction('before_balance', 20, { id: 'three_quarters', share: '0.75', of: { input: 'foreign_allowance' } }),
    { source: `${act}, Schedule 1: allowance of staff of Nepali missions`, confidence: high },
  ),
  row('tax.pension', years(2079, 2082), deduction('before_balance', 30, declared('pension'), [ofFirstBand('0.25')]), {
    source: `${act}, Schedule 1`,
    confidence: medium,
  }),
  row('tax.pension', years(2083), deduction('before_balance', 30, declared('pension'), [ofFirstBand('0.25')]), {
    source: `${act}, Schedule 1, taken as unchanged`,
    confidence: low,
    note: unsure,
  }),
  row(
    'tax.disability',
    years(2079, 2082),
    deduction('before_balance', 40, ofFirstBand('0.5'), [], [{ fact: 'disabled', is: true }]),
    {
      source: `${act}, Schedule 1`,
      confidence: medium,
    },
  ),
  // No amount for 2083/84 is known from a source: nothing is deducted until a row has one.
  row('tax.life_insurance', years(2079, null), insured(50, 'life', '40000'), {
    source: 'Finance Act 2079',
    confidence: high,
  }),
  row('tax.health_insurance', years(2079, null), insured(60, 'health', '20000'), { source: act, confidence: high }),
  row('tax.house_insurance', years(2079, null), insured(70, 'house', '5000'), { source: act, confidence: medium }),

  row(
    'tax.female_rebate',
    years(2079, 2082),
    {
      kind: 'credit',
      order: 10,
      when: [
        { fact: 'sex', is: 'F' },
        { fact: 'status', is_not: 'couple' },
        { fact: 'other_income', is_not: 'business' },
      ],
      base: { id: 'of_tax', share: '0.1', of: { figure: 'tax' } },
      at_most: [],
    },
    {
      source: `${act}, Schedule 1: remuneration is the only income, not with the couple's election`,
      confidence: medium,
    },
  ),
  row(
    'tax.female_rebate',
    years(2083),
    {
      kind: 'credit',
      order: 10,
      when: [
        { fact: 'sex', is: 'F' },
        { fact: 'status', is_not: 'couple' },
        { fact: 'other_income', is_not: 'business' },
      ],
      base: { id: 'of_tax', share: '0.1', of: { figure: 'tax' } },
      at_most: [],
    },
    { source: `${act}, Schedule 1, taken as unchanged`, confidence: medium, note: unsure },
  ),
  row('tax.medical_credit', years(2079, 2080), medical('750'), { source: `${act} s.51`, confidence: high }),
  row('tax.medical_credit', years(2081, null), medical('1500'), {
    source: `${act} s.51, ${rules} 15th amendment`,
    confidence: high,
  }),
];
