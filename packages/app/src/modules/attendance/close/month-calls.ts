/** What is read and asked for to close months of attendance. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import type { CloseMonth, MonthChecklist } from '@karmik/model/attendance/month-close';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { keyOf, refresh } from '../../../screens/records.ts';

const base = (slug: string): string => `attendance/${slug}/month-close/`;

/** Under the key of days, so that both are read anew when days change. */
export const useMonths = (slug: string) =>
  useQuery({
    queryKey: keyOf(attendanceDay, 'month-close', slug),
    queryFn: async ({ signal }) =>
      (await api.get(base(slug), { signal }).json<{ readonly results: readonly CloseMonth[] }>()).results,
  });

export const useChecklist = (slug: string, month: string) =>
  useQuery({
    queryKey: keyOf(attendanceDay, 'month-close', slug, month),
    queryFn: ({ signal }) =>
      api.get(`${base(slug)}checklist/`, { searchParams: { month }, signal }).json<MonthChecklist>(),
  });

export const closeMonth = (slug: string, month: string, accepted: number) =>
  api.post(`${base(slug)}close/`, { json: { month, accepted }, timeout: false });

export const reopenMonth = (slug: string, month: string, input: object) =>
  api.post(`${base(slug)}reopen/`, { json: { month, ...input }, timeout: false });

export const refreshMonths = () => refresh(attendanceDay);
