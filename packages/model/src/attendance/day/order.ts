/** What punches of devices that send no direction say: by the shift of the person, and by whether they are at work. */
import { defaultForgottenAfter } from '../work-shift.ts';
import type { Direction } from './match.ts';
import { covers, endOf, nearestStart, startOf } from './match.ts';
import type { Instance } from './instances.ts';

const minute = 60_000;

export interface UndirectedPunch {
  readonly id: number;
  /** Milliseconds. */
  readonly at: number;
  /** Null where the order decides. */
  readonly direction: Direction | null;
}

interface Open {
  readonly instance: Instance | undefined;
  readonly since: number;
}

/** Whether a person who came in is still at work: within the window of that shift, or until its setting says that the way out was forgotten. */
function isStillThere({ instance, since }: Open, at: number, instances: readonly Instance[]): boolean {
  if (instance !== undefined && instance.parts.length > 0 && covers(instance, at)) {
    const next = nearestStart(
      instances.filter((each) => each.day > instance.day && each.parts.length > 0 && covers(each, at)),
      at,
    );
    // Where the windows of two shifts meet, the nearer edge decides.
    return next === undefined || Math.abs(startOf(next) - at) >= Math.abs(endOf(instance) - at);
  }
  return at - since <= (instance?.shift?.forgotten_after ?? defaultForgottenAfter) * minute;
}

/**
 * Directions of punches without one, by their ids.
 * @param punches of one person; those with a direction say where the person is
 * @param instances what is planned for the days of the punches and the days beside them
 * @param repeatSeconds a punch so soon after another says the same again
 */
export function directionsByOrder(
  punches: readonly UndirectedPunch[],
  instances: readonly Instance[],
  repeatSeconds: number,
): Map<number, 'in' | 'out'> {
  const said = new Map<number, 'in' | 'out'>();
  let open: Open | undefined;
  let before: { readonly at: number; readonly direction: Direction } | undefined;
  for (const { id, at, direction: given } of punches.toSorted((a, b) => a.at - b.at || a.id - b.id)) {
    if (given === null && before !== undefined && at - before.at <= repeatSeconds * 1_000) {
      said.set(id, before.direction === 'out' ? 'out' : 'in');
      continue;
    }
    const isThere: boolean = open !== undefined && isStillThere(open, at, instances);
    const direction: Direction = given ?? (isThere ? 'out' : 'in');
    if (given === null) said.set(id, direction === 'out' ? 'out' : 'in');
    before = { at, direction };
    if (direction === 'out') open = undefined;
    else if (!isThere) {
      const candidates = instances.filter((each) => each.parts.length > 0 && covers(each, at));
      open = { instance: nearestStart(candidates, at), since: at };
    }
  }
  return said;
}
