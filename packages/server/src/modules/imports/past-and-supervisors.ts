/** What follows on the creation of people from a sheet: past ones leave on their last day, and supervisors get their people. */
import { isEverSupervised } from '../../access/supervision.ts';
import type { Queries } from '../../db/database.ts';
import type { Hired } from '../hris/hire.ts';

interface PastPerson {
  readonly user_id: number;
  readonly left_on: string;
  readonly separation_type: number | null;
  readonly leaving_reason: string | null;
}

/** Those of the people made of rows, in the same order, who have left already. */
export const pastOf = (
  rows: readonly { readonly record: Record<string, unknown> }[],
  made: readonly Hired[],
): PastPerson[] =>
  rows.flatMap(({ record }, index) => {
    const user_id = made[index]?.user_id;
    const { left_on } = record;
    if (typeof left_on !== 'string' || user_id === undefined) return [];
    return [{ ...(record as Pick<PastPerson, 'separation_type' | 'leaving_reason'>), left_on, user_id }];
  });

/**
 * Ends the employment of those who have left already: the record of employment with the reason, the membership, and a separation where
 * the sheet says its type.
 */
export async function letGo(
  queries: Queries,
  organizationId: number,
  people: readonly PastPerson[],
  at: Date,
): Promise<void> {
  if (people.length === 0) return;
  const past = `jsonb_to_recordset($2::jsonb) as p (user_id bigint, left_on date, separation_type bigint, leaving_reason text)`;
  const values = [
    organizationId,
    JSON.stringify(
      people.map(({ user_id, left_on, separation_type, leaving_reason }) => ({
        user_id,
        left_on,
        separation_type,
        leaving_reason,
      })),
    ),
  ];
  await queries.query(
    `update employment h set ends_on = p.left_on, remarks = p.leaving_reason from ${past} where h.organization_id = $1 and h.employee_id = p.user_id`,
    values,
  );
  await queries.query(
    `update membership m set is_current = false from ${past} where m.organization_id = $1 and m.user_id = p.user_id`,
    values,
  );
  await queries.query(
    `insert into separation (organization_id, employee_id, separation_type_id, category, effective_date, remarks, status, created_at)
     select $1, p.user_id, t.id, t.category, p.left_on + 1, p.leaving_reason, 'Off-boarded', $3 from ${past}
       join separation_type t on t.organization_id = $1 and t.id = p.separation_type`,
    [...values, at],
  );
}

/** Makes the supervision that the created rows name, from the first day that both work until the first of both leaves. */
export async function supervise(queries: Queries, organizationId: number, importId: number): Promise<void> {
  await queries.query(
    `with pair as (
       select e.user_id, s.user_id as supervisor_id, greatest(e.joined_on, s.joined_on) as from_day,
              least((r.record->>'left_on')::date, (select max(h.ends_on) from employment h where h.organization_id = s.organization_id
                and h.employee_id = s.user_id and not s.is_current)) as to_day
         from spreadsheet_import_row r
         join employee e on e.organization_id = r.organization_id and lower(e.employee_code) = lower(r.record->>'employee_code')
         join employee s on s.organization_id = r.organization_id and lower(s.employee_code) = lower(r.record->>'supervisor')
        where r.organization_id = $1 and r.import_id = $2 and r.result = 'created' and r.record->>'supervisor' is not null and e.user_id <> s.user_id)
     insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from, valid_to)
     select $1, user_id, supervisor_id, 1, from_day, to_day from pair
      where (to_day is null or to_day >= from_day)
        and not ${isEverSupervised('pair.user_id', '$1')}`,
    [organizationId, importId],
  );
}
