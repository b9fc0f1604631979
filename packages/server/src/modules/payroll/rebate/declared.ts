/** What declarations of rebates bring into the tax of a month. */
import { fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import type { Tenant } from '../../../db/database.ts';

/** By person: amounts of the year by the inputs of the law, decimals. */
export type DeclaredAmounts = ReadonlyMap<number, Readonly<Record<string, string>>>;

/**
 * Of each kind, the newest declaration that counts in a BS month, up to the limit of the organisation; kinds that feed one input of the law
 * add up. The law applies its own limits.
 * @param beforeApproval whether those count that are not decided yet, until their proof is due
 */
export async function declaredAmounts(
  tenant: Tenant,
  month: string,
  { people, beforeApproval }: { readonly people: readonly number[]; readonly beforeApproval: boolean },
): Promise<DeclaredAmounts> {
  const rows = await tenant.query<{ employee_id: number; amounts: Readonly<Record<string, string>> }>(
    `with held as (
       select distinct on (r.employee_id, r.kind_id) r.employee_id, r.tax_input, least(r.amount, r.cap) as amount
         from pay_rebate r join pay_rebate_kind k on k.organization_id = r.organization_id and k.id = r.kind_id
        where r.organization_id = $1 and r.employee_id = any($2::bigint[]) and r.fiscal_year = $3 and r.from_month <= $4
          and (r.status = 'Approved' or ($5 and r.status = 'Requested' and coalesce(k.proof_due, $4) >= $4))
        order by r.employee_id, r.kind_id, r.from_month desc, r.id desc),
     added as (select employee_id, tax_input, sum(amount)::text as amount from held group by employee_id, tax_input)
     select employee_id, jsonb_object_agg(tax_input, amount) as amounts from added group by employee_id`,
    [tenant.organizationId, people, fiscalYearOf(month), month, beforeApproval],
  );
  return new Map(rows.map(({ employee_id, amounts }) => [employee_id, amounts]));
}
