import { useCallback, useMemo, useRef, useState } from 'react';
import type { GridColumn } from './grid-types.ts';
import type { dataGridStrings } from './strings.ts';

/** A value that is on its way to where it is kept, or came back. */
export interface CellDraft {
  readonly text: string;
  readonly state: 'saving' | 'failed';
  readonly message?: string;
}

export type RowDrafts = ReadonlyMap<string, CellDraft>;

export interface EditedCell {
  readonly rowId: string;
  readonly columnId: string;
  /** What the editor begins with, when a letter began it. */
  readonly typed?: string;
}

const noDrafts: ReadonlyMap<string, RowDrafts> = new Map();

/** The cell that is edited, and the values that are being saved. A value is shown at once and taken back when saving fails. */
export function useEditing<Row>(
  nameOf: (row: Row) => string,
  idOf: (row: Row) => string,
  strings: typeof dataGridStrings,
  announce: (message: string, isUrgent?: boolean) => void,
) {
  const [edited, setEdited] = useState<EditedCell>();
  const [drafts, setDrafts] = useState(noDrafts);
  const turns = useRef(new Map<string, number>());

  const setDraft = useCallback((rowId: string, columnId: string, draft: CellDraft | undefined) => {
    setDrafts((held) => {
      const row = new Map(held.get(rowId));
      if (draft === undefined) row.delete(columnId);
      else row.set(columnId, draft);
      const next = new Map(held);
      if (row.size === 0) next.delete(rowId);
      else next.set(rowId, row);
      return next;
    });
  }, []);

  /** Returns what is wrong, or saves. */
  const commit = useCallback(
    (column: GridColumn<Row>, row: Row, text: string): string | undefined => {
      const { edit } = column;
      if (edit === undefined) return undefined;
      const problem = edit.validate?.(text, row);
      if (problem !== undefined) return problem;
      setEdited(undefined);
      if (text === edit.value(row)) return undefined;
      const rowId = idOf(row);
      const cell = `${column.id} ${rowId}`;
      const turn = (turns.current.get(cell) ?? 0) + 1;
      turns.current.set(cell, turn);
      const isLatest = (): boolean => turns.current.get(cell) === turn;
      setDraft(rowId, column.id, { text, state: 'saving' });
      const saved = async (): Promise<void> => edit.save(row, text);
      void saved().then(
        () => {
          if (!isLatest()) return;
          setDraft(rowId, column.id, undefined);
          announce(strings.saved(column.header, nameOf(row)));
        },
        (error: unknown) => {
          if (!isLatest()) return;
          const reason = error instanceof Error ? error.message : String(error);
          setDraft(rowId, column.id, { text, state: 'failed', message: reason });
          announce(strings.notSaved(column.header, nameOf(row), reason), true);
        },
      );
      return undefined;
    },
    [announce, idOf, nameOf, setDraft, strings],
  );

  return useMemo(
    () => ({ edited, drafts, start: setEdited, cancel: () => setEdited(undefined), commit }),
    [edited, drafts, commit],
  );
}
