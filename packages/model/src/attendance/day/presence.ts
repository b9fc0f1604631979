/** When someone was at work, by the punches of a day. */
import type { PunchFact } from './facts.ts';
import type { Stretch } from './instances.ts';
import { directionOf } from './match.ts';

/** Time at work that punches prove. */
export interface Attended extends Stretch {
  /** The last punch out before the next punch in: later than `to` where a break, or a punch out, had no punch in after it. */
  readonly last: number;
}

export interface Presence {
  /** From each punch in to the next punch out or break, in their order; the last one is open, to `Infinity`, where it has no punch out. */
  readonly stretches: readonly Attended[];
  /** Undefined where the first punch is no coming. */
  readonly came: number | undefined;
  /** Undefined where the last punch is no leaving. */
  readonly left: number | undefined;
}

/** @param punches in the order of time */
export function presenceOf(punches: readonly PunchFact[]): Presence {
  const stretches: Attended[] = [];
  let since: number | undefined;
  for (const punch of punches) {
    const direction = directionOf(punch);
    const before = stretches.at(-1);
    if (direction === 'in') since ??= punch.at;
    else if (since !== undefined) {
      stretches.push({ from: since, to: punch.at, last: punch.at });
      since = undefined;
    } else if (direction === 'out' && before !== undefined)
      stretches[stretches.length - 1] = { ...before, last: punch.at };
  }
  if (since !== undefined) stretches.push({ from: since, to: Infinity, last: Infinity });
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
