/** Reading records: a page of them or one, under one rule of who sees what, and in one form. */
import { linesOf, type Entity } from '@karmik/model/kit/entity';
import type { Language, Text } from '@karmik/model/kit/text';
import type { FastifyRequest } from 'fastify';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { pageClause, pageOf } from '../http/paging.ts';
import { bodyColumns } from './columns.ts';
import type { Body, StoredBody } from './hooks.ts';
import { presentRecords } from './present.ts';
import {
  Conditions,
  inAll,
  narrow,
  ofSnapshot,
  readableFields,
  selectFrom,
  selectPage,
  type Asked,
  type ListQuery,
} from './query.ts';
import { narrowToReader } from './reading.ts';
import { versionColumn } from './row-version.ts';

/** Ids of records: those whose columns come first, in their order, and those that are put together under others. */
export interface ColumnPlan {
  readonly first: readonly number[];
  readonly folded: readonly number[];
}

/** As what someone looks at the records of an entity. */
export interface RecordView {
  /** Narrows lists, details and writes to rows that the person may reach. */
  scope?(access: Access, where: Conditions): void;
  /** Columns of the statement beside the fields, over the row `r`: what rules must know of a record and its viewer. */
  columns?(access: Access, where: Conditions): string;
  /** Lines that this view leaves out: by their field, the boolean of a line that says whether it is shown. */
  readonly shownLines?: Readonly<Record<string, string>>;
  /** What a listed record says beside its fields, from its row with those columns. */
  extendListed?(row: Body): Body;
  /** What files of the records say of one of their fields. */
  readonly note?: FileNote;
  /** By a field that refers to records: how its groups are where reports have them in columns. It is asked when one does. */
  readonly columnsOf?: Readonly<Record<string, (tenant: Tenant) => Promise<ColumnPlan>>>;
  /** The rows of a computed list, in place of a table; see `RowSource`. */
  readonly rows?: string;
  /** Figures of all of them that are no sums. */
  readonly totals?: Readonly<Record<string, unknown>>;
}

/** A text about a field: a column after it in a spreadsheet, and part of its value on paper, where columns are few. */
export interface FileNote {
  readonly field: string;
  readonly label: Text;
  /** A column of the statement over the row `r`. */
  readonly column: string;
  /** The text from a row with that column; empty where there is nothing to say. */
  text(row: Body, language: Language): string;
}

/** Takes lines that the view leaves out away from rows, in place. */
export function leaveOutLines({ shownLines = {} }: RecordView, rows: readonly Body[]): void {
  for (const [name, flag] of Object.entries(shownLines))
    for (const row of rows)
      if (Array.isArray(row[name])) row[name] = (row[name] as Body[]).filter((line) => line[flag] === true);
}

/** A page of records and how many there are in all. */
export async function listRecords(
  context: Context,
  request: FastifyRequest,
  entity: Entity,
  view: RecordView,
  query: ListQuery,
  asked: Asked & { limit: number; offset: number },
) {
  const { access } = request;
  const fields = readableFields(entity, access);
  const where = new Conditions(access.organization.id, { asOf: asked.as_of, rows: view.rows });
  narrowToReader(context, entity, view, access, where);
  narrow(entity, query, asked, access, where);
  const { limit, offset } = asked;
  const matching = { where: where.where, values: [...where.values] };
  const columns = view.columns?.(access, where);
  // A search folds the case of every text, so it counts what it finds in one go; so does one over rows that are at hand.
  const isCounted = asked.search !== undefined || view.rows !== undefined;
  const page = pageClause(limit, where.value(offset));
  const found = await access.tenant.query<Body>(
    selectPage(entity, fields, where, asked.sort, access, { page, isCounted, columns }),
    where.values,
  );
  const [first] = found as { readonly [inAll]?: number; readonly [ofSnapshot]?: string }[];
  const count =
    first?.[inAll] ??
    // Nothing is on the page: what is shared by those who ask the same is no copy of the rows.
    (view.rows !== undefined
      ? ((
          await access.tenant.one<{ count: number }>(
            `select count(*)::integer as count from ${where.tableOf(entity)} r where ${matching.where}`,
            matching.values,
          )
        )?.count ?? 0)
      : undefined) ??
    (await context.answers.count(
      access.tenant,
      `${where.tableOf(entity)} r where ${matching.where}`,
      matching.values,
      first?.[ofSnapshot],
    ));
  const rows = found.map(({ [inAll]: _count, [ofSnapshot]: _snapshot, ...row }) => row);
  leaveOutLines(view, rows);
  await presentRecords(context, access, access.tenant, entity, rows, fields, asked.as_of);
  const results = view.extendListed ? rows.map((row) => ({ ...row, ...view.extendListed?.(row) })) : rows;
  return { ...pageOf(request, results, { limit, offset }), count, ...(view.totals && { totals: view.totals }) };
}

/**
 * All records that match, up to `most`, with how many there are: read by one statement, so that they and their number are of one moment.
 * An action on many by a filter takes these.
 */
export async function matchingRecords(
  context: Context,
  { access }: FastifyRequest,
  entity: Entity,
  view: RecordView,
  query: ListQuery,
  asked: Asked,
  most: number,
  asOf: string,
) {
  const fields = readableFields(entity, access);
  const where = new Conditions(access.organization.id, { asOf: asked.as_of, rows: view.rows });
  narrowToReader(context, entity, view, access, where);
  narrow(entity, query, asked, access, where);
  const columns = view.columns?.(access, where);
  const found = await access.tenant.query<Body>(
    selectPage(entity, fields, where, asked.sort, access, { page: `limit ${most}`, isCounted: true, columns }),
    where.values,
  );
  const count = (found[0] as { readonly [inAll]?: number } | undefined)?.[inAll] ?? 0;
  const rows = found.map(({ [inAll]: _count, ...row }) => row);
  leaveOutLines(view, rows);
  await presentRecords(context, access, access.tenant, entity, rows, fields, asked.as_of);
  const results = view.extendListed ? rows.map((row) => ({ ...row, ...view.extendListed?.(row) })) : rows;
  return { results, count, as_of: asOf };
}

/** One record as the person may see it, with its version. @throws 404 */
export async function readRecord(
  context: Context,
  access: Access,
  tenant: Tenant,
  entity: Entity,
  view: RecordView,
  id: number,
): Promise<Body> {
  const fields = readableFields(entity, access);
  const where = new Conditions(access.organization.id);
  where.add(`r.id = ${where.value(id)}`);
  narrowToReader(context, entity, view, access, where);
  const row = await tenant.one<Body>(
    `${selectFrom(entity, fields, versionColumn, where.tableOf(entity))} where ${where.where}`,
    where.values,
  );
  if (!row) throw notFound();
  leaveOutLines(view, [row]);
  await presentRecords(context, access, tenant, entity, [row], fields);
  return row;
}

/**
 * A record in the form of a body, which rules, hooks and decisions look at: all its stored fields, references as ids, and the columns
 * of the view.
 * @throws 404
 */
export async function readRow<E extends Entity>(
  tenant: Tenant,
  entity: E,
  view: RecordView,
  access: Access,
  id: number,
  lock?: 'lock',
): Promise<StoredBody<E>> {
  const where = new Conditions(tenant.organizationId);
  where.add(`r.id = ${where.value(id)}`);
  view.scope?.(access, where);
  // Where more is read than the row, the lock comes first and alone: what is read with it could be older than the lock.
  const isLockedFirst = lock !== undefined && (view.columns !== undefined || linesOf(entity).length > 0);
  if (isLockedFirst)
    await tenant.query(`select 1 from ${entity.name} r where ${where.where} for update of r`, [...where.values]);
  const more = view.columns ? `, ${view.columns(access, where)}` : '';
  const row = await tenant.one<StoredBody<E>>(
    `select ${bodyColumns(entity)}${more} from ${entity.name} r where ${where.where}${lock && !isLockedFirst ? ' for update of r' : ''}`,
    where.values,
  );
  if (!row) throw notFound();
  return row;
}
