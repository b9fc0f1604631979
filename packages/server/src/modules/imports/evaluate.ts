/** Deciding for each row of an import whether it is valid, invalid, or an employee who is there already. */
import { employeeSheet as sheet, ofPastPeople } from '@karmik/model/hris/employee-sheet';
import { messages } from '@karmik/model/kit/messages';
import { plainName } from '@karmik/model/spreadsheet/names';
import { isLeftOut, rowReader, type Decided, type Lookup } from '@karmik/model/spreadsheet/rows';
import type { Field, Fields } from '@karmik/model/kit/fields';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Queries } from '../../db/database.ts';
import type { UnreadValue } from '@karmik/model/spreadsheet/contracts';
import type { ImportRow } from './imports.ts';
import { importMessages } from './messages.ts';
import { supervisorReader, type PersonOfSheet } from './people-of-sheet.ts';

/** The lists that an employee refers to, and the column that holds the name people know them by. */
export const masters = {
  branch: 'name',
  division: 'name',
  job_title: 'title',
  employment_type: 'title',
  employment_level: 'title',
  separation_type: 'name',
} as const;
export type Master = keyof typeof masters;
const withCode = new Set<string>(['branch', 'division']);

export type MasterIds = Map<string, Map<string, number>>;

export async function readMasters(queries: Queries, organizationId: number): Promise<MasterIds> {
  const ids: MasterIds = new Map();
  for (const [table, column] of Object.entries(masters)) {
    const rows = await queries.query<{ id: number; name: string; code: string | null }>(
      `select id, ${column} as name, ${withCode.has(table) ? 'code' : 'null as code'} from ${table} where organization_id = $1`,
      [organizationId],
    );
    const names = new Map<string, number>();
    for (const { id, name, code } of rows) {
      if (code) names.set(code.toLowerCase(), id);
      names.set(name.toLowerCase(), id);
    }
    ids.set(table, names);
  }
  return ids;
}

export interface Known {
  /** Email by employee code, with the name where there is none; emails, all in small letters. */
  readonly byCode: Map<string, string>;
  readonly emails: Set<string>;
  readonly people: readonly PersonOfSheet[];
}

export async function readKnown(queries: Queries, organizationId: number): Promise<Known> {
  const rows = await queries.query<{ code: string; email: string | null; full_name: string }>(
    'select lower(employee_code) as code, lower(email) as email, full_name from employee where organization_id = $1',
    [organizationId],
  );
  return {
    byCode: new Map(rows.map((row) => [row.code, row.email ?? plainName(row.full_name)])),
    emails: new Set(rows.flatMap(({ email }) => email ?? [])),
    people: rows.map(({ code, email, full_name: name }) => ({ code, email, name })),
  };
}

/** What the organization decided of values of earlier sheets, by field and value in small letters. */
export async function readDecided(queries: Queries, organizationId: number, ids: MasterIds): Promise<Decided> {
  const rows = await queries.query<{ field: string; written: string; value: string | null }>(
    'select field, written, value from spreadsheet_value where organization_id = $1',
    [organizationId],
  );
  const values = new Map(rows.map(({ field, written, value }) => [`${field} ${written}`, value]));
  return (field, written) => {
    const value = values.get(`${field} ${written.toLowerCase()}`);
    if (value === undefined) return undefined;
    const declared: Field | undefined = (sheet.fields as Fields)[field];
    if (value === null || declared?.kind !== 'reference') return { value };
    // A record that is no more leaves the value to be decided anew.
    return new Set(ids.get(declared.to)?.values()).has(Number(value)) ? { value: Number(value) } : undefined;
  };
}

export interface Evaluated {
  readonly number: number;
  readonly result: 'valid' | 'invalid' | 'existing' | 'left_out';
  readonly record: Record<string, unknown>;
  readonly errors: FieldErrors;
}

const nameOf = ({ first_name, middle_name, last_name }: Record<string, unknown>): string =>
  [first_name, middle_name, last_name].filter((part) => typeof part === 'string').join(' ');

const lower = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

/** Whether what a value of a field means may be decided by hand. */
export const mayBeDecided = (name: string): boolean => {
  const field: Field | undefined = (sheet.fields as Fields)[name];
  return name === 'supervisor' || field?.kind === 'choice' || field?.kind === 'reference';
};

/**
 * A judge of rows, to be asked in the order of the file. With `create_missing`, names that the lists lack are gathered in `missing`
 * instead of being errors.
 */
export function rowJudge(
  row: ImportRow,
  { ids, known, decided, people }: { ids: MasterIds; known: Known; decided: Decided; people: readonly PersonOfSheet[] },
  clock: { today: string; now: Date },
) {
  const unread = new Map<string, UnreadValue>();
  const namesSupervisors = row.matches.some(({ field }) => field === 'supervisor');
  const supervisorOf = supervisorReader(namesSupervisors ? [...known.people, ...people] : []);
  const ofPast = row.matches.filter(({ field }) => field !== null && ofPastPeople.includes(field));
  const leftColumn = row.matches.find(({ field }) => field === 'left_on')?.column ?? -1;

  /** Values that were decided, and those that somebody has to decide on. */
  const gather = (cells: readonly string[], errors: FieldErrors) => {
    for (const { column, field } of row.matches) {
      const written = (cells[column] ?? '').trim();
      if (!field || !written || !mayBeDecided(field)) continue;
      const meant = decided(field, written);
      if (!meant && !errors[field]) continue;
      const key = `${field} ${written.toLowerCase()}`;
      const value = meant && { value: meant.value === null ? null : String(meant.value) };
      unread.set(key, { field, written, ...value, rows: (unread.get(key)?.rows ?? 0) + 1 });
    }
  };

  /** Puts the code of the supervisor in place of what the sheet says. */
  const readSupervisor = (values: Record<string, unknown>, errors: FieldErrors) => {
    const { supervisor } = values;
    if (typeof supervisor !== 'string') return;
    const code = supervisorOf(supervisor);
    const name = supervisor.slice(0, 60);
    if (code === undefined) errors.supervisor = [importMessages.noSupervisor({ name })];
    else if (code === null) errors.supervisor = [importMessages.severalSupervisors({ name })];
    else if (code.toLowerCase() === lower(values.employee_code)) errors.supervisor = [importMessages.ownSupervisor];
    else values.supervisor = code;
  };

  const missing = new Map<Master, Map<string, string>>();
  const lookup: Lookup = (entity, name) => {
    const found = ids.get(entity)?.get(name.toLowerCase());
    if (found !== undefined || !row.create_missing || name.length > 120) return found;
    const names = missing.get(entity as Master) ?? new Map<string, string>();
    missing.set(entity as Master, names.set(name.toLowerCase(), name));
    // Stands for the id that it will get; the row is read again once that is known.
    return Number.MAX_SAFE_INTEGER;
  };
  const read = rowReader(sheet, row.matches, lookup, () => clock, 'UTC', decided);

  const judge = (number: number, whole: readonly string[]): Evaluated => {
    if (isLeftOut(sheet, row.matches, whole)) return { number, result: 'left_out', record: {}, errors: {} };
    // Who has not left has no reason for leaving, whatever the column says.
    const isPast = (whole[leftColumn] ?? '').trim() !== '';
    const cells = isPast
      ? whole
      : whole.map((cell, column) => (ofPast.some((each) => each.column === column) ? '' : cell));
    const { values, errors } = read(cells, number);
    readSupervisor(values, errors);
    gather(cells, errors);
    const code = lower(values.employee_code);
    const email = lower(values.email);
    if (!errors.employee_code && code && known.byCode.get(code) === (email || plainName(nameOf(values))))
      return { number, result: 'existing', record: values, errors: {} };
    if (!errors.employee_code && known.byCode.has(code))
      errors.employee_code = [messages.unique({ field: sheet.fields.employee_code.label })];
    if (!errors.email && known.emails.has(email)) errors.email = [messages.unique({ field: sheet.fields.email.label })];
    return { number, result: Object.keys(errors).length ? 'invalid' : 'valid', record: values, errors };
  };
  return { judge, missing, unread };
}
