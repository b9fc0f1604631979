import type { Queries, Tenant } from '../db/database.ts';

/** The channel on which server processes wake each other. Nothing is said on it but that there is something to read. */
export const wakeChannel = 'karmik_live';

export interface Announcement {
  readonly organizationId: number;
  /** What changed: the name of an entity or of a module. */
  readonly topic: string;
  readonly objectId?: number | string;
  /** Whom it concerns; absent: the person who reads the record, or, where none is named, holders of a code that reads all of the topic. */
  readonly userIds?: readonly number[];
}

/**
 * Tells connected browsers that something changed, by ids and never by contents: who may read it asks for it. Call it in the
 * transaction of the change; it is delivered after the commit, in the order of commits, and not at all after a rollback.
 */
export async function announce(
  queries: Queries,
  { organizationId, topic, objectId, userIds }: Announcement,
): Promise<void> {
  if (userIds?.length === 0 || queries.isUnheard) return;
  await queries.query(
    `with made as (
       insert into live_event (organization_id, topic, object_id, user_ids) values ($1, $2, $3, $4) returning id)
     select pg_notify('${wakeChannel}', '') from made`,
    [organizationId, topic, objectId === undefined ? null : String(objectId), userIds ?? null],
  );
}

/** Tells that several lists of the organization changed, in one statement. */
export async function announceTopics(tenant: Tenant, topics: readonly string[]): Promise<void> {
  if (tenant.isUnheard) return;
  await tenant.query(
    `with made as (
       insert into live_event (organization_id, topic) select $1, topic from unnest($2::text[]) with ordinality t(topic, n) order by n returning id)
     select pg_notify('${wakeChannel}', '') from made`,
    [tenant.organizationId, topics],
  );
}
