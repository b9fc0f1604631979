/** The packages of a month with their headings, and what is wrong with them. */
import { verbatim, type Message } from '@karmik/model/kit/message';
import { monthSpan } from '@karmik/model/kit/month';
import type { RunKind } from '@karmik/model/payroll/run/kind';
import type { RunPackages } from '@karmik/model/payroll/run/question';
import { settlementPackages } from '@karmik/model/payroll/settlement/headings';
import { checkHeadings } from '@karmik/model/payroll/setup/check';
import type { Tenant } from '../../../db/database.ts';
import { payrollMessages as says } from '../messages.ts';
import { firstProblem, headingsOf } from '../setup/headings.ts';
import type { PaySetting } from './setting.ts';

/** The packages of versions as they are now, by the ids of the versions. */
export function packagesOf(tenant: Tenant, month: string): Promise<RunPackages> {
  const { starts_on, ends_on } = monthSpan(month);
  return packagesBetween(tenant, starts_on, ends_on);
}

/** Those of versions that hold on any day from one to another. */
export async function packagesBetween(tenant: Tenant, first: string, last: string): Promise<RunPackages> {
  const rows = await tenant.query<{ id: number; headings: number[] | null }>(
    `select v.id, (select array_agg(l.heading_id) from pay_package_version_headings l where l.organization_id = v.organization_id and l.parent_id = v.id) as headings
       from pay_package_version v where v.organization_id = $1 and v.starts_on <= $3 and (v.ends_on is null or v.ends_on >= $2) order by v.id`,
    [tenant.organizationId, first, last],
  );
  const all = await headingsOf(tenant, [...new Set(rows.flatMap(({ headings }) => headings ?? []))]);
  return Object.fromEntries(
    rows.map(({ id, headings }) => [String(id), { headings: all.filter((each) => headings?.includes(each.id)) }]),
  );
}

/** The packages by which a payroll of a kind pays. */
export async function packagesOfRun(
  tenant: Tenant,
  month: string,
  kind: RunKind,
  { exit_leave_tax }: Pick<PaySetting, 'exit_leave_tax'>,
): Promise<RunPackages> {
  const packages = await packagesOf(tenant, month);
  return kind === 'settlement'
    ? settlementPackages(packages, { leaveIsIncome: exit_leave_tax === 'income' })
    : packages;
}

/** Packages with errors, by their keys: people of theirs are not computed. */
export const wrongOf = (packages: RunPackages): ReadonlyMap<string, Message> =>
  new Map(
    Object.entries(packages).flatMap(([key, { headings }]): [string, Message][] => {
      const error = checkHeadings(headings).errors?.[0];
      const problem = error && firstProblem(error);
      return error && problem ? [[key, says.packageWrong({ heading: verbatim(error.heading), problem })]] : [];
    }),
  );
