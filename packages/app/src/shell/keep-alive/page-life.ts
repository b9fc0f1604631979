import type { DefaultedQueryObserverOptions, QueryClient, QueryObserverOptions } from '@tanstack/react-query';
import { FreshQueryClient } from '../../api/query-client.ts';
import type { Wakefulness } from '../../screens/providers/page-awake.ts';

/** What is asked of the server, whatever kind of data answers. */
type Options = QueryObserverOptions | DefaultedQueryObserverOptions;

/** Whether a query is asked at the moment. */
type Will = Extract<QueryObserverOptions['enabled'], (...args: never) => unknown>;

/**
 * A page that may be left and come back to. It stays as it is while it is away, but asks the server for nothing: not when something of it is
 * told to have changed, nor when the window comes to the front. What it missed it asks for when it is shown again.
 */
export class PageLife implements Wakefulness {
  isAwake = true;
  readonly pathname: string;
  /** What its queries are asked through: the cache of all, and the page's own will. */
  readonly queries: QueryClient;
  /** By which an observer of a query is known to be the page's. */
  readonly #wills = new WeakSet<object>();

  constructor(whole: QueryClient, pathname: string) {
    this.pathname = pathname;
    this.queries = new FreshQueryClient({
      queryCache: whole.getQueryCache(),
      mutationCache: whole.getMutationCache(),
      defaultOptions: whole.getDefaultOptions(),
    });
    const complete = this.queries.defaultQueryOptions.bind(this.queries);
    const withWill = (options: Options): Options => {
      const full = complete(options);
      if (options._defaulted === true) return full;
      const { enabled } = full;
      const will: Will = (query) =>
        this.isAwake && (typeof enabled === 'function' ? enabled(query) : enabled) !== false;
      this.#wills.add(will);
      return { ...full, enabled: will };
    };
    this.queries.defaultQueryOptions = withWill as QueryClient['defaultQueryOptions'];
  }

  /** Asks for what grew old while the page was away, as a page that opens does, and goes on with what asks by a timer. */
  catchUp(): void {
    for (const query of this.queries.getQueryCache().getAll())
      for (const observer of query.observers) {
        const { enabled, refetchInterval } = observer.options;
        if (typeof enabled !== 'function' || !this.#wills.has(enabled)) continue;
        observer.updateResult();
        // Its timer ended with the last answer that came while the page was away, and begins again with the next.
        const pause = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
        if (pause || observer.getCurrentResult().isStale) void observer.refetch({ cancelRefetch: false });
      }
  }
}
