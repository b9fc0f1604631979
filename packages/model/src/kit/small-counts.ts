/** Counts of few people are hidden, with enough of the others that they cannot be worked out from totals (WC-38). */

/** Counts by row and by column. */
export type CountTable = readonly (readonly number[])[];

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly count: number;
}

interface Bounds {
  low: number;
  high: number;
}

const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0);

/** Lines of a table, rows and columns, as their cells. */
function linesOf(table: CountTable): Cell[][] {
  const rows = table.map((counts, row) => counts.map((count, column): Cell => ({ row, column, count })));
  const columns = (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row[column] ?? []));
  return [...rows, ...columns].filter((line) => line.length > 1);
}

/** What a reader who knows all totals and all shown cells can work out of the hidden ones, line by line. */
function boundsOf(lines: readonly Cell[][], isHidden: (cell: Cell) => boolean): Map<string, Bounds> {
  const bounds = new Map<string, Bounds>();
  const of = ({ row, column }: Cell): Bounds => {
    const key = `${row} ${column}`;
    let found = bounds.get(key);
    if (!found) bounds.set(key, (found = { low: 0, high: Infinity }));
    return found;
  };
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const line of lines) {
      const hidden = line.filter(isHidden);
      const total = sumOf(hidden);
      for (const cell of hidden) {
        const own = of(cell);
        const others = hidden.filter((each) => each !== cell).map(of);
        const low = Math.max(own.low, total - others.reduce((sum, { high }) => sum + high, 0));
        const high = Math.min(own.high, total - others.reduce((sum, each) => sum + each.low, 0));
        if (low > own.low || high < own.high) {
          own.low = low;
          own.high = high;
          isChanged = true;
        }
      }
    }
  }
  return bounds;
}

/**
 * Which counts of a table are hidden: those of fewer than `least`, and as many others that neither totals of rows and columns nor
 * differences between two filters give a small one away. A count of none is shown where it gives nothing away.
 */
export function hiddenCounts(table: CountTable, least: number): boolean[][] {
  const hidden = table.map((row) => row.map((count) => count > 0 && count < least));
  const isHidden = ({ row, column }: Cell): boolean => hidden[row]?.[column] === true;
  const hide = ({ row, column }: Cell): void => {
    const line = hidden[row];
    if (line) line[column] = true;
  };
  const lines = linesOf(table);
  /** The least shown count, one that is not 0 first. */
  const next = (cells: readonly Cell[]): Cell | undefined =>
    cells
      .filter((cell) => !isHidden(cell))
      .toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0) || a.count - b.count)[0];
  const exposed = (line: readonly Cell[]): boolean => {
    const cells = line.filter(isHidden);
    return cells.length === 1 || (cells.length > 0 && sumOf(cells) < least && cells.length < line.length);
  };
  for (;;) {
    const line = lines.find((each) => exposed(each) && next(each) !== undefined);
    const more = line ? next(line) : giveaway(lines, isHidden, least, next);
    if (!more) return hidden;
    hide(more);
  }
}

/** A further cell to hide where a small count can be worked out although no line alone gives it away. */
function giveaway(
  lines: readonly Cell[][],
  isHidden: (cell: Cell) => boolean,
  least: number,
  next: (cells: readonly Cell[]) => Cell | undefined,
): Cell | undefined {
  const bounds = boundsOf(lines, isHidden);
  const known = lines.flat().some((cell) => {
    const { low = 0, high = Infinity } = bounds.get(`${cell.row} ${cell.column}`) ?? {};
    return isHidden(cell) && cell.count > 0 && cell.count < least && low === high;
  });
  return known ? next(lines.flat()) : undefined;
}

export interface ShownCount<K> {
  readonly key: K;
  readonly count: number;
}
export interface ShieldedCounts<K> {
  readonly shown: readonly ShownCount<K>[];
  /** What the hidden ones come to together; 0 where none is hidden. */
  readonly others: number;
  /** How many are hidden. */
  readonly hidden: readonly K[];
}

/** Counts by a key, without those that would name people. */
export function shieldCounts<K>(counts: readonly ShownCount<K>[], least: number): ShieldedCounts<K> {
  const [hidden = []] = hiddenCounts([counts.map(({ count }) => count)], least);
  const kept = counts.filter((_, index) => !hidden[index]);
  const lost = counts.filter((_, index) => hidden[index]);
  return {
    shown: kept,
    others: lost.reduce((sum, { count }) => sum + count, 0),
    hidden: lost.map(({ key }) => key),
  };
}
