/** Partitions of the tables that grow with time: made ahead, detached and attached again. Migration 0088 says what a partition is. */
import type pg from 'pg';

/** Makes the partitions that are wanted at a moment and are not there yet; any number of servers may do so at once. */
export async function makePartitions(owner: pg.Pool, now: Date): Promise<void> {
  await owner.query('call make_partitions($1)', [now]);
}

/** Why a partition is left as it is. */
export class PartitionError extends Error {}

export interface Partition {
  readonly name: string;
  /** Of which it is, or was, a part. */
  readonly table: string;
  /** The time of its rows: from the beginning of this day, in UTC … */
  readonly from: Date;
  /** … to the beginning of this one. */
  readonly until: Date;
  readonly isAttached: boolean;
  readonly bytes: number;
}

/** Where detached partitions are: out of reach of the server's roles, of backups and of migrations. */
const aside = 'detached';
const named = /^(.+)_p(\d{4})(?:_(\d{2}))?$/;

/** The partitions of each table by time, the oldest first; those that hold what belongs nowhere else aside. */
export async function partitionsOf(owner: Pick<pg.ClientBase, 'query'>): Promise<Partition[]> {
  const { rows } = await owner.query<{ name: string; schema: string; bytes: number }>(
    `select c.relname as name, n.nspname as schema, pg_total_relation_size(c.oid) as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and (n.nspname = $1 or n.nspname = 'public' and c.relispartition) order by c.relname`,
    [aside],
  );
  return rows.flatMap(({ name, schema, bytes }) => {
    const [, table, year, month] = named.exec(name) ?? [];
    if (table === undefined) return [];
    const at = (later: number) =>
      new Date(
        month === undefined ? Date.UTC(Number(year) + later, 0) : Date.UTC(Number(year), Number(month) - 1 + later),
      );
    return [{ name, table, from: at(0), until: at(1), isAttached: schema !== aside, bytes }];
  });
}

/** Takes a partition out of its table, in the transaction of its caller: the person who reads the table finds its rows no more. */
export async function detach(client: pg.ClientBase, { table, name }: Partition): Promise<void> {
  await client.query(`create schema if not exists ${aside}`);
  await client.query(`alter table ${table} detach partition ${name}`);
  await client.query(`alter table ${name} set schema ${aside}`);
}

/** Puts a detached partition back into its table, in the transaction of its caller, with what was written of its time meanwhile. */
export async function attach(client: pg.ClientBase, { table, name, from }: Partition): Promise<void> {
  const { rows: later } = await client.query(
    `select from pg_class where relname = $1 and relnamespace = 'public'::regnamespace`,
    [name],
  );
  if (later.length > 0) {
    await client.query(`alter table ${table} detach partition ${name}`);
    await client.query(`insert into ${aside}.${name} select * from ${name}`);
    await client.query(`drop table ${name}`);
  }
  await client.query(`alter table ${aside}.${name} set schema public`);
  await client.query('call make_partition($1, $2)', [table, from.toISOString().slice(0, 10)]);
}
