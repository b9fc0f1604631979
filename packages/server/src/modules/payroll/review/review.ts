/** Reviews a payroll once it is generated, or some of its employees once they are generated again. */
import type { RunKind } from '@karmik/model/payroll/run/kind';
import type { Tenant } from '../../../db/database.ts';
import { storeDifferences, type Basis } from './differences.ts';
import { storeFindings, type ReviewedRun } from './findings.ts';

/**
 * Stores the findings of a payroll and its differences from the last confirmed one, with their causes.
 * @param people whose are reviewed again; absent: everyone's
 */
export async function reviewOf(tenant: Tenant, run: number, people: readonly number[] | null = null): Promise<void> {
  const reviewed = await tenant.one<ReviewedRun & Basis & { kind: RunKind }>(
    'select id, month, starts_on, ends_on, packages, item_headings, law, kind from pay_run where organization_id = $1 and id = $2',
    [tenant.organizationId, run],
  );
  // Another payroll than the regular one pays a part of a month, which nothing of the month before compares with.
  if (reviewed?.kind !== 'regular') return;
  await storeFindings(tenant, reviewed, people);
  await storeDifferences(tenant, reviewed, people);
}

/** Findings that stop a payroll from being sent. */
export async function countBlocking(tenant: Tenant, run: number): Promise<number> {
  const row = await tenant.one<{ count: number }>(
    `select count(*)::integer as count from pay_finding where organization_id = $1 and run_id = $2 and grade = 'Blocks' and status = 'Open'`,
    [tenant.organizationId, run],
  );
  return row?.count ?? 0;
}
