/** What moves when a task is moved: tasks that begin after it, where their rule no longer holds (WC-2). */
import { addDays } from '../kit/zone.ts';

export interface PlannedTask {
  readonly id: number;
  /** AD ISO; null where only the deadline is set: it takes the day of its deadline. */
  readonly starts_on: string | null;
  readonly deadline: string;
  /** Finished tasks never move. */
  readonly isOver: boolean;
  readonly depends_on: readonly { readonly task: number; readonly gap: number }[];
}

export interface TaskMove {
  readonly id: number;
  readonly starts_on: string | null;
  readonly deadline: string;
}

type IsWorking = (day: string) => boolean;

/** No calendar has so many days off in a row. */
const mostDaysOff = 400;

/** The first working day from a day on. @throws RangeError where there is none within a year */
export function workingDayFrom(day: string, isWorking: IsWorking): string {
  for (let count = 0, next = day; count < mostDaysOff; count++, next = addDays(next, 1))
    if (isWorking(next)) return next;
  throw new RangeError(`No working day follows ${day}.`);
}

/** The working day so many working days after one; 0 is the same day. */
export function workingDaysAfter(day: string, count: number, isWorking: IsWorking): string {
  let at = day;
  for (let left = count; left > 0; left--) at = workingDayFrom(addDays(at, 1), isWorking);
  return at;
}

/** Working days from the first to the last day, at least one. */
export function workingDaysOf(from: string, to: string, isWorking: IsWorking): number {
  let count = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorking(day)) count++;
  return Math.max(1, count);
}

/** A task at another start, as many working days long as it was. */
function movedTo(task: PlannedTask, start: string, isWorking: IsWorking): TaskMove {
  const length = workingDaysOf(task.starts_on ?? task.deadline, task.deadline, isWorking);
  const starts = workingDayFrom(start, isWorking);
  const deadline = workingDaysAfter(starts, length - 1, isWorking);
  return { id: task.id, starts_on: task.starts_on === null ? null : starts, deadline };
}

/** The first day on which a task may begin after another one. */
export const earliestAfter = (deadline: string, gap: number, isWorking: IsWorking): string =>
  workingDaysAfter(deadline, gap + 1, isWorking);

/**
 * Moves a task to another start, and after it what has to begin later. A follower whose rule still holds stays where it is, so moving a task
 * back moves nothing back.
 * @param tasks those that may be concerned, without a ring
 * @returns every task that changes, the moved one first; empty where nothing does
 */
export function movesOf(
  tasks: readonly PlannedTask[],
  id: number,
  startsOn: string,
  isWorking: IsWorking,
): readonly TaskMove[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const task = byId.get(id);
  if (!task || task.isOver) return [];
  const placed = new Map<number, TaskMove>([[id, movedTo(task, startsOn, isWorking)]]);
  const deadlineOf = (of: number): string | undefined => placed.get(of)?.deadline ?? byId.get(of)?.deadline;
  // Each round places what follows what the round before placed; a task is placed again where a longer way reaches it.
  let changed = new Set([id]);
  for (let round = 0; changed.size > 0 && round <= tasks.length; round++) {
    const next = new Set<number>();
    for (const follower of tasks) {
      if (follower.isOver || follower.id === id || !follower.depends_on.some((each) => changed.has(each.task)))
        continue;
      const earliest = follower.depends_on
        .map(({ task: before, gap }) => {
          const deadline = deadlineOf(before);
          return deadline === undefined ? '' : earliestAfter(deadline, gap, isWorking);
        })
        .toSorted()
        .at(-1);
      const at = placed.get(follower.id) ?? follower;
      if (earliest === undefined || (at.starts_on ?? at.deadline) >= earliest) continue;
      placed.set(follower.id, movedTo(follower, earliest, isWorking));
      next.add(follower.id);
    }
    changed = next;
  }
  return [...placed.values()].filter((move) => {
    const was = byId.get(move.id);
    return was !== undefined && (was.starts_on !== move.starts_on || was.deadline !== move.deadline);
  });
}
