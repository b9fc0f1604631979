/** A request of the demo, sent and decided as people do it. */
import type { RequestKind } from '../../../approval/request-kind.ts';
import { decide, sendDraft, sendRequest } from '../../../approval/decide.ts';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { createRecord } from '../../../entity/write.ts';
import { writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';

const hour = 3_600_000;

/** What is done with a request, and the remark. */
export type DecisionStep = readonly ['approve' | 'decline' | 'forward' | 'cancel', string];

interface Sent {
  readonly kind: RequestKind;
  readonly hooks: EntityHooks<never>;
  readonly senderId: number;
  /** Milliseconds; each step is taken two hours after the one before. */
  readonly sentAt: number;
  readonly body: Body;
  readonly steps: readonly DecisionStep[];
}

/** @returns the id of the request */
export async function sendAndDecide(demo: DemoOrganization, sent: Sent): Promise<number> {
  const { context, organizationId, setTime } = demo;
  const { kind, hooks, senderId, sentAt, body } = sent;
  setTime(new Date(sentAt));
  const sender = await writerOf(context, organizationId, senderId);
  const id = await sender.access.tenant.transaction(async (tenant) => {
    const made = await createRecord(sender, tenant, kind.entity, hooks, body);
    if (kind.lifecycle.hasDrafts) await sendDraft(kind, tenant, sender, made);
    else await sendRequest(kind, tenant, sender, made);
    return made;
  });
  await decideSteps(demo, sent, id);
  return id;
}

/** Takes the steps of a request that was sent. */
export async function decideSteps(
  { context, organizationId, hrId, setTime }: DemoOrganization,
  { kind, senderId, sentAt, steps }: Sent,
  id: number,
): Promise<void> {
  let time = sentAt;
  for (const [action, remark] of steps) {
    time += 2 * hour;
    setTime(new Date(time));
    const asked = await context.database.everywhere.one<{ id: number }>(
      `select candidates[1] as id from approval_step where organization_id = $1 and entity = $2 and object_id = $3 and state = 'open' order by level desc limit 1`,
      [organizationId, kind.entity.name, id],
    );
    const actorId = action === 'cancel' ? senderId : (asked?.id ?? hrId);
    const actor = await writerOf(context, organizationId, actorId);
    const as = action === 'cancel' ? 'user' : 'notification';
    await actor.access.tenant.transaction((tenant) => decide(kind, tenant, actor, id, action, remark, as));
  }
}
