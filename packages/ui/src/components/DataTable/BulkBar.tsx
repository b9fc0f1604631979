import type { ReactNode } from 'react';
import { useStrings } from '../../strings/strings-context.tsx';
import { Button } from '../Button/index.ts';
import { dataTableStrings } from './strings.ts';
import * as styles from './DataTable.css.ts';
import type { TableSelection } from './table-types.ts';

interface BulkBarProps {
  selection: TableSelection;
  /** Chooses the other rows too; absent where there are none, or a box of the headings does it. */
  onSelectAll?: () => void;
}

/** How many rows are chosen and what can be done with them. */
export function BulkBar({ selection, onSelectAll }: BulkBarProps): ReactNode {
  const strings = useStrings('dataTable', dataTableStrings);
  const { matching } = selection;
  return (
    <div className={styles.bulk}>
      <span role="status">{strings.selected(selection.ids.size)}</span>
      {selection.actions}
      {onSelectAll !== undefined && (
        <Button size="sm" variant="ghost" tone="neutral" onPress={onSelectAll}>
          {strings.selectAll}
        </Button>
      )}
      {matching !== undefined && (
        <Button
          size="sm"
          variant="ghost"
          tone="neutral"
          isPending={matching.isPending ?? false}
          onPress={matching.onSelect}
        >
          {strings.selectMatching(matching.count)}
        </Button>
      )}
      <Button size="sm" variant="ghost" tone="neutral" onPress={() => selection.onChange(new Set())}>
        {strings.clearSelection}
      </Button>
    </div>
  );
}
