import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { type Ratio, ratio, whole, zero } from '../../kit/exact/ratio.ts';
import { rupee } from '../../kit/exact/rounding.ts';
import { netRounding, recover, type LeastNet, type Recovery } from './recoveries.ts';

const recovery = (source: string, amount: number, may_be_partial = true): Recovery => ({
  source,
  amount: whole(amount),
  may_be_partial,
});
const half: LeastNet = { share: ratio(1n, 2n), amount: zero };
const of = (net: Ratio, least: LeastNet, ...recoveries: Recovery[]) => {
  const result = recover(net, least, recoveries);
  return {
    net: decimalText(result.net),
    lines: result.recovered.map(({ source, taken, carried }) => [source, decimalText(taken), decimalText(carried)]),
  };
};

describe('recoveries', () => {
  it('[PC-39] leave at least half of the net, and carry the rest', () => {
    expect(of(whole(29_700), half, recovery('loan', 25_000))).toEqual({
      net: '14850.00',
      lines: [['loan', '14850.00', '10150.00']],
    });
  });

  it('[PC-40] take nothing from an unpaid month', () => {
    for (const net of [zero, whole(-500)])
      expect(of(net, half, recovery('loan', 10_000)).lines).toEqual([['loan', '0.00', '10000.00']]);
  });

  it('[PC-41] compete in their order, each its own line', () => {
    const least = { share: zero, amount: whole(8000) };
    expect(
      of(whole(20_000), least, recovery('advance', 5000), recovery('loan 1', 6000), recovery('loan 2', 4000)),
    ).toEqual({
      net: '8000.00',
      lines: [
        ['advance', '5000.00', '0.00'],
        ['loan 1', '6000.00', '0.00'],
        ['loan 2', '1000.00', '3000.00'],
      ],
    });
  });

  it('are taken whole or not at all where no part may be', () => {
    expect(of(whole(10_000), half, recovery('fine', 6000, false), recovery('loan', 4000)).lines).toEqual([
      ['fine', '0.00', '6000.00'],
      ['loan', '4000.00', '0.00'],
    ]);
  });

  it('never leave a paisa less than has to stay', () => {
    expect(of(decimalOf('100.01'), half, recovery('loan', 100)).net).toBe('50.01');
  });
});

describe('a net in whole rupees', () => {
  it('[PC-71] has a line of its own', () => {
    expect(['38245.67', '41000.50', '500'].map((net) => decimalText(netRounding(decimalOf(net), rupee)))).toEqual([
      '0.33',
      '0.50',
      '0.00',
    ]);
  });
});
