import { describe, expect, it } from 'vitest';
import { addUp } from '../../kit/add-up.ts';
import { decimalText } from '../../kit/exact/decimal.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { ratio, whole } from '../../kit/exact/ratio.ts';
import { divided } from '../../kit/exact/shares.ts';
import { composed, type ComposeRule, ledgerOf, type Mapping, type PostedAmount } from './compose.ts';

const unit = (id: number) => ({ id, name: `Unit ${id}` });
const amount = (given: Partial<PostedAmount>): PostedAmount => ({
  posting: 'heading',
  heading: 1,
  name: { en: 'Basic', ne: 'आधारभूत' },
  side: 'debit',
  amount: '100.00',
  branch: null,
  division: null,
  isPayable: false,
  ...given,
});
const mapping = (given: Partial<Mapping>): Mapping => ({
  posting: 'heading',
  heading: 1,
  branch: null,
  division: null,
  debit: null,
  credit: null,
  ...given,
});
const net = (of: string) =>
  amount({
    posting: 'net_payable',
    heading: null,
    name: { en: 'Net', ne: 'खुद' },
    side: 'credit',
    amount: of,
    isPayable: true,
  });
const toAll = [mapping({ debit: 10 }), mapping({ posting: 'net_payable', heading: null, credit: 20 })];
const apart: ComposeRule = { splits_by_branch: true, splits_by_division: true, liabilities: 'month_end' };

describe('a voucher', () => {
  it('divides a heading among divisions by largest remainder, ties to the earlier one [PC-46]', () => {
    const parts = divided(ratio(1_000_001n, 100n), [33, 33, 34].map(whole)).map((part) => decimalText(part));
    const { lines, debit, credit } = composed(
      [...parts.map((part, index) => amount({ amount: part, division: unit(index + 1) })), net('10000.01')],
      toAll,
      apart,
    );
    expect(lines.map((line) => line.debit ?? `-${line.credit}`)).toEqual([
      '3300.00',
      '3300.00',
      '3400.01',
      '-10000.01',
    ]);
    expect(debit).toBe(credit);
  });

  it('balances for 1,000 heads of chance, and the parts of each add up to it [PC-46] [PY-14]', () => {
    const next = seeded(46);
    const heads = Array.from({ length: 1000 }, () => ratio(BigInt(next(50_000_000)), 100n));
    const amounts = heads.flatMap((head) => {
      const weights = Array.from({ length: 1 + next(5) }, () => whole(1 + next(40)));
      const parts = divided(head, weights).map((part) => decimalText(part));
      expect(addUp(['0.00', ...parts])).toBe(decimalText(head));
      return parts.map((part) => amount({ amount: part, division: unit(next(7)), branch: unit(next(3)) }));
    });
    const total = addUp(heads.map((head) => decimalText(head)));
    const { lines, missing, debit, credit } = composed([...amounts, net(total)], toAll, apart);
    expect([missing, debit, credit]).toEqual([[], total, total]);
    expect(lines.length).toBe(7 * 3 + 1);
  });

  it('writes what is below zero on the other side of its ledger, and nothing of what comes to zero', () => {
    const { lines } = composed(
      [
        amount({ amount: '-40.00', branch: unit(1) }),
        amount({ branch: unit(2) }),
        amount({ amount: '-100.00', branch: unit(2) }),
      ],
      toAll,
      apart,
    );
    expect(lines).toMatchObject([{ ledger: 10, branch: unit(1), debit: null, credit: '40.00' }]);
  });

  it('names each heading of a line once, in both languages', () => {
    const grade = { en: 'Grade', ne: 'ग्रेड' };
    const both = [...toAll, mapping({ heading: 2, debit: 10 })];
    const { lines } = composed([amount({}), amount({}), amount({ heading: 2, name: grade })], both, apart);
    expect(lines.map(({ about, debit }) => [about, debit])).toEqual([
      [{ en: 'Basic, Grade', ne: 'आधारभूत, ग्रेड' }, '300.00'],
    ]);
  });

  it('keeps units apart as the rule says, and payables only where they belong to a branch', () => {
    const amounts = [
      amount({ branch: unit(1), division: unit(5) }),
      amount({ branch: unit(1), division: unit(6) }),
      { ...net('200.00'), branch: unit(1) },
    ];
    const unitsBy = (rule: Partial<ComposeRule>) =>
      composed(amounts, toAll, { ...apart, ...rule }).lines.map(({ branch, division }) => [branch?.id, division?.id]);
    expect(unitsBy({})).toEqual([
      [1, 5],
      [1, 6],
      [1, undefined],
    ]);
    expect(unitsBy({ splits_by_division: false })).toEqual([
      [1, undefined],
      [1, undefined],
    ]);
    expect(unitsBy({ splits_by_division: false, liabilities: 'organization' })).toEqual([
      [1, undefined],
      [undefined, undefined],
    ]);
  });
});

describe('the ledger of an amount', () => {
  const all = [
    mapping({ debit: 1, credit: 9 }),
    mapping({ debit: 2, division: 5 }),
    mapping({ debit: 3, branch: 1 }),
    mapping({ debit: 4, branch: 1, division: 5 }),
  ];
  it.each([
    [1, 5, 4],
    [1, 6, 3],
    [2, 5, 2],
    [2, 6, 1],
    [null, null, 1],
  ])('of branch %s and division %s is %s: the most specific mapping holds', (branch, division, ledger) => {
    const of = amount({
      branch: branch === null ? null : unit(branch),
      division: division === null ? null : unit(division),
    });
    expect(ledgerOf(all, of)).toBe(ledger);
    // A mapping without a ledger on the side leaves it to the next one.
    expect(ledgerOf(all, { ...of, side: 'credit' })).toBe(9);
  });

  it('is missing where nothing fits, and its amount is named', () => {
    const lone = amount({ branch: unit(2) });
    expect(composed([lone], [mapping({ debit: 3, branch: 1 })], apart)).toMatchObject({ lines: [], missing: [lone] });
  });
});
