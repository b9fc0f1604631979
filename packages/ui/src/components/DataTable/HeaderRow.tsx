import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { ArrowDownGlyph, ArrowUpGlyph, SortGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import { Checkbox } from '../Checkbox/index.ts';
import { dataTableStrings } from './strings.ts';
import * as styles from './DataTable.css.ts';
import { withRows } from './with-rows.ts';
import type { DataColumn, TableSelection, TableSort } from './table-types.ts';

interface HeaderRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (columnId: string) => void;
  rowIds: readonly string[];
  selection: TableSelection | undefined;
  hasActions: boolean;
  /** Rows say their place, since not all of them are on the page. */
  isCounted: boolean;
}

export function HeaderRow<Row>({
  columns,
  sort,
  onSort,
  rowIds,
  selection,
  hasActions,
  isCounted,
}: HeaderRowProps<Row>): ReactNode {
  const strings = useStrings('dataTable', dataTableStrings);
  const chosen = selection === undefined ? 0 : rowIds.filter((id) => selection.ids.has(id)).length;
  const isAll = rowIds.length > 0 && chosen === rowIds.length;
  return (
    <tr aria-rowindex={isCounted ? 1 : undefined}>
      {selection !== undefined && (
        <th scope="col" className={cx(styles.headerCell, styles.selectCell)}>
          <Checkbox
            aria-label={strings.selectAll}
            isSelected={isAll}
            isIndeterminate={chosen > 0 && !isAll}
            isDisabled={rowIds.length === 0}
            onChange={(isSelected) => selection.onChange(withRows(selection.ids, rowIds, isSelected))}
          />
        </th>
      )}
      {columns.map((column) => (
        <HeaderCell
          key={column.id}
          column={column}
          direction={sort?.columnId === column.id ? sort.direction : undefined}
          onSort={onSort}
        />
      ))}
      {hasActions && (
        <th scope="col" className={cx(styles.headerCell, styles.actionsCell)}>
          <span className={visuallyHidden}>{strings.actions}</span>
        </th>
      )}
    </tr>
  );
}

interface HeaderCellProps<Row> {
  column: DataColumn<Row>;
  direction: TableSort['direction'] | undefined;
  onSort: (columnId: string) => void;
}

function HeaderCell<Row>({ column, direction, onSort }: HeaderCellProps<Row>): ReactNode {
  const align = column.align ?? (column.isNumeric === true ? 'end' : 'start');
  const canSort = column.sortValue !== undefined || column.isSortable === true;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cx(styles.headerCell, styles.align[align])}
      style={{ inlineSize: column.width, minInlineSize: column.minWidth }}
    >
      {canSort ? (
        <Button
          className={cx(styles.sortButton, align === 'end' && styles.sortButtonEnd)}
          onPress={() => onSort(column.id)}
        >
          {column.header}
          <span className={styles.sortMark}>
            {direction === undefined && <SortGlyph />}
            {direction === 'ascending' && <ArrowUpGlyph />}
            {direction === 'descending' && <ArrowDownGlyph />}
          </span>
        </Button>
      ) : (
        column.header
      )}
    </th>
  );
}
