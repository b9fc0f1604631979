import type { DataColumn, TableSort } from './table-types.ts';

export const collator = /* @__PURE__ */ new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Rows in the order of one column; rows without a value come last in both directions, and equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const valueOf = columns.find((column) => column.id === sort?.columnId)?.sortValue;
  if (sort === undefined || valueOf === undefined) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const a = valueOf(one);
    const b = valueOf(other);
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (typeof a === 'number' && typeof b === 'number') return (a - b) * sign;
    return collator.compare(String(a), String(b)) * sign;
  });
}

/** The sort after pressing a column's header: ascending, descending, none. */
export function nextSort(sort: TableSort | undefined, columnId: string): TableSort | undefined {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined;
}
