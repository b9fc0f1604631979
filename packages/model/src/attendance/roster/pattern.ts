/** Patterns that rotate, such as day, day, night, night, off, off. */
import { addDays } from '../../kit/zone.ts';

/** What is planned for a day: a shift by its id, or none on a day off. */
export type Planned = number | null;

export interface Pattern {
  /** One for each day, begun again after the last. */
  readonly steps: readonly Planned[];
  readonly starts_on: string;
  readonly ends_on: string;
  readonly people: readonly number[];
  /** By how many steps each person is ahead of the one before. */
  readonly stagger: number;
}

export interface PatternCell {
  readonly employee: number;
  readonly day: string;
  readonly planned: Planned;
}

/** What a pattern plans, person by person and day by day. */
export function cellsOf({ steps, starts_on, ends_on, people, stagger }: Pattern): PatternCell[] {
  const cells: PatternCell[] = [];
  if (steps.length === 0) return cells;
  people.forEach((employee, place) => {
    let step = place * stagger;
    for (let day = starts_on; day <= ends_on; day = addDays(day, 1)) {
      const planned = steps[((step % steps.length) + steps.length) % steps.length] ?? null;
      cells.push({ employee, day, planned });
      step += 1;
    }
  });
  return cells;
}
