/** Which punch belongs to which day. A pair stays together: the person who came for a shift leaves it. */
import type { PunchCategory } from '../punch.ts';
import type { PunchFact } from './facts.ts';
import type { Instance } from './instances.ts';

/** What a punch says of where someone is. */
export type Direction = 'in' | 'break' | 'out';

const directions: Readonly<Record<PunchCategory, Direction>> = {
  'Punch In': 'in',
  'Tea Break': 'break',
  'Client Visit': 'in',
  'Lunch Break': 'break',
  Meeting: 'in',
  'Personal Break': 'break',
  Others: 'in',
  'Punch Out': 'out',
};
export const directionOf = ({ category }: Pick<PunchFact, 'category'>): Direction => directions[category];

/** A stretch of work that no shift planned goes over midnight for so long at most. */
const longestUnplanned = 16 * 3_600_000;

/** In the order of time; those of one instant by what they say, so that the order in which they were stored is of no account. */
const inOrder = (punches: readonly PunchFact[]): PunchFact[] =>
  punches.toSorted((a, b) => a.at - b.at || rank(a) - rank(b) || a.id - b.id);
const rank = (punch: PunchFact): number => ['in', 'break', 'out'].indexOf(directionOf(punch));

export const startOf = ({ parts, window }: Instance): number => parts[0]?.from ?? window.from;
export const endOf = ({ parts, window }: Instance): number => parts.at(-1)?.to ?? window.to;
export const covers = ({ window }: Instance, at: number): boolean => at >= window.from && at < window.to;

interface Open {
  readonly instance: Instance;
  readonly since: number;
}

/** Whether a punch belongs to the instance that someone has come for and not left. */
function staysWith({ instance, since }: Open, punch: PunchFact, candidates: readonly Instance[]): boolean {
  if (instance.parts.length === 0)
    return covers(instance, punch.at) || (directionOf(punch) !== 'in' && punch.at - since <= longestUnplanned);
  // A call after the end of the shift may go on beyond its window, as long as no other shift is looked for.
  if (!covers(instance, punch.at))
    return (
      since >= endOf(instance) &&
      directionOf(punch) !== 'in' &&
      punch.at - since <= longestUnplanned &&
      candidates.length === 0
    );
  // Coming again after the end, where another shift may begin: the way out was forgotten.
  const begins = directionOf(punch) === 'in' && punch.at >= endOf(instance);
  return !begins || !candidates.some((other) => other !== instance && startOf(other) >= endOf(instance));
}

/**
 * Punches by the day that they belong to. @param instances what is planned for consecutive days, none missing
 * @returns those of each day in the order of time; a punch that fits no shift is of the day on which it was made
 */
export function matchPunches(
  punches: readonly PunchFact[],
  instances: readonly Instance[],
  dayOf: (at: number) => string | undefined,
): Map<string, PunchFact[]> {
  const matched = new Map<string, PunchFact[]>(instances.map(({ day }) => [day, []]));
  let open: Open | undefined;
  for (const punch of inOrder(punches)) {
    const candidates = instances.filter((each) => each.parts.length > 0 && covers(each, punch.at));
    const instance: Instance | undefined =
      open !== undefined && staysWith(open, punch, candidates)
        ? open.instance
        : (begun(candidates, matched, punch.at) ?? nearest(candidates, punch) ?? ofDay(instances, dayOf(punch.at)));
    if (instance === undefined) continue;
    matched.get(instance.day)?.push(punch);
    if (directionOf(punch) === 'out') open = undefined;
    else if (open?.instance !== instance) open = { instance, since: punch.at };
  }
  return matched;
}

/** The shift that is going on and has punches: the person who comes back from a break comes back to it. */
const begun = (candidates: readonly Instance[], matched: ReadonlyMap<string, PunchFact[]>, at: number) =>
  candidates.find((each) => at <= endOf(each) && (matched.get(each.day)?.length ?? 0) > 0);

/** The shift whose start is nearest to someone who comes, and whose end is nearest to someone who goes. */
function nearest(candidates: readonly Instance[], punch: PunchFact): Instance | undefined {
  const edge = directionOf(punch) === 'out' ? endOf : startOf;
  const distance = (each: Instance) => Math.abs(edge(each) - punch.at);
  return candidates.toSorted((a, b) => distance(a) - distance(b) || startOf(a) - startOf(b))[0];
}

/** The shift whose start is nearest to a moment. */
export const nearestStart = (candidates: readonly Instance[], at: number): Instance | undefined =>
  candidates.toSorted((a, b) => Math.abs(startOf(a) - at) - Math.abs(startOf(b) - at))[0];

const ofDay = (instances: readonly Instance[], day: string | undefined) => instances.find((each) => each.day === day);
