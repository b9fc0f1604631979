import { collator } from '../sort-rows.ts';
import type { GridColumn } from './grid-types.ts';

/** Rows that have a value in common, inside the groups around them. */
export interface RowGroup {
  readonly kind: 'group';
  /** The values from the outermost group inwards, as one text. */
  readonly key: string;
  readonly columnId: string;
  readonly value: string;
  readonly depth: number;
  /** Positions of its rows among all rows. */
  readonly rows: Uint32Array;
}

/** What is under a row that is open. */
export interface RowDetail {
  readonly kind: 'detail';
  readonly row: number;
}

/**
 * The lines of the body. A list without groups and open rows is its order and nothing more; otherwise a line at or above nought is a
 * row, and one below it is in `specials`.
 */
export interface RowEntries {
  readonly count: number;
  readonly lines: Uint32Array | readonly number[];
  readonly specials: readonly (RowGroup | RowDetail)[];
}

/** A line: the position of a row among all rows, a group, or what is under a row. */
export function entryAt(entries: RowEntries, index: number): number | RowGroup | RowDetail | undefined {
  const line = entries.lines[index];
  if (line === undefined) return undefined;
  return line >= 0 ? line : entries.specials[-line - 1];
}

interface Arrangement<Row> {
  readonly rows: readonly Row[];
  readonly order: Uint32Array;
  readonly groupBy: readonly GridColumn<Row>[];
  readonly closedGroups: ReadonlySet<string>;
  /** Whether what is under a row is shown. */
  readonly isOpen: ((row: Row) => boolean) | undefined;
}

const BETWEEN = '\u001F';

/** Groups in the order of their values, rows in theirs, and what is open under them. */
export function arrange<Row>({ rows, order, groupBy, closedGroups, isOpen }: Arrangement<Row>): RowEntries {
  if (groupBy.length === 0 && isOpen === undefined) return { count: order.length, lines: order, specials: [] };
  const lines: number[] = [];
  const specials: (RowGroup | RowDetail)[] = [];
  const addSpecial = (special: RowGroup | RowDetail): void => {
    specials.push(special);
    lines.push(-specials.length);
  };
  const addRows = (positions: Uint32Array, depth: number, around: string): void => {
    const column = groupBy[depth];
    const valueOf = column?.groupValue;
    if (column === undefined || valueOf === undefined) {
      for (const row of positions) {
        lines.push(row);
        if (isOpen?.(rows[row] as Row) === true) addSpecial({ kind: 'detail', row });
      }
      return;
    }
    const parts = new Map<string, number[]>();
    for (const row of positions) {
      const value = valueOf(rows[row] as Row);
      const part = parts.get(value);
      if (part === undefined) parts.set(value, [row]);
      else part.push(row);
    }
    for (const value of [...parts.keys()].sort(collator.compare)) {
      const group = Uint32Array.from(parts.get(value) ?? []);
      const key = around === '' ? value : `${around}${BETWEEN}${value}`;
      addSpecial({ kind: 'group', key, columnId: column.id, value, depth, rows: group });
      if (!closedGroups.has(key)) addRows(group, depth + 1, key);
    }
  };
  addRows(order, 0, '');
  return { count: lines.length, lines, specials };
}
