/** Changes of balances by hand: HR or a supervisor proposes one about an employee, and a line follows from its approval. */
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveBalanceEdit } from '@karmik/model/leave/balance-edit';
import { supervises } from '../../../access/supervision.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import type { Api } from '../../../http/api.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { recordMessages } from '../../../messages.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { postLeave } from '../account/lines.ts';
import { leaveServerMessages } from '../messages.ts';
import { holdAccounts } from './kind.ts';

const isOfTeam = async (tenant: Tenant, userId: number, employee: number, today: string): Promise<boolean> =>
  (await tenant.one(
    `select 1 from membership m where m.organization_id = $1 and m.user_id = $2 and ${supervises('m.user_id', '$3', '$4', 'm')}`,
    [tenant.organizationId, employee, userId, today],
  )) !== undefined;

export const balanceEditHooks: EntityHooks<typeof leaveBalanceEdit> = {
  async beforeSave({ tenant, access, context, before }, body) {
    body.sender = before?.sender ?? access.userId;
    if (body.employee === body.sender) return { employee: [leaveServerMessages.ownBalance] };
    if (
      !access.can('6.03', 'write') &&
      !(await isOfTeam(tenant, access.userId, body.employee, ruleClockOf(context, access).today))
    )
      return { employee: [recordMessages.notSupervised] };
    await requireOpen(tenant, 'leave', body.effective_on);
    return undefined;
  },
};

export const balanceEditKind = defineRequestKind<typeof leaveBalanceEdit>({
  entity: leaveBalanceEdit,
  path: leaveEndpoints.balanceEdit,
  async beforeApprove(tenant, { employee, effective_on }) {
    await requireOpen(tenant, 'leave', effective_on);
    await holdAccounts(tenant, employee);
    return undefined;
  },
  async afterApprove(tenant, edit, { access, context }) {
    await postLeave(
      tenant,
      [
        {
          person: edit.employee,
          type: edit.leave_type,
          on: edit.effective_on,
          quantity: edit.quantity,
          kind: edit.kind === 'Opening' ? 'opening' : 'adjusted',
          ref: `edit:${edit.id}`,
          expires_on: edit.expires_on,
          note: edit.reason,
          source: { entity: leaveBalanceEdit.name, id: edit.id },
        },
      ],
      { userId: access.userId, at: context.clock() },
    );
  },
});

export const balanceEditRoutes = (app: Api, context: Context): void =>
  requestRoutes(app, context, balanceEditKind, balanceEditHooks);
