/**
 * Reading `live_event`. Ids are given out before a commit and rows are seen after it, so "everything after id 17" would miss a row of a
 * slow transaction. A place in the log is therefore a snapshot of PostgreSQL: it tells of every transaction whether it had ended, and what
 * came after it is exactly the rows that it did not see. No lock among writers is needed for that.
 */
import { createHash } from 'node:crypto';
import type { Database, Queries } from '../db/database.ts';

export interface LiveEvent {
  readonly organization_id: number;
  readonly topic: string;
  readonly object_id: string | null;
  readonly user_ids: readonly number[] | null;
}

export interface Batch {
  readonly events: readonly LiveEvent[];
  readonly snapshot: string;
}

/** Hours that an event is kept; a browser that was away for longer is told that it missed some. */
export const keptHours = 24;
/** More than this is not told one by one. */
const mostAtOnce = 2_000;

const eventFields = `organization_id, topic, object_id, user_ids::float8[] as user_ids`;

export interface EventLog {
  now(): Promise<string>;
  /** What was committed after a snapshot, with the snapshot up to which that is. */
  since(snapshot: string): Promise<Batch>;
  /** What an organisation's readers missed between two places; undefined when it cannot be told one by one. */
  between(
    organizationIds: readonly number[],
    position: string,
    until: string,
  ): Promise<readonly LiveEvent[] | undefined>;
  /** What happened in the last seconds up to a place. */
  lately(organizationIds: readonly number[], seconds: number, until: string): Promise<readonly LiveEvent[] | undefined>;
  /** A snapshot as a browser keeps it: with the time, and the name of this database. */
  positionOf(snapshot: string): string;
}

/** A name that another database, such as a restored one, does not share: its transactions are counted again. */
async function nameOf(queries: Queries): Promise<string> {
  const row = await queries.one<{ name: string }>(
    `select (select system_identifier from pg_control_system()) || ' ' || (select oid from pg_database where datname = current_database()) as name`,
  );
  return createHash('sha256')
    .update(row?.name ?? '')
    .digest('base64url')
    .slice(0, 8);
}

const form = /^([\w-]{8})~(\d{1,12})~(\d{1,20}:\d{1,20}:[\d,]{0,4000})$/;

export async function openEventLog(database: Database): Promise<EventLog> {
  const { everywhere } = database;
  const name = await nameOf(everywhere);

  return {
    async now() {
      const row = await everywhere.one<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
      return row?.snapshot ?? '';
    },

    async since(snapshot) {
      const row = await everywhere.one<{ snapshot: string; events: LiveEvent[] | null }>(
        `select pg_current_snapshot()::text as snapshot,
                (select json_agg(e order by e.id) from (
                   select id, ${eventFields} from live_event
                    where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) e) as events`,
        [snapshot],
      );
      return { events: row?.events ?? [], snapshot: row?.snapshot ?? snapshot };
    },

    async between(organizationIds, position, until) {
      const [, database, seconds, snapshot = ''] = form.exec(position) ?? [];
      if (database !== name || Date.now() / 1000 - Number(seconds) > (keptHours - 1) * 3_600) return undefined;
      try {
        const row = await everywhere.one<{ is_known: boolean; events: LiveEvent[] | null }>(
          `select pg_snapshot_xmax($1::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as is_known,
                  (select json_agg(e order by e.id) from (
                     select id, ${eventFields} from live_event
                      where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
                        and pg_visible_in_snapshot(xid, $2::pg_snapshot) and organization_id = any($3)
                      order by id limit ${mostAtOnce + 1}) e) as events`,
          [snapshot, until, organizationIds],
        );
        const events = row?.events ?? [];
        return row?.is_known && events.length <= mostAtOnce ? events : undefined;
      } catch {
        // No snapshot that this database wrote.
        return undefined;
      }
    },

    async lately(organizationIds, seconds, until) {
      const rows = await everywhere.query<LiveEvent>(
        `select ${eventFields} from live_event
          where at >= now() - make_interval(secs => $1) and pg_visible_in_snapshot(xid, $2::pg_snapshot) and organization_id = any($3)
          order by id limit ${mostAtOnce + 1}`,
        [seconds, until, organizationIds],
      );
      return rows.length > mostAtOnce ? undefined : rows;
    },

    positionOf: (snapshot) => `${name}~${Math.floor(Date.now() / 1000)}~${snapshot}`,
  };
}

/** Removes what no one may ask for any more. */
export async function sweepEvents(everywhere: Queries): Promise<void> {
  await everywhere.query('delete from live_event where at < now() - make_interval(hours => $1)', [keptHours]);
}
