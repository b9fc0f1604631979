/** Which holidays hold for whom: every filled condition must fit (ORG-2). */
import type { HomeParts } from '@karmik/model/home/home';
import { holidayTraits } from '@karmik/model/organization/holiday';
import type { DayKind } from '@karmik/model/attendance/overtime';
import { weekdayOf } from '@karmik/model/kit/weekdays';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { ruleClockOf } from '../../entity/write.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import { fitsEmployee } from '../../entity/scope.ts';

/** Holds where the holiday `r` is one of the employee `e`. */
const fits = fitsEmployee(holidayTraits);

/** A statement that answers the holiday, at most one, that the employee `e` has on a day. */
export const holidayOfEmployee = (organization: string, day: string): string =>
  `select r.name, r.name_ne, r.part from holiday r where r.organization_id = ${organization} and ${day} between r.starts_on and r.ends_on and ${fits} order by r.part <> 'Full', r.name limit 1`;

/** The holidays of someone that touch days from one to another. */
export const holidaysOfPerson = (tenant: Tenant, userId: number, from: string, to: string) =>
  tenant.query<HomeParts['holidays'][number] & { readonly created_at: Date }>(
    `select r.id, r.name, r.name_ne, r.starts_on, r.ends_on, r.part, r.created_at from holiday r
       left join employee e on e.organization_id = r.organization_id and e.user_id = $2
      where r.organization_id = $1 and r.starts_on <= $4 and r.ends_on >= $3 and ${fits} order by r.starts_on, r.id`,
    [tenant.organizationId, userId, from, to],
  );

/** What a day is for someone; `holiday` names the holiday that makes it one, `holiday_ne` in Nepali where it has such a name. */
export interface DayOf {
  readonly kind: DayKind;
  readonly holiday: string | null;
  readonly holiday_ne: string | null;
}

/**
 * What kind of day a day is for a person: a whole holiday that is theirs, a day on which the organisation rests, or a day of work.
 * Counts of days of work, of leave and of pay ask here, so that one holiday counts alike everywhere (ORG-2).
 */
export async function dayOf(queries: Queries, organizationId: number, userId: number, day: string): Promise<DayOf> {
  const row = await queries.one<Omit<DayOf, 'kind'> & { first: string | null; second: string | null }>(
    `select h.name as holiday, h.name_ne as holiday_ne,
            case when s.id is null then 'Saturday' else s.weekly_day_off end as first, s.second_day_off as second
       from organization o left join application_setting s on s.organization_id = o.id
       left join employee e on e.organization_id = o.id and e.user_id = $2
       left join lateral (${holidayOfEmployee('o.id', '$3::date')}) h on h.part = 'Full'
      where o.id = $1`,
    [organizationId, userId, day],
  );
  const { holiday = null, holiday_ne = null } = row ?? {};
  if (holiday !== null) return { kind: 'Holiday', holiday, holiday_ne };
  const rests = [row?.first, row?.second].includes(weekdayOf(day));
  return { kind: rests ? 'Weekly day off' : 'Working day', holiday, holiday_ne };
}

/** The holidays of someone that are today or next. */
export async function nextHolidays(access: Access, context: Context): Promise<HomeParts['holidays']> {
  const { today } = ruleClockOf(context, access);
  return access.tenant.query<HomeParts['holidays'][number]>(
    `select r.id, r.name, r.name_ne, r.starts_on, r.ends_on, r.part from holiday r
       left join employee e on e.organization_id = r.organization_id and e.user_id = $2
      where r.organization_id = $1 and r.ends_on >= $3 and ${fits} order by r.starts_on, r.id limit 2`,
    [access.tenant.organizationId, access.userId, today],
  );
}
