/** Assigns a package to many employees: each gets an assignment from the day, which ends the one before it. */
import { packageForMany } from '@karmik/model/payroll/setup/package';
import type { Tenant } from '../../../db/database.ts';
import { assigning } from '../../../operations/assignment.ts';

interface Kept {
  readonly id: number;
  readonly amounts: readonly { readonly heading: number; readonly amount: string }[];
}

/** The amounts that employees have on a day, of headings that a package has on it too. */
const keptAmounts = (tenant: Tenant, people: readonly number[], package_id: number, day: string): Promise<Kept[]> =>
  tenant.query<Kept>(
    `select a.employee_id as id, jsonb_agg(jsonb_build_object('heading', m.heading_id, 'amount', m.amount::text) order by m.position) as amounts
       from pay_package_assignment a
       join pay_package_assignment_amounts m on m.organization_id = a.organization_id and m.parent_id = a.id
      where a.organization_id = $1 and a.employee_id = any($2::bigint[]) and a.starts_on <= $4 and (a.ends_on is null or a.ends_on >= $4)
        and exists (select from pay_package_version v join pay_package_version_headings l on l.organization_id = v.organization_id and l.parent_id = v.id
                     where v.organization_id = $1 and v.package_id = $3 and v.starts_on <= $4 and (v.ends_on is null or v.ends_on >= $4)
                       and l.heading_id = m.heading_id)
      group by a.employee_id`,
    [tenant.organizationId, people, package_id, day],
  );

export const packageBulkAssignment = assigning(packageForMany, {
  own: async (tenant, { package: of, starts_on }, people) =>
    new Map(
      (await keptAmounts(tenant, people, of as number, starts_on as string)).map(({ id, amounts }) => [
        id,
        { amounts },
      ]),
    ),
});
