/** Levels on which no one decides in time: their people are reminded, others are asked too, or the policy decides. */
import type { Timeout } from '@karmik/model/approval/policy';
import { accessOfSystem } from '../access/access.ts';
import { writeAudit } from '../access/audit.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { ruleClockOf, type Writer } from '../entity/write.ts';
import { HttpError } from '../http/errors.ts';
import { announce } from '../live/announce.ts';
import { decideInTime } from './decide.ts';
import type { RequestKind } from './request-kind.ts';
import { notifyApprovers } from './notifications.ts';
import { addHistory } from './history.ts';
import { supervisorsOf } from './levels.ts';

interface DueStep {
  readonly id: number;
  readonly entity: string;
  readonly object_id: number;
  readonly level: number;
  readonly candidates: number[];
  readonly on_timeout: Timeout;
}

const most = 100;
const isDue = `state = 'open' and reminded_at is null and time_limit_hours is not null and opened_at + make_interval(hours => time_limit_hours) <= $1`;

/** Does what policies say of levels whose time is over, once for each, however many servers run it. */
export async function enforceTimeLimits(context: Context, kinds: readonly RequestKind[]): Promise<void> {
  const now = context.clock();
  const due = await context.database.everywhere.query<DueStep & { organization_id: number }>(
    `select organization_id, id, entity, object_id, level, candidates, on_timeout from approval_step where ${isDue} order by opened_at limit ${most}`,
    [now],
  );
  for (const step of due) {
    const kind = kinds.find(({ entity }) => entity.name === step.entity);
    if (!kind) continue;
    const access = await accessOfSystem(context.database, step.organization_id);
    const writer: Writer = { context, access, requestId: '', ip: '' };
    const endTime = (name?: 'approve' | 'decline') =>
      access.tenant.transaction((tenant) => endTimeOf(kind, tenant, writer, step, name));
    if (step.on_timeout === 'approve' || step.on_timeout === 'decline')
      // What may not be approved is left to its people.
      await endTime(step.on_timeout).catch((error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
        return endTime();
      });
    else await endTime();
  }
}

async function endTimeOf(
  kind: RequestKind,
  tenant: Tenant,
  writer: Writer,
  step: DueStep,
  name?: 'approve' | 'decline',
): Promise<void> {
  const { now, today } = ruleClockOf(writer.context, writer.access);
  const place = [tenant.organizationId, step.entity, step.object_id] as const;
  // The request before its steps, in the order in which the person who decides locks them.
  const { about = 'sender', enteredBy } = kind.lifecycle;
  const request = await tenant.one<{ sender_id: number; about_id: number; entered_by_id: number | null }>(
    `select sender_id, ${about}_id as about_id, ${enteredBy === undefined ? 'null::bigint' : `${enteredBy}_id`} as entered_by_id from ${kind.entity.name} where organization_id = $1 and id = $2 for update`,
    [tenant.organizationId, step.object_id],
  );
  const taken = await tenant.one(
    `update approval_step set reminded_at = $1 where organization_id = $2 and id = $3 and ${isDue} returning 1`,
    [now, tenant.organizationId, step.id],
  );
  if (!request || !taken) return;
  const barred = [request.sender_id, request.about_id, request.entered_by_id];
  if (name !== undefined) return decideInTime(kind, tenant, writer, step.object_id, { level: step.level, name });
  let added: number[] = [];
  if (step.on_timeout === 'escalate') {
    const next = await tenant.one<{ candidates: number[] }>(
      `update approval_step set state = 'open', opened_at = $5 where organization_id = $1 and entity = $2 and object_id = $3 and level = (
         select min(level) from approval_step where organization_id = $1 and entity = $2 and object_id = $3 and level > $4 and state = 'waiting') returning candidates`,
      [...place, step.level, now],
    );
    added = next?.candidates ?? [];
  }
  if (step.on_timeout === 'supervisor') {
    const above = await supervisorsOf(tenant, step.candidates, 1, today);
    added = above.filter((id) => !barred.includes(id) && !step.candidates.includes(id));
    await tenant.query(
      `update approval_step set candidates = candidates || $3::bigint[], joined = joined || $3::bigint[] where organization_id = $1 and id = $2`,
      [tenant.organizationId, step.id, added],
    );
  }
  if (added.length > 0) {
    const moved = { because: 'time', from: [], to: added } as const;
    await addHistory(tenant, step.entity, step.object_id, {
      level: step.level,
      action: 'Escalated',
      by: null,
      actingFor: null,
      remark: '',
      at: now,
      moved,
    });
    await announce(tenant, { organizationId: tenant.organizationId, topic: step.entity, objectId: step.object_id });
  }
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: null,
    action: added.length > 0 ? 'escalated' : 'reminded',
    objectType: step.entity,
    objectId: step.object_id,
    after: { level: step.level, asked: added.length > 0 ? added : step.candidates },
    at: now,
  });
  await notifyApprovers(
    tenant,
    kind,
    step.object_id,
    request.sender_id,
    added.length > 0 ? added : step.candidates,
    now,
  );
}
