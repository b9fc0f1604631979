/** Sealing what was audited, a batch at a time, apart from the work that writes it: no one who writes an event waits for anybody. */
import type { Context } from '../../context.ts';
import type { Everywhere } from '../../db/database.ts';
import {
  chainKeys,
  firstIdSql,
  nothing,
  readEnd,
  rowsSql,
  sealColumns,
  sealOf,
  writeEnd,
  type Place,
  type Seal,
} from './chain.ts';

type Ground = Place & Pick<Context, 'database' | 'clock'>;

const mostRows = 5_000;
const patienceMs = 10_000;

/** Those who are writing events, as their transactions hold the table: from before an event has its id until it can be read. */
const writers = `select virtualtransaction from pg_locks
  where locktype = 'relation' and mode = 'RowExclusiveLock' and relation = 'audit_event'::regclass
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * Waits until every transaction has ended that was writing events when this began: then no event can turn up any more with an id
 * below those that were there before. Later writers are not waited for.
 * @returns false when one of them goes on for longer than a moment
 */
async function areSettled(everywhere: Everywhere): Promise<boolean> {
  const rows = await everywhere.query<{ virtualtransaction: string }>(writers);
  const open = rows.map((row) => row.virtualtransaction);
  const deadline = performance.now() + patienceMs;
  while (open.length > 0) {
    const left = await everywhere.query(`${writers} and virtualtransaction = any($1)`, [open]);
    if (left.length === 0) break;
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** Seals what every organisation has written since its last seal. Run often, by any server. */
export async function sealAudit(context: Ground): Promise<void> {
  const { everywhere } = context.database;
  const waiting = await everywhere.query<{ organization_id: number; newest: number }>(
    `select o.id as organization_id, e.id as newest from organization o
      cross join lateral (select id from audit_event where organization_id = o.id order by id desc limit 1) e
       left join lateral (select last_id from audit_seal where organization_id = o.id order by number desc limit 1) s on true
      where e.id > coalesce(s.last_id, 0)`,
  );
  if (waiting.length === 0 || !(await areSettled(everywhere))) return;
  const [key] = await chainKeys(context);
  for (const { organization_id: id, newest } of waiting) while (await sealBatch(context, key, id, newest));
}

/** @returns whether there is more to seal, up to the event `newest` */
async function sealBatch(context: Ground, key: Buffer, organizationId: number, newest: number): Promise<boolean> {
  const made = await context.database.organization(organizationId).transaction(async (tenant) => {
    await tenant.query('insert into audit_chain (organization_id) values ($1) on conflict do nothing', [
      organizationId,
    ]);
    const free = await tenant.one(
      'select 1 from audit_chain where organization_id = $1 for no key update skip locked',
      [organizationId],
    );
    if (!free) return undefined;
    const stored = await tenant.one<Seal>(
      `select ${sealColumns} from audit_seal s where s.organization_id = $1 order by s.number desc limit 1`,
      [organizationId],
    );
    // Where the end of the chain was cut off, it goes on behind the hole, which therefore stays to be seen.
    const end = await readEnd(context, organizationId);
    const last =
      end && end.number > (stored?.number ?? 0)
        ? { number: end.number, last_id: end.last_id, hash: Buffer.from(end.hash, 'hex') }
        : (stored ?? { number: 0, last_id: 0, hash: nothing });
    const batch = await tenant.one<{ last_id: number | null; rows: number; rows_hash: Buffer }>(
      `select max(e.id) as last_id, ${rowsSql} from
         (select * from audit_event where organization_id = $1 and id >= ${firstIdSql('$2::bigint')} and id <= $3 order by id limit ${mostRows}) e`,
      [organizationId, last.last_id, newest],
    );
    if (!batch || batch.last_id === null) return undefined;
    const content = {
      number: last.number + 1,
      after_id: last.last_id,
      last_id: batch.last_id,
      row_count: batch.rows,
      rows_hash: batch.rows_hash,
      previous: last.hash,
      sealed_at: context.clock().toISOString(),
    };
    const seal: Seal = { ...content, hash: sealOf(key, organizationId, content) };
    await tenant.query(
      `insert into audit_seal (organization_id, number, after_id, last_id, row_count, rows_hash, previous, sealed_at, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        organizationId,
        seal.number,
        seal.after_id,
        seal.last_id,
        seal.row_count,
        seal.rows_hash,
        seal.previous,
        seal.sealed_at,
        seal.hash,
      ],
    );
    return seal;
  });
  if (!made) return false;
  await writeEnd(context, organizationId, made);
  return made.last_id < newest;
}
