/** Numbers of what belongs to a report. They follow each other within it and have nothing in common with those of other reports. */
import { numberAfter } from '../../access/nameless-numbers.ts';
import type { Tenant } from '../../db/database.ts';

/** The number of the next comment or file of a report. Within a transaction the report is locked, so that each comes alone. */
export async function nextNumber(
  tenant: Tenant,
  table: 'whistle_comment' | 'whistle_attachment',
  reportId: number,
  today: string,
): Promise<number> {
  await tenant.query('select from whistle_report where organization_id = $1 and id = $2 for update', [
    tenant.organizationId,
    reportId,
  ]);
  const row = await tenant.one<{ last: number | null }>(
    `select max(id) as last from ${table} where organization_id = $1 and report_id = $2`,
    [tenant.organizationId, reportId],
  );
  return numberAfter(row?.last ?? undefined, today);
}
