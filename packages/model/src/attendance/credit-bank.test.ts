import { describe, expect, it } from 'vitest';
import { creditBank, type CreditLine } from './credit-bank.ts';

const line = (id: number, quantity: number, entry_date: string, expires_on: string | null = null): CreditLine => ({
  id,
  quantity,
  entry_date,
  expires_on,
});

describe('the bank of credit hours', () => {
  it('takes from what expires first, whichever was earned first', () => {
    const bank = creditBank(
      [line(1, 120, '2026-11-01'), line(2, 60, '2026-11-05', '2026-11-20'), line(3, -90, '2026-11-10')],
      '2026-11-12',
    );
    expect(bank.lots).toEqual([{ id: 1, left: 90, expires_on: null }]);
    expect(bank).toMatchObject({ balance: 90, short: 0 });
  });

  it('lets what is not used expire after its last day', () => {
    const lines = [line(1, 120, '2026-11-01', '2026-11-15')];
    expect(creditBank(lines, '2026-11-15').balance).toBe(120);
    expect(creditBank(lines, '2026-11-16')).toMatchObject({
      balance: 0,
      expired: [{ id: 1, left: 120, expires_on: '2026-11-15' }],
    });
  });

  it('uses nothing that is earned later or has expired, and says what is short', () => {
    const lines = [line(1, 60, '2026-11-01', '2026-11-05'), line(2, 60, '2026-11-20'), line(3, -90, '2026-11-10')];
    expect(creditBank(lines, '2026-11-30')).toMatchObject({ balance: 60, short: 90 });
  });

  it('holds what a later day uses', () => {
    expect(creditBank([line(1, 120, '2026-11-01'), line(2, -120, '2026-12-01')], '2026-11-10').balance).toBe(0);
  });

  it('is the same whatever the order of its lines, and never gives more than was earned', () => {
    const lines = [
      line(1, 120, '2026-11-01', '2026-11-30'),
      line(2, 45, '2026-11-03', '2026-11-12'),
      line(3, -60, '2026-11-08'),
      line(4, 90, '2026-11-09'),
      line(5, -100, '2026-11-14'),
    ];
    const whole = creditBank(lines, '2026-11-20');
    expect(creditBank(lines.toReversed(), '2026-11-20')).toEqual(whole);
    const gone = whole.expired.reduce((sum, lot) => sum + lot.left, 0);
    expect(whole.balance + gone + 160 - whole.short).toBe(255);
  });
});
