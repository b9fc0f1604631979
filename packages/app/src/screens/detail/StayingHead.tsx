import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './detail.css.ts';

/** A line that comes under the top bar once the header of the page has scrolled away, and goes with its return. */
export function StayingHead({ children }: { readonly children: ReactNode }): ReactNode {
  const mark = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={mark} className={styles.mark} />
      <div className={styles.staying}>{isAway && <div className={styles.stayingLine}>{children}</div>}</div>
    </>
  );
}
