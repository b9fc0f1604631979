import type { Queries, Value } from '../db/database.ts';
import { actorOf } from './system.ts';

export interface AuditEvent {
  readonly organizationId: number;
  readonly actorId: number | null;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: number | string;
  readonly before?: object;
  readonly after?: object;
  readonly at: Date;
  readonly requestId?: string;
  readonly ip?: string;
}

const secretName = /password|token|secret|hash/i;

/** The event as JSON with secrets masked. Rules about passwords are numbers, yes or no, and none of those is a secret of ours. */
const masked = (value: object | undefined): Value =>
  value
    ? JSON.stringify(value, (key, inner: unknown) =>
        secretName.test(key) && inner != null && !['number', 'boolean'].includes(typeof inner) ? '•••' : inner,
      )
    : null;

/** Writes who did what to which record, in the transaction of the change. Events are never changed or removed. */
export async function writeAudit(queries: Queries, event: AuditEvent): Promise<void> {
  await queries.query(
    `insert into audit_event (organization_id, actor_id, action, object_type, object_id, before, after, request_id, ip, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      event.organizationId,
      actorOf(event.actorId),
      event.action,
      event.objectType,
      String(event.objectId),
      masked(event.before),
      masked(event.after),
      event.requestId ?? '',
      event.ip ?? '',
      event.at,
    ],
  );
}

/** The same action on many new records, in their order, in one statement. */
export async function writeAudits(
  queries: Queries,
  common: Omit<AuditEvent, 'objectId' | 'before' | 'after'>,
  made: readonly { readonly objectId: number; readonly after: object }[],
): Promise<void> {
  await queries.query(
    `insert into audit_event (organization_id, actor_id, action, object_type, object_id, after, request_id, ip, at)
     select $1, $2, $3, $4, g.id::text, g.after, $5, $6, $7 from unnest($8::bigint[], $9::jsonb[]) with ordinality g (id, after, place) order by g.place`,
    [
      common.organizationId,
      actorOf(common.actorId),
      common.action,
      common.objectType,
      common.requestId ?? '',
      common.ip ?? '',
      common.at,
      made.map(({ objectId }) => objectId),
      made.map(({ after }) => masked(after)) as string[],
    ],
  );
}
