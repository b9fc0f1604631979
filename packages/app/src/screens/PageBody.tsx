import type { ReactNode } from 'react';
import * as styles from './page-body.css.ts';

/** The column of a page: one rhythm of room for all, and a width that suits what it holds. */
export function PageBody({
  width = 'page',
  children,
}: {
  width?: keyof typeof styles.width;
  children: ReactNode;
}): ReactNode {
  return <div className={`${styles.root} ${styles.width[width]}`}>{children}</div>;
}
