import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { gap as gapClass } from '../../parts/layout/gap.css.ts';
import type { Space } from '../../tokens/names.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import type { GridColumns, GridSpan } from './grid-names.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends ElementMarks {
  children?: ReactNode;
  columns?: GridColumns;
  gap?: Space;
}

/** Columns that follow the width of their container: one on a phone, more where there is room. */
export function Grid({ children, columns = 'fit', gap = 'lg', ...marks }: GridProps): ReactNode {
  return (
    <div {...marks} className={styles.container}>
      <div className={cx(styles.base, gapClass[gap], styles.columns[columns])}>{children}</div>
    </div>
  );
}

export interface GridItemProps {
  children?: ReactNode;
  /** How many columns it takes, where there are as many. */
  span?: GridSpan;
}

/** A child of `Grid` that takes several columns. */
export function GridItem({ children, span = '1' }: GridItemProps): ReactNode {
  return <div className={styles.span[span]}>{children}</div>;
}
