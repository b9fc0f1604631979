import type { ReactNode } from 'react';
import * as styles from './product-mark.css.ts';

/** The logo of the client's brand, else the product's sign: the क of कार्मिक reduced to a stem and two strokes (CFG-8). */
export function ProductMark(): ReactNode {
  return (
    <>
      <span aria-hidden="true" className={styles.logo} />
      <svg aria-hidden="true" viewBox="0 0 32 32" className={styles.root}>
        <rect width="32" height="32" rx="9" className={styles.ground} />
        <path d="M10.500 8v16M10.500 17.500 20.500 8M14.500 14l7 10" className={styles.stroke} />
      </svg>
    </>
  );
}
