import { InfiniteList } from '@karmik/ui/InfiniteList';
import { snackbar } from '@karmik/ui/Snackbar';
import { Tabs } from '@karmik/ui/Tabs';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOf, type Pages } from '../../screens/query/paged.ts';
import { texts } from '../../texts/texts.ts';
import { useNotificationWords } from './use-words.ts';

/** NTF-9. */
export const sayFailed = (): void => void snackbar.error(texts().errors.somethingWrong);

interface NotificationTabsProps<Tab extends string, Item> {
  readonly tab: Tab;
  readonly onChange: (tab: Tab) => void;
  /** How many stand in each tab, in the order in which they are shown; undefined while no one knows. */
  readonly counts: Readonly<Record<Tab, number | undefined>>;
  /** The list of the tab that is open. */
  readonly query: UseInfiniteQueryResult<Pages<Item>>;
  readonly children: (item: Item) => ReactNode;
}

/** Notifications by tabs, each read on as one goes down (NTF-4). */
export function NotificationTabs<
  Tab extends keyof ReturnType<typeof useNotificationWords>['tabs'],
  Item extends { readonly id: number },
>({ tab, onChange, counts, query, children }: NotificationTabsProps<Tab, Item>): ReactNode {
  const words = useNotificationWords();
  return (
    <Tabs<Tab>
      label={words.title}
      selectedId={tab}
      onChange={onChange}
      items={(Object.keys(counts) as Tab[]).map((id) => ({ id, label: words.tabs[id], count: counts[id] ?? 0 }))}
    >
      <InfiniteList<Item>
        label={words.list}
        items={query.data ? rowsOf(query.data) : []}
        itemId={(item) => String(item.id)}
        hasMore={query.hasNextPage}
        status={query.isPending || query.isFetchingNextPage ? 'loading' : query.isError ? 'error' : 'ready'}
        onLoadMore={() => void (query.isError && !query.data ? query.refetch() : query.fetchNextPage())}
        isDivided
      >
        {children}
      </InfiniteList>
    </Tabs>
  );
}
