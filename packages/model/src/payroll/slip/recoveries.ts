/** Recoveries of a slip, after tax and funds: each takes what it may of the net, and carries the rest. */
import { greater, lesser, minus, notBelowZero, type Ratio, times, zero } from '../../kit/exact/ratio.ts';
import { paisa, rounded } from '../../kit/exact/rounding.ts';

/** One amount to recover, of one source: two sources with the same heading are two recoveries. */
export interface Recovery {
  readonly source: string;
  readonly amount: Ratio;
  /** Whether a part may be taken; otherwise all of it or nothing. */
  readonly may_be_partial: boolean;
}

/** What stays with the employee: a share of the net before recoveries, and a least amount; the greater holds. */
export interface LeastNet {
  readonly share: Ratio;
  readonly amount: Ratio;
}

export interface Recovered {
  readonly source: string;
  readonly taken: Ratio;
  readonly carried: Ratio;
}

/**
 * Takes recoveries in their order. The net is never below what has to stay, and a net below zero gives nothing.
 * @param net before recoveries
 */
export function recover(
  net: Ratio,
  least: LeastNet,
  recoveries: readonly Recovery[],
): { readonly recovered: readonly Recovered[]; readonly net: Ratio } {
  const stays = rounded(greater(times(notBelowZero(net), least.share), least.amount), paisa, 'up');
  let room = notBelowZero(minus(net, stays));
  const recovered = recoveries.map(({ source, amount, may_be_partial }): Recovered => {
    const possible = lesser(amount, room);
    const taken = may_be_partial || possible === amount ? possible : zero;
    room = minus(room, taken);
    return { source, taken, carried: minus(amount, taken) };
  });
  return { recovered, net: recovered.reduce((left, { taken }) => minus(left, taken), net) };
}

/**
 * The line that brings a net to a payable amount, such as whole rupees.
 * @param step what the net is paid in
 */
export const netRounding = (net: Ratio, step: Ratio): Ratio => minus(rounded(net, step), net);
