/** What someone who leaves had asked for, or was asked for them, and has no sense any more. */
import type { Tenant } from '../db/database.ts';
import { announce } from '../live/announce.ts';
import type { RequestKind } from './request-kind.ts';
import { addHistory } from './history.ts';

/**
 * Cancels the open requests about a person of those kinds that end with the employment.
 * @param by who off-boards; the person, where the day itself does
 */
export async function withdrawRequests(
  tenant: Tenant,
  kinds: readonly RequestKind[],
  userId: number,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  const { organizationId } = tenant;
  for (const {
    entity,
    lifecycle: { about, endsWithEmployment },
  } of kinds) {
    if (!endsWithEmployment) continue;
    const cancelled = await tenant.query<{ id: number }>(
      `update ${entity.name} set status = 'Cancelled', updated_at = $3
        where organization_id = $1 and ${about ?? 'sender'}_id = $2 and status in ('Requested', 'Forwarded') returning id`,
      [organizationId, userId, now],
    );
    for (const { id } of cancelled) {
      await tenant.query(
        `update approval_step set state = 'skipped' where organization_id = $1 and entity = $2 and object_id = $3 and state in ('open', 'waiting')`,
        [organizationId, entity.name, id],
      );
      await addHistory(tenant, entity.name, id, {
        level: null,
        action: 'Cancelled',
        by,
        actingFor: null,
        remark: 'The employment has ended.',
        at: now,
      });
      await announce(tenant, { organizationId, topic: entity.name, objectId: id });
    }
  }
}
