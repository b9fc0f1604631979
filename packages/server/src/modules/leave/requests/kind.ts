/** Requests for leave: weighed when they are sent, changed and approved, under a lock of their sender's account. */
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { takenLines } from '@karmik/model/leave/engine/lines';
import { keepsBalance } from '@karmik/model/leave/engine/rule';
import type { CountedLeave } from '@karmik/model/leave/engine/counting';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { daysBetween } from '@karmik/model/attendance/travel';
import { leaveCancelRequest, leaveRequest, mostLeaveDays } from '@karmik/model/leave/request';
import { writeAudit } from '../../../access/audit.ts';
import { defineDeletion } from '../../../approval/deletion.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { reverseLine } from '../../../ledger/ledger.ts';
import { requireOpenBetween } from '../../../ledger/periods.ts';
import { leaveLedger, postLeave } from '../account/lines.ts';
import { leaveServerMessages } from '../messages.ts';
import { briefLeave } from './brief.ts';
import { weigh, type AskedLeave, type WeighedLeave } from './weigh.ts';

/** Accounts of one person change one after the other, or two requests at once could each fit into what is left. */
export const holdAccounts = (tenant: Tenant, personId: number) =>
  tenant.query('select 1 from membership where organization_id = $1 and user_id = $2 for no key update', [
    tenant.organizationId,
    personId,
  ]);

/** @throws 409 where attendance or leave is closed on a day of it */
export async function requireOpenDays(tenant: Tenant, from: string, to: string): Promise<void> {
  await requireOpenBetween(tenant, 'leave', from, to);
  await requireOpenBetween(tenant, 'attendance', from, to);
}

/** Counted days as a request keeps them. */
export const storedDays = ({ days }: CountedLeave) =>
  days.map(({ on: day, part, counts: quantity, paid, why }) => ({ day, part, quantity, paid, why }));

const problemsOf = (weighed: WeighedLeave | { readonly errors: FieldErrors }): FieldErrors | undefined => {
  if ('errors' in weighed) return weighed.errors;
  const { problems } = weighed;
  return Object.keys(problems).length > 0 ? { ...problems } : undefined;
};

export const leaveRequestHooks: EntityHooks<typeof leaveRequest> = {
  async beforeSave({ tenant, access, context, id, before }, body) {
    const sender = before?.sender ?? access.userId;
    body.sender = sender;
    const { from_date: from, to_date: to } = body;
    await requireOpenDays(tenant, from, to);
    await holdAccounts(tenant, sender);
    if (body.delegate === sender) return { delegate: [leaveServerMessages.ownDelegate] };
    const { today } = ruleClockOf(context, access);
    const weighed = await weigh(tenant, { ...body, sender, id: id ?? 0, is_offline: false }, today);
    const problems = problemsOf(weighed);
    if (problems || 'errors' in weighed) return problems;
    body.duration = weighed.counted.total;
    body.days = storedDays(weighed.counted);
    body.punches = [...weighed.punches];
    body.on_punched_days = weighed.punchedDays;
    return undefined;
  },
};

/** The day on which a request was sent. */
const filedOn = async (tenant: Tenant, id: number): Promise<string> =>
  (
    await tenant.one<{ day: string }>(
      `select (r.created_at at time zone o.timezone)::date as day from leave_request r join organization o on o.id = r.organization_id
        where r.organization_id = $1 and r.id = $2`,
      [tenant.organizationId, id],
    )
  )?.day ?? '';

/** Writes the days of a request as they are counted now, where they are others than when it was sent. */
export async function keepDays(tenant: Tenant, id: number, counted: CountedLeave): Promise<void> {
  await tenant.query('delete from leave_request_days where organization_id = $1 and parent_id = $2', [
    tenant.organizationId,
    id,
  ]);
  await tenant.query(
    `insert into leave_request_days (organization_id, parent_id, position, day, part, quantity, paid, why)
     select $1, $2, x.n, x.day, x.part, x.quantity, x.paid, x.why
       from rows from (jsonb_to_recordset($3::jsonb) as (day date, part text, quantity numeric, paid numeric, why text)) with ordinality
            as x (day, part, quantity, paid, why, n)`,
    [tenant.organizationId, id, JSON.stringify(storedDays(counted))],
  );
  await tenant.query('update leave_request set duration = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    counted.total,
  ]);
}

/** Takes the days of approved leave from its account. */
export async function takeDays(
  tenant: Tenant,
  asked: AskedLeave,
  { rule, counted, years }: WeighedLeave,
  by: { readonly userId: number; readonly at: Date },
): Promise<void> {
  if (!keepsBalance(rule.category)) return;
  await postLeave(
    tenant,
    takenLines(counted, `request:${asked.id}`, years).map((line) => ({
      ...line,
      person: asked.sender,
      type: asked.leave_type,
      source: { entity: leaveRequest.name, id: asked.id },
    })),
    by,
  );
}

export const leaveKind = defineRequestKind<typeof leaveRequest>({
  entity: leaveRequest,
  path: leaveEndpoints.request,
  brief: briefLeave,
  async workOut(tenant, draft, { senderId, today }) {
    const whole = { ...draft, id: 0, sender: senderId, is_offline: false };
    // A draft may break any rule of the request.
    if (daysBetween(whole.from_date, whole.to_date) > mostLeaveDays) return { duration: '0' };
    const weighed = await weigh(tenant, whole, today);
    return { duration: 'errors' in weighed ? '0' : weighed.counted.total };
  },
  // Holidays may have moved, or other requests been approved, since it was sent.
  async beforeApprove(tenant, record) {
    await requireOpenDays(tenant, record.from_date, record.to_date);
    await holdAccounts(tenant, record.sender);
    const weighed = await weigh(tenant, record, await filedOn(tenant, record.id), { isDecided: true });
    const problems = problemsOf(weighed);
    if (problems || 'errors' in weighed) return problems;
    await keepDays(tenant, record.id, weighed.counted);
    await tenant.query('update leave_request set on_punched_days = $3 where organization_id = $1 and id = $2', [
      tenant.organizationId,
      record.id,
      weighed.punchedDays,
    ]);
    return undefined;
  },
  async afterApprove(tenant, record, { access, context }) {
    const weighed = await weigh(tenant, record, await filedOn(tenant, record.id));
    if (!('errors' in weighed)) await takeDays(tenant, record, weighed, { userId: access.userId, at: context.clock() });
  },
  async afterDecline(tenant, record, { access, context, requestId, ip }) {
    const denied = await tenant.one(
      `update leave_request r set denies_right = true from leave_type t
        where r.organization_id = $1 and r.id = $2 and t.organization_id = r.organization_id and t.id = r.leave_type_id and t.is_right returning 1`,
      [tenant.organizationId, record.id],
    );
    if (!denied) return;
    await writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      action: 'denied_right',
      objectType: leaveRequest.name,
      objectId: record.id,
      after: { leave_type: record.leave_type },
      at: context.clock(),
      requestId,
      ip,
    });
  },
});

interface Span {
  readonly sender_id: number;
  readonly from_date: string;
  readonly to_date: string;
}

export const leaveCancellation = defineDeletion({
  entity: leaveCancelRequest,
  path: leaveEndpoints.cancelRequest,
  of: leaveRequest,
  async check(tenant, id) {
    const leave = await tenant.one<Span>(
      'select sender_id, from_date, to_date from leave_request where organization_id = $1 and id = $2',
      [tenant.organizationId, id],
    );
    if (leave) {
      await requireOpenDays(tenant, leave.from_date, leave.to_date);
      await holdAccounts(tenant, leave.sender_id);
    }
    return undefined;
  },
  async undo(tenant, id, { access, context }) {
    const lines = await tenant.query<{ id: number; entry_date: string }>(
      `select id, entry_date from ledger_line l where organization_id = $1 and ledger = '${leaveLedger}' and source_entity = 'leave_request' and source_id = $2
          and reverses_id is null order by id`,
      [tenant.organizationId, id],
    );
    for (const line of lines)
      await reverseLine(tenant, tenant.organizationId, line.id, {
        entryDate: line.entry_date,
        note: '',
        createdById: access.userId,
        at: context.clock(),
        kind: 'returned',
      });
  },
});
