/** What is read and sent to remind people of days with a missing punch. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import type { PunchReminders, PunchRemindersSent } from '@karmik/model/attendance/punch-reminder';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf, refresh } from '../../../screens/records.ts';
import { may, session } from '../../../shell/session.ts';

export type Reminder = 'supervisor' | 'hr';
export type DayFilters = Readonly<Record<string, string>>;

/** Whether this person reminds others as that. */
export const mayRemind = (as: Reminder): boolean =>
  session.info?.user.is_audit_user !== true && (as === 'supervisor' || may('5.01', 'write'));

const pathOf = (slug: string): string => endpoint(attendanceDay, slug, attendanceEndpoints.reminders);

export const useReminders = (slug: string, as: Reminder, filters: DayFilters) =>
  useQuery({
    queryKey: keyOf(attendanceDay, 'reminders', slug, as, filters),
    queryFn: ({ signal }) => api.get(pathOf(slug), { searchParams: { ...filters, as }, signal }).json<PunchReminders>(),
  });

/** @param employees absent: all whom the filters match */
export async function sendReminders(
  slug: string,
  as: Reminder,
  filters: DayFilters,
  employees?: readonly number[],
): Promise<PunchRemindersSent> {
  const sent = await api
    .post(pathOf(slug), { searchParams: { ...filters, as }, json: employees ? { employees } : {}, timeout: false })
    .json<PunchRemindersSent>();
  void refresh(attendanceDay);
  return sent;
}

const filterNames = /^(employee|day|work_shift|branch|division)(__\w+)?$|^search$/;
/** What narrows the list of days that an address shows. */
export const filtersOf = (params: URLSearchParams): DayFilters =>
  Object.fromEntries([...params].filter(([name]) => filterNames.test(name)));
