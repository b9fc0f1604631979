import { notificationCategories, type NotificationCategory } from '@karmik/model/notification/vocabulary';
import { Button as UiButton } from '@karmik/ui/Button';
import { Heading } from '@karmik/ui/Heading';
import { Icon } from '@karmik/ui/Icon';
import { ChevronDownIcon, ChevronRightIcon } from '@karmik/ui/icons';
import { InfiniteList } from '@karmik/ui/InfiniteList';
import { snackbar } from '@karmik/ui/Snackbar';
import { Tabs } from '@karmik/ui/Tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useNumbers } from '../../preferences/dates.ts';
import { rowsOf, type pagedQuery } from '../../screens/query/paged.ts';
import { texts, useModelText } from '../../texts/texts.ts';
import * as styles from './notifications.css.ts';
import { useNotificationWords } from './use-words.ts';

/** NTF-9. */
export const sayFailed = (): void => void snackbar.error(texts().errors.somethingWrong);

/** How many of a category are shown before the others are asked for, so that other categories stay in reach. */
const firstShown = 5;

/** How many notifications of a category are in the tab that is open. */
export interface CategoryCount {
  readonly category: string;
  readonly count: number;
}

interface NotificationTabsProps<Tab extends string, Item> {
  readonly tab: Tab;
  readonly onChange: (tab: Tab) => void;
  /** How many are in each tab, in the order in which they are shown; undefined while no one knows. */
  readonly counts: Readonly<Record<Tab, number | undefined>>;
  /** Categories of the open tab, that of the newest first; undefined while no one knows. */
  readonly groups: readonly CategoryCount[] | undefined;
  /** Asks for the categories again where that failed. */
  readonly onRetry: (() => void) | undefined;
  /** The list of a category in the open tab. */
  readonly listOf: (category: string) => ReturnType<typeof pagedQuery<Item>>;
  /** What is done with all of a category at once. @param name of the category */
  readonly groupAction?: ((category: string, name: string) => ReactNode) | undefined;
  readonly children: (item: Item) => ReactNode;
}

/** Notifications by tabs (NTF-4) and within a tab by what they are about; those of the newest are open, each read on as one goes down. */
export function NotificationTabs<
  Tab extends keyof ReturnType<typeof useNotificationWords>['tabs'],
  Item extends { readonly id: number },
>({
  tab,
  onChange,
  counts,
  groups,
  onRetry,
  listOf,
  groupAction,
  children,
}: NotificationTabsProps<Tab, Item>): ReactNode {
  const words = useNotificationWords();
  const say = useModelText();
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  const shown = groups?.filter(({ count }) => count > 0);
  const nameOf = (category: string): string =>
    category in notificationCategories ? say(notificationCategories[category as NotificationCategory]) : category;
  return (
    <Tabs<Tab>
      label={words.title}
      selectedId={tab}
      onChange={onChange}
      items={(Object.keys(counts) as Tab[]).map((id) => ({ id, label: words.tabs[id], count: counts[id] ?? 0 }))}
    >
      {shown === undefined || shown.length === 0 ? (
        <InfiniteList<Item>
          label={words.list}
          items={[]}
          itemId={({ id }) => String(id)}
          hasMore={false}
          status={onRetry ? 'error' : shown === undefined ? 'loading' : 'ready'}
          onLoadMore={() => onRetry?.()}
        >
          {children}
        </InfiniteList>
      ) : (
        shown.map(({ category, count }, index) => {
          const isOpen = turned[category] ?? index === 0;
          const name = nameOf(category);
          return (
            <Group
              key={category}
              name={name}
              count={count}
              isOpen={isOpen}
              isAlone={shown.length === 1}
              onToggle={() => setTurned((before) => ({ ...before, [category]: !isOpen }))}
              action={groupAction?.(category, name)}
              list={listOf(category)}
            >
              {children}
            </Group>
          );
        })
      )}
    </Tabs>
  );
}

interface GroupProps<Item> {
  readonly name: string;
  readonly count: number;
  readonly isOpen: boolean;
  /** There are no others that a long list would push away. */
  readonly isAlone: boolean;
  readonly onToggle: () => void;
  readonly action: ReactNode;
  readonly list: ReturnType<typeof pagedQuery<Item>>;
  readonly children: (item: Item) => ReactNode;
}

function Group<Item extends { readonly id: number }>({
  name,
  count,
  isOpen,
  isAlone,
  onToggle,
  action,
  list,
  children,
}: GroupProps<Item>): ReactNode {
  const number = useNumbers();
  const id = useId();
  const words = useNotificationWords();
  const [isAsked, setAsked] = useState(false);
  const query = useInfiniteQuery({ ...list, enabled: isOpen });
  const all = query.data ? rowsOf(query.data) : [];
  const isWhole = isAlone || isAsked || count <= firstShown;
  return (
    <section aria-label={name} className={styles.group}>
      <div className={styles.groupHead}>
        <Heading level="3" size="4">
          <Button className={styles.groupName} aria-expanded={isOpen} aria-controls={id} onPress={onToggle}>
            <Icon of={isOpen ? ChevronDownIcon : ChevronRightIcon} size="sm" />
            <span>{name}</span>
            <span className={styles.groupCount}>{number(count)}</span>
          </Button>
        </Heading>
        {action}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <InfiniteList<Item>
            label={name}
            items={isWhole ? all : all.slice(0, firstShown)}
            itemId={(item) => String(item.id)}
            hasMore={isWhole && query.hasNextPage}
            status={query.isPending || query.isFetchingNextPage ? 'loading' : query.isError ? 'error' : 'ready'}
            onLoadMore={() => void (query.isError && !query.data ? query.refetch() : query.fetchNextPage())}
            isDivided
          >
            {children}
          </InfiniteList>
        )}
        {isOpen && !isWhole && (
          <UiButton
            variant="ghost"
            tone="accent"
            size="sm"
            aria-label={words.showAllOf(count, name)}
            onPress={() => setAsked(true)}
          >
            {words.showAll(count)}
          </UiButton>
        )}
      </div>
    </section>
  );
}
