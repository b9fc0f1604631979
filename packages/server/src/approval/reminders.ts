/** Steps on which nobody decides in time: their people are reminded, or the next level is asked too. */
import type { Context } from '../context.ts';
import { notify } from '../modules/notification/notify.ts';
import { requestedNotification, type RequestKind } from './decide.ts';

interface DueStep {
  readonly organization_id: number;
  readonly id: number;
  readonly entity: string;
  readonly object_id: number;
  readonly level: number;
  readonly candidates: number[];
  readonly on_timeout: 'remind' | 'escalate';
}

const most = 100;

/** Any number of servers may run it: each takes steps that no other has locked. */
export async function remindApprovers({ database, clock }: Context, kinds: readonly RequestKind[]): Promise<void> {
  const now = clock();
  await database.everywhere.transaction(async (queries) => {
    const due = await queries.query<DueStep>(
      `select organization_id, id, entity, object_id, level, candidates, on_timeout from approval_step
        where state = 'open' and reminded_at is null and remind_after_hours is not null and opened_at + make_interval(hours => remind_after_hours) <= $1
        order by opened_at limit ${most} for update skip locked`,
      [now],
    );
    for (const step of due) {
      const kind = kinds.find(({ entity }) => entity.name === step.entity);
      if (!kind) continue;
      await queries.query('update approval_step set reminded_at = $3 where organization_id = $1 and id = $2', [
        step.organization_id,
        step.id,
        now,
      ]);
      let recipientIds = step.candidates;
      if (step.on_timeout === 'escalate') {
        const next = await queries.one<{ candidates: number[] }>(
          `update approval_step set state = 'open', opened_at = $5 where organization_id = $1 and entity = $2 and object_id = $3 and level = (
             select min(level) from approval_step where organization_id = $1 and entity = $2 and object_id = $3 and level > $4 and state = 'waiting') returning candidates`,
          [step.organization_id, step.entity, step.object_id, step.level, now],
        );
        recipientIds = next?.candidates ?? recipientIds;
      }
      const sender = await queries.one<{ id: number; full_name: string }>(
        `select p.id, p.full_name from ${kind.entity.name} r join person p on p.organization_id = r.organization_id and p.id = r.sender_id where r.organization_id = $1 and r.id = $2`,
        [step.organization_id, step.object_id],
      );
      await notify(queries, {
        organizationId: step.organization_id,
        recipientIds,
        actorId: sender?.id ?? null,
        ...requestedNotification(kind, step.object_id, sender?.full_name ?? ''),
        canBeReminded: true,
        at: now,
      });
    }
  });
}
