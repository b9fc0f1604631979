import { describe, expect, it } from 'vitest';
import { seeded } from './exact/random.fixture.ts';
import { hiddenCounts, shieldCounts, type CountTable } from './small-counts.ts';

const keyed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([key, count]) => ({ key, count }));

describe('small counts', () => {
  it('hides the small one and the one that would give it away [WC-38]', () => {
    expect(shieldCounts(keyed({ A: 6, B: 4, C: 2 }), 3)).toEqual({
      shown: [{ key: 'A', count: 6 }],
      others: 6,
      hidden: ['B', 'C'],
    });
  });

  it('shows all of what is large, and counts of none', () => {
    expect(shieldCounts(keyed({ A: 6, B: 3, C: 0 }), 3)).toMatchObject({ others: 0, hidden: [] });
  });

  it('hides more while what is hidden comes to a few people together', () => {
    expect(shieldCounts(keyed({ A: 9, B: 5, C: 1, D: 1 }), 3)).toMatchObject({ others: 7, hidden: ['B', 'C', 'D'] });
  });

  it('hides the same in another filter, whose difference would be small [WC-38]', () => {
    // Complaints and suggestions by unit: unit A has 6 in all, so that 5 complaints would tell of one suggestion.
    const hidden = hiddenCounts(
      [
        [5, 4, 3],
        [1, 3, 4],
      ],
      3,
    );
    expect(hidden[1]?.[0]).toBe(true);
    expect(hidden[0]?.[0]).toBe(true);
    expect(hidden[0]?.filter(Boolean).length).toBeGreaterThan(1);
  });

  it('never lets a small count be worked out, by a program that tries every table with the same figures', () => {
    const upTo = seeded(38);
    for (let round = 0; round < 300; round += 1) {
      const rows = 2 + upTo(2);
      const columns = 2 + upTo(2);
      const table = Array.from({ length: rows }, () => Array.from({ length: columns }, () => upTo(6)));
      const hidden = hiddenCounts(table, 3);
      const all = tablesLike(table, hidden);
      expect(all.length).toBeGreaterThan(0);
      for (const [row, counts] of table.entries())
        for (const [column, count] of counts.entries()) {
          if (count === 0 || count >= 3) continue;
          expect(hidden[row]?.[column]).toBe(true);
          const values = new Set(all.map((each) => each[row]?.[column]));
          const isWhole = hidden.every((line) => line.every(Boolean));
          if (!isWhole) expect(values.size, JSON.stringify({ table, hidden })).toBeGreaterThan(1);
        }
    }
  });
});

/** Every table of counts with the same shown cells and the same totals. */
function tablesLike(table: CountTable, hidden: readonly (readonly boolean[])[]): number[][][] {
  const width = table[0]?.length ?? 0;
  const totalOf = (row: number) => (table[row] ?? []).reduce((sum, count) => sum + count, 0);
  const totals = Array.from({ length: width }, (_, column) => table.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const found: number[][][] = [];
  const fill = (done: number[][], current: number[], left: readonly number[]): void => {
    if (found.length > 4_000) return;
    const row = done.length;
    if (row === table.length) {
      if (left.every((count) => count === 0)) found.push(done);
      return;
    }
    const column = current.length;
    if (column === width) {
      if (current.reduce((sum, count) => sum + count, 0) === totalOf(row)) fill([...done, current], [], left);
      return;
    }
    const most = left[column] ?? 0;
    const own = table[row]?.[column] ?? 0;
    const choices = hidden[row]?.[column] ? Array.from({ length: most + 1 }, (_, n) => n) : own <= most ? [own] : [];
    for (const count of choices)
      fill(
        done,
        [...current, count],
        left.map((each, index) => (index === column ? each - count : each)),
      );
  };
  fill([], [], totals);
  return found;
}
