import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { cx } from '../../foundation/cx.ts';
import * as styles from './DataTable.css.ts';
import type { TableStatus } from './table-types.ts';

interface StateRowProps {
  columnCount: number;
  status: TableStatus;
  empty: ReactNode;
  errorMessage: ReactNode;
  onRetry: (() => void) | undefined;
  skeletonRows: number;
}

/** The content of a table without rows: outlines, the empty state or the error. */
export function StateRow({
  columnCount,
  status,
  empty,
  errorMessage,
  onRetry,
  skeletonRows,
}: StateRowProps): ReactNode {
  if (status === 'loading') {
    return Array.from({ length: skeletonRows }, (_, row) => (
      <tr key={row} aria-hidden="true" className={styles.row}>
        {Array.from({ length: columnCount }, (_cell, column) => (
          <td key={column} className={cx(styles.cell, column > 2 && styles.offCards)}>
            <Skeleton />
          </td>
        ))}
      </tr>
    ));
  }
  return (
    <tr className={styles.stateRow}>
      <td colSpan={columnCount} className={styles.state}>
        {status === 'error' ? (
          <ErrorState
            {...(errorMessage === undefined ? {} : { description: errorMessage })}
            {...(onRetry === undefined ? {} : { onRetry })}
          />
        ) : typeof empty === 'string' ? (
          <p className={styles.note}>{empty}</p>
        ) : (
          (empty ?? <EmptyState />)
        )}
      </td>
    </tr>
  );
}
