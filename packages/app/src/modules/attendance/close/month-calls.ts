/** What is read and asked for to close months of attendance. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import {
  openItems,
  type CloseMonth,
  type MonthChecklist,
  type MonthState,
  type OpenItemName,
} from '@karmik/model/attendance/month-close';
import { fillPath } from '@karmik/model/kit/links';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { keyOf, refresh } from '../../../screens/records.ts';

export const monthTones = {
  open: 'neutral',
  closing: 'caution',
  closed: 'positive',
  reopened: 'info',
} as const satisfies Record<MonthState, string>;

/** The person who names no month looks at the oldest that is to be closed. */
export const firstToClose = (months: readonly CloseMonth[]): CloseMonth | undefined =>
  months.findLast(({ is_over, state }) => is_over && state !== 'closed') ?? months[0];

/** Where the records of an outstanding item are. */
export const openItemHref = (name: OpenItemName, list: MonthChecklist, slug: string): string => {
  const { path, rows } = openItems[name];
  return `${fillPath(path, { slug })}?${new URLSearchParams(rows(list)).toString()}`;
};

const base = (slug: string): string => `attendance/${slug}/month-close/`;

/** Under the key of days, so that both are read again when days change. */
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
