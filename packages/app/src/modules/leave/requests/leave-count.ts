import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import type { CountedLeaveAnswer } from '@karmik/model/leave/count';
import { leaveRequest } from '@karmik/model/leave/request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';

/** @param question as a text, so that the same one is asked once */
export const leaveCountQuery = (slug: string, question: string) =>
  queryOptions({
    queryKey: keyOf(leaveRequest, 'count', slug, question),
    queryFn: ({ signal }) =>
      api
        .post(endpoint(leaveRequest, slug, leaveEndpoints.count), { json: JSON.parse(question) as object, signal })
        .json<CountedLeaveAnswer>(),
    enabled: question !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
