import type { ReactNode } from 'react';
import { cx } from '../../../foundation/cx.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import type { TableStatus } from '../table-types.ts';
import * as styles from './DataGrid.css.ts';
import type { Structure } from './layout.ts';

interface StateLinesProps<Row> {
  structure: Structure<Row>;
  number: number;
  status: TableStatus;
  isCard: boolean;
  empty: ReactNode;
  errorMessage: ReactNode;
  onRetry: (() => void) | undefined;
  skeletonRows: number;
  width: number;
}

const SKELETON_COLUMNS = 12;

/** What is in the grid when there are no rows: outlines, nothing to show, or what went wrong. */
export function StateLines<Row>({
  structure,
  number,
  status,
  isCard,
  empty,
  errorMessage,
  onRetry,
  skeletonRows,
  width,
}: StateLinesProps<Row>): ReactNode {
  if (status === 'loading')
    return (
      <div role="presentation" aria-hidden="true" className={styles.body}>
        {Array.from({ length: skeletonRows }, (_, line) => (
          <div key={line} className={cx(styles.row, isCard ? styles.card : styles.fixedHeight)}>
            {structure.columns.slice(0, isCard ? 3 : SKELETON_COLUMNS).map((laid) => (
              <div
                key={laid.id}
                className={cx(laid.cellClass, isCard && styles.cardCell)}
                style={isCard ? undefined : laid.place}
              >
                <div className={styles.skeleton}>
                  <Skeleton />
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    );
  return (
    <div role="rowgroup" className={styles.body}>
      <div role="row" aria-rowindex={number + 1} className={styles.stateRow}>
        <div
          role="gridcell"
          aria-colindex={1}
          aria-colspan={structure.columns.length}
          tabIndex={-1}
          className={styles.state}
          style={{ inlineSize: width > 0 ? width : undefined }}
        >
          {status === 'error' ? (
            <ErrorState
              {...(errorMessage === undefined ? {} : { description: errorMessage })}
              {...(onRetry === undefined ? {} : { onRetry })}
            />
          ) : (
            (empty ?? <EmptyState />)
          )}
        </div>
      </div>
    </div>
  );
}
