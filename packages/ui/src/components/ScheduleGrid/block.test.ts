import { describe, expect, it } from 'vitest';
import type { Place } from '../../parts/grid-keys.ts';
import { blockOf, draggedTo, fillAlong, fillDown, linesOfText, paste, placesOf, repeat, type Block } from './block.ts';

const letters = ['abcd', 'efgh', 'ijkl', 'mnop'];
const read = ({ row, column }: Place) => letters[row]?.[column] ?? '?';
const drawn = (written: readonly (Place & { value: string })[]) => {
  const grid = letters.map((line) => [...line.replaceAll(/./g, '.')]);
  for (const { row, column, value } of written) (grid[row] as string[])[column] = value;
  return grid.map((line) => line.join(''));
};
const block = (top: number, start: number, bottom: number, end: number): Block => ({ top, start, bottom, end });

describe('blocks', () => {
  it('are the same from whichever corner they are drawn', () => {
    expect(blockOf({ row: 3, column: 0 }, { row: 1, column: 2 })).toEqual(block(1, 0, 3, 2));
    expect(placesOf(block(0, 1, 1, 2))).toHaveLength(4);
  });

  it('are repeated down, up, along and back, aligned with themselves', () => {
    expect(drawn(repeat(block(0, 0, 1, 0), block(0, 0, 3, 0), read))).toEqual(['....', '....', 'a...', 'e...']);
    expect(drawn(repeat(block(2, 0, 3, 0), block(0, 0, 3, 0), read))).toEqual(['i...', 'm...', '....', '....']);
    expect(drawn(repeat(block(0, 0, 0, 1), block(0, 0, 0, 3), read))).toEqual(['..ab', '....', '....', '....']);
    // A plain second program: what stands somewhere is what stands a whole number of blocks away.
    for (const { row, column, value } of repeat(block(1, 1, 2, 2), block(0, 0, 3, 3), read)) {
      let [up, back] = [row, column];
      while (up < 1) up += 2;
      while (up > 2) up -= 2;
      while (back < 1) back += 2;
      while (back > 2) back -= 2;
      expect(value).toBe(read({ row: up, column: back }));
    }
  });

  it('are filled from their first row or column, a single one from what is before it', () => {
    expect(drawn(fillDown(block(0, 1, 2, 2), read))).toEqual(['....', '.bc.', '.bc.', '....']);
    expect(drawn(fillDown(block(2, 0, 2, 1), read))).toEqual(['....', '....', 'ef..', '....']);
    expect(fillDown(block(0, 0, 0, 3), read)).toEqual([]);
    expect(drawn(fillAlong(block(1, 0, 1, 2), read))).toEqual(['....', '.ee.', '....', '....']);
    expect(drawn(fillAlong(block(1, 3, 1, 3), read))).toEqual(['....', '...g', '....', '....']);
  });

  it('take what is pasted once, or over and over, and not beyond the edge', () => {
    const last = { row: 3, column: 3 };
    expect(drawn(paste([['x', 'y']], block(1, 2, 1, 2), last))).toEqual(['....', '..xy', '....', '....']);
    expect(drawn(paste([['x', 'y']], block(0, 0, 1, 3), last))).toEqual(['xyxy', 'xyxy', '....', '....']);
    expect(drawn(paste([['x', 'y'], ['z']], block(3, 3, 3, 3), last))).toEqual(['....', '....', '....', '...x']);
    expect(paste([[]], block(0, 0, 0, 0), last)).toEqual([]);
  });

  it('are dragged along one way', () => {
    expect(draggedTo(block(1, 1, 1, 1), { row: 3, column: 2 })).toEqual(block(1, 1, 3, 1));
    expect(draggedTo(block(1, 1, 1, 1), { row: 0, column: 3 })).toEqual(block(1, 1, 1, 3));
    expect(draggedTo(block(1, 1, 2, 2), { row: 2, column: 2 })).toEqual(block(1, 1, 2, 2));
  });
});

it('reads the text of a spreadsheet', () => {
  expect(linesOfText('D\tN\r\n\tOff\r\n')).toEqual([
    ['D', 'N'],
    ['', 'Off'],
  ]);
});
