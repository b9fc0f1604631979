/**
 * Append-only ledgers: signed quantities of an account of a person. Nothing is edited; what was wrong is countered by a line. Lines are
 * partitioned by the year of their day; `ledger_reference` numbers them and holds each reference once over all years.
 */
import type { Queries } from '../db/database.ts';

export interface LedgerLine {
  readonly organizationId: number;
  readonly personId: number;
  /** What is counted, as "credit_hour"; and which of it, as a leave type's id. */
  readonly ledger: string;
  readonly account: string;
  readonly entryDate: string;
  /** Exact decimal text with a sign and at most four places; never 0. */
  readonly quantity: string;
  readonly kind: string;
  /** The same for what is the same: a job that runs twice adds nothing, as with "accrual:2083-06". */
  readonly ref: string;
  readonly expiresOn?: string;
  readonly source?: { readonly entity: string; readonly id: number };
  readonly note?: string;
  readonly createdById: number | null;
  readonly at: Date;
}

/** Adds a line. @returns its id, or undefined where a line of that reference stands already */
export async function postLine(queries: Queries, line: LedgerLine): Promise<number | undefined> {
  const made = await queries.one<{ id: number }>(
    `with named as (
       insert into ledger_reference (organization_id, ledger, account, person_id, ref, entry_date) values ($1, $3, $4, $2, $8, $5)
       on conflict (organization_id, ledger, account, person_id, ref) do nothing returning id)
     insert into ledger_line (organization_id, id, person_id, ledger, account, entry_date, quantity, kind, ref, expires_on, source_entity, source_id, note, created_by_id, created_at)
     select $1, id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 from named returning id`,
    [
      line.organizationId,
      line.personId,
      line.ledger,
      line.account,
      line.entryDate,
      line.quantity,
      line.kind,
      line.ref,
      line.expiresOn ?? null,
      line.source?.entity ?? null,
      line.source?.id ?? null,
      line.note ?? '',
      line.createdById,
      line.at,
    ],
  );
  return made?.id;
}

/** Adds lines in one statement; those of a reference that stands already are left as they are. @returns how many were added */
export async function postLines(queries: Queries, lines: readonly LedgerLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const rows = lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
  const added = await queries.query(
    `with posted as (
       select distinct on (x."organizationId", x.ledger, x.account, x."personId", x.ref) x.*
         from jsonb_to_recordset($1::jsonb) x ("organizationId" bigint, "personId" bigint, ledger text, account text, "entryDate" date, quantity numeric,
              kind text, ref text, "expiresOn" date, source jsonb, note text, "createdById" bigint, at timestamptz)),
     named as (
       insert into ledger_reference (organization_id, ledger, account, person_id, ref, entry_date)
       select "organizationId", ledger, account, "personId", ref, "entryDate" from posted
       on conflict (organization_id, ledger, account, person_id, ref) do nothing returning *)
     insert into ledger_line (organization_id, id, person_id, ledger, account, entry_date, quantity, kind, ref, expires_on, source_entity, source_id, note, created_by_id, created_at)
     select n.organization_id, n.id, n.person_id, n.ledger, n.account, n.entry_date, x.quantity, x.kind, n.ref, x."expiresOn", x.source ->> 'entity',
            (x.source ->> 'id')::bigint, coalesce(x.note, ''), x."createdById", x.at
       from posted x join named n on n.organization_id = x."organizationId" and n.ledger = x.ledger and n.account = x.account
        and n.person_id = x."personId" and n.ref = x.ref
     returning id`,
    [JSON.stringify(rows)],
  );
  return added.length;
}

/**
 * Counters a line by its opposite, dated as told, so that both stay to be seen. A line is countered once.
 * @returns the counter-line's id, or undefined where it was countered before
 */
export async function reverseLine(
  queries: Queries,
  organizationId: number,
  id: number,
  entry: {
    readonly entryDate: string;
    readonly note: string;
    readonly createdById: number | null;
    readonly at: Date;
    /** Absent: that of the line. */
    readonly kind?: string;
  },
): Promise<number | undefined> {
  const made = await queries.one<{ id: number }>(
    `with line as (
       select * from ledger_line where organization_id = $1 and id = $2 and reverses_id is null),
     named as (
       insert into ledger_reference (organization_id, ledger, account, person_id, ref, entry_date)
       select organization_id, ledger, account, person_id, 'reversal:' || id, $3::date from line on conflict do nothing returning id, ref)
     insert into ledger_line (organization_id, id, person_id, ledger, account, entry_date, quantity, kind, ref, source_entity, source_id, reverses_id, reverses_on, note, created_by_id, created_at)
     select l.organization_id, n.id, l.person_id, l.ledger, l.account, $3, -l.quantity, coalesce($7, l.kind), n.ref, l.source_entity, l.source_id, l.id, l.entry_date, $4, $5, $6
       from line l cross join named n returning id`,
    [organizationId, id, entry.entryDate, entry.note, entry.createdById, entry.at, entry.kind ?? null],
  );
  return made?.id;
}

/** What is on an account at the end of a day, as exact decimal text with four places. */
export async function balanceOf(
  queries: Queries,
  account: { organizationId: number; personId: number; ledger: string; account: string },
  day: string,
): Promise<string> {
  const row = await queries.one<{ balance: string }>(
    `select coalesce(sum(quantity), 0)::numeric(16, 4) as balance from ledger_line
      where organization_id = $1 and person_id = $2 and ledger = $3 and account = $4 and entry_date <= $5`,
    [account.organizationId, account.personId, account.ledger, account.account, day],
  );
  return row?.balance ?? '0.0000';
}
