import { describe, expect, it } from 'vitest';
import { certainMatches, matchesOf } from './match.ts';
import { paisaOf, rupeesOf } from './paisa.ts';

const open = (...amounts: readonly string[]) => amounts.map((amount, id) => ({ id, batch: `B${id}`, amount }));

describe('payments that a statement line may be', () => {
  it('are a whole batch [MC-50]', () => {
    const rows = open('38412.25', '38412.25', '61907.00').map((row) => ({ ...row, batch: 'A' }));
    expect(matchesOf('138731.50', [...rows, { id: 9, batch: 'B', amount: '20000.00' }], 3)).toEqual({
      found: [{ batch: 'A', ids: [0, 1, 2] }],
      isCut: false,
    });
  });

  it('are every set that fits, and never the first alone [MC-53]', () => {
    const { found } = matchesOf('45000.00', open('15000.00', '30000.00', '20000.00', '25000.00'), 3);
    expect(found.map(({ ids }) => ids)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('are looked for within bounds, which the answer says [MC-53]', () => {
    const many = open(...Array.from({ length: 400 }, (_, place) => rupeesOf(200 + place * 2)));
    expect(matchesOf('9999.99', many, 3).isCut).toBe(true);
  });
});

describe('lines that say which payments they are', () => {
  const payment = (id: number, batch: string, amount: string, account: string | null = null) => ({
    id,
    batch,
    amount,
    account,
  });
  const line = (id: number, amount: string, text: string) => ({ id, amount, text });
  const payments = [
    payment(1, '2083-08-001', '38412.25', '00120034567'),
    payment(2, '2083-08-001', '61907.00', '00120034568'),
    payment(3, '2083-08-002', '20000.00', '00120034567'),
    payment(4, '2083-08-002', '20000.00', '00120034569'),
    payment(5, '2083-08-003', '20000.00', '00120034569'),
    payment(6, '2083-08-003', '500.00', '12345'),
  ];
  const found = (...lines: readonly ReturnType<typeof line>[]) =>
    Object.fromEntries([...certainMatches(lines, payments)].map(([id, { ids }]) => [id, ids]));

  it('are taken by the number of a batch with its sum, and by the account of a payee with the amount [MC-53]', () => {
    expect(
      found(
        line(10, '100319.25', 'BULK PAYMENT 2083-08-001'),
        line(11, '20000.00', 'TRF/00120034567/ASHA'),
        line(12, '20000.00', 'TRF 00120034569 2083-08-003'),
      ),
    ).toEqual({ 10: [1, 2], 11: [3], 12: [5] });
  });

  it('are left to a person where they name nothing, fit two payments, or are two lines of one payment [MC-53]', () => {
    expect(
      found(
        line(10, '100319.25', 'BULK PAYMENT'),
        line(11, '100319.24', 'BULK PAYMENT 2083-08-001'),
        line(12, '20000.00', 'TRF 00120034569'),
        line(13, '500.00', 'TRF 12345'),
        line(14, '38412.25', 'BULK PAYMENT 12083-08-001'),
      ),
    ).toEqual({});
    const twice = [line(10, '20000.00', 'TRF 00120034567'), line(11, '20000.00', 'TRF 00120034567 AGAIN')];
    expect(found(...twice)).toEqual({});
    // A batch and one of its payments are not both taken.
    expect(found(line(10, '100319.25', '2083-08-001'), line(11, '38412.25', '00120034567'))).toEqual({});
  });

  it('are charges that were recorded with payments, alone or with the payments of their batch', () => {
    const fee = (id: number, batch: string, amount: string, is_return = false) => ({ id, batch, amount, is_return });
    const fees = [
      fee(1, '2083-08-001', '12.50'),
      fee(2, '2083-08-001', '12.50'),
      fee(90, '2083-07-001', '25.00', true),
    ];
    const of = (...lines: readonly ReturnType<typeof line>[]) =>
      Object.fromEntries(certainMatches(lines, payments, fees));
    expect(of(line(10, '100344.25', 'BULK PAYMENT 2083-08-001'))).toEqual({
      10: { ids: [1, 2], fees: fees.slice(0, 2) },
    });
    expect(of(line(10, '100319.25', 'BULK 2083-08-001'), line(11, '25.00', 'CHG 2083-08-001'))).toEqual({
      10: { ids: [1, 2], fees: [] },
      11: { ids: [], fees: fees.slice(0, 2) },
    });
    expect(of(line(10, '25.00', 'RETURN CHG 2083-07-001'))).toEqual({ 10: { ids: [], fees: [fees[2]] } });
    // One charge is not two lines.
    expect(of(line(10, '25.00', '2083-07-001'), line(11, '25.00', '2083-07-001'))).toEqual({});
    expect(of(line(10, '12.50', 'CHG 2083-08-001'), line(11, '25.00', 'CHG'))).toEqual({});
  });
});

describe('whole paisa', () => {
  it('come of decimals without any float [MC-55]', () => {
    expect(['19.99', '0.57', '4.60', '1.13', '2568.70'].map(paisaOf)).toEqual([1999, 57, 460, 113, 256_870]);
    expect(rupeesOf(1999)).toBe('19.99');
  });
});
