import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import * as styles from './overview.css.ts';

/** Counts under each other, each the way to what it counts. */
export function CountLines({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.lines}>{children}</ul>;
}

interface CountLineProps {
  readonly label: string;
  readonly href: string;
  /** How many. */
  readonly children: ReactNode;
}

export function CountLine({ label, href, children }: CountLineProps): ReactNode {
  return (
    <li className={styles.line}>
      <span className={styles.lead}>
        <Link href={href}>{label}</Link>
      </span>
      <span className={styles.count}>{children}</span>
    </li>
  );
}
