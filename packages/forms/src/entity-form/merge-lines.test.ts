import { describe, expect, it } from 'vitest';
import { mergeLines, takeLine } from './merge-lines.ts';

const line = (id: number | undefined, shelf: string, isWorn = false) => ({
  ...(id !== undefined && { id }),
  shelf,
  is_worn: isWorn,
});
/** Controls hold what bodies say, marked so that one is not taken for the other. */
const held = (lines: readonly object[]) => ({
  said: lines as never[],
  held: lines.map((each) => ({ ...each, mark: 'held' })) as never[],
});
const before = [line(1, 'A'), line(2, 'B'), line(3, 'C')];
const merged = (mine: readonly object[], theirs: readonly object[]) => {
  const { lines, taken, both } = mergeLines(before, held(mine), held(theirs));
  const brief = (all: typeof taken) => all.map(({ id, what, fields }) => [id, what, ...fields]);
  expect(lines.every((each) => each.mark === 'held')).toBe(true);
  return { lines: lines.map(({ mark: _mark, ...each }) => each), taken: brief(taken), both: brief(both) };
};

describe('lines that two people change', () => {
  it('come together where each changed other lines, or other fields of one', () => {
    expect(
      merged(
        [line(1, 'A1'), line(2, 'B'), line(3, 'C'), line(undefined, 'Mine')],
        [line(1, 'A', true), line(2, 'B2'), line(4, 'D')],
      ),
    ).toEqual({
      lines: [line(1, 'A1', true), line(2, 'B2'), line(4, 'D'), line(undefined, 'Mine')],
      taken: [
        [1, 'changed', 'is_worn'],
        [2, 'changed', 'shelf'],
        [3, 'removed'],
        [4, 'added'],
      ],
      both: [],
    });
  });

  it('are left to the reader where both changed the same, or one removed what the other changed', () => {
    expect(merged([line(1, 'A1'), line(2, 'B1')], [line(1, 'A2', true), line(3, 'C2')])).toEqual({
      lines: [line(1, 'A1', true), line(2, 'B1')],
      taken: [[1, 'changed', 'is_worn']],
      both: [
        [1, 'changed', 'shelf'],
        [2, 'removed'],
        [3, 'added'],
      ],
    });
  });

  it('are no matter where both did the same', () => {
    expect(
      merged([line(1, 'A2'), line(2, 'B'), line(undefined, 'New')], [line(1, 'A2'), line(2, 'B'), line(4, 'New')]),
    ).toEqual({
      lines: [line(1, 'A2'), line(2, 'B'), line(4, 'New')],
      taken: [],
      both: [],
    });
  });

  it('are in the order of the person who moved them, and of the reader where both did', () => {
    const [a, b, c] = before;
    expect(merged([a!, b!, c!], [c!, a!, b!]).lines).toEqual([c, a, b]);
    expect(merged([b!, a!, c!], [a!, b!, c!]).lines).toEqual([b, a, c]);
    expect(merged([b!, a!, c!], [c!, b!, a!]).lines).toEqual([b, a, c]);
  });

  it('are taken one by one', () => {
    const mine = [line(1, 'A1'), line(2, 'B1')];
    const change = { id: 1, what: 'changed', fields: ['shelf'], theirs: line(1, 'A2', true) } as const;
    expect(takeLine(mine, change)).toEqual([line(1, 'A2'), line(2, 'B1')]);
    expect(takeLine(mine, { id: 2, what: 'removed', fields: [], theirs: undefined })).toEqual([line(1, 'A1')]);
    expect(takeLine(mine, { id: 3, what: 'added', fields: [], theirs: line(3, 'C2') })).toEqual([
      ...mine,
      line(3, 'C2'),
    ]);
  });
});
