import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { gap as gapClass } from '../../parts/layout/gap.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { Space } from '../../tokens/names.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { scrollerOf } from '../../parts/scroller-of.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { infiniteListStrings } from './strings.ts';
import * as styles from './InfiniteList.css.ts';

/** Pixels before the end at which the next page is asked for. */
export const TRIGGER_DISTANCE = 200;

export interface InfiniteListProps<Item> extends ElementMarks {
  /** Spoken name of the list. */
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** There are more to fetch. */
  hasMore: boolean;
  isLoading: boolean;
  hasError?: boolean;
  /** Fetches the next page. Called once for each approach to the end. */
  onLoadMore: () => void;
  /** Stands in for an empty list; it says that there is no data when left out. */
  empty?: ReactNode;
  gap?: Space;
  isDivided?: boolean;
}

/** A list that fetches its next page when its end comes near. */
export function InfiniteList<Item>({
  label,
  items,
  itemId,
  children,
  hasMore,
  isLoading,
  hasError = false,
  onLoadMore,
  empty,
  gap = 'none',
  isDivided = false,
  ...marks
}: InfiniteListProps<Item>): ReactNode {
  const strings = useStrings('infiniteList', infiniteListStrings);
  const tail = useRef<HTMLDivElement>(null);
  const isWatching = hasMore && !isLoading && !hasError;
  const loadMore = useEffectEvent(onLoadMore);

  useEffect(() => {
    const end = tail.current;
    if (!isWatching || end === null) return undefined;
    // A new observer reports at once, so a page that does not fill the screen is followed by the next.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) loadMore();
      },
      { root: scrollerOf(end), rootMargin: `${TRIGGER_DISTANCE}px 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isWatching, items.length]);

  if (items.length === 0 && !hasMore && !isLoading && !hasError) return empty ?? <EmptyState {...marks} />;
  return (
    <div {...marks} className={styles.root}>
      <ul role="list" aria-label={label} aria-busy={isLoading} className={cx(styles.list, gapClass[gap])}>
        {items.map((item) => (
          <li key={itemId(item)} className={isDivided ? styles.divided : undefined}>
            {children(item)}
          </li>
        ))}
      </ul>
      <div ref={tail} className={isLoading || hasError ? styles.tail : undefined}>
        {isLoading && <Spinner label={strings.loading} size="sm" isLabelVisible />}
        {hasError && (
          <>
            <span role="alert">{strings.failed}</span>
            <Button size="sm" variant="outline" tone="neutral" onPress={onLoadMore}>
              {strings.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
