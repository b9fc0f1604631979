import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import type { CountedLeaveAnswer } from '@karmik/model/leave/count';
import { leaveRequest } from '@karmik/model/leave/request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';

/** What of a request is counted, as its form holds it. */
const asked = ['leave_type', 'from_date', 'first_part', 'to_date', 'last_part', 'start_time', 'end_time', 'employee'];

type Values = Readonly<Record<string, unknown>>;
const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** What is asked of a form that is being written; undefined while it lacks its type or its days. */
export function questionOf(values: Values, request?: number): object | undefined {
  const question = Object.fromEntries(
    asked.filter((name) => isFilled(values[name])).map((name) => [name, values[name]]),
  );
  if (!['leave_type', 'from_date', 'to_date'].every((name) => name in question)) return undefined;
  if (String(question['to_date']) < String(question['from_date'])) return undefined;
  return { ...question, has_file: isFilled(values['file']), ...(request === undefined ? {} : { request }) };
}

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
