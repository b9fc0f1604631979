/** The rules of pay by which stored payslips were computed. */
import type { LawRow } from '@karmik/model/payroll/law/row';
import { PayAnswers, type RunHeading, type RunPackages } from '@karmik/model/payroll/run/question';
import type { Tenant } from '../../../db/database.ts';
import { storedLaw } from '../law/law.ts';

/** By the ids of payrolls. */
export async function storedAnswers(tenant: Tenant, runs: readonly number[]): Promise<ReadonlyMap<number, PayAnswers>> {
  const rows = await tenant.query<{
    readonly id: number;
    readonly packages: RunPackages;
    readonly item_headings: readonly RunHeading[];
    readonly law: readonly LawRow[] | null;
  }>('select id, packages, item_headings, law from pay_run where organization_id = $1 and id = any($2::bigint[])', [
    tenant.organizationId,
    [...new Set(runs)],
  ]);
  return new Map(
    rows.map(({ id, packages, item_headings, law }) => [id, new PayAnswers(packages, item_headings, storedLaw(law))]),
  );
}
