import { loan } from '@karmik/model/loan/loan';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import type { LoanSchedule } from '@karmik/model/loan/schedule';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { endpoint, keyOf } from '../../screens/records.ts';

/** The months of a loan; it is read again when the loan changes. */
export function useSchedule(id: number): UseQueryResult<LoanSchedule> {
  const slug = useSlug();
  return useQuery({
    queryKey: keyOf(loan, slug, 'schedule', id),
    queryFn: ({ signal }) =>
      api.get(`${endpoint(loan, slug, loanEndpoints.loan)}${id}/schedule/`, { signal }).json<LoanSchedule>(),
  });
}
