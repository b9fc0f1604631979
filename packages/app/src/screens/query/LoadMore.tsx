import { Button } from '@karmik/ui/Button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTexts } from '../../texts/texts.ts';
import * as styles from './load-more.css.ts';

/** Pixels before the end at which the next page is fetched (SNK-4). */
const distance = 200;

type Query = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** The end of a table that goes on: the next page comes as it draws near, or when the button is pressed. */
export function LoadMore({ query }: { query: Query }): ReactNode {
  const texts = useTexts();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage } = query;
  const load = useEffectEvent(() => void query.fetchNextPage());
  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetchingNextPage) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: `${distance}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.root}>
      <Button
        variant="outline"
        tone="neutral"
        isPending={isFetchingNextPage}
        onPress={() => void query.fetchNextPage()}
      >
        {texts.list.more}
      </Button>
    </div>
  );
}
