/** For whom a form is: named people and groups, or everyone where neither is named. */
import type { Tenant } from '../../db/database.ts';

const isNamed = (condition = ''): string =>
  `exists (select from form_people l where l.organization_id = f.organization_id and l.parent_id = f.id ${condition})`;

/** Whether a form (`f`) is for a current member (`m`). */
export const isFor = `(
  (not ${isNamed()} and f.branches = '{}' and f.divisions = '{}' and f.employment_types = '{}')
  or ${isNamed('and l.person_id = m.user_id')}
  or ((f.branches <> '{}' or f.divisions <> '{}' or f.employment_types <> '{}')
      and exists (select from employee e where e.organization_id = m.organization_id and e.user_id = m.user_id
        and (f.branches = '{}' or e.branch_id = any(f.branches))
        and (f.divisions = '{}' or e.division_id = any(f.divisions))
        and (f.employment_types = '{}' or e.employment_type_id = any(f.employment_types)))))`;

/** Everyone whom a form is for today, by the ids of their accounts. */
export async function peopleOfForm(tenant: Tenant, formId: number): Promise<number[]> {
  const rows = await tenant.query<{ id: number }>(
    `select m.user_id as id from form f join membership m on m.organization_id = f.organization_id
      where f.organization_id = $1 and f.id = $2 and m.is_current and not m.is_audit_user and ${isFor} order by 1`,
    [tenant.organizationId, formId],
  );
  return rows.map(({ id }) => id);
}
