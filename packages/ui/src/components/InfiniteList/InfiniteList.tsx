import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { gap as gapClass } from '../../parts/layout/gap.css.ts';
import { scrollerOf } from '../../parts/scroller-of.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { Space } from '../../tokens/names.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { infiniteListStrings } from './strings.ts';
import * as styles from './InfiniteList.css.ts';

/** Pixels before the end at which the next page is asked for. */
export const TRIGGER_DISTANCE = 200;

export type InfiniteListStatus = 'ready' | 'loading' | 'error';

export interface InfiniteListProps<Item> extends ElementMarks {
  /** Spoken name of the list. */
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** There are more to fetch. */
  hasMore: boolean;
  /** `loading` while the next page is on its way, `error` when it could not be fetched. */
  status?: InfiniteListStatus;
  /** What went wrong, when the status is `error`. */
  errorMessage?: ReactNode;
  /**
   * Fetches the next page. Called once for each approach to the end: when nothing came, it is called again once the end was left and
   * comes near again, or by a button.
   */
  onLoadMore: () => void;
  /** Stands in for an empty list; it says that there is no data when left out. */
  empty?: ReactNode;
  /** Room between items; `sm` when left out, none where they are divided. */
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
  status = 'ready',
  errorMessage,
  onLoadMore,
  empty,
  isDivided = false,
  gap = isDivided ? 'none' : 'sm',
  ...marks
}: InfiniteListProps<Item>): ReactNode {
  const strings = useStrings('infiniteList', infiniteListStrings);
  const list = useRef<HTMLUListElement>(null);
  const tail = useRef<HTMLDivElement>(null);
  const lastItem = items.at(-1);
  // What says whether anything came; the items themselves may be made again each time.
  const place = `${items.length} ${lastItem === undefined ? '' : itemId(lastItem)}`;
  /** The place at which more was asked for in this approach. */
  const [asked, setAsked] = useState<string>();
  /** The last question came from a button, which stays while it is answered. */
  const [isPressed, setIsPressed] = useState(false);
  /** How many items there were then, until more have come. */
  const pressedAt = useRef<number>(undefined);
  const isWatching = hasMore && status === 'ready';
  const isLoading = status === 'loading';
  const hasButton = status === 'error' || (isLoading && isPressed) || (isWatching && asked === place);

  const approach = useEffectEvent((isNear: boolean) => {
    if (!isNear) setAsked(undefined);
    else if (asked !== place) {
      setAsked(place);
      setIsPressed(false);
      pressedAt.current = undefined;
      onLoadMore();
    }
  });

  useEffect(() => {
    const end = tail.current;
    if (!isWatching || end === null) return undefined;
    // A new observer reports at once, so a page that does not fill the screen is followed by the next.
    const observer = new IntersectionObserver(([entry]) => approach(entry?.isIntersecting === true), {
      root: scrollerOf(end),
      rootMargin: `${TRIGGER_DISTANCE}px 0px`,
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [isWatching, place]);

  // The button that was pressed is gone: its focus goes on to the first item that came, or stays at the end.
  useLayoutEffect(() => {
    const first = pressedAt.current;
    if (first === undefined || isLoading || (items.length <= first && hasMore)) return;
    pressedAt.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = list.current?.children[Math.min(first, items.length - 1)];
    if (next instanceof HTMLElement) next.focus();
  }, [isLoading, hasMore, items.length]);

  function handlePress(): void {
    pressedAt.current = items.length;
    setIsPressed(true);
    setAsked(place);
    onLoadMore();
  }

  if (items.length === 0 && !hasMore && status === 'ready') return empty ?? <EmptyState {...marks} />;
  return (
    <div {...marks} className={styles.root}>
      <ul ref={list} role="list" aria-label={label} aria-busy={isLoading} className={cx(styles.list, gapClass[gap])}>
        {items.map((item) => (
          <li key={itemId(item)} tabIndex={-1} className={cx(styles.item, isDivided && styles.divided)}>
            {children(item)}
          </li>
        ))}
      </ul>
      <div ref={tail} className={isLoading || hasButton ? styles.tail : undefined}>
        {isLoading && !hasButton && <Spinner label={strings.loading} size="sm" isLabelVisible />}
        {status === 'error' && <span role="alert">{errorMessage ?? strings.failed}</span>}
        {hasButton && (
          <Button size="sm" variant="outline" tone="neutral" isPending={isLoading} onPress={handlePress}>
            {isWatching ? strings.more : isLoading ? strings.loading : strings.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
