/**
 * Who is online. Each server process keeps the people connected to it in a table and says from time to time that it is alive; the people
 * of one that fell silent go with it. Changes are written together, so that a restart with a thousand people is a handful of statements.
 */
import { randomUUID } from 'node:crypto';
import type { Database, Everywhere } from '../db/database.ts';
import { wakeChannel } from './announce.ts';

/** A page that is loaded again closes one connection and opens another; no one is offline for that. */
const graceMs = 4_000;
const silentSeconds = 40;
const beatEveryMs = 10_000;

export interface Presence {
  /** Connections of someone to this process. */
  countOf(accountId: number): number;
  entered(accountId: number): void;
  left(accountId: number): void;
  /** Writes what changed, says that this process is alive, and forgets those that are not. Called by a ticker. */
  keep(): Promise<void>;
  /** Everyone here is offline now: the process ends. */
  close(): Promise<void>;
}

async function announcePresence(queries: Everywhere, accountIds: readonly number[]): Promise<void> {
  await queries.query(
    `with made as (
       insert into live_event (organization_id, topic, object_id)
       select organization_id, 'presence', user_id::text from membership where account_id = any($1) and is_current returning id)
     select pg_notify('${wakeChannel}', '') where exists (select from made)`,
    [accountIds],
  );
}

export function presence(database: Database, clock: () => Date): Presence {
  const serverId = randomUUID();
  const connections = new Map<number, number>();
  /** Since when someone without a connection is gone, by the process's own time. */
  const gone = new Map<number, number>();
  const arrived = new Set<number>();
  const written = new Set<number>();
  let beatAt = Number.NEGATIVE_INFINITY;

  async function write(online: readonly number[], offline: readonly number[]): Promise<void> {
    await database.everywhere.transaction(async (queries) => {
      await queries.query(
        'insert into live_presence (server_id, user_id) select $1, unnest($2::bigint[]) on conflict do nothing',
        [serverId, online],
      );
      await queries.query('delete from live_presence where server_id = $1 and user_id = any($2)', [serverId, offline]);
      await queries.query('update membership set last_online = $2 where account_id = any($1) and is_current', [
        [...online, ...offline],
        clock(),
      ]);
      await announcePresence(queries, [...online, ...offline]);
    });
    for (const id of online) written.add(id);
    for (const id of offline) written.delete(id);
  }

  async function beat(): Promise<void> {
    const { everywhere } = database;
    const fresh = await everywhere.one<{ is_new: boolean }>(
      `insert into live_server (id, seen_at) values ($1, now()) on conflict (id) do update set seen_at = now() returning xmax = 0 as is_new`,
      [serverId],
    );
    // Another process took this one for dead, as after a long sleep of the machine: everyone is written again.
    if (fresh?.is_new) {
      for (const id of written) arrived.add(id);
      written.clear();
    }
    await everywhere.transaction(async (queries) => {
      const rows = await queries.query<{ user_id: number }>(
        `with dead as (select id from live_server where seen_at < now() - make_interval(secs => $1) for update skip locked),
              people as (select distinct user_id from live_presence where server_id in (select id from dead)),
              removed as (delete from live_server where id in (select id from dead))
         select user_id from people`,
        [silentSeconds],
      );
      if (rows.length)
        await announcePresence(
          queries,
          rows.map((row) => row.user_id),
        );
    });
  }

  return {
    countOf: (userId) => connections.get(userId) ?? 0,
    entered(userId) {
      connections.set(userId, (connections.get(userId) ?? 0) + 1);
      gone.delete(userId);
      if (!written.has(userId)) arrived.add(userId);
    },
    left(userId) {
      const count = (connections.get(userId) ?? 0) - 1;
      if (count > 0) connections.set(userId, count);
      else {
        connections.delete(userId);
        arrived.delete(userId);
        gone.set(userId, performance.now());
      }
    },
    async keep() {
      const now = performance.now();
      if (now - beatAt > beatEveryMs) {
        await beat();
        beatAt = now;
      }
      const online = [...arrived];
      const offline = [...gone].filter(([, since]) => now - since > graceMs).map(([id]) => id);
      if (online.length === 0 && offline.length === 0) return;
      await write(
        online,
        offline.filter((id) => written.has(id)),
      );
      for (const id of online) arrived.delete(id);
      for (const id of offline) {
        gone.delete(id);
        // Someone who came back while they were written off.
        if (connections.has(id)) arrived.add(id);
      }
    },
    async close() {
      await write([], [...written]);
      await database.everywhere.query('delete from live_server where id = $1', [serverId]);
    },
  };
}

/** Who of some people is connected to any process; `$1` organisation, `$2` their ids. For statements that show people. */
export const presenceSql = `
  select m.user_id as id, exists (select from live_presence l where l.user_id = m.account_id) as is_online, m.last_online
    from membership m
   where m.organization_id = $1 and m.user_id = any($2)`;
