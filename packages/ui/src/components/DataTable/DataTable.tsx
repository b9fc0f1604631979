import { Suspense, lazy, useMemo, useRef, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { BulkBar } from './BulkBar.tsx';
import { FirstRows, MANY_ROWS } from './FirstRows.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import { nameOfRow } from './row-name.ts';
import { nextSort, sortRows } from './sort-rows.ts';
import { StateRow } from './StateRow.tsx';
import { dataTableStrings } from './strings.ts';
import * as styles from './DataTable.css.ts';
import { TableRow } from './TableRow.tsx';
import type { DataColumn, TableSelection, TableSort, TableStatus } from './table-types.ts';

const ManyRows = lazy(async () => ({ default: (await import('./ManyRows.tsx')).ManyRows }));

export interface DataTableProps<Row> extends ElementMarks {
  /** Spoken name of the table. */
  label: string;
  /** The first column names the row: it is its header, and the title of its card on a phone. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Name of a row for the ears, where a control of it must say whose it is; the text of its first column when left out. */
  rowName?: (row: Row) => string;
  status?: TableStatus;
  /** Stands in for rows when there are none. */
  empty?: ReactNode;
  /** What went wrong, when the status is `error`. */
  errorMessage?: ReactNode;
  onRetry?: () => void;
  /** The sort in force, when the app keeps it. `null` for none. */
  sort?: TableSort | null;
  defaultSort?: TableSort;
  /** With `sort` given, the rows are taken as they come and the person who listens sorts them. */
  onSortChange?: (sort: TableSort | null) => void;
  selection?: TableSelection;
  /** Buttons or a menu at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Rows drawn as outlines while loading. */
  skeletonRows?: number;
}

/**
 * Rows and columns of a page of data. On a narrow container each row is a card. Of more than a hundred rows it draws those in sight.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  status = 'ready',
  empty,
  errorMessage,
  onRetry,
  sort: givenSort,
  defaultSort,
  onSortChange,
  selection,
  rowActions,
  skeletonRows = 5,
  ...marks
}: DataTableProps<Row>): ReactNode {
  const strings = useStrings('dataTable', dataTableStrings);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = givenSort === undefined ? ownSort : (givenSort ?? undefined);
  const sorted = useMemo(
    () => (givenSort === undefined ? sortRows(rows, columns, ownSort) : rows),
    [rows, columns, ownSort, givenSort],
  );
  const columnCount = columns.length + Number(selection !== undefined) + Number(rowActions !== undefined);
  const sortedColumn = columns.find((column) => column.id === sort?.columnId);
  const body = useRef<HTMLTableSectionElement>(null);
  const hasRows = status === 'ready' && sorted.length > 0;

  function handleSort(columnId: string): void {
    const next = nextSort(sort, columnId);
    setOwnSort(next);
    onSortChange?.(next ?? null);
  }

  const ids = hasRows ? sorted.map(rowId) : [];
  const isMany = ids.length > MANY_ROWS;

  function drawRow(index: number): ReactNode {
    const row = sorted[index];
    const id = ids[index];
    if (row === undefined || id === undefined) return null;
    return (
      <TableRow
        key={id}
        id={id}
        row={row}
        columns={columns}
        name={selection === undefined ? '' : nameOfRow(row, columns, rowName)}
        selection={selection}
        actions={rowActions?.(row)}
        place={isMany ? index : undefined}
      />
    );
  }

  const many = { columnCount, row: drawRow };
  return (
    <div {...marks} className={styles.root}>
      <div role="status" className={visuallyHidden}>
        {status === 'loading' && strings.loading}
        {status === 'ready' &&
          sort !== undefined &&
          sortedColumn !== undefined &&
          strings.sorted(sortedColumn.header, strings[sort.direction])}
      </div>
      {selection !== undefined && selection.ids.size > 0 && <BulkBar selection={selection} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be scrollable by keyboard */}
      <div role="group" aria-label={label} tabIndex={0} className={styles.scroller}>
        <table
          className={styles.table}
          aria-label={label}
          aria-busy={status === 'loading'}
          aria-rowcount={isMany ? ids.length + 1 : undefined}
        >
          <thead className={styles.head}>
            <HeaderRow
              columns={columns}
              sort={sort}
              onSort={handleSort}
              rowIds={ids.filter((id) => selection?.selectableIds?.has(id) ?? true)}
              selection={selection}
              hasActions={rowActions !== undefined}
              isCounted={isMany}
            />
          </thead>
          <tbody ref={body} className={styles.body}>
            {isMany ? (
              <Suspense fallback={<FirstRows {...many} count={ids.length} />}>
                <ManyRows {...many} ids={ids} body={body} columnsKey={columns.map(({ id }) => id).join()} />
              </Suspense>
            ) : hasRows ? (
              ids.map((_, index) => drawRow(index))
            ) : (
              <StateRow
                columnCount={columnCount}
                status={status}
                empty={empty}
                errorMessage={errorMessage}
                onRetry={onRetry}
                skeletonRows={skeletonRows}
              />
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}
