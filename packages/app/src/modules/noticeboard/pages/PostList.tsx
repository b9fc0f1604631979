import type { Post } from '@karmik/model/noticeboard/post';
import { InfiniteList } from '@karmik/ui/InfiniteList';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOf, type Pages } from '../../../screens/query/paged.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { PostCard } from './PostCard.tsx';

interface PostListProps {
  readonly label: string;
  readonly query: UseInfiniteQueryResult<Pages<Post>>;
  readonly empty: ReactNode;
  /** What is under each post, such as the buttons of a decision. */
  readonly footer?: (post: Post) => ReactNode;
}

/** Posts under each other, with the next page fetched as the end comes near. */
export function PostList({ label, query, empty, footer }: PostListProps): ReactNode {
  const waiting = (
    <Stack gap="lg">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
  return (
    <Loaded query={query} waiting={waiting}>
      {(pages) => (
        <InfiniteList
          label={label}
          gap="lg"
          items={rowsOf(pages)}
          itemId={(post) => String(post.id)}
          hasMore={query.hasNextPage}
          status={query.isFetchingNextPage ? 'loading' : query.isFetchNextPageError ? 'error' : 'ready'}
          onLoadMore={() => void query.fetchNextPage()}
          empty={empty}
        >
          {(post) => <PostCard post={post} footer={footer?.(post)} />}
        </InfiniteList>
      )}
    </Loaded>
  );
}
