import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** In minutes. */
interface Balance {
  readonly balance: number;
  readonly lots: readonly { readonly id: number; readonly left: number; readonly expires_on: string | null }[];
}

/** One's own credit hours as they can be used on a day. */
export const creditBalanceQuery = (slug: string, date: string) =>
  queryOptions({
    queryKey: ['credit_hour_request', 'balance', slug, date],
    queryFn: ({ signal }) =>
      api.get(`attendance/${slug}/credit-hour/balance/`, { searchParams: { date }, signal }).json<Balance>(),
  });
