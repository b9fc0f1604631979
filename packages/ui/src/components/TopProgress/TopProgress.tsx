import { useEffect, useState, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './TopProgress.css.ts';

/** Milliseconds that the bar stays after the last response. */
export const TOP_PROGRESS_LINGER = 1000;

export interface TopProgressProps {
  /** Spoken name while it shows. */
  label: string;
  /** A request is under way. */
  isBusy: boolean;
  /** The last response was an error: the bar is red. */
  hasError?: boolean;
}

/** A line at the top of the page while requests run. It fills on the response and leaves one second later. */
export function TopProgress({ label, isBusy, hasError = false }: TopProgressProps): ReactNode {
  const [isShown, setIsShown] = useState(isBusy);
  if (isBusy && !isShown) setIsShown(true);
  useEffect(() => {
    if (isBusy) return undefined;
    const timer = setTimeout(() => setIsShown(false), TOP_PROGRESS_LINGER);
    return () => clearTimeout(timer);
  }, [isBusy]);
  if (!isShown) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      className={styles.root}
      {...(isBusy ? {} : { 'aria-valuenow': 100, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
    >
      <div className={cx(styles.bar, isBusy && styles.busy, hasError && styles.failed)} />
    </div>
  );
}
