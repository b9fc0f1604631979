import { isValidElement, type ReactNode } from 'react';
import type { DataColumn } from './table-types.ts';

/** What a row is called for the ears: what the app calls it, or what its first column shows. Never an id, which means nothing to people. */
export function nameOfRow<Row>(
  row: Row,
  columns: readonly Pick<DataColumn<Row>, 'cell' | 'sortValue'>[],
  rowName: ((row: Row) => string) | undefined,
): string {
  if (rowName !== undefined) return rowName(row);
  const [title] = columns;
  return textOf(title?.cell(row)).trim() || String(title?.sortValue?.(row) ?? '');
}

/** The words of a drawing: those in it, or the name that a part such as `UserChip` is given. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  if (!isValidElement<{ children?: ReactNode; name?: ReactNode; label?: ReactNode }>(node)) return '';
  const { children, name, label } = node.props;
  return textOf(children) || textOf(name) || textOf(label);
}
