import type { ReactNode } from 'react';
import * as styles from './trigger.css.ts';

/** A button that waits for what it opens: it looks as it will, and takes no press that would be lost. */
export function Trigger({ children }: { children: ReactNode }): ReactNode {
  return (
    <span inert className={styles.root}>
      {children}
    </span>
  );
}
