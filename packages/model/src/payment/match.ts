/** Which payments a line of a bank statement may be: whole batches first, then sets of a few payments with the same sum. */
import { paisaOf } from './paisa.ts';

export interface OpenPayment {
  readonly id: number;
  readonly batch: string;
  readonly amount: string;
}

interface Found {
  readonly batch: string | null;
  readonly ids: readonly number[];
}

/** More sets are not looked at, so that the answer comes in time. */
const mostSteps = 200_000;
const mostProposals = 10;

/**
 * Sets of payments that come to an amount. None is taken by itself where several fit.
 * @param most payments of a set that is no whole batch
 * @returns also whether the search ended before it was through
 */
export function matchesOf(
  amount: string,
  payments: readonly OpenPayment[],
  most: number,
): { readonly found: readonly Found[]; readonly isCut: boolean } {
  const wanted = paisaOf(amount);
  const batches = [...Map.groupBy(payments, ({ batch }) => batch)]
    .filter(([, own]) => sumOf(own) === wanted)
    .map(([batch, own]): Found => ({ batch, ids: own.map(({ id }) => id) }));
  const known = new Set(batches.map(({ ids }) => ids.join()));
  const sets: Found[] = [];
  const amounts = payments.map(({ id, amount: own }) => ({ id, paisa: paisaOf(own) }));
  let steps = 0;
  const search = (from: number, left: number, ids: readonly number[]): void => {
    if (left === 0 && ids.length > 0) {
      if (!known.has(ids.join())) sets.push({ batch: null, ids });
      return;
    }
    if (ids.length === most || sets.length >= mostProposals) return;
    for (let place = from; place < amounts.length; place += 1) {
      steps += 1;
      if (steps > mostSteps) return;
      const each = amounts[place];
      if (each && each.paisa <= left) search(place + 1, left - each.paisa, [...ids, each.id]);
    }
  };
  search(0, wanted, []);
  return { found: [...batches, ...sets], isCut: steps > mostSteps || sets.length >= mostProposals };
}

/** A line of a statement that waits, with all that it says. */
export interface OpenLine {
  readonly id: number;
  readonly amount: string;
  /** Its description and its reference. */
  readonly text: string;
}

export interface PaidInto extends OpenPayment {
  /** The account number of the payee. */
  readonly account: string | null;
}

/** A bank charge that was recorded with a payment, or with its return, and that no line is yet. */
export interface OpenFee extends OpenPayment {
  readonly is_return: boolean;
}

/** What a line is. */
export interface Certain {
  readonly ids: readonly number[];
  readonly fees: readonly OpenFee[];
}

/** One that a set of payments or charges belongs to. */
const keysOf = ({ ids, fees }: Certain): string[] => [
  ...ids.map((id) => `payment ${id}`),
  ...fees.map(({ id, is_return: isReturn }) => `${isReturn ? 'return' : 'fee'} ${id}`),
];

const sumOf = (own: readonly OpenPayment[]): number => own.reduce((sum, each) => sum + paisaOf(each.amount), 0);

/** Shorter account numbers may be any figure of a text. */
const leastDigits = 6;

/**
 * Lines that say themselves which payments they are: one names a batch, and its amount is that of all open payments of it, of these with the charges that
 * were recorded with them, or of these charges; or names the account of a payee, and its amount is that of one payment to it. What fits more than one way,
 * or fits two lines, is left to a person.
 * @returns the payments and charges of lines, by the id of the line
 */
export function certainMatches(
  lines: readonly OpenLine[],
  payments: readonly PaidInto[],
  fees: readonly OpenFee[] = [],
): ReadonlyMap<number, Certain> {
  const batches = Map.groupBy(payments, ({ batch }) => batch);
  const charges = Map.groupBy(fees, ({ batch }) => batch);
  const sets = new Map(
    [...new Set([...batches.keys(), ...charges.keys()])].map((batch) => {
      const ids = (batches.get(batch) ?? []).map(({ id }) => id);
      const own = charges.get(batch) ?? [];
      const paid = { ids, fees: [], paisa: sumOf(batches.get(batch) ?? []) };
      const charged = { ids: [], fees: own, paisa: sumOf(own) };
      const both = { ids, fees: own, paisa: paid.paisa + charged.paisa };
      return [batch, [paid, charged, ...(ids.length > 0 && own.length > 0 ? [both] : [])]];
    }),
  );
  const accounts = Map.groupBy(
    payments.filter(({ account }) => account !== null && account.length >= leastDigits),
    ({ account }) => account,
  );
  const claims = lines.flatMap(({ id, amount, text }) => {
    const words = new Set(text.split(/[^\p{L}\p{N}-]+/u));
    const named = [...words].filter((word) => sets.has(word));
    const paisa = paisaOf(amount);
    const whole = named
      .flatMap((batch) => sets.get(batch) ?? [])
      .filter((set) => set.paisa === paisa)
      .map(({ ids, fees: own }): Certain => ({ ids, fees: own }));
    const single = [...words]
      .flatMap((word) => accounts.get(word) ?? [])
      .filter((payment) => paisaOf(payment.amount) === paisa && (named.length === 0 || named.includes(payment.batch)))
      .map((payment): Certain => ({ ids: [payment.id], fees: [] }));
    const fitting = new Map([...whole, ...single].map((set): [string, Certain] => [keysOf(set).join(), set]));
    const [only] = fitting.values();
    return fitting.size === 1 && only ? [{ id, only }] : [];
  });
  const uses = Map.groupBy(
    claims.flatMap(({ only }) => keysOf(only)),
    (key) => key,
  );
  return new Map(
    claims
      .filter(({ only }) => keysOf(only).every((key) => uses.get(key)?.length === 1))
      .map(({ id, only }) => [id, only]),
  );
}
