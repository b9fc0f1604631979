import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { Checkbox } from '../Checkbox/index.ts';
import { dataTableStrings } from './strings.ts';
import * as styles from './DataTable.css.ts';
import type { DataColumn, TableSelection } from './table-types.ts';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Spoken with its box. */
  name: string;
  selection: TableSelection | undefined;
  actions: ReactNode;
  /** Its place from 0, where not all rows are on the page. */
  place: number | undefined;
}

export function TableRow<Row>({ id, row, columns, name, selection, actions, place }: TableRowProps<Row>): ReactNode {
  const strings = useStrings('dataTable', dataTableStrings);
  const isSelected = selection?.ids.has(id) ?? false;

  function handleSelect(shouldSelect: boolean): void {
    const ids = new Set(selection?.ids);
    if (shouldSelect) ids.add(id);
    else ids.delete(id);
    selection?.onChange(ids);
  }

  return (
    <tr
      className={styles.row}
      data-selected={isSelected || undefined}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
    >
      {selection !== undefined && (
        <td className={cx(styles.cell, styles.selectCell)}>
          {(selection.selectableIds?.has(id) ?? true) && (
            <Checkbox aria-label={strings.selectRow(name).trim()} isSelected={isSelected} onChange={handleSelect} />
          )}
        </td>
      )}
      {columns.map((column, index) => {
        const isTitle = index === 0;
        const Cell = isTitle ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(isTitle ? { scope: 'row' as const } : { 'data-label': column.header })}
            className={cx(
              styles.cell,
              isTitle && styles.titleCell,
              column.isNumeric === true && styles.numeric,
              column.isHiddenOnCards === true && styles.offCards,
              styles.align[column.align ?? (column.isNumeric === true ? 'end' : 'start')],
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {actions !== undefined && <td className={cx(styles.cell, styles.actionsCell)}>{actions}</td>}
    </tr>
  );
}
