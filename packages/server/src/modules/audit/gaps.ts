/**
 * What the audit lacks since partitions of it were detached. For each seal whose events are gone, all or some, a gap says what is left of
 * them, and is sealed with the key of the seals: the person who removes events by SQL alone makes no gap. A partition that is attached again
 * takes its gaps away, and the seals hold for its events as before.
 */
import { createHmac } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import { firstIdSql, isMadeBy, rowsSql } from './chain.ts';

interface Gap {
  readonly partition: string;
  readonly first_number: number;
  readonly last_number: number;
  /** Of all its seals, beyond what earlier gaps have. */
  readonly missing_rows: number;
  /** Of each of its seals, and their hash. */
  readonly rest_rows: number;
  readonly rest_hash: Buffer;
  readonly made_at: string;
  readonly hash: Buffer;
}

const sealsAtOnce = 50;

function hashOf(key: Buffer, organizationId: number, gap: Omit<Gap, 'hash'>): Buffer {
  const { partition, first_number, last_number, missing_rows, rest_rows, rest_hash, made_at } = gap;
  const said = ['gap', organizationId, partition, first_number, last_number, missing_rows, rest_rows, rest_hash.toString('hex'), made_at]; // prettier-ignore
  return createHmac('sha256', key).update(JSON.stringify(said)).digest();
}

/** The gaps that this installation made, in the order of their making. Another one counts for nothing, and what it hides shows. */
export async function readGaps(
  queries: Queries,
  keys: readonly Buffer[],
  organizationId: number,
): Promise<readonly Gap[]> {
  const stored = await queries.query<Gap>(
    `select partition, first_number, last_number, missing_rows, rest_rows, rest_hash, made_at, hash from audit_gap
      where organization_id = $1 order by id`,
    [organizationId],
  );
  return stored.filter((gap) => isMadeBy(keys, gap.hash, (key) => hashOf(key, organizationId, gap)));
}

/** The gap that holds for a seal. */
export const gapOver = (gaps: readonly Gap[], number: number): Gap | undefined =>
  gaps.findLast(({ first_number, last_number }) => first_number <= number && number <= last_number);

/** Writes down what is left under each seal once the events of a time are gone, which are still there. @returns how many go */
export async function writeGaps(
  queries: Queries,
  keys: readonly [Buffer, ...Buffer[]],
  organizationId: number,
  { name, from, until }: { readonly name: string; readonly from: Date; readonly until: Date },
  now: Date,
): Promise<number> {
  const before = await readGaps(queries, keys, organizationId);
  const made: Omit<Gap, 'hash'>[] = [];
  const during = 'e.at >= $3 and e.at < $4';
  const under = `e.organization_id = s.organization_id and e.id >= ${firstIdSql('s.after_id')} and e.id <= s.last_id`;
  for (let number = 0; ;) {
    const seals = await queries.query<{ number: number; row_count: number; rows: number | null; rows_hash: Buffer }>(
      `select s.number, s.row_count, r.rows, r.rows_hash
         from (select * from audit_seal where organization_id = $1 and number > $2 order by number limit ${sealsAtOnce}) s
         left join lateral (select ${rowsSql} from audit_event e where ${under} and not (${during}))
           r on exists (select from audit_event e where ${under} and ${during})
        order by s.number`,
      [organizationId, number, from, until],
    );
    const last = seals.at(-1);
    if (!last) break;
    for (const seal of seals) {
      if (seal.rows === null) continue;
      const there = gapOver(before, seal.number)?.rest_rows ?? seal.row_count;
      const previous = made.at(-1);
      const missing = there - seal.rows;
      if (previous?.last_number === seal.number - 1 && previous.rest_rows === 0 && seal.rows === 0)
        made[made.length - 1] = {
          ...previous,
          last_number: seal.number,
          missing_rows: previous.missing_rows + missing,
        };
      else
        made.push({
          partition: name,
          first_number: seal.number,
          last_number: seal.number,
          missing_rows: missing,
          rest_rows: seal.rows,
          rest_hash: seal.rows_hash,
          made_at: now.toISOString(),
        });
    }
    number = last.number;
  }
  for (const gap of made)
    await queries.query(
      `insert into audit_gap (organization_id, partition, first_number, last_number, missing_rows, rest_rows, rest_hash, made_at, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        organizationId,
        gap.partition,
        gap.first_number,
        gap.last_number,
        gap.missing_rows,
        gap.rest_rows,
        gap.rest_hash,
        gap.made_at,
        hashOf(keys[0], organizationId, gap),
      ],
    );
  return made.reduce((sum, gap) => sum + gap.missing_rows, 0);
}
