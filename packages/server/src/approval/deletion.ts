/** Requests to delete what was approved: one open one at a time, of one's own; once approved, the first request is cancelled. */
import type { Entity, EntityRow } from '@karmik/model/kit/entity';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { writeAudit } from '../access/audit.ts';
import type { Tenant } from '../db/database.ts';
import type { EntityHooks } from '../entity/hooks.ts';
import type { Writer } from '../entity/write.ts';
import { announce } from '../live/announce.ts';
import { recordMessages } from '../messages.ts';
import { defineRequestKind, type RequestKind } from './request-kind.ts';
import { addHistory } from './history.ts';

interface Deletion {
  /** An entity made by `deletionOf`. */
  readonly entity: Entity;
  readonly path: string;
  /** What is deleted. */
  readonly of: Entity;
  /** Whether the approved request can still be deleted. @throws where a period is closed */
  check?(tenant: Tenant, requestId: number): Promise<FieldErrors | undefined>;
  /** What deleting it undoes, in the same transaction. */
  undo?(tenant: Tenant, requestId: number, writer: Writer): Promise<void>;
}

interface Deleted {
  readonly sender_id: number;
  readonly status: string;
}

interface Cancelled {
  /** What is cancelled. */
  readonly of: Entity;
  readonly id: number;
  /** The request that asked for it. */
  readonly by: Entity;
  readonly remark: string;
}

/** Cancels an approved request because another request asked for it, with its history and the audit. */
export async function cancelApproved(tenant: Tenant, writer: Writer, { of, id, by, remark }: Cancelled): Promise<void> {
  const { access, context } = writer;
  const at = context.clock();
  await tenant.query(
    `update ${of.name} set status = 'Cancelled', updated_at = $3 where organization_id = $1 and id = $2`,
    [tenant.organizationId, id, at],
  );
  await addHistory(tenant, of.name, id, {
    level: null,
    action: 'Cancelled',
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: 'cancel',
    objectType: of.name,
    objectId: id,
    before: { status: 'Approved' },
    after: { status: 'Cancelled', by: by.name },
    at,
    requestId: writer.requestId,
    ip: writer.ip,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: of.name, objectId: id });
}

/** @returns the kind of request, and the hooks of its sending */
export function defineDeletion({ entity, path, of, ...does }: Deletion): {
  readonly kind: RequestKind;
  readonly hooks: EntityHooks;
} {
  const lock = (tenant: Tenant, id: number) =>
    tenant.one<Deleted>(`select sender_id, status from ${of.name} where organization_id = $1 and id = $2 for update`, [
      tenant.organizationId,
      id,
    ]);
  const refusal = async (tenant: Tenant, id: number, senderId: number): Promise<FieldErrors | undefined> => {
    const found = await lock(tenant, id);
    // Of others one does not learn whether it is there.
    if (found?.sender_id !== senderId || found.status !== 'Approved')
      return { request: [recordMessages.notApproved({ request: of.label })] };
    return does.check?.(tenant, id);
  };
  const hooks: EntityHooks = {
    async beforeSave({ tenant, access, id, before }, body) {
      const senderId = Number(before?.['sender'] ?? access.userId);
      const requestId = Number(body['request']);
      body['sender'] = senderId;
      const errors = await refusal(tenant, requestId, senderId);
      if (errors) return errors;
      const open = await tenant.one(
        `select 1 from ${entity.name} where organization_id = $1 and request_id = $2 and status in ('Requested', 'Forwarded') and id <> $3`,
        [tenant.organizationId, requestId, id ?? 0],
      );
      return open ? { request: [recordMessages.deletionAsked] } : undefined;
    },
  };
  const kind = defineRequestKind({
    entity,
    path,
    beforeApprove: (tenant, record) => refusal(tenant, requestOf(record), Number(record['sender'])),
    async afterApprove(tenant, record, writer) {
      const id = requestOf(record);
      await cancelApproved(tenant, writer, { of, id, by: entity, remark: String(record['reason']) });
      await does.undo?.(tenant, id, writer);
    },
  });
  return { kind, hooks };
}

const requestOf = (record: EntityRow<Entity>): number => Number(record['request']);
