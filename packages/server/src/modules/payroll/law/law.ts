/** The law that payrolls of an organization are computed by: that of the release, with the changes that HR put in force [PC-80]. */
import { lawWith, type LawChange } from '@karmik/model/payroll/law/change';
import { Law } from '@karmik/model/payroll/law/law';
import { nepalLaw } from '@karmik/model/payroll/law/nepal/nepal';
import type { LawRow } from '@karmik/model/payroll/law/row';
import type { Tenant } from '../../../db/database.ts';

export async function lawOf(tenant: Tenant): Promise<Law> {
  const changes = await tenant.query<LawChange>(
    `select c.figure, trim_scale(c.amount)::text as amount, c.starts_on, c.ends_on, c.source,
            jsonb_build_object('name', p.full_name, 'on', to_char(c.confirmed_at, 'YYYY-MM-DD')) as confirmed_by
       from pay_law_change c left join person p on p.organization_id = c.organization_id and p.id = c.confirmed_by_id
      where c.organization_id = $1 and c.status = 'In force' order by c.confirmed_at, c.id`,
    [tenant.organizationId],
  );
  return changes.length === 0 ? nepalLaw : lawWith(nepalLaw, changes);
}

/** The law that a payroll keeps. @param rows as it was stored; null in payrolls that were generated before laws were stored */
export const storedLaw = (rows: readonly LawRow[] | null): Law => (rows === null ? nepalLaw : new Law(rows));
