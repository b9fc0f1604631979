/** Assigns a package to many employees: each gets an assignment from the day, which ends the one before it. */
import { bulkAssignPackage } from '@karmik/model/payroll/setup/bulk-assign';
import { payPackageAssignment } from '@karmik/model/payroll/setup/package';
import { accessOf } from '../../../access/access.ts';
import { createRecord } from '../../../entity/write.ts';
import { operation } from '../../../operations/operation.ts';
import { followingPaidDays } from './paid-days.ts';

interface Candidate {
  readonly id: number;
  readonly before: { readonly id: number; readonly name: string } | null;
  readonly amounts: readonly { readonly heading: number; readonly amount: string }[];
}

interface Facts {
  readonly amounts: Candidate['amounts'];
}

const follow = followingPaidDays(payPackageAssignment);

export const packageBulkAssignment = operation<
  typeof bulkAssignPackage.input.fields,
  typeof bulkAssignPackage.rows,
  Facts
>(bulkAssignPackage, {
  async look({ tenant }, { package: of, starts_on, only_without, branch, division, employment_type }) {
    const chosen = await tenant.one<{ id: number; name: string }>(
      'select id, name from pay_package where organization_id = $1 and id = $2 and archived_at is null',
      [tenant.organizationId, of],
    );
    if (!chosen) return [];
    const people = await tenant.query<Candidate>(
      `select e.user_id as id, case when p.id is null then null else jsonb_build_object('id', p.id, 'name', p.name) end as before,
              (select coalesce(jsonb_agg(jsonb_build_object('heading', m.heading_id, 'amount', m.amount::text) order by m.position), '[]'::jsonb)
                 from pay_package_assignment_amounts m where m.organization_id = $1 and m.parent_id = a.id
                  and exists (select from pay_package_version v join pay_package_version_headings l on l.organization_id = v.organization_id and l.parent_id = v.id
                               where v.organization_id = $1 and v.package_id = $2 and v.starts_on <= $3 and (v.ends_on is null or v.ends_on >= $3)
                                 and l.heading_id = m.heading_id)) as amounts
         from employee_today e
         left join pay_package_assignment a on a.organization_id = e.organization_id and a.employee_id = e.user_id
          and a.starts_on <= $3 and (a.ends_on is null or a.ends_on >= $3)
         left join pay_package p on p.organization_id = a.organization_id and p.id = a.package_id
        where e.organization_id = $1 and e.standing <> 'Past' and (not $4 or a.id is null) and a.package_id is distinct from $2
          and ($5::bigint is null or e.branch_id = $5) and ($6::bigint is null or e.division_id = $6) and ($7::bigint is null or e.employment_type_id = $7)
        order by e.full_name, e.user_id`,
      [tenant.organizationId, of, starts_on, only_without, branch, division, employment_type],
    );
    return people.map(({ id, before, amounts }) => ({
      key: String(id),
      values: { employee: id, before, package: chosen, starts_on },
      facts: { amounts },
    }));
  },
  async apply({ context, tenant, userId }, { package: of, starts_on }, rows) {
    const writer = {
      context,
      access: await accessOf(context.database, tenant.organizationId, userId),
      requestId: bulkAssignPackage.name,
      ip: '',
    };
    for (const { values, facts } of rows)
      await createRecord(writer, tenant, payPackageAssignment, follow, {
        employee: values.employee,
        package: of,
        starts_on,
        ends_on: null,
        amounts: facts?.amounts ?? [],
      });
    return [];
  },
});
