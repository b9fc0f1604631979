import { describe, expect, it } from 'vitest';
import { bsToAd } from 'date-bs';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { plus, ratio, type Ratio, sumOf, whole, zero } from '../../kit/exact/ratio.ts';
import {
  afterPrepayment,
  afterRateChange,
  afterRow,
  afterSuspension,
  brokenInterest,
  equalInstalment,
  isOver,
  type LoanRow,
  type LoanState,
  neverEnds,
  openLoan,
  perkOf,
  rateDifference,
  reach,
  rowOf,
  rowsOf,
  settlementOf,
} from './plan.ts';
import { loanKinds, type LoanTerms } from './terms.ts';

const money = (value: Ratio): string => decimalText(value);
const day = (year: number, month: number, of: number): string => {
  const ad = bsToAd({ year, month, day: of });
  return `${ad.year}-${String(ad.month).padStart(2, '0')}-${String(ad.day).padStart(2, '0')}`;
};
const kartik = 'bs:2083-07';

const terms = (rate: string, term: number, more: Partial<LoanTerms> = {}): LoanTerms => ({
  kind: 'equal_instalments',
  rate: decimalOf(rate),
  term,
  day_count: 'month',
  rounding: null,
  moratorium_months: 0,
  moratorium: 'within_term',
  shortfall: 'catch_up',
  unpaid_month: 'moved',
  broken_period: 'none',
  settlement: 'to_the_day',
  ...more,
});
const opened = (of: LoanTerms, amount: number, month = kartik): LoanState => openLoan(of, whole(amount), month);
const amounts = (rows: readonly LoanRow[]): string[] => rows.map(({ amount }) => money(amount));
/** Takes what so many months ask. */
const taken = (of: LoanTerms, state: LoanState, count: number): LoanState =>
  Array.from({ length: count }).reduce<LoanState>((at) => afterRow(of, at, rowOf(of, at).amount), state);
const interestOf = (rows: readonly LoanRow[]): string =>
  money(sumOf(rows.flatMap(({ interest, added }) => [interest, added])));

describe('months of a loan', () => {
  it('add up row by row, and the last one absorbs what rounding left [LN-1]', () => {
    const of = terms('12', 12);
    const rows = rowsOf(of, opened(of, 120_000));
    expect(money(equalInstalment(whole(120_000), whole(12), 12))).toBe('10661.85');
    expect([rows[0]?.interest, rows[0]?.principal, rows[0]?.closing].map((each) => money(each ?? zero))).toEqual([
      '1200.00',
      '9461.85',
      '110538.15',
    ]);
    expect(money(rows[5]?.closing ?? zero)).toBe('61790.56');
    expect([rows.length, amounts(rows).at(-1), interestOf(rows)]).toEqual([12, '10661.91', '7942.26']);
  });

  it('hold for a rate with a half [MC-1]', () => {
    const of = terms('11.5', 18);
    const rows = rowsOf(of, opened(of, 250_000));
    expect(amounts(rows)).toEqual([...Array.from({ length: 17 }, () => '15187.51'), '15187.50']);
    expect(
      [rows[0], rows[16], rows[17]].map((row) => [money(row?.interest ?? zero), money(row?.closing ?? zero)]),
    ).toEqual([
      ['2395.83', '237208.32'],
      [expect.any(String), '15043.33'],
      ['144.17', '0.00'],
    ]);
    expect([interestOf(rows), money(sumOf(rows.map(({ amount }) => amount)))]).toEqual(['23375.17', '273375.17']);
  });

  it('are fewer where instalments are rounded up [MC-2]', () => {
    const of = terms('12', 12, { rounding: whole(100) });
    const rows = rowsOf(of, opened(of, 5000));
    expect(money(equalInstalment(whole(5000), whole(12), 12))).toBe('444.24');
    expect([rows.length, amounts(rows)[0], amounts(rows).at(-1), interestOf(rows)]).toEqual([
      11,
      '500.00',
      '294.93',
      '294.93',
    ]);
    const plain = terms('12', 12);
    expect(rowsOf(plain, opened(plain, 5000))).toHaveLength(12);
  });

  it('hold without interest, for one month and for a fixed principal [MC-3]', () => {
    const free = terms('0', 7, { kind: 'interest_free' });
    expect(amounts(rowsOf(free, opened(free, 100_000)))).toEqual([
      ...Array.from({ length: 6 }, () => '14285.71'),
      '14285.74',
    ]);
    const one = terms('12', 1);
    expect(amounts(rowsOf(one, opened(one, 30_000)))).toEqual(['30300.00']);
    const fixed = terms('12', 7, { kind: 'fixed_principal' });
    expect(amounts(rowsOf(fixed, opened(fixed, 100_000)))).toEqual([
      '15285.71',
      '15142.85',
      '15000.00',
      '14857.14',
      '14714.28',
      '14571.42',
      '14428.60',
    ]);
  });

  it('have the same interest each for a flat loan [LN-2]', () => {
    const of = terms('12', 12, { kind: 'flat' });
    const rows = rowsOf(of, opened(of, 120_000));
    expect([new Set(amounts(rows)), interestOf(rows)]).toEqual([new Set(['11200.00']), '14400.00']);
  });

  it('are settled early for a flat loan as its method says [MC-4]', () => {
    const of = terms('10', 7, { kind: 'flat' });
    const rows = rowsOf(of, opened(of, 100_000));
    expect(amounts(rows)).toEqual([...Array.from({ length: 6 }, () => '15119.04'), '15119.09']);
    expect(interestOf(rows)).toBe('5833.33');
    const third = taken(of, opened(of, 100_000), 3);
    const on = day(2083, 9, 30);
    const both = (reading: LoanTerms['settlement']) => {
      const { principal, interest } = settlementOf({ ...of, settlement: reading }, third, on);
      return [money(principal), money(interest), money(plus(principal, interest))];
    };
    expect(both('to_the_day')).toEqual(['57142.87', '0.00', '57142.87']);
    expect(both('whole')).toEqual(['57142.87', '3333.34', '60476.21']);
  });

  it('end sooner or ask less after a payment [MC-5]', () => {
    const of = terms('11.5', 18);
    const fifth = taken(of, opened(of, 250_000), 5);
    expect(money(fifth.balance)).toBe('184803.94');
    // It is paid after the month was taken, so that no interest runs before it.
    const after = (choice: 'shorter' | 'smaller') =>
      rowsOf(of, afterPrepayment(of, fifth, { amount: whole(60_000), day: day(2083, 11, 20), choice }));
    const [shorter, smaller] = [after('shorter'), after('smaller')];
    expect([shorter.length, amounts(shorter)[0], amounts(shorter).at(-1)]).toEqual([9, '15187.51', '9131.64']);
    expect([smaller.length, amounts(smaller)[0], amounts(smaller).at(-1)]).toEqual([13, '10256.61', '10256.53']);
    const all = interestOf(rowsOf(of, fifth));
    const saved = (rows: readonly LoanRow[]) => money(plus(decimalOf(all), decimalOf(`-${interestOf(rows)}`)));
    expect([saved(shorter), saved(smaller)]).toEqual(['6805.90', '4101.77']);
  });

  it('count interest by days around payments within a month [MC-6]', () => {
    const of = terms('11.5', 18, { day_count: 'days' });
    const at: LoanState = { ...opened(of, 250_000, 'bs:2083-09'), balance: decimalOf('184803.94') };
    expect(money(rowOf(of, at).interest)).toBe('1746.78');
    const paying = (state: LoanState, amount: number) =>
      afterPrepayment(of, state, { amount: whole(amount), day: day(2083, 9, 12), choice: 'shorter' });
    expect(money(rowOf(of, paying(at, 60_000)).interest)).toBe('1387.60');
    expect(money(rowOf(of, paying(paying(at, 40_000), 20_000)).interest)).toBe('1387.60');
  });

  it('bear interest on an amount until the day it is paid back, also where earlier months are not taken yet', () => {
    const of = terms('12', 12);
    const at = afterPrepayment(of, opened(of, 120_000), {
      amount: whole(60_000),
      day: day(2083, 8, 3),
      choice: 'shorter',
    });
    const [kartikRow, mangsir, poush] = rowsOf(of, at);
    expect([kartikRow, mangsir, poush].map((row) => money(row?.interest ?? zero))).toEqual([
      '1200.00',
      '546.76',
      '404.23',
    ]);
    const { principal, interest } = settlementOf(of, at, day(2083, 8, 3));
    // All of Kartik, and two days of Mangsir on both parts.
    expect([money(principal), money(interest)]).toEqual(['60000.00', '1282.76']);
  });

  it('follow another rate by keeping the term or the instalment [MC-7]', () => {
    const of = terms('10', 24);
    const sixth = taken(of, opened(of, 300_000), 6);
    expect([money(sixth.part ?? zero), money(sixth.balance)]).toEqual(['13843.48', '230505.32']);
    const after = (choice: 'term' | 'instalment') => rowsOf(of, afterRateChange(of, sixth, whole(12), choice));
    const [term, instalment] = [after('term'), after('instalment')];
    expect([term.length, amounts(term)[0], amounts(term).at(-1)]).toEqual([18, '14056.69', '14056.61']);
    expect([instalment.length, amounts(instalment)[0], amounts(instalment).at(-1)]).toEqual([
      19,
      '13843.48',
      '4223.81',
    ]);
    expect([term[0]?.interest, instalment[0]?.interest].map((each) => money(each ?? zero))).toEqual([
      '2305.05',
      '2305.05',
    ]);
  });

  it('ask the difference of a rate that is dated back once [MC-8]', () => {
    const of = terms('10', 24);
    const sixth = taken(of, opened(of, 300_000), 6);
    const [seven, eight] = rowsOf(of, sixth);
    const eighth = taken(of, sixth, 2);
    const rows = [seven, eight].flatMap((row) =>
      row ? [{ month: row.month, opening: row.opening, own: row.interest }] : [],
    );
    expect(rows.map(({ own }) => money(own))).toEqual(['1920.88', '1821.52']);
    const difference = rateDifference(of, rows, whole(12));
    expect(money(difference)).toBe('748.48');
    const changed = afterRateChange(of, { ...eighth, carried: plus(eighth.carried, difference) }, whole(12), 'term');
    const left = rowsOf(of, changed);
    expect([left.length, amounts(left)[0], amounts(left)[1], amounts(left).at(-1)]).toEqual([
      16,
      '14783.17',
      '14034.69',
      '14034.65',
    ]);
  });

  it('begin with months without principal in three readings [MC-9]', () => {
    const of = (moratorium: LoanTerms['moratorium']) => terms('12', 12, { moratorium_months: 3, moratorium });
    const rows = (moratorium: LoanTerms['moratorium']) => rowsOf(of(moratorium), opened(of(moratorium), 200_000));
    const within = rows('within_term');
    expect(amounts(within)).toEqual([
      ...Array.from({ length: 3 }, () => '2000.00'),
      ...Array.from({ length: 8 }, () => '23348.07'),
      '23348.08',
    ]);
    expect(interestOf(within)).toBe('16132.64');
    const extended = rows('extend');
    expect([extended.length, amounts(extended)[3], amounts(extended).at(-1), interestOf(extended)]).toEqual([
      15,
      '17769.76',
      '17769.72',
      '19237.08',
    ]);
    const added = rows('capitalize');
    expect(added.slice(0, 3).map(({ closing }) => money(closing))).toEqual(['202000.00', '204020.00', '206060.20']);
    expect([added.length, amounts(added)[3], amounts(added).at(-1), interestOf(added)]).toEqual([
      15,
      '18308.20',
      '18308.19',
      '19698.39',
    ]);
  });

  it('charge the days of a month in which money was paid [MC-10]', () => {
    const on = day(2083, 8, 11);
    const of = terms('12', 12);
    expect(money(brokenInterest(of, whole(120_000), on))).toBe('786.21');
    const broken = brokenInterest(terms('12', 12, { day_count: 'days' }), whole(120_000), on);
    expect(money(broken)).toBe('749.59');
    const rows = rowsOf(of, openLoan(of, whole(120_000), 'bs:2083-09', broken));
    expect(amounts(rows)).toEqual(['11411.44', ...Array.from({ length: 10 }, () => '10661.85'), '10661.91']);
  });

  it('carry what a month could not bear to the next one, or past the last one [MC-12]', () => {
    const after = (shortfall: LoanTerms['shortfall']) => {
      const of = terms('12', 12, { shortfall });
      return { of, at: afterRow(of, taken(of, opened(of, 120_000), 3), whole(4000)) };
    };
    const { of, at } = after('catch_up');
    expect(money(at.balance)).toBe('88242.95');
    const caught = rowsOf(of, at);
    expect([
      money(caught[0]?.amount ?? zero),
      money(caught[0]?.interest ?? zero),
      money(caught[0]?.closing ?? zero),
    ]).toEqual(['17323.70', '882.43', '71801.68']);
    expect([caught.length, amounts(caught)[1], amounts(caught).at(-1)]).toEqual([8, '10661.85', '10733.35']);
    const extended = after('extend');
    const rows = rowsOf(extended.of, extended.at);
    expect([rows.length, new Set(amounts(rows).slice(0, 8)), amounts(rows).at(-1)]).toEqual([
      9,
      new Set(['10661.85']),
      '7286.04',
    ]);
  });

  it('keep unpaid interest due without interest on it [MC-12]', () => {
    const of = terms('12', 12);
    const at = afterRow(of, taken(of, opened(of, 120_000), 3), whole(500));
    expect([money(at.balance), money(at.carried)]).toEqual(['91329.65', '413.30']);
    expect(money(rowOf(of, at).interest)).toBe('1326.60');
  });

  it('owe the balance and interest until the last day at exit [MC-15]', () => {
    const of = terms('12', 12);
    const sixth = taken(of, opened(of, 120_000, 'bs:2083-03'), 6);
    expect([sixth.month, money(sixth.balance)]).toEqual(['bs:2083-09', '61790.56']);
    const { principal, interest } = settlementOf(of, sixth, day(2083, 9, 15), true);
    expect([money(interest), money(plus(principal, interest))]).toEqual(['308.95', '62099.51']);
    expect(money(sumOf(rowsOf(of, sixth).map(({ amount }) => amount)))).toBe('63971.16');
  });

  it('continue from the balance of an imported loan, and refuse one that never ends [MC-19]', () => {
    const of = terms('11.5', 18);
    const part = equalInstalment(whole(250_000), of.rate, 18);
    const at: LoanState = { ...opened(of, 250_000), balance: decimalOf('185432.10'), rows: 13, part };
    expect([rowsOf(of, at).length, amounts(rowsOf(of, at)).at(-1)]).toEqual([13, '15898.59']);
    const longer = rowsOf(of, { ...at, goes_on: true });
    expect([longer.length, amounts(longer).at(-1)]).toEqual([14, '717.89']);
    const endless = terms('24', 60);
    expect(neverEnds(endless, { ...opened(endless, 90_000), part: whole(1800) })).toBe(true);
    expect(neverEnds(of, at)).toBe(false);
  });

  it('spare interest against the market rate on what is left [MC-18]', () => {
    const of = terms('4', 24);
    const perks = (market: (index: number) => Ratio) =>
      rowsOf(of, opened(of, 500_000))
        .slice(0, 12)
        .map(({ opening }, index) => perkOf(opening, of.rate, market(index)));
    expect(money(rowOf(of, opened(of, 500_000)).amount)).toBe('21712.46');
    const ten = perks(() => whole(10));
    expect([money(ten[0] ?? zero), money(ten[11] ?? zero), money(sumOf(ten))]).toEqual([
      '2500.00',
      '1378.92',
      '23310.83',
    ]);
    expect(money(sumOf(perks((index) => whole(index < 6 ? 10 : 9))))).toBe('21674.00');
  });

  it('are twelve different BS months [MC-20]', () => {
    const of = terms('0', 12, { kind: 'interest_free' });
    expect(rowsOf(of, opened(of, 12_000, 'bs:2083-11')).map(({ month }) => month)).toEqual([
      'bs:2083-11',
      'bs:2083-12',
      ...Array.from({ length: 10 }, (_, index) => `bs:2084-${String(index + 1).padStart(2, '0')}`),
    ]);
  });

  it('wait while an employee is unpaid, with the interest due after', () => {
    const of = terms('12', 12);
    const at = afterSuspension(of, opened(of, 120_000));
    expect([at.month, money(at.carried), rowsOf(of, at).length]).toEqual(['bs:2083-08', '1200.00', 12]);
    const missed = reach(of, opened(of, 120_000), 'bs:2083-09');
    expect([money(missed.balance), money(missed.carried)]).toEqual(['120000.00', '2400.00']);
  });
});

/** A plain second program: paisa as whole numbers, one method a function, no states. */
function plainRows(kind: LoanTerms['kind'], principal: bigint, rate: bigint, term: number): [bigint, bigint][] {
  const half = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);
  const rows: [bigint, bigint][] = [];
  let balance = principal;
  const flat = half(principal * rate * BigInt(term), 120_000n);
  const flatPart = half(flat, BigInt(term));
  const grown = (120_000n + rate) ** BigInt(term);
  const equal =
    rate === 0n
      ? half(principal, BigInt(term))
      : half(principal * rate * grown, 120_000n * (grown - 120_000n ** BigInt(term)));
  let flatLeft = flat;
  for (let row = 1; row <= term && balance > 0n; row += 1) {
    const isLast = row === term;
    let interest = half(balance * rate, 120_000n);
    if (kind === 'interest_free') interest = 0n;
    if (kind === 'flat') interest = isLast ? flatLeft : flatPart < flatLeft ? flatPart : flatLeft;
    const wanted = kind === 'equal_instalments' ? equal - interest : half(principal, BigInt(term));
    const paid = isLast || wanted >= balance ? balance : wanted;
    rows.push([interest, paid]);
    balance -= paid;
    flatLeft -= interest;
  }
  return rows;
}

it('gives what a second, plain program gives for 10,000 loans of chance', () => {
  const next = seeded(37);
  const cents = (value: Ratio): bigint => (value.n * 100n) / value.d;
  for (let turn = 0; turn < 10_000; turn += 1) {
    const kind = loanKinds[next(4)] ?? 'flat';
    const term = 1 + next(turn % 100 === 0 ? 240 : 36);
    const principal = BigInt(100_000 + next(90_000_000));
    const rate = BigInt(next(2400));
    const of = terms('0', term, { kind, rate: ratio(kind === 'interest_free' ? 0n : rate, 100n) });
    const state = openLoan(of, ratio(principal, 100n), kartik);
    const rows = rowsOf(of, state);
    expect(rows.map(({ interest, principal: part }) => [cents(interest), cents(part)])).toEqual(
      plainRows(kind, principal, kind === 'interest_free' ? 0n : rate, term),
    );
    expect(isOver(rows.reduce((at, row) => afterRow(of, at, row.amount), state))).toBe(true);
  }
});
