import type { BalanceExplanation, BalanceListAnswer, BalancesAnswer } from '@karmik/model/leave/balance';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveRequest } from '@karmik/model/leave/request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';

const base = (slug: string): string => endpoint(leaveRequest, slug, leaveEndpoints.balance);

/** Under the key of requests, so that balances are read again when those change. @param employee absent: one's own */
export const balancesQuery = (slug: string, employee?: number) =>
  queryOptions({
    queryKey: keyOf(leaveRequest, 'balance', slug, ...(employee === undefined ? [] : ['of', employee])),
    queryFn: ({ signal }) =>
      api
        .get(base(slug), { signal, ...(employee === undefined ? {} : { searchParams: { employee } }) })
        .json<BalancesAnswer>(),
  });

export interface AskedBalance {
  readonly leave_type: number;
  /** Absent: one's own. */
  readonly employee?: number;
  readonly date?: string;
}

export const explanationQuery = (slug: string, asked: AskedBalance) =>
  queryOptions({
    queryKey: keyOf(leaveRequest, 'balance', slug, 'explain', asked),
    queryFn: ({ signal }) =>
      api.get(`${base(slug)}explain/`, { searchParams: { ...asked }, signal }).json<BalanceExplanation>(),
    placeholderData: keepPreviousData,
  });

export const pageSize = 25;

export const balanceListQuery = (slug: string, search: string, page: number, date?: string) =>
  queryOptions({
    queryKey: keyOf(leaveRequest, 'balance', slug, 'list', search, page, date),
    queryFn: ({ signal }) =>
      api
        .get(`${base(slug)}list/`, {
          searchParams: {
            limit: pageSize,
            offset: (page - 1) * pageSize,
            ...(search && { search }),
            ...(date && { date }),
          },
          signal,
        })
        .json<BalanceListAnswer>(),
    placeholderData: keepPreviousData,
  });
