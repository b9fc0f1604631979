/** Lump sums of retirement funds: what settlements pay of them, and what is checked before one is changed [PC-66]. */
import type { payFundPayment } from '@karmik/model/payroll/settlement/fund-payment';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { conflict } from '../../../http/errors.ts';
import { payrollMessages as says } from '../messages.ts';

/** Of a BS month by person: decimals. */
export async function fundPayments(
  tenant: Tenant,
  month: string,
  people: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tenant.query<{ employee_id: number; amount: string }>(
    `select employee_id, sum(amount)::text as amount from pay_fund_payment
      where organization_id = $1 and month = $2 and employee_id = any($3::bigint[]) group by employee_id`,
    [tenant.organizationId, month, people],
  );
  return new Map(rows.map(({ employee_id, amount }) => [employee_id, amount]));
}

/** Whether a confirmed settlement paid the month of an employee. */
const isSettled = async (tenant: Tenant, employee: unknown, month: unknown): Promise<boolean> =>
  (await tenant.one(
    `select from pay_slip where organization_id = $1 and employee_id = $2 and month = $3 and kind = 'settlement' and status in ('Confirmed', 'Published')`,
    [tenant.organizationId, Number(employee), String(month)],
  )) !== undefined;

export const fundPaymentHooks: EntityHooks<typeof payFundPayment> = {
  async beforeSave({ tenant, access, before }, body) {
    if (body.employee === access.userId) return { employee: [says.ownAmount] };
    const isPaid =
      (await isSettled(tenant, body.employee, body.month)) ||
      (before !== undefined && (await isSettled(tenant, before.employee, before.month)));
    return isPaid ? { month: [says.settledAlready] } : undefined;
  },
  async beforeDelete({ tenant, before }) {
    if (before && (await isSettled(tenant, before.employee, before.month)))
      throw conflict(says.settledAlready, 'settled_already');
  },
};
