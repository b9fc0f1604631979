import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { toFailure } from '../../api/failure.ts';

// A first look at a page that is there needs no words for one that is not.
const LoadError = lazy(async () => ({ default: (await import('./LoadError.tsx')).LoadError }));

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What stands while the first answer is on its way. */
  readonly waiting: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The states of everything that is asked of the server, so that no page forgets one: waiting, refused, failed, there. */
export function Loaded<Data>({ query, waiting, children }: LoadedProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <Suspense fallback={waiting}>
        <LoadError
          failure={toFailure(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </Suspense>
    );
  return waiting;
}
