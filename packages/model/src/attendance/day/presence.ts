/** When somebody was at work, by the punches of a day. */
import type { PunchFact } from './facts.ts';
import type { Stretch } from './instances.ts';
import { directionOf } from './match.ts';

export interface Presence {
  /** From each coming to the next going, in their order; the last one is open, to `Infinity`, where nobody left. */
  readonly stretches: readonly Stretch[];
  /** Undefined where the first punch is no coming. */
  readonly came: number | undefined;
  /** Undefined where the last punch is no leaving. */
  readonly left: number | undefined;
}

/** @param punches in the order of time */
export function presenceOf(punches: readonly PunchFact[]): Presence {
  const stretches: Stretch[] = [];
  let since: number | undefined;
  for (const punch of punches) {
    if (directionOf(punch) === 'in') since ??= punch.at;
    else if (since !== undefined) {
      stretches.push({ from: since, to: punch.at });
      since = undefined;
    }
  }
  if (since !== undefined) stretches.push({ from: since, to: Infinity });
  const [first, last] = [punches[0], punches.at(-1)];
  return {
    stretches,
    came: first && directionOf(first) === 'in' ? first.at : undefined,
    left: last && directionOf(last) === 'out' ? last.at : undefined,
  };
}

/** How long two sets of stretches, each without overlaps of its own, have in common; milliseconds. */
export const common = (a: readonly Stretch[], b: readonly Stretch[]): number =>
  a.reduce(
    (sum, x) => sum + b.reduce((each, y) => each + Math.max(0, Math.min(x.to, y.to) - Math.max(x.from, y.from)), 0),
    0,
  );

export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + (to - from), 0);
