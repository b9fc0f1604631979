import { describe, expect, it } from 'vitest';
import { matchesOf } from './match.ts';
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

describe('whole paisa', () => {
  it('come of decimals without any float [MC-55]', () => {
    expect(['19.99', '0.57', '4.60', '1.13', '2568.70'].map(paisaOf)).toEqual([1999, 57, 460, 113, 256_870]);
    expect(rupeesOf(1999)).toBe('19.99');
  });
});
