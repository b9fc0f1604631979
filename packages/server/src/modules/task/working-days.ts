/** Days on which an organization works, as its plans of tasks count them. */
import { weekdayOf } from '@karmik/model/kit/weekdays';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../db/database.ts';

/** Days on which the organization works: no weekly day off, and no full holiday that is for everyone. */
export async function workingDays(tenant: Tenant): Promise<(day: string) => boolean> {
  const rests = await tenant.one<{ days: string[] }>(
    `select array_remove(array[case when s.id is null then 'Saturday' else s.weekly_day_off end, s.second_day_off], null) as days
       from organization o left join application_setting s on s.organization_id = o.id where o.id = $1`,
    [tenant.organizationId],
  );
  const spans = await tenant.query<{ starts_on: string; ends_on: string }>(
    `select starts_on, ends_on from holiday where organization_id = $1 and part = 'Full' and cardinality(genders) = 0 and cardinality(branches) = 0 and cardinality(divisions) = 0
        and cardinality(religions) = 0 and cardinality(ethnicities) = 0`,
    [tenant.organizationId],
  );
  const off = new Set<string>();
  for (const { starts_on, ends_on } of spans)
    for (let day = starts_on; day <= ends_on; day = addDays(day, 1)) off.add(day);
  const resting = new Set(rests?.days);
  return (day) => !resting.has(weekdayOf(day)) && !off.has(day);
}
