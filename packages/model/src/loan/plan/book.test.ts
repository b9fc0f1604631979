import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { whole } from '../../kit/exact/ratio.ts';
import { bookOf, type LoanLine, termsOf } from './book.ts';
import { rowOf } from './plan.ts';

const terms = termsOf({
  kind: 'equal_instalments',
  rate: '12.00',
  term: 12,
  day_count: 'month',
  rounding: 'none',
  moratorium_months: 0,
  moratorium: 'within_term',
  shortfall: 'catch_up',
  unpaid_month: 'moved',
  broken_period: 'first_instalment',
  settlement: 'to_the_day',
});

/** Entries in their order; a loan of 120,000 that is paid out on 11 Mangsir 2083 comes first. */
const book = (...more: readonly Partial<LoanLine>[]) =>
  bookOf(
    terms,
    whole(120_000),
    [{ kind: 'disbursement', amount: '120000.00', month: 'bs:2083-09' } as const, ...more].map((line, id) => ({
      id,
      kind: 'recovery',
      amount: null,
      interest: null,
      happened_on: '2026-11-27',
      month: null,
      months: null,
      rate: null,
      ...line,
    })),
  );

describe('entries of a loan', () => {
  it('say what each did, with the interest of the days before the first month [MC-10]', () => {
    const { entries, state } = book({ amount: '11448.06', month: 'bs:2083-09' });
    const [, first] = entries;
    expect([first?.interest, first?.principal, first?.own].map((each) => decimalText(each ?? whole(0)))).toEqual([
      '1986.21',
      '9461.85',
      '1200.00',
    ]);
    expect(decimalText(state?.balance ?? whole(0))).toBe('110538.15');
  });

  it('ask for a rate that is dated back by what the months bore themselves [MC-8]', () => {
    const { state } = book(
      { amount: '11448.06', month: 'bs:2083-09' },
      { kind: 'rate_term', rate: '13.00', month: 'bs:2083-09' },
    );
    expect(decimalText(state?.carried ?? whole(0))).toBe('100.00');
  });

  it('take back the last one, and what came before it holds', () => {
    const { entries, state } = book(
      { amount: '11448.06', month: 'bs:2083-09' },
      { kind: 'prepayment_shorter', amount: '50000.00', happened_on: '2027-01-20' },
      { kind: 'reversal' },
    );
    expect(entries.map(({ kind }) => kind)).toEqual(['disbursement', 'recovery']);
    expect(decimalText(state?.balance ?? whole(0))).toBe('110538.15');
  });

  it('leave a month that no payroll has taken yet as it is, when an amount is paid back later', () => {
    // 3 Magh, before the payroll of Poush.
    const { state } = book({ kind: 'prepayment_shorter', amount: '60000.00', happened_on: '2027-01-17' });
    expect(state?.month).toBe('bs:2083-09');
    const poush = state && rowOf(terms, state);
    // The whole balance was lent all of Poush.
    expect(decimalText(poush?.interest ?? whole(0))).toBe(decimalText(decimalOf('1986.21')));
  });
});
