/** Who reads which report: the one place where every limit holds. */
import type { Queries, Tenant } from '../../db/database.ts';
import { isCurrent } from './settings.ts';

/** A text as a part of a regular expression of the database. */
const literally = (sql: string): string => `regexp_replace(${sql}, '([^[:alnum:]])', '\\\\\\1', 'g')`;

/** Holds where the report `r` names the person `who`: by the whole name anywhere, by the first name among the people involved. */
const names = (who: string): string => `exists (
  select from users u left join employee e on e.organization_id = r.organization_id and e.user_id = u.id
   where u.id = ${who} and (
     position(lower(u.first_name || ' ' || u.last_name) in r.words) > 0
     or position(lower(u.last_name || ' ' || u.first_name) in r.words) > 0
     or (u.middle_name <> '' and position(lower(u.first_name || ' ' || u.middle_name || ' ' || u.last_name) in r.words) > 0)
     or position(lower(coalesce(e.email, u.email)) in r.words) > 0
     or (length(u.username) > 3 and position(lower(u.username) in r.words) > 0)
     or (coalesce(e.name_ne, '') <> '' and position(e.name_ne in r.words) > 0)
     or coalesce(r.people_involved, '') ~* ('\\m' || ${literally('u.first_name')} || '\\M')))`;

/** Holds where nothing but the report's age may keep the investigator `i`, in office on that day, from the report `r`: it does not name them, nor is it their own. */
const concerns = (day: string): string => `i.organization_id = r.organization_id and ${isCurrent(day)}
  and (cardinality(i.incident_types) = 0 or r.incident_type_id = any(i.incident_types))
  and not (i.person_id = any(r.not_for)) and r.reporter_id is distinct from i.person_id and not ${names('i.person_id')}`;

/** Holds where the report `r` came after the investigator `i` was confirmed, or was handed over to them. */
const reaches = `(i.id = any(r.confirmed_then) or exists (
  select from whistle_hand_over h where h.organization_id = r.organization_id and h.report_id = r.id and h.person_id = i.person_id))`;

/** Holds where the investigator `i` may look into the report `r` on that day. */
const looksInto = (day: string): string => `${concerns(day)} and ${reaches}`;

/** Holds where the person may look into the report `r` now. */
export const isReader = (me: string, day: string): string =>
  `exists (select from investigator i where i.person_id = ${me} and ${looksInto(day)})`;

/** Who may look into a report now. */
export const readersOf = async (
  tenant: Queries,
  organizationId: number,
  id: number,
  today: string,
): Promise<number[]> =>
  (
    await tenant.query<{ id: number }>(
      `select distinct i.person_id as id from whistle_report r join investigator i on ${looksInto('$3')}
        where r.organization_id = $1 and r.id = $2 order by 1`,
      [organizationId, id, today],
    )
  ).map((row) => row.id);

/** Investigators in office who read a report only once it is handed over to them. */
export const mayBeHanded = (
  tenant: Tenant,
  id: number,
  today: string,
): Promise<{ id: number; investigator_id: number; full_name: string }[]> =>
  tenant.query(
    `select p.id, i.id as investigator_id, p.full_name from whistle_report r join investigator i on ${concerns('$3')} and not ${reaches}
       join person p on p.organization_id = i.organization_id and p.id = i.person_id
      where r.organization_id = $1 and r.id = $2 order by p.full_name, p.id`,
    [tenant.organizationId, id, today],
  );
