/** Confirms a penalty or cancels it. */
import { penaltyReason } from '@karmik/model/attendance/penalty/penalty';
import type { PenaltyAction, PenaltyTrigger } from '@karmik/model/attendance/penalty/rule';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Writer } from '../../../entity/write.ts';
import { notFound } from '../../../http/errors.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { giveBack, takeDays } from './leave-part.ts';
import { tellOfPenalty } from './tell.ts';

interface Stored {
  readonly employee_id: number;
  readonly trigger: PenaltyTrigger;
  readonly occurred_on: string;
  readonly days: string | null;
  readonly action: PenaltyAction;
  readonly leave_type_id: number | null;
  readonly status: string;
  readonly occurrences: number;
}

/** @throws 409 where its month is closed */
export async function movePenalty(
  { access, context, requestId, ip }: Writer,
  tenant: Tenant,
  id: number,
  name: 'confirm' | 'cancel',
  remark: string,
): Promise<void> {
  const { organizationId } = tenant;
  const at = context.clock();
  const to = name === 'confirm' ? 'Confirmed' : 'Cancelled';
  const before = await tenant.one<Stored>(
    `select employee_id, trigger, occurred_on, days, action, status,
            (select r.leave_type_id from penalty_rule r where r.organization_id = $1 and r.id = p.rule_id) as leave_type_id,
            (select count(*)::integer from penalty_occurrences o where o.organization_id = $1 and o.parent_id = p.id) as occurrences
       from penalty p where organization_id = $1 and id = $2 for update`,
    [organizationId, id],
  );
  if (!before) throw notFound();
  await requireOpen(tenant, 'attendance', before.occurred_on);
  await tenant.query('update penalty set status = $3 where organization_id = $1 and id = $2', [organizationId, id, to]);
  const by = { userId: access.userId, at };
  if (name === 'confirm') await takeDays(tenant, { ...before, id }, by);
  else if (before.status === 'Confirmed') await giveBack(tenant, id, by);
  await addHistory(tenant, 'penalty', id, {
    level: null,
    action: to,
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: to.toLowerCase(),
    objectType: 'penalty',
    objectId: id,
    before: { status: before.status },
    after: { status: to, remark },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: 'penalty', objectId: id });
  // Of one that was never confirmed its person has not heard.
  if (name === 'confirm' || before.status === 'Confirmed')
    await tellOfPenalty(tenant, {
      id,
      employeeId: before.employee_id,
      became: to,
      reason: penaltyReason(before.trigger, before.occurrences),
      days: before.days,
      actorId: access.userId,
      now: at,
    });
}
