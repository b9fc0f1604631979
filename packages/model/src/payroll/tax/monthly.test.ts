import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { over, plus, type Ratio, ratio, times, whole, zero } from '../../kit/exact/ratio.ts';
import { paisa, rupee } from '../../kit/exact/rounding.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { fiscalYearStart, nepalLaw } from '../law/nepal/nepal.ts';
import vectorFile from '../law/nepal/vectors.json' with { type: 'json' };
import { type Amounts, monthsLeft, portionOfMonth, taxOfMonth, type TaxMonth, type TaxOfMonth } from './monthly.ts';
import { type TaxFacts, taxOfYear } from './year.ts';

const vectorOf = (id: string) => {
  const found = vectorFile.vectors.find((one) => one.id === id);
  if (!found) throw new Error(`No vector ${id}`);
  return found as unknown as {
    fiscal_year: string;
    intermediate: { monthly: Record<string, string | number>[]; first_eight_months_tds: string[] };
    expected: Record<string, string> & {
      monthly: { fiscal_index: number; tds: string }[];
      later_months: { fiscal_index: number; tds: string; projected_annual_tax: string }[];
    };
  };
};
const lawOf = (year: string) => {
  const law = nepalLaw.taxOn(fiscalYearStart(year) ?? '');
  if (!law) throw new Error(`No law of ${year}`);
  return law;
};

/** Pay of a month: income with the employer's share, and all retirement contributions. */
const pay = (basic: number, allowances: number, fund: 'ssf' | 'pf' | 'none' = 'none', cit = 0): Amounts => {
  const [employer, all] = { ssf: ['0.20', '0.31'], pf: ['0.10', '0.20'], none: ['0', '0'] }[fund] as [string, string];
  const own = whole(basic);
  return {
    income: plus(whole(basic + allowances), times(own, decimalOf(employer))),
    retirement: plus(times(own, decimalOf(all)), whole(cit)),
  };
};

interface Year {
  readonly year: string;
  readonly facts?: TaxFacts | ((index: number) => TaxFacts);
  readonly from?: number;
  readonly last?: number;
  readonly month: (index: number) => Amounts;
  /** What later months are projected at; the month itself where it is absent. */
  readonly level?: (index: number) => Amounts;
  readonly oneOffs?: Readonly<Record<number, number>>;
  readonly method?: TaxMonth['method'];
  readonly step?: Ratio;
  readonly opening?: { readonly before: Amounts; readonly withheld: Ratio };
}

/** Withholds a year month by month, each with what was paid and withheld before. */
function withhold({
  year,
  facts = {},
  from = 1,
  last = 12,
  month,
  level = month,
  oneOffs = {},
  method = 'spread',
  step = paisa,
  opening,
}: Year) {
  let before: Amounts = opening?.before ?? {};
  let withheld = opening?.withheld ?? zero;
  const sheets: TaxOfMonth[] = [];
  for (let index = from; index <= last; index += 1) {
    const one_offs = { income: whole(oneOffs[index] ?? 0) };
    const later = Object.entries(oneOffs).filter(([at]) => Number(at) > index);
    const sheet = taxOfMonth({
      law: lawOf(year),
      facts: typeof facts === 'function' ? facts(index) : facts,
      fiscal_index: index,
      last_index: last,
      before,
      withheld,
      month: month(index),
      level: level(index),
      one_offs,
      later_one_offs: { income: whole(later.reduce((sum, [, amount]) => sum + amount, 0)) },
      method,
      step,
    });
    sheets.push(sheet);
    withheld = plus(withheld, sheet.tds);
    const own = month(index);
    before = {
      income: plus(plus(before['income'] ?? zero, own['income'] ?? zero), one_offs.income),
      retirement: plus(before['retirement'] ?? zero, own['retirement'] ?? zero),
    };
  }
  return {
    sheets,
    tds: sheets.map((sheet) => decimalText(sheet.tds)),
    withheld,
    excess: sheets.at(-1)?.excess ?? zero,
  };
}

const reduced = (amounts: Amounts, share: Ratio): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, times(amount, share)]));
const e1 = pay(60_000, 40_000, 'ssf');
const dashain = { 3: 60_000 };
const years: Readonly<Record<string, Year>> = {
  C01: { year: '2083/84', facts: { ssf: true }, month: () => e1, oneOffs: dashain },
  C01r: { year: '2083/84', facts: { ssf: true }, month: () => e1, oneOffs: dashain, step: rupee },
  C03: { year: '2083/84', facts: { ssf: true }, month: () => e1, oneOffs: dashain, method: 'forecast' },
  C04b: {
    year: '2082/83',
    facts: { status: 'couple', life: whole(30_000) },
    month: () => pay(80_000, 45_000, 'pf', 8000),
    oneOffs: { 3: 80_000 },
    method: 'marginal',
  },
  C05: { year: '2082/83', facts: { sex: 'F', health: whole(12_000) }, month: () => pay(50_000, 33_000, 'pf', 5000) },
  C06: {
    year: '2082/83',
    facts: { ssf: true },
    month: (index) => pay(index < 7 ? 50_000 : 57_500, 30_000, 'ssf'),
    oneOffs: { 3: 50_000 },
  },
  C07b: { year: '2082/83', facts: { ssf: true }, from: 7, month: () => pay(90_000, 60_000, 'ssf') },
  C08: {
    year: '2083/84',
    facts: { ssf: true },
    from: 6,
    month: (index) => reduced(pay(90_000, 60_000, 'ssf'), ratio(index === 6 ? 1n : 2n, 2n)),
    level: () => pay(90_000, 60_000, 'ssf'),
  },
  C09a: {
    year: '2083/84',
    facts: { ssf: true },
    month: (index) => reduced(e1, ratio(index === 4 ? 27n : 30n, 30n)),
    level: () => e1,
  },
};

describe('tax of a month', () => {
  it.each(Object.entries(years))('[%s] as the vector', (id, year) => {
    const { intermediate, expected } = vectorOf(id);
    const { sheets, tds, excess } = withhold(year);
    expect(tds).toEqual(expected.monthly.map((month) => month.tds));
    expect(
      sheets.map((sheet) => ({
        months_remaining_incl: sheet.months_left,
        projected_annual_income: decimalText(sheet.projected['income'] ?? zero),
        projected_retirement: decimalText(sheet.projected['retirement'] ?? zero),
        projected_annual_tax: decimalText(sheet.year.tax),
      })),
    ).toMatchObject(
      intermediate.monthly.map(
        ({ months_remaining_incl, projected_annual_income, projected_retirement, projected_annual_tax }) => ({
          months_remaining_incl,
          projected_annual_income,
          projected_retirement,
          projected_annual_tax,
        }),
      ),
    );
    expect(excess).toEqual(zero);
  });

  it('[C13] lets the months left absorb a late declaration', () => {
    const { intermediate, expected } = vectorOf('C13');
    const { tds } = withhold({
      year: '2082/83',
      facts: (index) => (index < 9 ? {} : { life: whole(40_000), health: whole(20_000) }),
      month: () => pay(60_000, 40_000, 'pf'),
    });
    expect(tds).toEqual([...intermediate.first_eight_months_tds, ...expected.later_months.map((month) => month.tds)]);
  });

  it('[C14] is never negative, and reports the excess', () => {
    const sheet = taxOfMonth({
      law: lawOf('2082/83'),
      facts: {},
      fiscal_index: 9,
      last_index: 12,
      before: { income: whole(400_000) },
      withheld: whole(90_000),
      month: { income: whole(50_000) },
      level: { income: whole(50_000) },
      one_offs: {},
      later_one_offs: {},
      method: 'spread',
      step: paisa,
    });
    expect([sheet.months_left, decimalText(sheet.tds), decimalText(sheet.excess)]).toEqual([4, '0.00', '75000.00']);
  });

  it('divides again each month, so that the year ends exactly [PY-1]', () => {
    const { tds, withheld } = withhold({ year: '2083/84', facts: { ssf: true }, month: () => e1 });
    expect([tds[0], tds[11], decimalText(withheld)]).toEqual(['1006.67', '1006.66', '12080.00']);
  });

  it('splits the first band off [PY-2]', () => {
    const { sheets } = withhold({ year: '2083/84', month: () => pay(60_000, 40_000, 'pf') });
    const [first] = sheets as [TaxOfMonth];
    const sst = portionOfMonth(first, zero);
    expect([decimalText(first.tds), decimalText(sst)]).toEqual(['1900.00', '833.33']);
  });

  it('follows a raise [PY-5]', () => {
    const { tds, withheld } = withhold({ year: '2083/84', month: (index) => pay(index < 7 ? 80_000 : 100_000, 0) });
    expect([tds[0], tds[6], decimalText(withheld)]).toEqual(['800.00', '2200.00', '18000.00']);
  });

  it('projects nothing after the last day, and pays nothing back [PC-11]', () => {
    const before = withhold({ year: '2083/84', month: () => pay(87_000, 0), last: 12 }).tds.slice(0, 6);
    expect(before).toEqual(Array.from({ length: 6 }, () => '1200.00'));
    const left = withhold({
      year: '2083/84',
      from: 7,
      last: 7,
      month: () => pay(36_000, 0),
      opening: { before: { income: whole(522_000) }, withheld: whole(7200) },
    });
    expect([left.tds, decimalText(left.excess)]).toEqual([['0.00'], '1620.00']);
  });

  it('has at least one month left [PC-12], and counts by the month number [PC-13]', () => {
    expect([monthsLeft(1), monthsLeft(6), monthsLeft(12), monthsLeft(8, 7)]).toEqual([12, 7, 1, 1]);
    const { tds, withheld } = withhold({ year: '2082/83', month: () => pay(75_000, 0) });
    expect([...tds.slice(0, 6), decimalText(withheld)]).toEqual([
      ...Array.from({ length: 5 }, () => '5416.67'),
      '5416.66',
      '65000.00',
    ]);
  });

  it('adds the income and the tax of an earlier employer [PC-17]', () => {
    const { tds, withheld } = withhold({
      year: '2083/84',
      from: 7,
      month: () => pay(120_000, 0),
      opening: { before: { income: whole(480_000) }, withheld: whole(4800) },
    });
    expect(tds).toEqual(Array.from({ length: 6 }, () => '4200.00'));
    expect(decimalText(withheld)).toBe('30000.00');
  });

  it('stops where too much was withheld [PC-18]', () => {
    const { tds, excess } = withhold({ year: '2083/84', month: (index) => pay(index < 7 ? 150_000 : 60_000, 0) });
    expect(tds).toEqual([...Array.from({ length: 6 }, () => '10000.00'), ...Array.from({ length: 6 }, () => '0.00')]);
    expect(decimalText(excess)).toBe('24000.00');
  });

  it('takes the tax of a bonus at once or spreads it [PC-19], and of a second one on top [PC-20]', () => {
    const bonus = (oneOffs: Record<number, number>, method: TaxMonth['method']) =>
      withhold({ year: '2083/84', month: () => pay(90_000, 0), oneOffs, method });
    const { tds } = bonus({ 5: 120_000 }, 'marginal');
    expect([tds[4], ...new Set(tds.filter((_, index) => index !== 4))]).toEqual(['13500.00', '1500.00']);
    expect(bonus({ 5: 120_000 }, 'spread').tds.slice(3)).toEqual([
      '1500.00',
      ...Array.from({ length: 8 }, () => '3000.00'),
    ]);
    const two = bonus({ 3: 480_000, 8: 200_000 }, 'marginal');
    expect([two.sheets[2], two.sheets[7]].map((sheet) => decimalText(sheet?.at_once ?? zero))).toEqual([
      '54000.00',
      '40000.00',
    ]);
    expect(decimalText(two.withheld)).toBe('112000.00');
  });

  it('comes to the tax of the year in every method, whatever happens in it', () => {
    const next = seeded(12);
    for (let turn = 0; turn < 60; turn += 1) {
      const basics = Array.from({ length: 12 }, () => 30_000 + next(60_000)).toSorted((a, b) => a - b);
      const oneOffs = { [1 + next(12)]: next(300_000), [1 + next(12)]: next(300_000) };
      const from = 1 + next(6);
      const month = (index: number) => pay(basics[index - 1] ?? 0, 20_000, 'pf');
      const paid = Array.from({ length: 13 - from }, (_, at) => month(from + at));
      const sum = (key: string) => paid.reduce((all, amounts) => plus(all, amounts[key] ?? zero), zero);
      const extra = Object.entries(oneOffs).reduce((all, [at, amount]) => all + (Number(at) >= from ? amount : 0), 0);
      const expected = taxOfYear(lawOf('2083/84'), {
        income: plus(sum('income'), whole(extra)),
        retirement: sum('retirement'),
      }).tax;
      for (const method of ['spread', 'marginal', 'forecast'] as const)
        for (const step of [paisa, rupee]) {
          const own = Object.fromEntries(Object.entries(oneOffs).filter(([at]) => Number(at) >= from));
          const { withheld } = withhold({ year: '2083/84', from, month, oneOffs: own, method, step });
          expect(decimalText(withheld), `${method} of turn ${turn}`).toBe(decimalText(expected));
        }
    }
  });

  it('is the twelfth part of a level year, to the paisa', () => {
    const { tds, sheets } = withhold({ year: '2083/84', month: () => pay(90_000, 0) });
    expect(new Set(tds)).toEqual(new Set([decimalText(over(sheets[0]?.year.tax ?? zero, whole(12)))]));
  });
});
