import { describe, expect, it } from 'vitest';
import { isSwiftCode } from '../swift.ts';
import { accountNumberOf } from './account-number.ts';
import { latinOf } from './latin.ts';
import { slicesOf } from '../slices.ts';
import { bankRowOf } from './row.ts';

describe('names in a bank file', () => {
  it('are written in Latin letters without losing any [MC-39]', () => {
    for (const name of ['José Núñez'.normalize('NFC'), 'José Núñez'.normalize('NFD')])
      expect(latinOf(name)).toBe('Jose Nunez');
    expect(latinOf('Würth')).toBe('Wurth');
    expect(latinOf('Łukasz')).toBe('Lukasz');
    expect(latinOf('ﬁrma')).toBe('firma');
    expect(latinOf("O'Neil Jr.-Roy")).toBe("O'Neil Jr.-Roy");
    expect(latinOf('बिष्णु प्रसाद श्रेष्ठ')).toBeNull();
    expect(latinOf('=1+1')).toBeNull();
    expect(latinOf('  ')).toBeNull();
  });

  it('are cut or refused by the rule after they are changed [MC-39] [PM-4]', () => {
    const account = { bank: 'Nabil', swift: null, branch: null, number: '00110022', holder: 'é'.repeat(54) };
    const rules = { nameWidth: 50, isFullNameRequired: false, mostAmount: null };
    const paid = { amount: '1.00', narration: 'Salary' };
    expect(bankRowOf(account, paid, rules).row?.holder).toBe('e'.repeat(50));
    expect(bankRowOf(account, paid, { ...rules, isFullNameRequired: true })).toEqual({
      row: null,
      problems: ['name_length'],
    });
  });
});

describe('account numbers', () => {
  it('keep their zeros and every digit, and are never a number that a spreadsheet rounded [MC-40]', () => {
    for (const text of ['00120034567', '0012 0034-567', '००१२००३४५६७'])
      expect(accountNumberOf(text)).toBe('00120034567');
    expect(accountNumberOf('0123456789012345678')).toBe('0123456789012345678');
    expect(accountNumberOf('1.20035E+10')).toBeNull();
    expect(accountNumberOf('123')).toBeNull();
  });
});

describe('an amount above the limit', () => {
  it('is refused, and the limit itself is not [MC-42]', () => {
    const account = { bank: 'NMB', swift: null, branch: null, number: '00110022', holder: 'Asha' };
    const rules = { nameWidth: null, isFullNameRequired: false, mostAmount: '1000000.00' };
    const of = (amount: string) => bankRowOf(account, { amount, narration: 'Salary' }, rules).problems;
    expect(of('1000000.00')).toEqual([]);
    expect(of('1000000.01')).toEqual(['above_limit']);
  });

  it('is divided into payments within the limit that add up to it [MC-42]', () => {
    expect(slicesOf('2500000.00', '1000000.00')).toEqual(['1000000.00', '1000000.00', '500000.00']);
    expect(slicesOf('1000000.00', '1000000.00')).toEqual(['1000000.00']);
    expect(slicesOf('1000000.01', '1000000.00')).toEqual(['1000000.00', '0.01']);
    // Too many are no payment of a person: it stays whole, and is refused.
    expect(slicesOf('1000000.00', '1.00')).toEqual(['1000000.00']);
  });
});

describe('SWIFT codes', () => {
  it('have the form of ISO 9362', () => {
    for (const code of ['NMBBNPKA', 'nmbbnpka', 'NARBNPKAXXX', 'SCBLNPKA001']) expect(isSwiftCode(code)).toBe(true);
    for (const code of ['NMBB', 'NMB1NPKA', 'NMBBXQKA', 'NMBBNPKAXX', 'NMBBNPKAXXXX'])
      expect(isSwiftCode(code)).toBe(false);
  });
});
