/** What an organization decided about grievances, and its working time. */
import type { HolidayPart } from '@karmik/model/organization/holiday';
import type { WorkCalendar } from '@karmik/model/grievance/clock';
import { grievanceSetting, hoursOfSetting, type GrievancePriority } from '@karmik/model/grievance/setting';
import { defaultOf } from '@karmik/model/kit/schema';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { weekdays, type Weekday } from '@karmik/model/kit/weekdays';
import { addDays } from '@karmik/model/kit/zone';
import type { Access } from '../../access/access.ts';
import type { Queries } from '../../db/database.ts';

export interface GrievanceSetting {
  readonly enabled: boolean;
  readonly introduction: string | null;
  readonly urgent_time: number;
  readonly high_time: number;
  readonly normal_time: number;
  readonly low_time: number;
  readonly reopened_time: number;
  readonly least_count: number;
}

/** What holds where an organization has set nothing. */
const untouched = Object.fromEntries(
  Object.entries(grievanceSetting.fields).map(([name, field]) => [name, defaultOf(field) ?? null]),
) as unknown as GrievanceSetting;

export const settingOf = async (queries: Queries, organizationId: number): Promise<GrievanceSetting> =>
  (await queries.one<GrievanceSetting>('select * from grievance_setting where organization_id = $1', [
    organizationId,
  ])) ?? untouched;

/** Working minutes that a priority allows. */
export const minutesFor = (setting: GrievanceSetting, priority: GrievancePriority): number =>
  ({
    Low: setting.low_time,
    Normal: setting.normal_time,
    High: setting.high_time,
    Urgent: setting.urgent_time,
  })[priority];

interface HoursLine {
  readonly weekday: Weekday;
  readonly starts_at: string;
  readonly ends_at: string;
}
/** Working hours by weekday, as they are set or by the weekly days off of the organization. */
async function hoursOf(queries: Queries, organizationId: number): Promise<WorkCalendar['hours']> {
  const lines = await queries.query<HoursLine>(
    `select weekday, to_char(starts_at, 'HH24:MI') as starts_at, to_char(ends_at, 'HH24:MI') as ends_at
       from grievance_setting_hours where organization_id = $1 order by position`,
    [organizationId],
  );
  const rests = await queries.one<{ days: string[] }>(
    `select array_remove(array[case when s.id is null then 'Saturday' else s.weekly_day_off end, s.second_day_off], null) as days
       from organization o left join application_setting s on s.organization_id = o.id where o.id = $1`,
    [organizationId],
  );
  return hoursOfSetting(lines, rests?.days ?? []);
}

/** The working time of an organization: its hours, and the holidays that are everyone's. */
export async function calendarOf(queries: Queries, organizationId: number, timeZone: string): Promise<WorkCalendar> {
  const found = await queries.query<{ starts_on: string; ends_on: string; part: HolidayPart }>(
    `select starts_on, ends_on, part from holiday
      where organization_id = $1 and genders = '{}' and branches = '{}' and divisions = '{}' and religions = '{}' and ethnicities = '{}'`,
    [organizationId],
  );
  const holidays = new Map<string, HolidayPart>();
  for (const { starts_on, ends_on, part } of found)
    for (let day = starts_on; day <= ends_on; day = addDays(day, 1))
      // Two halves of a day, or a half of a whole one, are the whole day.
      holidays.set(day, (holidays.get(day) ?? part) === part ? part : 'Full');
  return { timeZone, hours: await hoursOf(queries, organizationId), holidays };
}

/** Which days have no hours at all, for the page of all settings (WC-33). */
export async function daysOff({ tenant }: Access): Promise<Text | undefined> {
  const hours = await hoursOf(tenant, tenant.organizationId);
  const closed = Object.entries(weekdays).filter(([name]) => (hours[name as Weekday] ?? []).length === 0);
  if (closed.length === 0) return undefined;
  return bilingual(
    `no hours on ${closed.map(([, { en }]) => en).join(', ')}`,
    `${closed.map(([, { ne }]) => ne).join(', ')} कार्य समय छैन`,
  );
}
