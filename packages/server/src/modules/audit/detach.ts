/** Putting old partitions aside and taking them back, as operators do on the machine; the audit says so, and goes on being checked. */
import pg from 'pg';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries, Value } from '../../db/database.ts';
import { attach, detach, PartitionError, partitionsOf, type Partition } from '../../db/partitions.ts';
import { chainKeys, type Place } from './chain.ts';
import { examine } from './check.ts';
import { writeGaps } from './gaps.ts';
import { sealAudit } from './seal.ts';

type Ground = Place & Pick<Context, 'database' | 'clock'>;

const audit = 'audit_event';
const ledger = 'ledger_line';
/** Longer than this no one waits behind someone who waits for a table. */
const lockWait = '3s';

/**
 * Takes a partition whose time is over out of its table. Of the audit, every event must be sealed and every seal intact: what is left
 * under each seal is then written down, so that the rest is checked as before. Of a ledger, what it leaves must balance without it.
 * @returns how many sealed events of the audit went with it
 */
export async function detachPartition(ground: Ground, name: string): Promise<number> {
  if (name.startsWith(audit)) await sealAudit(ground);
  return onPartition(ground, name, true, async ({ client, queries, partition, organizations, now }) => {
    if (partition.until > now)
      throw new PartitionError(`${name} is still written to: detach it when its time is over.`);
    let gone = 0;
    await asServer(client, async () => {
      if (partition.table === audit)
        for (const organization of organizations)
          gone += await leaveGaps(ground, queries, organization, partition, now);
      if (partition.table === ledger) await refuseOpenBalances(queries, partition);
      await say(queries, organizations, 'partition_detached', partition, now);
    });
    await detach(client, partition);
    return gone;
  });
}

/** Puts a detached partition back. Partitions of the audit come back in the reverse order of their leaving, since each gap tells what was left then. */
export async function attachPartition(ground: Ground, name: string): Promise<void> {
  await onPartition(ground, name, false, async ({ client, queries, partition, organizations, now }) => {
    await asServer(client, async () => {
      const later = await queries.one<{ partition: string }>(
        `select partition from audit_gap where partition <> $1 and id > (select max(id) from audit_gap where partition = $1) order by id desc limit 1`,
        [name],
      );
      if (later) throw new PartitionError(`${later.partition} was detached after ${name}: attach it first.`);
      await queries.query('delete from audit_gap where partition = $1', [name]);
      await say(queries, organizations, 'partition_attached', partition, now);
    });
    await attach(client, partition);
  });
}

interface Organization {
  readonly id: number;
  readonly slug: string;
}

interface Step {
  readonly client: pg.PoolClient;
  readonly queries: Queries;
  readonly partition: Partition;
  readonly organizations: readonly Organization[];
  readonly now: Date;
}

/** Work on one partition in one transaction of the owner, during which nothing of the audit is sealed. */
async function onPartition<R>(
  { database, clock }: Ground,
  name: string,
  isAttached: boolean,
  work: (step: Step) => Promise<R>,
): Promise<R> {
  const client = await database.owner.connect();
  const queries: Queries = {
    query: async <T extends object>(sql: string, values: readonly Value[] = []) =>
      (await client.query<T>(sql, values as unknown[])).rows,
    one: async <T extends object>(sql: string, values?: readonly Value[]) => (await queries.query<T>(sql, values))[0],
  };
  try {
    // What is written down is what is found at one moment, which begins when no one seals any more.
    await client.query('begin isolation level repeatable read');
    await client.query(`set local lock_timeout = '${lockWait}'`);
    await client.query('lock table audit_chain in share row exclusive mode');
    const named = (await partitionsOf(client)).filter((each) => each.name === name);
    const partition = named.find((each) => each.isAttached === isAttached);
    if (!partition)
      throw new PartitionError(
        named.length > 0
          ? `${name} is ${isAttached ? 'detached' : 'attached'} already.`
          : `There is no partition ${name}.`,
      );
    const organizations = await asServer(client, () =>
      queries.query<Organization>('select id, slug from organization order by id'),
    );
    const result = await work({ client, queries, partition, organizations, now: clock() });
    await asServer(client, () => queries.query(`update audit_chain set next_check_at = '-infinity'`));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40001'))
      throw new PartitionError('The table is in use just now, and nothing was changed: try again.', { cause: error });
    throw error;
  } finally {
    client.release();
  }
}

/** Does work as the role that reads and writes rows of all organisations, which their walls refuse to the owner. */
async function asServer<R>(client: pg.PoolClient, work: () => Promise<R>): Promise<R> {
  await client.query('set local role karmik_everywhere');
  const result = await work();
  await client.query('reset role');
  return result;
}

/** @returns how many sealed events of the organisation the partition takes along */
async function leaveGaps(
  ground: Ground,
  queries: Queries,
  { id, slug }: Organization,
  partition: Partition,
  now: Date,
): Promise<number> {
  const open = await queries.one(
    `select 1 from audit_event where organization_id = $1 and at >= $2 and at < $3
        and id > coalesce((select max(last_id) from audit_seal where organization_id = $1), 0) limit 1`,
    [id, partition.from, partition.until],
  );
  if (open)
    throw new PartitionError(`Events of ${slug} in ${partition.name} are not sealed yet: try again in a minute.`);
  const { faults } = await examine(ground, queries, id);
  if (faults.length > 0)
    throw new PartitionError(`The audit of ${slug} has faults, which detaching would hide: look into them first.`);
  return writeGaps(queries, await chainKeys(ground), id, partition, now);
}

/** @throws PartitionError where a balance of today counts on lines of the partition */
async function refuseOpenBalances(queries: Queries, { name, from, until }: Partition): Promise<void> {
  const open = await queries.query(
    `select from ledger_line
      where entry_date >= ($1::timestamptz at time zone 'UTC')::date and entry_date < ($2::timestamptz at time zone 'UTC')::date
      group by organization_id, person_id, ledger, account having sum(quantity) <> 0`,
    [from, until],
  );
  if (open.length > 0)
    throw new PartitionError(`${name} is still part of balances (${open.length}): carry them forward first.`);
}

async function say(
  queries: Queries,
  organizations: readonly Organization[],
  action: string,
  { name, from, until }: Partition,
  at: Date,
): Promise<void> {
  for (const { id } of organizations)
    await writeAudit(queries, {
      organizationId: id,
      actorId: null,
      action,
      objectType: 'partition',
      objectId: name,
      after: { from, until },
      at,
    });
}
