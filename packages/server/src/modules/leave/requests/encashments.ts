/** Encashment: days that are paid by the rule's formula within its limits, held while no one has decided. */
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { encashable, encashAmount } from '@karmik/model/leave/engine/encashment';
import { quantityText, sumOf, unitsOf } from '@karmik/model/leave/engine/quantity';
import { leaveEncashment } from '@karmik/model/leave/encashment';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { standingAt } from '@karmik/model/leave/engine/account';
import { appliesTo } from '@karmik/model/leave/engine/request';
import { monthlyBasic } from '../account/encashed-pay.ts';
import { accountKey, accountLines, pendingDays, postLeave } from '../account/lines.ts';
import { leaveTakers } from '../account/people.ts';
import { rulesOf, settingOn, settingsOf, yearOn, type RuledType } from '../account/settings.ts';
import { leaveServerMessages } from '../messages.ts';
import { holdAccounts } from './kind.ts';

interface Asked {
  readonly id: number;
  readonly sender: number;
  readonly leave_type: number;
  readonly quantity: string;
}

/** Whether an encashment is within what may be paid, and the rule by which it is. */
async function weighed(
  tenant: Tenant,
  { id, sender, leave_type, quantity }: Asked,
  today: string,
  { isDecided = false } = {},
): Promise<{ readonly errors: FieldErrors } | { readonly rule: RuledType }> {
  const settings = await settingsOf(tenant);
  const setting = settingOn(settings, today);
  const year = yearOn(settings, today);
  const [rule] = setting ? await rulesOf(tenant, setting.id, { id: leave_type }) : [];
  const [person] = await leaveTakers(tenant, today, [sender]);
  if (!year || !rule || !person || !rule.encashable || !appliesTo(rule, person))
    return { errors: { leave_type: [leaveServerMessages.notEncashable] } };
  const key = accountKey(sender, leave_type);
  const lines = (await accountLines(tenant, [sender], leave_type)).get(key) ?? [];
  const pending = (await pendingDays(tenant, [sender], { encashment: id, isDecided })).get(key) ?? [];
  const asked = await tenant.query<{ quantity: string }>(
    `select quantity::text from leave_encashment
      where organization_id = $1 and sender_id = $2 and leave_type_id = $3 and id <> $4
        and (status in ('Requested', 'Forwarded') or status = 'Approved' and approved_on between $5 and $6)`,
    [tenant.organizationId, sender, leave_type, id, year.starts_on, year.ends_on],
  );
  const total = quantityText(sumOf(asked.map((row) => unitsOf(row.quantity))));
  const { available } = standingAt(lines, pending, today, year.ends_on);
  const most = encashable(rule, available, total);
  return unitsOf(quantity) > unitsOf(most)
    ? { errors: { quantity: [leaveServerMessages.encashableLeft({ days: Number(most) })] } }
    : { rule };
}

export const encashmentHooks: EntityHooks<typeof leaveEncashment> = {
  async beforeSave({ tenant, access, context, id, before }, body) {
    const sender = before?.sender ?? access.userId;
    body.sender = sender;
    const { today } = ruleClockOf(context, access);
    await holdAccounts(tenant, sender);
    const result = await weighed(tenant, { ...body, sender, id: id ?? 0 }, today);
    return 'errors' in result ? result.errors : undefined;
  },
};

export const encashmentKind = defineRequestKind<typeof leaveEncashment>({
  entity: leaveEncashment,
  path: leaveEndpoints.encashment,
  async beforeApprove(tenant, record, { access, context }) {
    const { today } = ruleClockOf(context, access);
    await requireOpen(tenant, 'leave', today);
    await holdAccounts(tenant, record.sender);
    const result = await weighed(tenant, record, today, { isDecided: true });
    if ('errors' in result) return result.errors;
    const basic = await monthlyBasic(tenant, record.sender, today);
    if (result.rule.encash_basis !== 'fixed' && basic === undefined)
      return { non_field_errors: [leaveServerMessages.noPay] };
    const amount = encashAmount(result.rule, record.quantity, basic ?? '0');
    await tenant.query(
      'update leave_encashment set amount = $3, approved_on = $4 where organization_id = $1 and id = $2',
      [tenant.organizationId, record.id, amount, today],
    );
    return undefined;
  },
  async afterApprove(tenant, record, { access, context }) {
    const { today } = ruleClockOf(context, access);
    await postLeave(
      tenant,
      [
        {
          person: record.sender,
          type: record.leave_type,
          on: today,
          quantity: `-${record.quantity}`,
          kind: 'encashed',
          ref: `encashment:${record.id}`,
          source: { entity: leaveEncashment.name, id: record.id },
        },
      ],
      { userId: access.userId, at: context.clock() },
    );
  },
});

export const encashmentRoutes = (app: Api, context: Context): void =>
  requestRoutes(app, context, encashmentKind, encashmentHooks);
