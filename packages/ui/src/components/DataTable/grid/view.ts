import type { TableSort } from '../table-types.ts';
import type { GridColumn, GridColumnChoice, GridPin, GridView } from './grid-types.ts';

interface Declared {
  readonly id: string;
}

/**
 * The columns in the order that was kept. One that is new since then follows the column that it follows in the declaration, so that
 * adding a column moves no other.
 */
export function mergeOrder(declared: readonly Declared[], kept: readonly string[] | undefined): string[] {
  const ids = declared.map((column) => column.id);
  if (kept === undefined || kept.length === 0) return ids;
  const known = new Set(ids);
  const order = [...new Set(kept)].filter((id) => known.has(id));
  const placed = new Set(order);
  ids.forEach((id, index) => {
    if (placed.has(id)) return;
    const before = ids.slice(0, index).findLast((each) => placed.has(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    placed.add(id);
  });
  return order;
}

/** Where a column stands still, by choice or as declared. */
export function pinOf<Row>(column: GridColumn<Row>, view: GridView): GridPin | undefined {
  const chosen = view.columns?.[column.id]?.pin;
  return chosen === 'none' ? undefined : (chosen ?? column.pin);
}

export function isHiddenIn<Row>(column: GridColumn<Row>, view: GridView): boolean {
  if (column.canHide === false) return false;
  return view.columns?.[column.id]?.isHidden ?? column.isHidden ?? false;
}

/** The view with another choice for one column. */
export function withChoice(view: GridView, id: string, choice: GridColumnChoice): GridView {
  return { ...view, columns: { ...view.columns, [id]: { ...view.columns?.[id], ...choice } } };
}

/** The sorts of columns that still exist. */
export function sortsOf(declared: readonly Declared[], view: GridView): readonly TableSort[] {
  return (view.sort ?? []).filter((sort) => declared.some((column) => column.id === sort.columnId));
}

/** The order with one column moved before or after another. */
export function moveColumn(
  order: readonly string[],
  id: string,
  target: string,
  side: 'before' | 'after',
): readonly string[] {
  if (id === target) return order;
  const rest = order.filter((each) => each !== id);
  const at = rest.indexOf(target);
  if (at < 0) return order;
  return rest.toSpliced(side === 'before' ? at : at + 1, 0, id);
}
