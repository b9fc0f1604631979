/** The lines of a voucher from the amounts of a payroll, by the mapping of ledgers. */
import { addUp } from '../../kit/add-up.ts';
import { listed, verbatim } from '../../kit/message.ts';
import type { Text } from '../../kit/text.ts';
import type { Posting, Side } from './posting.ts';

/** A branch or a division. */
export interface Unit {
  readonly id: number;
  readonly name: string;
}

/** What a payroll posts on one side, added up for a branch and a division. */
export interface PostedAmount {
  readonly posting: Posting;
  /** Of `heading` alone. */
  readonly heading: number | null;
  readonly name: Text;
  readonly side: Side;
  /** A decimal with two places; below zero it is written on the other side. */
  readonly amount: string;
  readonly branch: Unit | null;
  readonly division: Unit | null;
  /** A payable belongs to a branch only where the settings say so. */
  readonly isPayable: boolean;
  /** The ledger of what is paid from, which goes before the mapping; null: it has none. */
  readonly ledger?: number | null;
}

/** A mapping as it is stored; null: of all. Ledgers are ids. */
export interface Mapping {
  readonly posting: Posting;
  readonly heading: number | null;
  readonly branch: number | null;
  readonly division: number | null;
  readonly debit: number | null;
  readonly credit: number | null;
}

export interface ComposeRule {
  readonly splits_by_branch: boolean;
  readonly splits_by_division: boolean;
  readonly liabilities: 'month_end' | 'organization';
}

export interface ComposedLine {
  readonly ledger: number;
  readonly branch: Unit | null;
  readonly division: Unit | null;
  /** The names of what it is made of. */
  readonly about: Text;
  readonly debit: string | null;
  readonly credit: string | null;
}

export interface Composed {
  /** Debits first, by ledger in the order of the amounts, then by branch and division. */
  readonly lines: readonly ComposedLine[];
  /** Amounts without a ledger. */
  readonly missing: readonly PostedAmount[];
  readonly debit: string;
  readonly credit: string;
}

/** The ledger of an amount: that of its branch before that of its division, and both before that of all. */
export function ledgerOf(
  mappings: readonly Mapping[],
  { posting, heading, side, branch, division }: PostedAmount,
): number | undefined {
  const fitting = mappings.filter(
    (each) =>
      each.posting === posting &&
      each.heading === heading &&
      each[side] !== null &&
      (each.branch === null || each.branch === branch?.id) &&
      (each.division === null || each.division === division?.id),
  );
  const weight = (each: Mapping) => (each.branch === null ? 0 : 2) + (each.division === null ? 0 : 1);
  return fitting.toSorted((one, other) => weight(other) - weight(one))[0]?.[side] ?? undefined;
}

const keyOf = ({ posting, heading }: Pick<Mapping, 'posting' | 'heading'>): string => `${posting} ${heading}`;
const otherSide: Readonly<Record<Side, Side>> = { debit: 'credit', credit: 'debit' };

/** Adds amounts up by ledger, side, branch and division, as far as the rule keeps these apart. */
export function composed(amounts: readonly PostedAmount[], mappings: readonly Mapping[], rule: ComposeRule): Composed {
  const missing: PostedAmount[] = [];
  const byPosting = Map.groupBy(mappings, keyOf);
  const placed = amounts.flatMap((amount) => {
    const ledger = amount.ledger ?? ledgerOf(byPosting.get(keyOf(amount)) ?? [], amount);
    if (ledger === undefined) {
      missing.push(amount);
      return [];
    }
    const isKept = !amount.isPayable || rule.liabilities === 'month_end';
    const branch = isKept && rule.splits_by_branch ? amount.branch : null;
    const division = isKept && rule.splits_by_division ? amount.division : null;
    return [{ ...amount, ledger, branch, division }];
  });
  const lines = [
    ...Map.groupBy(placed, ({ ledger, side, branch, division }) => `${side} ${ledger} ${branch?.id} ${division?.id}`),
  ].flatMap(([, own]) => {
    const [first] = own;
    const sum = addUp(['0.00', ...own.map(({ amount }) => amount)]);
    if (!first || /^[0.]+$/.test(sum)) return [];
    const isBelow = sum.startsWith('-');
    const side = isBelow ? otherSide[first.side] : first.side;
    const size = isBelow ? sum.slice(1) : sum;
    return [
      {
        ledger: first.ledger,
        branch: first.branch,
        division: first.division,
        about: namesOf(own),
        debit: side === 'debit' ? size : null,
        credit: side === 'credit' ? size : null,
      },
    ];
  });
  const places = new Map<number, number>();
  for (const { ledger } of placed) if (!places.has(ledger)) places.set(ledger, places.size);
  const ordered = lines.toSorted(
    (one, other) =>
      (places.get(one.ledger) ?? 0) - (places.get(other.ledger) ?? 0) ||
      (one.branch?.name ?? '').localeCompare(other.branch?.name ?? '', 'en') ||
      (one.division?.name ?? '').localeCompare(other.division?.name ?? '', 'en'),
  );
  const total = (side: Side) => addUp(['0.00', ...lines.map((line) => line[side] ?? '0.00')]);
  return {
    lines: [...ordered.filter(({ debit }) => debit !== null), ...ordered.filter(({ credit }) => credit !== null)],
    missing,
    debit: total('debit'),
    credit: total('credit'),
  };
}

/** Each name once. */
function namesOf(amounts: readonly PostedAmount[]): Text {
  const names = new Map(amounts.map(({ name }) => [name.en, name]));
  const all = listed([...names.values()].map((name) => (name.en === name.ne ? verbatim(name.en) : name)));
  return { en: all.en, ne: all.ne };
}
