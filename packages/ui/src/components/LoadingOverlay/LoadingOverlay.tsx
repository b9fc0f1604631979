import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './LoadingOverlay.css.ts';

/** Milliseconds that the veil stays when all is there. */
export const LOADING_OVERLAY_LINGER = 500;

export interface LoadingOverlayProps {
  /** What is being waited for, shown and spoken. */
  label: string;
  /** The page is changing under the veil. */
  isLoading: boolean;
}

/** A veil over the whole page while all of it changes. It clears half a second after, so that the new page does not flash. */
export function LoadingOverlay({ label, isLoading }: LoadingOverlayProps): ReactNode {
  const [isShown, setIsShown] = useState(isLoading);
  if (isLoading && !isShown) setIsShown(true);
  useEffect(() => {
    if (isLoading) return undefined;
    const timer = setTimeout(() => setIsShown(false), LOADING_OVERLAY_LINGER);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isShown) return null;
  return (
    <div className={styles.root}>
      <div className={styles.sheet}>
        <Spinner label={label} size="lg" isLabelVisible />
      </div>
    </div>
  );
}
