/** Incentives as a source of amounts for payrolls, and what is checked before one is stored. */
import type { payIncentive, payIncentiveAmount } from '@karmik/model/payroll/items/incentive';
import { incentiveSource } from '@karmik/model/payroll/items/sources';
import type { HeadingType } from '@karmik/model/payroll/package/heading';
import { effectOf } from '@karmik/model/payroll/slip/slip-heading';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { conflict } from '../../../http/errors.ts';
import type { PayItem, PayItemSource } from '../../../pay-items/port.ts';
import { payrollMessages as says } from '../messages.ts';

/** Each month of an incentive is an item of its own, by the record of the employee. */
export const incentiveItems: PayItemSource = {
  name: incentiveSource,
  offer: (tenant, { month }, people) =>
    tenant.query<PayItem>(
      `select a.id, a.employee_id as person, h.formula_name as heading, a.amount::text as amount, $2::text as earned from pay_incentive i
         join pay_incentive_amount a on a.organization_id = i.organization_id and a.incentive_id = i.id
         join pay_heading h on h.organization_id = i.organization_id and h.id = i.heading_id
        where i.organization_id = $1 and i.archived_at is null and i.first_month <= $2 and coalesce(i.last_month, i.first_month) >= $2
          and ($3::bigint[] is null or a.employee_id = any($3)) order by i.id, a.id`,
      [tenant.organizationId, month, people],
    ),
};

/** What an employee puts into a retirement fund in addition to the package, such as a large payment to the CIT in one month [PC-74]. */
const isContribution = (heading: { readonly type: HeadingType; readonly is_fund: boolean }): boolean =>
  heading.is_fund && effectOf(heading) === 'deducted';

export const incentiveHooks: EntityHooks<typeof payIncentive> = {
  async beforeSave({ tenant, id, before }, body) {
    const heading = await tenant.one<{ type: HeadingType; is_fund: boolean }>(
      'select type, is_fund from pay_heading where organization_id = $1 and id = $2',
      [tenant.organizationId, body.heading],
    );
    if (heading && effectOf(heading) !== 'earned' && !isContribution(heading))
      return { heading: [says.headingNotEarned] };
    const isMoved = before && (before.heading !== body.heading || before.first_month !== body.first_month);
    if (isMoved && (await isHeld(tenant, { incentive: id ?? 0 }))) throw conflict(says.amountPaid, 'amount_paid');
    return undefined;
  },
};

/** Whether a payroll that is not discarded has an amount, or one of an incentive. */
const isHeld = async (
  tenant: Tenant,
  of: { readonly incentive?: number; readonly amount?: number },
): Promise<boolean> =>
  (await tenant.one(
    `select 1 from pay_item_use u join pay_incentive_amount a on a.organization_id = u.organization_id and a.id = u.source_id
      where u.organization_id = $1 and u.source = $2 and ($3::bigint is null or a.incentive_id = $3) and ($4::bigint is null or a.id = $4) limit 1`,
    [tenant.organizationId, incentiveSource, of.incentive ?? null, of.amount ?? null],
  )) !== undefined;

export const incentiveAmountHooks: EntityHooks<typeof payIncentiveAmount> = {
  async beforeSave({ tenant, access, id, before }, body) {
    if (body.employee === access.userId) return { employee: [says.ownAmount] };
    if (before && before.amount === body.amount && before.employee === body.employee) return undefined;
    if (id !== undefined && (await isHeld(tenant, { amount: id }))) throw conflict(says.amountPaid, 'amount_paid');
    return undefined;
  },
  async beforeDelete({ tenant, id }) {
    if (await isHeld(tenant, { amount: id })) throw conflict(says.amountPaid, 'amount_paid');
  },
};
