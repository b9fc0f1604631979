import type { PayChange } from '@karmik/model/payroll/items/change';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payDayCorrection } from '@karmik/model/payroll/items/day-correction';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';

/** Changes to months that are paid; they are read again with corrections of days. */
export const usePastChanges = (slug: string) =>
  useQuery({
    queryKey: keyOf(payDayCorrection, 'changes', slug),
    queryFn: async ({ signal }) =>
      (
        await api
          .get(endpoint(payDayCorrection, slug, payrollEndpoints.change), { signal, timeout: false })
          .json<{ results: PayChange[] }>()
      ).results,
  });
