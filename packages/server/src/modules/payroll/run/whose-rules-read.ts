/** Whose package has rules that read some facts: what few packages read is loaded for their people alone, and makes no other payslip stale. */
import type { Tenant } from '../../../db/database.ts';

export interface Assignments {
  /** BS. */
  readonly month: string;
  readonly versions: readonly { readonly id: number; readonly package_id: number }[];
  readonly assigned: readonly { readonly employee_id: number; readonly package_id: number }[];
}

/** @returns the people, and the headings whose rules read one of the facts, by the names that formulas use */
export async function whoseRulesRead(
  tenant: Tenant,
  { versions, assigned }: Assignments,
  facts: readonly string[],
): Promise<{ readonly people: ReadonlySet<number>; readonly headings: readonly string[] }> {
  const rows = await tenant.query<{ id: number; heading: string }>(
    `select l.parent_id as id, h.formula_name as heading from pay_package_version_headings l
       join pay_heading h on h.organization_id = l.organization_id and h.id = l.heading_id
      where l.organization_id = $1 and l.parent_id = any($2::bigint[])
        and exists (select from pay_heading_rules r where r.organization_id = l.organization_id and r.parent_id = l.heading_id
                       and concat_ws(' ', r.condition_equation, r.rule_equation) ~ $3)`,
    [tenant.organizationId, versions.map(({ id }) => id), `\\m(${facts.join('|')})\\M`],
  );
  const reading = new Set(rows.map(({ id }) => id));
  const packages = new Set(versions.flatMap((each) => (reading.has(each.id) ? [each.package_id] : [])));
  return {
    people: new Set(assigned.flatMap((each) => (packages.has(each.package_id) ? [each.employee_id] : []))),
    headings: [...new Set(rows.map(({ heading }) => heading))],
  };
}
