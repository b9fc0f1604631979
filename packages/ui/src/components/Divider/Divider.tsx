import type { ReactNode } from 'react';
import * as styles from './Divider.css.ts';

export interface DividerProps {
  orientation?: 'horizontal' | 'vertical';
}

/** A line between things that belong apart. Room alone is often enough. */
export function Divider({ orientation = 'horizontal' }: DividerProps): ReactNode {
  return <hr aria-orientation={orientation} className={styles.orientation[orientation]} />;
}
