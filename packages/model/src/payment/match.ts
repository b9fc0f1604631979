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
