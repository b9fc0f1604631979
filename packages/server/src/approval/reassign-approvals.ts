/** What waits for somebody who leaves goes on to whoever else is asked. */
import type { Tenant } from '../db/database.ts';
import { notifyApprovers, type RequestKind } from './decide.ts';
import { holdersOf } from './levels.ts';

interface Step {
  readonly id: number;
  readonly entity: string;
  readonly object_id: number;
  readonly state: 'open' | 'waiting';
  readonly level: number;
  readonly candidates: number[];
}

/**
 * Takes a person out of every step that is not decided. Where nobody is left at an open one, the next level is asked, and HR where
 * there is none.
 */
export async function reassignApprovals(
  tenant: Tenant,
  kinds: readonly RequestKind[],
  userId: number,
  now: Date,
): Promise<void> {
  const steps = await tenant.query<Step>(
    `select id, entity, object_id, state, level, candidates from approval_step
      where organization_id = $1 and state in ('open', 'waiting') and $2 = any(candidates) order by state desc, id for update`,
    [tenant.organizationId, userId],
  );
  for (const step of steps) {
    const left = step.candidates.filter((id) => id !== userId);
    const isEmpty = left.length === 0;
    await tenant.query(
      `update approval_step set candidates = $3, quorum = least(quorum, greatest($4, 1)), state = $5 where organization_id = $1 and id = $2`,
      [tenant.organizationId, step.id, left, left.length, isEmpty ? 'skipped' : step.state],
    );
    const kind = kinds.find((each) => each.entity.name === step.entity);
    if (isEmpty && step.state === 'open' && kind) await openNextLevel(tenant, kind, step, now);
  }
}

async function openNextLevel(tenant: Tenant, kind: RequestKind, step: Step, now: Date): Promise<void> {
  const place = [tenant.organizationId, step.entity, step.object_id] as const;
  const others = await tenant.one(
    `select 1 from approval_step where organization_id = $1 and entity = $2 and object_id = $3 and state = 'open' limit 1`,
    place,
  );
  if (others) return;
  const request = await tenant.one<Record<string, number>>(
    `select * from ${kind.entity.name} where organization_id = $1 and id = $2`,
    [tenant.organizationId, step.object_id],
  );
  if (!request) return;
  const senderId = request.sender_id ?? 0;
  const next = await tenant.one<{ candidates: number[] }>(
    `update approval_step set state = 'open', opened_at = $4 where organization_id = $1 and entity = $2 and object_id = $3 and level = (
       select min(level) from approval_step where organization_id = $1 and entity = $2 and object_id = $3 and state = 'waiting') returning candidates`,
    [...place, now],
  );
  let candidates = next?.candidates;
  if (!candidates) {
    const { about } = kind.lifecycle;
    const concerned = [senderId, about === undefined ? senderId : request[`${about}_id`]];
    candidates = (await holdersOf(tenant, kind.hrCode)).filter((id) => !concerned.includes(id));
    await tenant.query(
      `update approval_step set state = 'open', approver = 'HR', candidates = $3, quorum = 1, may_approve = true, may_decline = true, may_forward = false, opened_at = $4, reminded_at = null
        where organization_id = $1 and id = $2`,
      [tenant.organizationId, step.id, candidates, now],
    );
  }
  await notifyApprovers(tenant, kind, step.object_id, senderId, candidates, now);
}
