import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './Skeleton.css.ts';
import type { SkeletonShape } from './skeleton-shapes.ts';

export { skeletonShapes } from './skeleton-shapes.ts';
export type { SkeletonShape } from './skeleton-shapes.ts';

export interface SkeletonProps {
  shape?: SkeletonShape;
  /** How many, under each other; the last line of text is shorter. */
  count?: number;
}

/** The outline of what is on its way. It is silent: say "loading" once, for the whole part of the page. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps): ReactNode {
  if (count === 1) return <div aria-hidden="true" className={cx(styles.base, styles.shape[shape])} />;
  return (
    <div aria-hidden="true" className={styles.stack}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className={cx(styles.base, styles.shape[shape], shape === 'text' && index === count - 1 && styles.last)}
        />
      ))}
    </div>
  );
}
