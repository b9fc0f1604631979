/** Requests to cancel approved advances and trips: one open one at a time, of one's own, with what the cancellation undoes. */
import { expenseAdvance } from '@karmik/model/expense/advance';
import { expenseCancelRequest } from '@karmik/model/expense/cancel';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseMessages as says } from '@karmik/model/expense/messages';
import { travelRequest } from '@karmik/model/expense/travel/request';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { addDaysTo } from '@karmik/model/kit/period';
import { cancelApproved } from '../../approval/deletion.ts';
import { defineRequestKind } from '../../approval/request-kind.ts';
import { requestRoutes } from '../../approval/routes.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { ruleClockOf, type Writer } from '../../entity/write.ts';
import type { Api } from '../../http/api.ts';
import { requireOpenBetween } from '../../ledger/periods.ts';
import { recordMessages } from '../../messages.ts';
import { unmarkTrip } from '../attendance/requests/trip-days.ts';

interface Asked {
  readonly sender: number;
  readonly trip: number | null;
  readonly advance: number | null;
}

/** Why an advance cannot be cancelled. It is locked, so that none is paid meanwhile. */
async function advanceRefusal(tenant: Tenant, { sender, advance }: Asked): Promise<FieldErrors | undefined> {
  const found = await tenant.one<{ sender: number; status: string; standing: string | null }>(
    'select sender_id as sender, status, standing from expense_advance where organization_id = $1 and id = $2 for update',
    [tenant.organizationId, advance],
  );
  if (found?.sender !== sender || found.status !== 'Approved')
    return { advance: [recordMessages.notApproved({ request: expenseAdvance.label })] };
  return found.standing === 'to_pay' ? undefined : { advance: [says.advancePaid] };
}

/** Why a trip cannot be cancelled. */
async function tripRefusal(tenant: Tenant, { sender, trip }: Asked, today: string): Promise<FieldErrors | undefined> {
  const found = await tenant.one<{ sender: number; status: string; returns_on: string; is_associate: boolean }>(
    `select t.sender_id as sender, t.status, t.returns_on, exists (
              select from travel_request_associates a where a.organization_id = $1 and a.parent_id = t.id and a.person_id = $3) as is_associate
       from travel_request t where t.organization_id = $1 and t.id = $2 for update of t`,
    [tenant.organizationId, trip, sender],
  );
  if (found?.status === 'Approved' && found.is_associate) return { trip: [says.notTheSender] };
  if (found?.sender !== sender || found.status !== 'Approved')
    return { trip: [recordMessages.notApproved({ request: travelRequest.label })] };
  if (found.returns_on <= today) return { trip: [says.tripOver] };
  await requireOpenBetween(tenant, 'attendance', addDaysTo(today, 1), found.returns_on);
  return undefined;
}

const refusal = (tenant: Tenant, asked: Asked, today: string): Promise<FieldErrors | undefined> =>
  asked.trip === null ? advanceRefusal(tenant, asked) : tripRefusal(tenant, asked, today);

export const expenseCancelHooks: EntityHooks<typeof expenseCancelRequest> = {
  async beforeSave({ tenant, access, context, before, id }, body) {
    const sender = before?.sender ?? access.userId;
    body.sender = sender;
    const { trip, advance } = body;
    const errors = await refusal(tenant, { sender, trip, advance }, ruleClockOf(context, access).today);
    if (errors) return errors;
    const open = await tenant.one(
      `select 1 from expense_cancel_request
        where organization_id = $1 and (trip_id = $2 or advance_id = $3) and status in ('Requested', 'Forwarded') and id <> $4`,
      [tenant.organizationId, trip, advance, id ?? 0],
    );
    return open ? { [trip === null ? 'advance' : 'trip']: [says.cancellationAsked] } : undefined;
  },
};

/** Cancels an advance, of which nothing is to be paid any more. */
async function cancelAdvance(tenant: Tenant, id: number, remark: string, writer: Writer): Promise<void> {
  await tenant.query('update expense_advance set standing = null where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
  ]);
  await cancelApproved(tenant, writer, { of: expenseAdvance, id, by: expenseCancelRequest, remark });
}

/** Cancels a trip: the attendance of days that are still to come, and advances that are not paid. What was paid stays to be settled. */
async function cancelTrip(tenant: Tenant, id: number, remark: string, writer: Writer): Promise<void> {
  const { access, context } = writer;
  const { today } = ruleClockOf(context, access);
  await cancelApproved(tenant, writer, { of: travelRequest, id, by: expenseCancelRequest, remark });
  await unmarkTrip(tenant, id, today, { by: access.userId, remark, at: context.clock() });
  const unpaid = await tenant.query<{ id: number }>(
    `select id from expense_advance where organization_id = $1 and trip_id = $2 and status = 'Approved' and standing = 'to_pay' order by id for update`,
    [tenant.organizationId, id],
  );
  for (const { id: advance } of unpaid) await cancelAdvance(tenant, advance, remark, writer);
}

export const expenseCancelKind = defineRequestKind<typeof expenseCancelRequest>({
  entity: expenseCancelRequest,
  path: expenseEndpoints.cancellation,
  beforeApprove: (tenant, record, { access, context }) => refusal(tenant, record, ruleClockOf(context, access).today),
  async afterApprove(tenant, { trip, advance, reason }, writer) {
    if (trip !== null) await cancelTrip(tenant, trip, reason, writer);
    else if (advance !== null) await cancelAdvance(tenant, advance, reason, writer);
  },
});

export const expenseCancelRoutes = (app: Api, context: Context): void =>
  requestRoutes(app, context, expenseCancelKind, expenseCancelHooks);
