import type { ReactNode } from 'react';
import * as styles from './DataTable.css.ts';

/** A table of more rows draws those in sight. */
export const MANY_ROWS = 100;
/** Rows that are drawn before the size of the page is known. */
const FIRST_ROWS = 40;
/** Pixels of a row that was not drawn yet. */
export const ROW_HEIGHT = 45;

/** Room for rows that are out of sight. */
export function SpaceRow({ height, columnCount }: { height: number; columnCount: number }): ReactNode {
  return (
    <tr aria-hidden="true" className={styles.stateRow}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is room, and hidden from the ears */}
      <td colSpan={columnCount} className={styles.state} style={{ blockSize: height }} />
    </tr>
  );
}

interface FirstRowsProps {
  count: number;
  columnCount: number;
  row: (index: number) => ReactNode;
}

/** The rows before anything is measured, and on a page that a server draws. */
export function FirstRows({ count, columnCount, row }: FirstRowsProps): ReactNode {
  const shown = Math.min(count, FIRST_ROWS);
  return (
    <>
      {Array.from({ length: shown }, (_, index) => row(index))}
      <SpaceRow height={(count - shown) * ROW_HEIGHT} columnCount={columnCount} />
    </>
  );
}
