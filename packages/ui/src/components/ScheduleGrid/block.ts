/** Cells that are together, and what copying, pasting and filling make of them. Rows and columns are counted from nought. */
import type { Place } from '../../parts/grid-keys.ts';

/** From a first row and column to a last, both included. */
export interface Block {
  readonly top: number;
  readonly start: number;
  readonly bottom: number;
  readonly end: number;
}

export interface Written<Value> extends Place {
  readonly value: Value;
}

export const blockOf = (one: Place, other: Place): Block => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  start: Math.min(one.column, other.column),
  end: Math.max(one.column, other.column),
});

export const isSingle = ({ top, bottom, start, end }: Block): boolean => top === bottom && start === end;

export const isInside = ({ top, bottom, start, end }: Block, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= start && column <= end;

/** Every place of a block, row by row. */
export function placesOf({ top, bottom, start, end }: Block): Place[] {
  const places: Place[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = start; column <= end; column += 1) places.push({ row, column });
  return places;
}

const after = (value: number, from: number, size: number): number => (((value - from) % size) + size) % size;

/** Repeats a block over another one, aligned with it wherever the other lies. */
export function repeat<Value>(source: Block, over: Block, read: (place: Place) => Value): Written<Value>[] {
  const height = source.bottom - source.top + 1;
  const width = source.end - source.start + 1;
  return placesOf(over)
    .filter((place) => !isInside(source, place))
    .map(({ row, column }) => ({
      row,
      column,
      value: read({
        row: source.top + after(row, source.top, height),
        column: source.start + after(column, source.start, width),
      }),
    }));
}

/** The first row of a block over its other rows; a single row takes the one above. */
export const fillDown = <Value>(block: Block, read: (place: Place) => Value): Written<Value>[] => {
  const from = block.top === block.bottom ? block.top - 1 : block.top;
  return from < 0 ? [] : repeat({ ...block, top: from, bottom: from }, { ...block, top: from }, read);
};

/** The first column of a block over its other columns; a single column takes the one before. */
export const fillAlong = <Value>(block: Block, read: (place: Place) => Value): Written<Value>[] => {
  const from = block.start === block.end ? block.start - 1 : block.start;
  return from < 0 ? [] : repeat({ ...block, start: from, end: from }, { ...block, start: from }, read);
};

/** Lines of values over a block: once from its corner, or over and over where the block is larger. */
export function paste<Value>(lines: readonly (readonly Value[])[], block: Block, last: Place): Written<Value>[] {
  const height = lines.length;
  const width = Math.max(0, ...lines.map((line) => line.length));
  if (width === 0) return [];
  const over = {
    ...block,
    bottom: Math.min(last.row, Math.max(block.bottom, block.top + height - 1)),
    end: Math.min(last.column, Math.max(block.end, block.start + width - 1)),
  };
  return placesOf(over).flatMap(({ row, column }) => {
    const value = lines[(row - block.top) % height]?.[(column - block.start) % width];
    return value === undefined ? [] : [{ row, column, value }];
  });
}

/** The block that a handle was dragged to: along the longer way, so that it stays a band. */
export function draggedTo(block: Block, { row, column }: Place): Block {
  const down = Math.max(block.top - row, row - block.bottom, 0);
  const along = Math.max(block.start - column, column - block.end, 0);
  return down >= along
    ? { ...block, top: Math.min(block.top, row), bottom: Math.max(block.bottom, row) }
    : { ...block, start: Math.min(block.start, column), end: Math.max(block.end, column) };
}

/** Text of a spreadsheet as lines of cells. */
export const linesOfText = (text: string): string[][] =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
