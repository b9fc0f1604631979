import { QueryClient } from '@tanstack/react-query';
import { toFailure } from './failure.ts';

const mostRetries = 2;

/** The cache of what the server said. An answer that says no is final; only silence and overload are asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => {
        const { status } = toFailure(error);
        return count < mostRetries && (status === 0 || status === 502 || status === 503);
      },
    },
    mutations: { retry: false },
  },
});
