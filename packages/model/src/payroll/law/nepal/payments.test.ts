import { daysInBsMonth } from 'date-bs';
import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText } from '../../../kit/exact/decimal.ts';
import { type Ratio, times, whole } from '../../../kit/exact/ratio.ts';
import { nepalLaw } from './nepal.ts';
import {
  dueOn,
  employerPaymentTax,
  festivalAllowance,
  fundPaymentTax,
  fundRate,
  gratuity,
  leastIncrement,
  perk,
  retrenchment,
} from './payments.ts';
import vectorFile from './vectors.json' with { type: 'json' };

const day = '2026-11-17';
const money = (value: Ratio): string => decimalText(value);
const rowsOf = <Row>(id: string): readonly Row[] => {
  const found = vectorFile.vectors.find((one) => one.id === id)?.expected as { rows?: readonly Row[] } | undefined;
  if (!found?.rows) throw new Error(`No rows of ${id}`);
  return found.rows;
};

describe('payments of Nepali law', () => {
  it('[E01] taxes a lump sum of a fund above its exemption', () => {
    const { exempt, tax } = fundPaymentTax(whole(550_000), day);
    expect([money(exempt), money(tax)]).toEqual(['500000.00', '2500.00']);
    expect(money(fundPaymentTax(whole(2_000_000), day).tax)).toBe('50000.00');
    expect(money(fundPaymentTax(whole(300_000), day).tax)).toBe('0.00');
  });

  it('[E03] [PY-13] gives gratuity by months, taxed at 15 % where the employer meets it', () => {
    expect(money(gratuity(whole(40_000), 28, day))).toBe('93296.00');
    const forty = gratuity(whole(40_000), 40, day);
    expect([money(forty), money(employerPaymentTax(forty, day))]).toEqual(['133280.00', '19992.00']);
  });

  it('[E04] compensates retrenchment, parts of years too', () =>
    expect(money(retrenchment(whole(45_000), decimalOf('6.5'), day))).toBe('292500.00'));

  it('[D04] gives the festival allowance in proportion before a year', () => {
    expect(money(festivalAllowance(whole(48_000), 7, day))).toBe('28000.00');
    expect(money(festivalAllowance(whole(48_000), 30, day))).toBe('48000.00');
  });

  it('[D05] [D07] knows the least increment and the value of facilities', () => {
    expect(money(leastIncrement(whole(30_000), 30, day))).toBe('500.00');
    expect([perk('vehicle', whole(1_200_000), day), perk('housing', whole(1_200_000), day)].map(money)).toEqual([
      '6000.00',
      '24000.00',
    ]);
  });

  it('[D01] [D02] takes 11 and 20 percent of basic for the SSF', () => {
    const shares = (basic: string) =>
      [fundRate('ssf.employee', day), fundRate('ssf.employer', day)].map((one) => money(times(decimalOf(basic), one)));
    expect(shares('12170.00')).toEqual(['1338.70', '2434.00']);
    expect(shares('9385.00')).toEqual(['1032.35', '1877.00']);
  });

  it('[G02] counts the days of the months by the BS table', () => {
    const names = 'Baisakh Jestha Ashadh Shrawan Bhadra Ashwin Kartik Mangsir Poush Magh Falgun Chaitra'.split(' ');
    for (const { fiscal_year, days } of rowsOf<{ fiscal_year: string; days: Record<string, number> }>('G02'))
      for (const [name, count] of Object.entries(days)) {
        const month = names.indexOf(name) + 1;
        const year = Number(fiscal_year.slice(0, 4)) + (month < 4 ? 1 : 0);
        expect([fiscal_year, name, daysInBsMonth(year, month)]).toEqual([fiscal_year, name, count]);
      }
  });

  it('[G03] has tax due 25 days into the next month, and the SSF from 2082 too', () => {
    for (const { due_bs, due_ad } of rowsOf<{ due_bs: string; due_ad: string }>('G03')) {
      const [year = 0, month = 0] = due_bs.split('-').map(Number);
      expect(dueOn('tds.due_day', `${year}-${String(month - 1).padStart(2, '0')}`)).toBe(due_ad);
    }
    expect([dueOn('ssf.due_day', '2081-12'), dueOn('ssf.due_day', '2082-12')].map((own) => own.slice(-2))).toEqual([
      '28',
      '08',
    ]);
  });

  it('knows the minimum wage of a day, and says what it lacks', () => {
    const monthly = (on: string) => nepalLaw.figure('minimum_wage', 'amounts', on).amounts['monthly'];
    expect([monthly('2025-07-16'), monthly('2025-07-17')]).toEqual(['17300', '19550']);
    expect(() => monthly('2027-07-17')).toThrow('The law has no amounts "minimum_wage" on 2027-07-17');
  });
});
