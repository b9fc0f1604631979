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
    .filter(([, own]) => own.reduce((sum, each) => sum + paisaOf(each.amount), 0) === wanted)
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

/** Shorter account numbers may be any figure of a text. */
const leastDigits = 6;

/**
 * Lines that say themselves which payments they are: one names a batch, and its amount is that of all open payments of it; or names the account of a
 * payee, and its amount is that of one payment to it. What fits more than one way, or fits two lines, is left to a person.
 * @returns the payments of lines, by the id of the line
 */
export function certainMatches(
  lines: readonly OpenLine[],
  payments: readonly PaidInto[],
): ReadonlyMap<number, readonly number[]> {
  const batches = Map.groupBy(payments, ({ batch }) => batch);
  const sums = new Map(
    [...batches].map(([batch, own]) => [batch, own.reduce((sum, each) => sum + paisaOf(each.amount), 0)]),
  );
  const accounts = Map.groupBy(
    payments.filter(({ account }) => account !== null && account.length >= leastDigits),
    ({ account }) => account,
  );
  const claims = lines.flatMap(({ id, amount, text }) => {
    const words = new Set(text.split(/[^\p{L}\p{N}-]+/u));
    const named = [...words].filter((word) => batches.has(word));
    const paisa = paisaOf(amount);
    const whole = named.filter((batch) => sums.get(batch) === paisa).map((batch) => batches.get(batch) ?? []);
    const single = [...words]
      .flatMap((word) => accounts.get(word) ?? [])
      .filter((payment) => paisaOf(payment.amount) === paisa && (named.length === 0 || named.includes(payment.batch)))
      .map((payment) => [payment]);
    const sets = new Map([...whole, ...single].map((set) => [set.map((payment) => payment.id).join(), set]));
    const [only] = sets.values();
    return sets.size === 1 && only ? [{ id, ids: only.map((payment) => payment.id) }] : [];
  });
  const byPayment = Map.groupBy(
    claims.flatMap(({ id, ids }) => ids.map((payment) => ({ id, payment }))),
    ({ payment }) => payment,
  );
  return new Map(
    claims
      .filter(({ ids }) => ids.every((payment) => byPayment.get(payment)?.length === 1))
      .map(({ id, ids }) => [id, ids]),
  );
}
