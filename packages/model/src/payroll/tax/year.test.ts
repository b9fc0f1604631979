import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { compare, minus, type Ratio, ratio, sumOf, whole, zero } from '../../kit/exact/ratio.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { fiscalYearStart, nepalLaw } from '../law/nepal/nepal.ts';
import { taxFigures } from '../law/nepal/tax-figures.ts';
import vectorFile from '../law/nepal/vectors.json' with { type: 'json' };
import { Law } from '../law/law.ts';
import type { LawRow } from '../law/row.ts';
import { plainNepalTax, type PlainFacts } from './plain-nepal.fixture.ts';
import { type TaxFacts, taxOfBalance, taxOfYear } from './year.ts';

const lawOf = (year: string) => {
  const law = nepalLaw.taxOn(fiscalYearStart(year) ?? '');
  if (!law) throw new Error(`No law of ${year}`);
  return law;
};
const factsOf = (inputs: object): TaxFacts =>
  Object.fromEntries(
    Object.entries(inputs).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'number' ? decimalOf(String(value)) : (value as string | boolean),
    ]),
  );
const of = (year: string, inputs: object) => taxOfYear(lawOf(year), factsOf(inputs));
const tax = (year: string, inputs: object): string => decimalText(of(year, inputs).tax);
const allowed = (year: string, inputs: object): Record<string, string> => {
  const { deductions, further_deductions, credits } = of(year, inputs);
  return Object.fromEntries(
    [...deductions, ...further_deductions, ...credits].map((step) => [step.id.slice(4), decimalText(step.allowed)]),
  );
};

const annual = vectorFile.vectors.filter(({ group }) => group === 'annual_tax');

describe('the tax of a year', () => {
  it.each(annual.map((vector) => [`[${vector.id}] ${vector.title}`, vector] as const))('%s', (_, vector) => {
    const year = of(vector.fiscal_year ?? '', vector.inputs);
    const figures = taxFigures(year);
    const { slabs, schedule1_deductions, ...sheet } = vector.intermediate as unknown as Record<string, string> & {
      slabs: readonly { readonly amount: string; readonly tax: string }[];
      schedule1_deductions: Readonly<Record<string, string>>;
    };
    const shown = { ...sheet, ...vector.expected } as Record<string, string>;
    const isClaimed = 'retirement' in vector.inputs;
    for (const [key, value] of Object.entries(shown))
      if (isClaimed || key !== 'retirement_cap') expect([key, decimalText(figures[key] ?? zero)]).toEqual([key, value]);
    expect(year.bands.map((part) => [decimalText(part.amount), decimalText(part.tax)])).toEqual(
      slabs.map((part) => [part.amount, part.tax]),
    );
    expect(
      year.further_deductions
        .filter(({ allowed }) => allowed.n > 0n)
        .map((one) => decimalText(one.allowed))
        .toSorted(),
    ).toEqual(Object.values(schedule1_deductions).toSorted());
  });

  it('keeps an old year with its own bands [PY-4]', () => {
    const inputs = { income: 1_344_000, retirement: 223_200, ssf: true };
    expect(tax('2083/84', inputs)).toBe('12080.00');
    expect(tax('2082/83', inputs)).toBe('116240.00');
    expect(tax('2082/83', { ...inputs, status: 'couple' })).toBe('86240.00');
  });

  it('limits insurance, and retirement funds by a third [PY-11]', () => {
    expect(allowed('2083/84', { income: 900_000, life: 50_000, health: 25_000 })).toMatchObject({
      life_insurance: '40000.00',
      health_insurance: '20000.00',
    });
    expect(allowed('2083/84', { income: 1_200_000, retirement: 500_000 })).toMatchObject({ retirement: '400000.00' });
    expect(allowed('2083/84', { income: 600_000, retirement: 250_000 })).toMatchObject({ retirement: '200000.00' });
  });

  it('knows what holds in each year', () => {
    expect(allowed('2080/81', { income: 3_000_000, retirement: 600_000 })).toMatchObject({ retirement: '300000.00' });
    expect(allowed('2080/81', { income: 3_000_000, retirement: 600_000, ssf: true })).toMatchObject({
      retirement: '500000.00',
    });
    expect(allowed('2082/83', { income: 900_000, disabled: true, status: 'couple' })).toMatchObject({
      disability: '300000.00',
    });
    expect(allowed('2082/83', { income: 900_000, pension: 60_000 })).toMatchObject({ pension: '60000.00' });
    expect(allowed('2082/83', { income: 900_000, remote: 'E' })).toMatchObject({ remote_area: '10000.00' });
    expect(allowed('2082/83', { income: 900_000, remote_allowance: 9000 })).not.toHaveProperty('remote_area');
    expect(allowed('2082/83', { income: 900_000, foreign_allowance: 400_000 })).toMatchObject({
      foreign_allowance: '300000.00',
    });
    expect(tax('2082/83', { income: 1_000_000, resident: false, retirement: 100_000, sex: 'F' })).toBe('250000.00');
    expect(nepalLaw.taxOn('2029-01-01')).toBeUndefined();
  });

  it('never gives a negative tax', () => {
    expect(tax('2082/83', { income: 0, life: 40_000, medical_expense: 9000 })).toBe('0.00');
    expect(allowed('2082/83', { income: 60_000, medical_expense: 90_000, sex: 'F' })).toMatchObject({
      female_rebate: '60.00',
      medical_credit: '540.00',
    });
  });

  it('agrees with a plain program on 3,000 people of chance', () => {
    const next = seeded(83);
    const pick = <Value>(...values: readonly Value[]) => values[next(values.length)] as Value;
    const years = ['2079/80', '2080/81', '2081/82', '2082/83', '2083/84'];
    for (let turn = 0; turn < 3000; turn += 1) {
      const some = (most: number) => pick(0, 0, next(most), next(most * 100) / 100);
      const facts: PlainFacts = {
        income: pick(next(9_000_000), next(900_000_000) / 100, pick(500_000, 600_000, 1_000_000, 2_000_000)),
        retirement: some(900_000),
        pension: some(300_000),
        life: some(90_000),
        health: some(40_000),
        house: some(9000),
        medical_expense: some(20_000),
        donation: some(300_000),
        remote_allowance: some(70_000),
        foreign_allowance: some(300_000),
        ssf: pick(true, false),
        sst_exempt: pick(true, false, false),
        disabled: pick(true, false, false),
        resident: pick(true, true, true, false),
        status: pick('individual', 'couple'),
        sex: pick('F', 'M'),
        ...pick<{ remote?: string }>({}, { remote: pick('A', 'B', 'C', 'D', 'E') }),
      };
      const year = pick(...years);
      expect(tax(year, facts), JSON.stringify({ year, ...facts })).toBe(plainNepalTax(year, facts));
    }
  });

  it('is monotone and continuous in the balance [PC-78]', () => {
    for (const year of ['2079/80', '2080/81', '2083/84'])
      for (const status of ['individual', 'couple']) {
        const law = lawOf(year);
        const on = (balance: Ratio) => sumOf(taxOfBalance(law, { status }, balance).map((part) => part.tax));
        const edges = [
          500_000, 600_000, 700_000, 800_000, 1_000_000, 1_100_000, 1_500_000, 2_000_000, 2_500_000, 4_000_000,
          5_000_000,
        ];
        for (const edge of edges) {
          const step = minus(on(whole(edge)), on(minus(whole(edge), ratio(1n, 100n))));
          const after = minus(on(decimalOf(`${edge}.01`)), on(whole(edge)));
          for (const rise of [step, after]) {
            expect(compare(rise, zero)).toBeGreaterThan(0);
            expect(compare(rise, ratio(39n, 10_000n))).toBeLessThanOrEqual(0);
          }
        }
      }
  });

  it('takes amounts as large as they come, exactly', () => {
    const { tax: own } = taxOfYear(lawOf('2083/84'), { income: decimalOf('999999999999999.99') });
    expect(decimalText(own)).toBe('289999999505000.00');
  });
});

describe('the law of another country', () => {
  const islandRows: readonly LawRow[] = [
    {
      id: 'levy.bands',
      valid_from: '2026-01-01',
      valid_to: null,
      source: 'Levy Act',
      confidence: 'high',
      confirmed_by: { name: 'The treasurer', on: '2026-01-02' },
      value: {
        kind: 'bands',
        income: 'earnings',
        tables: [
          {
            when: [],
            bands: [
              { width: '1000', rate: '0' },
              { width: null, rate: '0.5' },
            ],
          },
        ],
        first_band: null,
      },
    },
    {
      id: 'levy.boat',
      valid_from: '2026-01-01',
      valid_to: '2027-01-01',
      source: 'Boat Act',
      confidence: 'low',
      confirmed_by: null,
      value: {
        kind: 'deduction',
        stage: 'before_balance',
        order: 1,
        when: [{ fact: 'has_boat', is: true }],
        base: { id: 'boat', of: { amount: '100' } },
        at_most: [],
      },
    },
  ];

  it('needs nothing of Nepal, and holds from day to day', () => {
    const law = new Law(islandRows);
    const on = (day: string) => {
      const own = law.taxOn(day);
      return own && decimalText(taxOfYear(own, { earnings: whole(1500), has_boat: true }).tax);
    };
    expect([on('2025-12-31'), on('2026-01-01'), on('2026-12-31'), on('2027-01-01')]).toEqual([
      undefined,
      '200.00',
      '200.00',
      '250.00',
    ]);
  });

  it('refuses two rows for one day', () => {
    const [bands] = islandRows as readonly [LawRow];
    expect(() => new Law([bands, { ...bands, valid_from: '2026-06-01' }])).toThrow(
      'levy.bands has two rows on 2026-06-01',
    );
    expect(() => new Law([{ ...bands, valid_to: '2026-01-01' }])).toThrow('ends before it begins');
  });
});
