import { QueryClient } from '@tanstack/react-query';
import { toFailure } from './failure.ts';

const mostRetries = 2;

/** Milliseconds for which an answer counts as fresh: alone, and while a live connection tells what has changed since. */
const freshMs = { alone: 10_000, told: 60_000 } as const;
let isTold = false;

/** Says whether changes are told of at the moment. */
export function changesAreTold(are: boolean): void {
  isTold = are;
}

/** The cache of what the server said. An answer that says no is final; only silence and overload are asked again. */
export const queryClient = new QueryClient({
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
