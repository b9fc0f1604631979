import type { ReactNode } from 'react';
import * as styles from './on-demand.css.ts';

/** A button that waits for code of the app that it needs: it looks as it will, and takes no press that would be lost. */
export function StandIn({ children }: { children: ReactNode }): ReactNode {
  return (
    <span inert className={styles.box}>
      {children}
    </span>
  );
}
