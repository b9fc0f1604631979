/** The punches of a day as the work of its shift, calls to work outside of its hours, and punches that prove no time. */
import type { PunchFact } from './facts.ts';
import type { Stretch } from './instances.ts';
import { directionOf } from './match.ts';

export interface Segments {
  /** Those by which the shift is judged, in the order of time. */
  readonly main: readonly PunchFact[];
  /** Work before or after the hours of the shift, between a punch in and its punch out. */
  readonly callIns: readonly Stretch[];
  /** Punches outside of the hours of the shift whose other half is missing. */
  readonly strays: readonly PunchFact[];
}

/** From each first punch in to the last punch out before the next punch in. */
function runsOf(punches: readonly PunchFact[]): PunchFact[][] {
  const runs: PunchFact[][] = [];
  let isOut = true;
  for (const punch of punches) {
    const direction = directionOf(punch);
    const run = runs.at(-1);
    if (run === undefined || (isOut && direction === 'in')) runs.push([punch]);
    else run.push(punch);
    isOut = direction === 'out';
  }
  return runs;
}

const isWhole = (run: readonly PunchFact[]): boolean => {
  const [first, last] = [run[0], run.at(-1)];
  return first !== undefined && last !== undefined && directionOf(first) === 'in' && directionOf(last) === 'out';
};

/**
 * @param punches of one day, in the order of time
 * @param parts of its shift, in their order; none on a day without work
 * @param isOver no further punch can belong to the day: until then a punch in may still find its punch out
 */
export function segmentsOf(punches: readonly PunchFact[], parts: readonly Stretch[], isOver: boolean): Segments {
  const runs = runsOf(punches);
  const [start, end] = [parts[0]?.from, parts.at(-1)?.to];
  const isOutside = (run: readonly PunchFact[]): boolean => {
    if (start === undefined || end === undefined) return !isWhole(run);
    return Number(run.at(-1)?.at) <= start || Number(run[0]?.at) >= end;
  };
  const inside = runs.filter((run) => !isOutside(run));
  // The day is judged by what is left; where nothing is left, all of it is.
  if (!inside.some((run) => isWhole(run))) return { main: punches, callIns: [], strays: [] };
  const outside = runs.filter(isOutside);
  const open = outside.filter((run) => !isWhole(run));
  if (!isOver && open.includes(runs.at(-1) as PunchFact[])) return { main: punches, callIns: [], strays: [] };
  return {
    main: inside.flat(),
    callIns: outside
      .filter((run) => isWhole(run))
      .map((run) => ({ from: (run[0] as PunchFact).at, to: (run.at(-1) as PunchFact).at })),
    strays: open.flat(),
  };
}
