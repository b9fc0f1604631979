/** Records from a spreadsheet: a dry run that tells every error by row and field, and a commit of all rows or of the good ones. */
import { entities } from '@karmik/model/entities';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { matchColumns, missingColumns } from '@karmik/model/spreadsheet/columns';
import { importLimits } from '@karmik/model/spreadsheet/contracts';
import { rowReader, type Lookup } from '@karmik/model/spreadsheet/rows';
import { understoodCells, type NameOf, type UnderstoodCell } from '@karmik/model/spreadsheet/understood';
import { listed } from '@karmik/model/kit/message';
import { toWall } from '@karmik/model/kit/zone';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { isDetail, rowErrors } from '@karmik/model/kit/errors';
import type { Tenant } from '../db/database.ts';
import { invalidField, toHttpError } from '../http/errors.ts';
import type { Sheet } from '../modules/imports/read.ts';
import type { EntityHooks } from './hooks.ts';
import { nameColumnsOf } from './named.ts';
import { createRecord, ruleClockOf, type Writer } from './write.ts';
import { fileMessages } from '../messages.ts';

export interface ImportOutcome {
  readonly rows: number;
  readonly valid: number;
  /** Good rows that say what is there already. */
  readonly known: number;
  /** Rows written; 0 in a dry run. */
  readonly created: number;
  readonly columns: { readonly heading: string; readonly field: string | null }[];
  /** By the row's number as the spreadsheet shows it. */
  readonly errors: ({ readonly row: number } & ReturnType<typeof rowErrors>)[];
  /** Some rows as they are understood: first those in which something is read otherwise than it is written. */
  readonly understood: { readonly row: number; readonly cells: UnderstoodCell[] }[];
}

/** A row without problems of its own, by its number as the spreadsheet shows it. */
export interface GoodRow {
  readonly row: number;
  readonly values: Record<string, unknown>;
}

/** What became of good rows that were stored together. */
export interface StoredRows {
  readonly refused: ReadonlyMap<number, FieldErrors>;
  readonly known: number;
}

export const importModes = ['all', 'valid'] as const;
export type ImportMode = (typeof importModes)[number];

/** What `store` answers for a row that says what is there already. */
export const knownRow = Symbol('a row that is known');

interface ImportWish {
  readonly dryRun: boolean;
  readonly mode: ImportMode;
  /** What becomes of a row; a new record of the entity where nothing is said. It refuses by throwing as an endpoint does, and may answer `knownRow`. */
  readonly store?: (writer: Writer, tenant: Tenant, values: Record<string, unknown>) => Promise<unknown>;
  /** The same for all good rows at once, where they come in thousands. It stores those that it does not refuse. */
  readonly storeAll?: (tenant: Tenant, rows: readonly GoodRow[]) => Promise<StoredRows>;
}

/** Rows that are shown as they are understood. */
const shownRows = 12;

interface Known {
  readonly lookup: Lookup;
  /** What records are called, by what they are and their id. */
  readonly called: (target: string, id: number) => string | undefined;
}

/** Names and ids of what the entity's references may lead to; people by email, username, employee code or a full name that is theirs alone. */
async function readLookup(entity: Entity, tenant: Tenant): Promise<Known> {
  const known = new Map<string, Map<string, number | undefined>>();
  const called = new Map<string, string>();
  const keep = (target: string, name: string | null, id: number) => {
    if (!name) return;
    const names = known.get(target) ?? new Map<string, number | undefined>();
    const key = name.toLowerCase();
    known.set(target, names.set(key, names.has(key) && names.get(key) !== id ? undefined : id));
  };
  for (const [, field] of fieldEntries(entity)) {
    if (field.kind === 'user' && !known.has('user')) {
      const people = await tenant.query<{ id: number; full_name: string; names: (string | null)[] }>(
        `select p.id, p.full_name, array[coalesce(e.email, u.email), u.username, p.full_name, e.employee_code] as names from person p join users u on u.id = p.id
           left join employee e on e.organization_id = p.organization_id and e.user_id = p.id where p.organization_id = $1 and p.is_current`,
        [tenant.organizationId],
      );
      for (const { id, full_name: fullName, names } of people) {
        for (const name of names) keep('user', name, id);
        called.set(`user ${id}`, fullName);
      }
    }
    if (field.kind !== 'reference' && field.kind !== 'multi_reference') continue;
    if (known.has(field.to)) continue;
    const kept = entities.find((each) => each.name === field.to)?.archive ? ' and archived_at is null' : '';
    const rows = await tenant.query<{ id: number; name: string | null; names: (string | null)[] }>(
      `select id, ${field.name_field} as name, array[${nameColumnsOf(field).join(', ')}]::text[] as names
         from ${field.to} where organization_id = $1${kept}`,
      [tenant.organizationId],
    );
    for (const { id, name, names } of rows) {
      for (const each of names) keep(field.to, each, id);
      if (name !== null) called.set(`${field.to} ${id}`, name);
    }
  }
  return {
    lookup: (target, name) => known.get(target)?.get(name.toLowerCase()),
    called: (target, id) => called.get(`${target} ${id}`),
  };
}

class RowRefused extends Error {}

/**
 * Creates the records of a spreadsheet in one transaction. Every row goes through what a single creation goes through, the
 * module's own checks included, so a dry run tells exactly what a commit would.
 * @throws 400 on `file` for what lacks a required column
 */
export async function importRecords(
  writer: Writer,
  entity: Entity,
  hooks: EntityHooks,
  { grid }: Sheet,
  wish: ImportWish,
): Promise<ImportOutcome> {
  const clock = ruleClockOf(writer.context, writer.access);
  const [headings = [], ...rows] = grid;
  if (rows.length > importLimits.rows)
    throw invalidField('file', fileMessages.tooManyRows({ most: importLimits.rows }));
  const matches = matchColumns(
    entity,
    headings,
    headings.map((_, column) => rows.slice(0, 20).map((row) => row[column] ?? '')),
    clock.today,
  );
  const missing = missingColumns(entity, matches).map((name) => entity.fields[name]?.label ?? name);
  if (missing.length) throw invalidField('file', fileMessages.lacksColumns({ columns: listed(missing) }));
  const { tenant } = writer.access;
  const { lookup, called } = await readLookup(entity, tenant);
  const zone = writer.access.organization.timezone;
  const read = rowReader(entity, matches, lookup, () => clock, zone);
  const nameOf: NameOf = (name, value) => {
    const field = entity.fields[name];
    if (typeof value === 'string')
      return field?.kind === 'instant' ? (toWall(value, zone)?.slice(0, 16).replace('T', ' ') ?? undefined) : undefined;
    return field?.kind === 'reference' ? called(field.to, value) : called('user', value);
  };
  const errors: ImportOutcome['errors'] = [];
  const changed: ImportOutcome['understood'][number][] = [];
  const plain: ImportOutcome['understood'][number][] = [];
  const good: GoodRow[] = [];
  let created = 0;
  let known = 0;
  const outcome = (): ImportOutcome => ({
    rows: rows.filter((row) => row.some((cell) => cell.trim())).length,
    valid: created + known,
    known,
    created: wish.dryRun || (wish.mode === 'all' && errors.length > 0) ? 0 : created,
    columns: matches.map(({ heading, field }) => ({ heading, field })),
    errors: errors.toSorted((one, other) => one.row - other.row),
    understood: [...changed, ...plain].slice(0, shownRows).toSorted((one, other) => one.row - other.row),
  });
  try {
    await tenant.transaction(async (inner) => {
      for (const [index, cells] of rows.entries()) {
        if (!cells.some((cell) => cell.trim())) continue;
        const number = index + 2;
        const { values, errors: found } = read(cells, number);
        if (changed.length < shownRows) {
          const meant = understoodCells(entity, matches, cells, values, new Set(Object.keys(found)), nameOf);
          const shown = meant.some((cell) => cell.is_changed) ? changed : plain;
          if (shown.length < shownRows) shown.push({ row: number, cells: meant });
        }
        if (Object.keys(found).length) {
          errors.push({ row: number, ...rowErrors(found) });
          continue;
        }
        if (wish.storeAll) {
          good.push({ row: number, values });
          continue;
        }
        const stored = await storeOne(writer, inner, entity, hooks, values, wish.store);
        if (stored === knownRow) known += 1;
        else if (stored) errors.push({ row: number, ...rowErrors(stored) });
        else created += 1;
      }
      if (wish.storeAll && good.length > 0) {
        const stored = await wish.storeAll(inner, good);
        for (const [row, problem] of stored.refused) errors.push({ row, ...rowErrors(problem) });
        known = stored.known;
        created = good.length - stored.refused.size - known;
      }
      // Whatever is not to stay is undone with everything it touched.
      if (wish.dryRun || (wish.mode === 'all' && errors.length > 0)) throw new RowRefused();
    });
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
  }
  return outcome();
}

/** Stores one row behind a savepoint, so that a row that the database refuses leaves the others. */
async function storeOne(
  writer: Writer,
  tenant: Tenant,
  entity: Entity,
  hooks: EntityHooks,
  values: Record<string, unknown>,
  store: ImportWish['store'],
): Promise<FieldErrors | typeof knownRow | undefined> {
  await tenant.query('savepoint one_row');
  try {
    const stored = store
      ? await store(writer, tenant, values)
      : await createRecord(writer, tenant, entity, hooks, values);
    await tenant.query('release savepoint one_row');
    return stored === knownRow ? knownRow : undefined;
  } catch (error) {
    await tenant.query('rollback to savepoint one_row');
    const refused = toHttpError(error);
    if (!refused || refused.status >= 500) throw error;
    return isDetail(refused.body) ? { non_field_errors: [refused.body.detail] } : refused.body;
  }
}
