import type { Page } from '@karmik/model/kit/paging';
import { archivedPayslip, type MatchAnswer } from '@karmik/model/payroll/archive/payslip';
import type { FiscalCalendar } from '@karmik/model/organization/fiscal-year';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpoint } from '../../../screens/records.ts';

interface Year {
  readonly used_for: string;
  readonly calendar: FiscalCalendar;
}

/** The calendar of the organisation's months of pay: that of its newest fiscal year of payroll, or else of the general one. */
export const useFiscalCalendar = (slug: string) =>
  useQuery({
    queryKey: ['fiscal_year', 'calendar of pay', slug],
    queryFn: async ({ signal }) => {
      const { results } = await api
        .get(`org/${slug}/fiscal-year/`, { searchParams: { sort: '-starts_on', limit: 20 }, signal })
        .json<Page<Year>>();
      const of = (use: string) => results.find((year) => year.used_for === use)?.calendar;
      return (of('Payroll') ?? of('General')) === 'AD' ? ('ad' as const) : ('bs' as const);
    },
  });

export const matchFiles = async (slug: string, month: string, files: readonly number[]) =>
  (await api.post(`${endpoint(archivedPayslip, slug)}match/`, { json: { month, files } }).json<MatchAnswer>()).results;

export const bringIn = (slug: string, payslips: readonly object[], publish: boolean) =>
  api.post(`${endpoint(archivedPayslip, slug)}bring-in/`, { json: { publish, payslips }, timeout: false }).json();

export const publishPayslips = (slug: string, ids?: readonly number[]) =>
  api
    .post(`${endpoint(archivedPayslip, slug)}publish/`, { json: ids ? { ids } : {}, timeout: false })
    .json<{ published: number }>();

export const withdrawPayslip = (slug: string, id: number, input: object) =>
  api.post(`${endpoint(archivedPayslip, slug)}${id}/withdraw/`, { json: input });
