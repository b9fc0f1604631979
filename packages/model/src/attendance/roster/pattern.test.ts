import { describe, expect, it } from 'vitest';
import { cellsOf } from './pattern.ts';

/** A second, plain program: writes the pattern out as one long row and reads it from where each person begins. */
function writtenOut(steps: readonly (number | null)[], days: number, people: number, stagger: number) {
  const row: (number | null)[] = [];
  while (row.length < days + people * stagger) row.push(...steps);
  return Array.from({ length: people }, (_, person) => row.slice(person * stagger, person * stagger + days));
}

describe('a pattern', () => {
  it('is written day by day, for each person further along', () => {
    const cells = cellsOf({
      steps: [1, 1, 2, 2, null, null],
      starts_on: '2026-11-28',
      ends_on: '2026-12-04',
      people: [7, 9],
      stagger: 2,
    });
    const of = (person: number) => cells.filter(({ employee }) => employee === person).map(({ planned }) => planned);
    expect(of(7)).toEqual([1, 1, 2, 2, null, null, 1]);
    expect(of(9)).toEqual([2, 2, null, null, 1, 1, 2]);
    expect(cells.at(3)?.day).toBe('2026-12-01');
  });

  it('agrees with a row that is written out, whatever its length, its people and how far apart they begin', () => {
    for (const steps of [[1], [1, null], [1, 1, 2, 2, null, null], [3, 2, 1, null, 1]])
      for (const stagger of [0, 1, 2, 7])
        for (const people of [1, 3]) {
          const cells = cellsOf({
            steps,
            starts_on: '2026-11-16',
            ends_on: '2026-12-15',
            people: Array.from({ length: people }, (_, index) => index + 1),
            stagger,
          });
          const rows = Array.from({ length: people }, (_, index) =>
            cells.filter(({ employee }) => employee === index + 1).map(({ planned }) => planned),
          );
          expect(rows).toEqual(writtenOut(steps, 30, people, stagger));
        }
  });

  it('without steps plans nothing, nor does one that ends before it begins', () => {
    const of = { starts_on: '2026-11-16', ends_on: '2026-11-16', people: [1], stagger: 0 };
    expect(cellsOf({ ...of, steps: [] })).toEqual([]);
    expect(cellsOf({ ...of, steps: [1], ends_on: '2026-11-15' })).toEqual([]);
  });
});
