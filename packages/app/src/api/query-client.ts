import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { toFailure } from './failure.ts';

const mostRetries = 2;

/** Milliseconds for which an answer counts as fresh: alone, and while a live connection tells what has changed since. */
const freshMs = { alone: 10_000, told: 60_000 } as const;
let isTold = false;

/** Says whether changes are told of at the moment. */
export function changesAreTold(are: boolean): void {
  isTold = are;
}

/**
 * A client whose invalidation also reaches answers that are still on their way: the server may have read them before the change. The
 * library lets a first read go on and takes what it brings for fresh, so a list that loads slowly would not show what was just saved.
 *
 * By default a read under way is dropped and begun again, for the person who has just saved. With `cancelRefetch: false` it is shown first and
 * followed by one more, so that changes which keep coming never hold back every answer.
 */
export class FreshQueryClient extends QueryClient {
  readonly #followed = new WeakSet<Query>();

  override invalidateQueries<TTaggedQueryKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TTaggedQueryKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus !== 'idle');
    for (const query of underWay)
      if (options?.cancelRefetch === false || !query.isActive()) void this.#invalidateAfterwards(query);
      // What has data is cancelled by the library; here it is the first read.
      else if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }

  /** Invalidates a query once its read under way has ended: it is read again where it is shown, and out of date where it is not. */
  async #invalidateAfterwards(query: Query): Promise<void> {
    if (this.#followed.has(query)) return;
    this.#followed.add(query);
    try {
      // While a read is under way, this joins it.
      await query.fetch();
    } catch {
      // The person who shows it says so.
    }
    this.#followed.delete(query);
    await this.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
  }
}

/** The cache of what the server said. An answer that says no is final; only silence and overload are asked again. */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      staleTime: () => (isTold ? freshMs.told : freshMs.alone),
      retry: (count, error) => {
        const { status } = toFailure(error);
        return count < mostRetries && (status === 0 || status === 502 || status === 503);
      },
    },
    mutations: { retry: false },
  },
});
