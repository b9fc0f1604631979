import { useMemo, useRef } from 'react';
import type { TableSelection } from '../table-types.ts';
import { withRows } from '../with-rows.ts';
import { entryAt, type RowEntries } from './row-entries.ts';

interface SelectionOptions<Row> {
  selection: TableSelection | undefined;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  entries: RowEntries;
}

/** What can be done with the chosen rows, by lines. A range grows from the last line that was chosen by itself. */
export function useSelection<Row>({ selection, rows, rowId, entries }: SelectionOptions<Row>) {
  const anchor = useRef<{ line: number; end: number; base: ReadonlySet<string> }>(undefined);
  const ids = selection?.ids;
  const selectable = selection?.selectableIds;
  const state = useMemo((): 'none' | 'some' | 'all' | undefined => {
    if (ids === undefined) return undefined;
    if (ids.size === 0) return 'none';
    const all = rows.map(rowId).filter((id) => selectable?.has(id) ?? true);
    return all.length > 0 && all.every((id) => ids.has(id)) ? 'all' : 'some';
    // oxlint-disable-next-line react/exhaustive-deps -- an id of a row is its own, whichever function reads it
  }, [ids, selectable, rows]);

  const canChoose = (id: string): boolean => selectable?.has(id) ?? true;

  function idAt(line: number): string | undefined {
    const entry = entryAt(entries, line);
    const row = typeof entry === 'number' ? rows[entry] : undefined;
    const id = row === undefined ? undefined : rowId(row);
    return id !== undefined && canChoose(id) ? id : undefined;
  }

  function rangeTo(line: number): void {
    const held = anchor.current;
    if (held === undefined || selection === undefined) return;
    held.end = line;
    const next = new Set(held.base);
    for (let at = Math.min(held.line, line); at <= Math.max(held.line, line); at++) {
      const id = idAt(at);
      if (id !== undefined) next.add(id);
    }
    selection.onChange(next);
  }

  return {
    state,
    toggle(line: number, isRange: boolean): void {
      if (selection === undefined) return;
      if (isRange && anchor.current !== undefined) {
        rangeTo(line);
        return;
      }
      const id = idAt(line);
      if (id === undefined) return;
      const next = new Set(selection.ids);
      if (!next.delete(id)) next.add(id);
      anchor.current = { line, end: line, base: next };
      selection.onChange(next);
    },
    extend(from: number, to: number): void {
      if (selection === undefined) return;
      if (anchor.current?.end !== from) anchor.current = { line: from, end: from, base: selection.ids };
      rangeTo(to);
    },
    setAll(isSelected: boolean): void {
      anchor.current = undefined;
      if (selection) selection.onChange(withRows(selection.ids, rows.map(rowId).filter(canChoose), isSelected));
    },
  };
}
