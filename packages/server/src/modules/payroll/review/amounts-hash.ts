/** The hash of the amounts of a payroll: what a decision is made on. */
import type { Tenant } from '../../../db/database.ts';

/** It differs as soon as one amount of one employee differs. */
export async function amountsHash(tenant: Tenant, run: number): Promise<string> {
  const row = await tenant.one<{ hash: string }>(
    `select encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', s.employee_id, l.formula_name, l.amount), E'\\n' order by s.employee_id, l.position), ''), 'UTF8')), 'hex') as hash
       from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
      where s.organization_id = $1 and s.run_id = $2`,
    [tenant.organizationId, run],
  );
  return row?.hash ?? '';
}
