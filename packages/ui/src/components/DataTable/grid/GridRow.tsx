import { Fragment, isValidElement, memo, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../../../foundation/cx.ts';
import { ChevronEndGlyph } from '../../../glyphs/glyphs.tsx';
import { CellEditor } from './CellEditor.tsx';
import * as styles from './DataGrid.css.ts';
import { controlsIn } from './focus.ts';
import type { GridColumn } from './grid-types.ts';
import type { LaidColumn, Structure } from './layout.ts';
import type { dataGridStrings } from './strings.ts';
import type { CellDraft, RowDrafts } from './use-editing.ts';

/** What all rows share. It changes seldom, so that rows which stay are not drawn again. */
export interface RowSurroundings<Row> {
  readonly structure: Structure<Row>;
  readonly strings: typeof dataGridStrings;
  readonly selectRow: (name: string) => string;
  readonly nameOf: (row: Row) => string;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
  readonly isCard: boolean;
  readonly isWrapped: boolean;
  readonly commit: (column: GridColumn<Row>, row: Row, text: string) => string | undefined;
  readonly cancel: () => void;
  readonly leave: (line: number, column: number, way: 'down' | 'next' | 'previous' | 'stay') => void;
}

export interface GridRowProps<Row> {
  around: RowSurroundings<Row>;
  row: Row;
  id: string;
  /** Its line in the body, and its number in the whole grid. */
  line: number;
  number: number;
  /** Scrolling columns that are drawn. */
  from: number;
  to: number;
  /** Where it stands, when only some rows are drawn. */
  top: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** Absent when the row cannot be selected. */
  isSelected: boolean | undefined;
  /** Absent when there is nothing to open. */
  isOpen: boolean | undefined;
  drafts: RowDrafts | undefined;
  editedColumn: string | undefined;
  typed: string | undefined;
}

const ignore = (): void => undefined;

function Row<Data>({
  around,
  row,
  id,
  line,
  number,
  from,
  to,
  top,
  measure,
  isSelected,
  isOpen,
  drafts,
  editedColumn,
  typed,
}: GridRowProps<Data>): ReactNode {
  const { structure, isCard, isWrapped } = around;
  const element = useRef<HTMLDivElement>(null);
  // Tab passes the grid by; Enter goes into a cell. So nothing inside a cell may be a stop of its own.
  useLayoutEffect(() => {
    if (element.current !== null) for (const control of controlsIn(element.current)) control.tabIndex = -1;
  });

  function content(laid: LaidColumn<Data>): ReactNode {
    const { kind, column } = laid;
    if (kind === 'select')
      return isSelected === undefined ? null : (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={around.selectRow(around.nameOf(row))}
          checked={isSelected}
          onChange={ignore}
          data-act="select"
        />
      );
    if (kind === 'detail')
      return (
        <button
          type="button"
          className={styles.toggle}
          aria-label={around.strings.details(around.nameOf(row))}
          aria-expanded={isOpen ?? false}
          data-act="detail"
        >
          <span className={styles.toggleGlyph}>
            <ChevronEndGlyph />
          </span>
        </button>
      );
    if (kind === 'actions') return <Fragment key={id}>{around.rowActions?.(row)}</Fragment>;
    if (column === undefined) return null;
    if (column.edit !== undefined && editedColumn === column.id)
      return (
        <CellEditor
          edit={column.edit}
          row={row}
          label={around.strings.edit(column.header, around.nameOf(row))}
          typed={typed}
          onCommit={(text) => around.commit(column, row, text)}
          onCancel={around.cancel}
          onLeave={(way) => around.leave(line, laid.index, way)}
        />
      );
    const draft = drafts?.get(column.id);
    if (draft?.state === 'saving') return textOf(column, draft);
    const shown = column.cell(row);
    // Text is changed in place when a row's element is used for another row; anything that may hold state is not.
    return isValidElement(shown) ? <Fragment key={id}>{shown}</Fragment> : shown;
  }

  function cell(laid: LaidColumn<Data>): ReactNode {
    const { column } = laid;
    const draft = column === undefined ? undefined : drafts?.get(column.id);
    const isEdited = column !== undefined && editedColumn === column.id;
    const canEdit = column?.edit !== undefined && (column.edit.canEdit?.(row) ?? true);
    if (isCard && (column?.isHiddenOnCards === true || (laid.kind === 'select' && isSelected === undefined)))
      return null;
    return (
      <div
        key={laid.id}
        role={laid.isTitle ? 'rowheader' : 'gridcell'}
        aria-colindex={laid.index + 1}
        tabIndex={-1}
        className={cx(
          laid.cellClass,
          isWrapped && styles.wrapped,
          canEdit && !isEdited && styles.editable,
          isEdited && styles.editing,
          draft?.state === 'saving' && styles.saving,
          draft?.state === 'failed' && styles.failed,
          isCard && styles.cardCell,
          isCard && laid.isTitle && styles.cardTitle,
          isCard && styles.cardKind[laid.kind],
        )}
        style={isCard ? undefined : laid.place}
        {...(isCard && column !== undefined && !laid.isTitle ? { 'data-label': column.header } : {})}
        {...(canEdit ? { 'data-editable': '' } : {})}
        {...(draft?.state === 'saving' ? { 'aria-busy': true } : {})}
        {...(draft?.state === 'failed' ? { title: draft.message } : {})}
      >
        {content(laid)}
      </div>
    );
  }

  const cells: ReactNode[] = [];
  const { columns, centerStart, centerEnd } = structure;
  if (isCard) {
    // The name and what belongs to it come first; the rest follows as lines.
    for (const laid of columns) if (laid.isTitle || laid.kind !== 'data') cells.push(cell(laid));
    for (const laid of columns) if (!laid.isTitle && laid.kind === 'data') cells.push(cell(laid));
  } else {
    for (let index = 0; index < centerStart; index++) cells.push(cell(columns[index]!));
    for (let index = from; index < to; index++) cells.push(cell(columns[index]!));
    for (let index = centerEnd; index < columns.length; index++) cells.push(cell(columns[index]!));
  }
  return (
    <div
      role="row"
      ref={(node) => {
        element.current = node;
        measure?.(node);
      }}
      aria-rowindex={number + 1}
      data-index={line}
      {...(isSelected === undefined ? {} : { 'aria-selected': isSelected })}
      className={cx(
        styles.row,
        isCard && styles.card,
        top !== undefined && styles.rowInPlace,
        !isCard && !isWrapped && styles.leastHeight,
      )}
      style={rowStyle(top)}
    >
      {cells}
    </div>
  );
}

export function rowStyle(top: number | undefined): CSSProperties | undefined {
  return top === undefined ? undefined : { transform: `translateY(${top}px)` };
}

function textOf<Data>(column: GridColumn<Data>, draft: CellDraft): string {
  return column.edit?.options?.find((option) => option.id === draft.text)?.label ?? draft.text;
}

export const GridRow = memo(Row) as typeof Row;
