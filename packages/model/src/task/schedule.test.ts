import { describe, expect, it } from 'vitest';
import { seeded } from '../kit/exact/random.fixture.ts';
import { addDays } from '../kit/zone.ts';
import { movesOf, type PlannedTask, type TaskMove } from './schedule.ts';

/** Saturdays, and Tihar of 2083: Sunday 8 to Thursday 12 and Sunday 15 November 2026. */
const isWorking = (day: string): boolean =>
  new Date(`${day}T00:00:00Z`).getUTCDay() !== 6 &&
  !(day >= '2026-11-08' && day <= '2026-11-12') &&
  day !== '2026-11-15';

const [A, B, C, D] = [1, 2, 3, 4];
const plan = (over: Partial<Record<number, Partial<PlannedTask>>> = {}): PlannedTask[] =>
  (
    [
      { id: A, starts_on: '2026-11-04', deadline: '2026-11-06', isOver: false, depends_on: [] },
      { id: B, starts_on: '2026-11-13', deadline: '2026-11-16', isOver: false, depends_on: [{ task: A, gap: 0 }] },
      { id: C, starts_on: '2026-11-18', deadline: '2026-11-18', isOver: false, depends_on: [{ task: B, gap: 1 }] },
      { id: D, starts_on: '2026-11-20', deadline: '2026-11-20', isOver: false, depends_on: [{ task: C, gap: 0 }] },
    ] satisfies PlannedTask[]
  ).map((task) => ({ ...task, ...over[task.id] }));

const after = (tasks: readonly PlannedTask[], moves: readonly TaskMove[]): PlannedTask[] =>
  tasks.map((task) => ({ ...task, ...moves.find(({ id }) => id === task.id) }));
const days = (tasks: readonly PlannedTask[]): Record<number, string> =>
  Object.fromEntries(tasks.map(({ id, starts_on, deadline }) => [id, `${starts_on?.slice(8)}–${deadline.slice(8)}`]));

describe('moving a task with followers across Tihar [WC-2]', () => {
  it('moves a follower where its rule breaks, and keeps working days', () => {
    const thursday = after(plan(), movesOf(plan(), A, '2026-11-05', isWorking));
    expect(days(thursday)).toEqual({ 1: '05–13', 2: '16–17', 3: '19–19', 4: '20–20' });
    const friday = after(plan(), movesOf(plan(), A, '2026-11-06', isWorking));
    expect(days(friday)).toEqual({ 1: '06–16', 2: '17–18', 3: '20–20', 4: '22–22' });
  });

  it('moves nothing back where the task goes back', () => {
    const friday = after(plan(), movesOf(plan(), A, '2026-11-06', isWorking));
    expect(movesOf(friday, A, '2026-11-04', isWorking)).toEqual([
      { id: A, starts_on: '2026-11-04', deadline: '2026-11-06' },
    ]);
  });

  it('never moves what is finished, and says nothing where nothing changes', () => {
    expect(movesOf(plan({ 2: { isOver: true } }), A, '2026-11-06', isWorking).map(({ id }) => id)).toEqual([A]);
    expect(movesOf(plan({ 1: { isOver: true } }), A, '2026-11-06', isWorking)).toEqual([]);
    expect(movesOf(plan(), A, '2026-11-04', isWorking)).toEqual([]);
  });

  it('begins on a working day where it is moved to a day off', () => {
    expect(movesOf(plan(), D, '2026-11-21', isWorking)).toEqual([
      { id: D, starts_on: '2026-11-22', deadline: '2026-11-22' },
    ]);
  });
});

describe('any plan without a ring', () => {
  /** The same rule as a plain program: place every task as late as its rule asks, in the order of the plan, until nothing moves. */
  function plainly(tasks: readonly PlannedTask[], id: number, start: string): PlannedTask[] {
    const next = (day: string): string => {
      let at = day;
      while (!isWorking(at)) at = addDays(at, 1);
      return at;
    };
    const place = (task: PlannedTask, from: string): PlannedTask => {
      let length = 0;
      for (let day = task.starts_on ?? ''; day <= task.deadline; day = addDays(day, 1))
        length += isWorking(day) ? 1 : 0;
      let end = next(from);
      for (let count = 1; count < length; count++) end = next(addDays(end, 1));
      return { ...task, starts_on: next(from), deadline: end };
    };
    let plans = tasks.map((task) => (task.id === id ? place(task, start) : task));
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      plans = plans.map((task) => {
        if (task.id === id || task.isOver) return task;
        let earliest = '';
        for (const { task: before, gap } of task.depends_on) {
          let day = plans.find((each) => each.id === before)?.deadline ?? '';
          for (let count = 0; count <= gap; count++) day = next(addDays(day, 1));
          if (day > earliest) earliest = day;
        }
        if (earliest === '' || (task.starts_on ?? '') >= earliest) return task;
        isSettled = false;
        return place(task, earliest);
      });
    }
    return plans;
  }

  it('ends as a plain program has it, for 300 plans of chance', () => {
    const below = seeded(20_831_116);
    for (let round = 0; round < 300; round++) {
      const tasks: PlannedTask[] = [];
      let at = '2026-10-25';
      for (let index = 1; index <= 9; index++) {
        const before = tasks.length > 0 && below(3) > 0 ? [tasks[below(tasks.length)]?.id ?? 1] : [];
        at = addDays(at, below(3));
        while (!isWorking(at)) at = addDays(at, 1);
        let end = addDays(at, below(4));
        while (!isWorking(end)) end = addDays(end, 1);
        tasks.push({
          id: index,
          starts_on: at,
          deadline: end,
          isOver: false,
          depends_on: before.map((task) => ({ task, gap: below(3) })),
        });
      }
      const id = 1 + below(3);
      const start = addDays('2026-10-25', below(20));
      // A plan whose rules are broken already moves those alone that follow; the plain program begins from a plan that holds.
      const holding = plainly(tasks, 0, '');
      expect(after(holding, movesOf(holding, id, start, isWorking))).toEqual(plainly(holding, id, start));
    }
  });
});
