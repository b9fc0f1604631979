/** An import of employees: its record, its columns and its counts. */
import { employee } from '@karmik/model/hris/employee';
import { employeeSheet, ofPastPeople } from '@karmik/model/hris/employee-sheet';
import type { Fields } from '@karmik/model/kit/fields';
import { listed, textOf, type Message } from '@karmik/model/kit/message';
import { bilingual, type Text } from '@karmik/model/kit/text';
import {
  fullName,
  importTargets,
  matchColumns,
  missingColumns,
  plainHeading,
  type ColumnMatch,
} from '@karmik/model/spreadsheet/columns';
import type { ImportAnswer, ImportState, UnreadValue } from '@karmik/model/spreadsheet/contracts';
import type { Queries, Tenant } from '../../db/database.ts';
import { invalidField } from '../../http/errors.ts';
import type { Grid, Sheet, Workbook } from './read.ts';
import type { ReadFile } from './turns.ts';
import { formOf, readSeries } from '../hris/employee-codes.ts';
import { importMessages } from './messages.ts';

export interface ImportRow {
  id: number;
  file_name: string;
  state: ImportState;
  matches: ColumnMatch[];
  create_missing: boolean;
  mode: 'all' | 'valid';
  send_activation: boolean;
  row_count: number;
  message: Text | null;
  job_run_id: number | null;
  created_by: number;
  created_at: string;
  /** Values that the last check could not read as they are, or read as someone decided. */
  unread: UnreadValue[];
  /** Names that the last check found to be made with the employees. */
  made: UnreadValue[];
  /** Values of lists that are made with the employees, beside what `create_missing` makes. */
  creates: { readonly field: string; readonly written: string }[];
  /** The sheet of the workbook that is read; null where it has one alone. */
  sheet: string | null;
}

const fields: Fields = employeeSheet.fields;
const columns =
  'id, file_name, state, matches, create_missing, mode, send_activation, row_count, message, job_run_id, created_by, created_at, unread, made, creates, sheet';

export const readImport = (
  queries: Queries,
  organizationId: number,
  id: number,
  lock = false,
): Promise<ImportRow | undefined> =>
  queries.one<ImportRow>(
    `select ${columns} from spreadsheet_import where organization_id = $1 and id = $2${lock ? ' for update' : ''}`,
    [organizationId, id],
  );

export const readImports = (tenant: Tenant, limit: number, offset: number): Promise<ImportRow[]> =>
  tenant.query<ImportRow>(
    `select ${columns} from spreadsheet_import where organization_id = $1 order by id desc limit $2 offset $3`,
    [tenant.organizationId, limit, offset],
  );

export async function setState(
  queries: Queries,
  organizationId: number,
  id: number,
  state: ImportState,
  message?: Message,
): Promise<void> {
  await queries.query('update spreadsheet_import set state = $3, message = $4 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    state,
    message ? JSON.stringify(textOf(message)) : null,
  ]);
}

/**
 * The line of headings: among the first twenty, the one with most cells that name a field. Spreadsheets often begin with the
 * organisation's name and a title.
 */
export function findHeadings(grid: Grid, today: string): number {
  let best = { line: 0, score: -1 };
  for (const [line, row] of grid.slice(0, 20).entries()) {
    const matched = matchColumns(employeeSheet, row, [], today).filter((match) => match.field).length;
    const filled = new Set(row.map(plainHeading).filter(Boolean)).size;
    const score = matched * 100 + Math.min(filled, 50);
    if (score > best.score) best = { line, score };
  }
  return best.line;
}

/** The columns as they are proposed. What only past people have is proposed only beside a last working day. */
function proposedColumns(headings: readonly string[], samples: readonly string[][], today: string): ColumnMatch[] {
  const matches = matchColumns(employeeSheet, headings, samples, today);
  if (matches.some(({ field }) => field === 'left_on')) return matches;
  return matchColumns(employeeSheet, headings, samples, today, ofPastPeople);
}

interface ReadSheet {
  readonly matches: ColumnMatch[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
}

/** The columns and rows of a sheet. */
function readSheet(grid: Grid, today: string): ReadSheet {
  const line = findHeadings(grid, today);
  const headings = grid[line] ?? [];
  const rows = grid
    .slice(line + 1)
    .map((cells, index) => ({ number: line + index + 2, cells }))
    .filter(({ cells }) => cells.some(Boolean));
  const samples = headings.map((_, column) => rows.map(({ cells }) => cells[column] ?? '').filter(Boolean));
  return { matches: proposedColumns(headings, samples, today), rows };
}

async function writeRows(
  queries: Queries & { organizationId: number },
  id: number,
  { rows }: ReadSheet,
): Promise<void> {
  for (let start = 0; start < rows.length; start += 2_000) {
    const batch = rows.slice(start, start + 2_000);
    await queries.query(
      `insert into spreadsheet_import_row (organization_id, import_id, number, cells)
       select $1, $2, (r.row->>'number')::int, array(select jsonb_array_elements_text(r.row->'cells')) from jsonb_array_elements($3::jsonb) as r (row)`,
      [queries.organizationId, id, JSON.stringify(batch)],
    );
  }
}

/** The sheet to begin with: the one that the organization chose last, where there is one of its name, or the one with most columns that name a field. */
async function firstSheet(tenant: Tenant, sheets: Workbook, today: string): Promise<Sheet> {
  if (sheets.length === 1) return sheets[0];
  const last = await tenant.one<{ sheet: string }>(
    'select sheet from spreadsheet_import where organization_id = $1 and sheet is not null order by id desc limit 1',
    [tenant.organizationId],
  );
  const known = sheets.find(({ name }) => name === last?.sheet);
  const used = sheets.map((sheet) => ({
    sheet,
    columns: readSheet(sheet.grid, today).matches.filter(({ field }) => field !== null).length,
  }));
  return (
    known ??
    used.reduce(
      (best, each) => (each.columns > best.columns ? each : best),
      used[0] ?? { sheet: sheets[0], columns: 0 },
    ).sheet
  );
}

/** Writes an uploaded file as an import whose columns are proposed. The sheets of a workbook are kept until the employees are made. */
export async function createImport(
  tenant: Tenant,
  { name: fileName, sheets }: ReadFile,
  userId: number,
  now: Date,
  today: string,
): Promise<number> {
  const sheet = await firstSheet(tenant, sheets, today);
  const read = readSheet(sheet.grid, today);
  if (read.rows.length === 0) throw invalidField('file', importMessages.noRowsBelow);
  return tenant.transaction(async (queries) => {
    const made = await queries.one<{ id: number }>(
      `insert into spreadsheet_import (organization_id, entity, file_name, state, matches, row_count, created_by, created_at, sheet) values ($1, $2, $3, 'uploaded', $4, $5, $6, $7, $8) returning id`,
      [
        queries.organizationId,
        employee.name,
        fileName.slice(0, 200),
        JSON.stringify(read.matches),
        read.rows.length,
        userId,
        now,
        sheets.length > 1 ? sheet.name : null,
      ],
    );
    if (!made) throw new Error('an import was not written');
    if (sheets.length > 1)
      for (const [position, { name, grid }] of sheets.entries())
        await queries.query(
          'insert into spreadsheet_import_sheet (organization_id, import_id, position, name, grid) values ($1, $2, $3, $4, $5)',
          [queries.organizationId, made.id, position, name, JSON.stringify(grid)],
        );
    await writeRows(queries, made.id, read);
    return made.id;
  });
}

/**
 * Reads another sheet of the workbook: its rows and columns take the place of those before.
 * @throws 400 on `sheet` for one that the workbook has not, or without rows
 */
export async function chooseSheet(tenant: Tenant, row: ImportRow, sheet: string, today: string): Promise<void> {
  const whose = [tenant.organizationId, row.id];
  const kept = await tenant.one<{ grid: Grid }>(
    'select grid from spreadsheet_import_sheet where organization_id = $1 and import_id = $2 and name = $3',
    [...whose, sheet],
  );
  if (!kept) throw invalidField('sheet', importMessages.noSheet({ name: sheet }));
  const read = readSheet(kept.grid, today);
  if (read.rows.length === 0) throw invalidField('sheet', importMessages.noRowsBelow);
  await tenant.query('delete from spreadsheet_import_row where organization_id = $1 and import_id = $2', whose);
  await writeRows(tenant, row.id, read);
  await tenant.query(
    `update spreadsheet_import set state = 'uploaded', message = null, sheet = $3, matches = $4, row_count = $5, unread = '[]', made = '[]', creates = '[]' where organization_id = $1 and id = $2`,
    [...whose, sheet, JSON.stringify(read.matches), read.rows.length],
  );
}

const labelOf = (field: string): Text =>
  field === fullName ? bilingual('Full name', 'पूरा नाम') : (fields[field]?.label ?? bilingual(field, field));

/** The records that values of references may be matched to, by field. */
export async function optionsOf(
  tenant: Tenant,
  unread: readonly Pick<UnreadValue, 'field'>[],
): Promise<ImportAnswer['options']> {
  const options: ImportAnswer['options'] = {};
  for (const name of new Set(unread.map(({ field }) => field))) {
    const field = fields[name];
    if (field?.kind === 'choice')
      options[name] = Object.entries(field.choices).map(([id, label]) => ({ id, label: { ...label } }));
    if (field?.kind === 'reference') {
      const records = await tenant.query<{ id: number; name: string }>(
        `select id, ${field.name_field} as name from ${field.to} where organization_id = $1 and archived_at is null order by name limit 500`,
        [tenant.organizationId],
      );
      options[name] = records.map(({ id, name: label }) => ({ id: String(id), label: { en: label, ne: label } }));
    }
  }
  return options;
}

/** How the good rows' codes stand to the automatic ones. */
async function numberingOf(tenant: Tenant, row: ImportRow): Promise<ImportAnswer['numbering']> {
  const series = await readSeries(tenant, tenant.organizationId);
  if (!series) return null;
  const apart = await tenant.one<{ n: number }>(
    `select count(*) as n from spreadsheet_import_row where organization_id = $1 and import_id = $2 and result = 'valid'
        and (rtrim(record ->> 'employee_code', '0123456789') <> $3 or length(record ->> 'employee_code') <> $4)`,
    [tenant.organizationId, row.id, series.prefix, series.prefix.length + series.digits],
  );
  return { form: formOf(series), apart: apart?.n ?? 0 };
}

export async function toAnswer(tenant: Tenant, row: ImportRow): Promise<ImportAnswer> {
  const counts = { valid: 0, invalid: 0, double: 0, skipped: 0, existing: 0, created: 0, left_out: 0 };
  for (const { result, n } of await tenant.query<{ result: keyof typeof counts; n: number }>(
    'select result, count(*) as n from spreadsheet_import_row where organization_id = $1 and import_id = $2 and result is not null group by result',
    [tenant.organizationId, row.id],
  ))
    counts[result] = n;
  const job =
    row.job_run_id === null
      ? undefined
      : await tenant.one<{ done: number; total: number }>(
          'select done, total from job_run where organization_id = $1 and id = $2',
          [tenant.organizationId, row.job_run_id],
        );
  const sample = await tenant.query<{ cells: string[] }>(
    'select cells from spreadsheet_import_row where organization_id = $1 and import_id = $2 order by number limit 5',
    [tenant.organizationId, row.id],
  );
  const sheets = await tenant.query<{ name: string }>(
    'select name from spreadsheet_import_sheet where organization_id = $1 and import_id = $2 order by position',
    [tenant.organizationId, row.id],
  );
  return {
    id: row.id,
    file_name: row.file_name,
    state: row.state,
    rows: row.row_count,
    matches: row.matches.map((match) => ({ ...match, date_form: match.date_form ? { ...match.date_form } : null })),
    create_missing: row.create_missing,
    sheets: sheets.map(({ name }) => name),
    sheet: row.sheet,
    sample: sample.map(({ cells }) => cells),
    targets: importTargets(employeeSheet).map((field) => ({
      field,
      label: { ...labelOf(field) },
      required: fields[field]?.required ?? false,
      is_date: fields[field]?.kind === 'date',
    })),
    missing: missingColumns(employeeSheet, row.matches),
    counts,
    progress: { done: job?.done ?? 0, total: job?.total || row.row_count },
    message: row.message,
    numbering: await numberingOf(tenant, row),
    unread: row.unread,
    made: row.made,
    options: await optionsOf(tenant, [...row.unread, ...row.made]),
    created_at: row.created_at,
  };
}

/** Checks columns chosen by hand: each field once, each column of the file, and the form of dates where there is one. */
export function checkMatches(row: ImportRow, chosen: readonly ColumnMatch[]): ColumnMatch[] {
  const targets = new Set(importTargets(employeeSheet));
  const used = new Set<string>();
  for (const match of chosen) {
    if (!match.field) continue;
    if (!targets.has(match.field)) throw invalidField('matches', importMessages.noField({ name: match.field }));
    if (used.has(match.field))
      throw invalidField('matches', importMessages.columnTwice({ field: labelOf(match.field) }));
    used.add(match.field);
  }
  const unsaid = chosen.filter(({ date_form }) => date_form?.order === null);
  if (unsaid.length)
    throw invalidField(
      'matches',
      importMessages.orderUnsaid({ columns: listed(unsaid.map(({ heading }) => heading)) }),
    );
  if (used.has(fullName) && (used.has('first_name') || used.has('last_name')))
    throw invalidField('matches', importMessages.nameTwice);
  return row.matches.map((own) => {
    const match = chosen.find((candidate) => candidate.column === own.column);
    const isDate = match?.field ? fields[match.field]?.kind === 'date' : false;
    return {
      ...own,
      field: match?.field ?? null,
      date_form: isDate ? (match?.date_form ?? own.date_form ?? { calendar: 'AD', order: 'ymd' }) : null,
    };
  });
}
