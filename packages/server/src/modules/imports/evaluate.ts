/** Deciding for each row of an import whether it is valid, invalid, or an employee who is there already. */
import { employeeSheet as sheet, withoutPast } from '@karmik/model/hris/employee-sheet';
import { messages } from '@karmik/model/kit/messages';
import { plainName } from '@karmik/model/spreadsheet/names';
import { signsOf, type Signed } from '@karmik/model/spreadsheet/doubles';
import { isLeftOut, rowReader, type Decided, type Lookup } from '@karmik/model/spreadsheet/rows';
import { understoodCells, type NameOf } from '@karmik/model/spreadsheet/understood';
import type { Fields } from '@karmik/model/kit/fields';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Queries } from '../../db/database.ts';
import type { UnreadValue } from '@karmik/model/spreadsheet/contracts';
import { hrisMessages } from '../hris/messages.ts';
import type { ImportRow } from './imports.ts';
import { importMessages } from './messages.ts';
import { circleReader, supervisorReader, type PersonOfSheet } from './people-of-sheet.ts';

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

/** The records of each list by their names and codes in small letters, and what they are called. */
export interface Masters {
  readonly ids: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly names: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

const fields: Fields = sheet.fields;

/** The list that a field refers to, where names that it lacks may be made with the employees. */
export const masterOf = (name: string): Master | undefined => {
  const field = fields[name];
  return field?.kind === 'reference' && field.to in masters ? (field.to as Master) : undefined;
};

export async function readMasters(queries: Queries, organizationId: number): Promise<Masters> {
  const ids = new Map<string, Map<string, number>>();
  const called = new Map<string, Map<number, string>>();
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
    called.set(table, new Map(rows.map(({ id, name }) => [id, name])));
  }
  return { ids, names: called };
}

/** Names the records of references, and people by their employee codes. */
export const namesIn =
  ({ names }: Masters, people: ReadonlyMap<string, string>): NameOf =>
  (name, value) => {
    if (name === 'supervisor') return people.get(String(value).toLowerCase());
    const list = masterOf(name);
    return list && typeof value === 'number' ? names.get(list)?.get(value) : undefined;
  };

export interface Known {
  /** Email by employee code, with the name where there is none; emails, all in small letters. */
  readonly byCode: Map<string, string>;
  readonly emails: Set<string>;
  /** Employee codes by email in small letters. */
  readonly codeOf: ReadonlyMap<string, string>;
  readonly people: readonly PersonOfSheet[];
  /** What tells each person apart, by the id of their user. */
  readonly signed: readonly Signed[];
}

export async function readKnown(queries: Queries, organizationId: number): Promise<Known> {
  const rows = await queries.query<Record<string, unknown> & Person>(
    `select user_id, lower(employee_code) as code, lower(email) as email, full_name, first_name, middle_name, last_name, date_of_birth, phone,
            citizenship_number, pan_number, passport_number, ssf_number
       from employee where organization_id = $1`,
    [organizationId],
  );
  return {
    byCode: new Map(rows.map((row) => [row.code, row.email ?? plainName(row.full_name)])),
    emails: new Set(rows.flatMap(({ email }) => email ?? [])),
    codeOf: new Map(rows.flatMap(({ email, code }) => (email === null ? [] : [[email, code] as const]))),
    people: rows.map(({ code, email, full_name: name }) => ({ code, email, name })),
    signed: rows.map((row) => ({ id: row.user_id, signs: signsOf(row) })),
  };
}

interface Person {
  readonly user_id: number;
  readonly code: string;
  readonly email: string | null;
  readonly full_name: string;
}

/** What the organization decided of values of earlier sheets, by field and value in small letters. */
export async function readDecided(queries: Queries, organizationId: number, { ids }: Masters): Promise<Decided> {
  const rows = await queries.query<{ field: string; written: string; value: string | null }>(
    'select field, written, value from spreadsheet_value where organization_id = $1',
    [organizationId],
  );
  const values = new Map(rows.map(({ field, written, value }) => [`${field} ${written}`, value]));
  return (field, written) => {
    const value = values.get(`${field} ${written.toLowerCase()}`);
    if (value === undefined) return undefined;
    const declared = fields[field];
    if (value === null || declared?.kind !== 'reference') return { value };
    // A record that is no more leaves the value to be decided again.
    return new Set(ids.get(declared.to)?.values()).has(Number(value)) ? { value: Number(value) } : undefined;
  };
}

export interface Evaluated {
  readonly number: number;
  readonly result: 'valid' | 'invalid' | 'existing' | 'left_out';
  readonly record: Record<string, unknown>;
  readonly errors: FieldErrors;
  /** Whether a cell is understood otherwise than it is written. */
  readonly is_changed: boolean;
}

const nameOf = ({ first_name, middle_name, last_name }: Record<string, unknown>): string =>
  [first_name, middle_name, last_name].filter((part) => typeof part === 'string').join(' ');

const lower = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

/** Whether what a value of a field means may be decided by hand. */
export const mayBeDecided = (name: string): boolean => {
  const field = fields[name];
  return name === 'supervisor' || field?.kind === 'choice' || field?.kind === 'reference';
};

/** What rows are judged by besides the declaration. */
export interface Knowledge {
  readonly masters: Masters;
  readonly known: Known;
  readonly decided: Decided;
  /** The people of the sheet itself. */
  readonly people: readonly PersonOfSheet[];
  /** Codes for rows that bring none, by the row's number. */
  readonly codes: ReadonlyMap<number, string>;
}

/**
 * A judge of rows, to be asked in the order of the file. Names that the lists lack and that are to be made, all of them or those chosen, are
 * gathered in `missing` instead of being errors.
 */
export function rowJudge(
  row: ImportRow,
  { masters: lists, known, decided, people, codes }: Knowledge,
  clock: { today: string; now: Date },
) {
  const unread = new Map<string, UnreadValue>();
  const made = new Map<string, UnreadValue>();
  const supervisorColumn = row.matches.find(({ field }) => field === 'supervisor')?.column;
  const everyone = supervisorColumn === undefined ? [] : [...known.people, ...people];
  const supervisorOf = supervisorReader(everyone);
  // Of those who are there already the sheet changes no supervisor.
  const joining = people.filter(({ code }) => !known.byCode.has(code.toLowerCase()));
  const circleOf = circleReader(joining, (written) => {
    const meant = decided('supervisor', written);
    return meant ? supervisorOf(String(meant.value ?? '')) : supervisorOf(written);
  });
  const chosen = new Set(row.creates.map(({ field, written }) => `${masterOf(field)} ${written.toLowerCase()}`));
  const isMade = (list: string, name: string) =>
    (row.create_missing || chosen.has(`${list} ${name.toLowerCase()}`)) && name.length <= 120;

  /** Values that were decided, those that someone has to decide on, and those that are made. */
  const gather = (cells: readonly string[], errors: FieldErrors) => {
    for (const { column, field } of row.matches) {
      const written = (cells[column] ?? '').trim();
      if (!field || !written || !mayBeDecided(field)) continue;
      const meant = decided(field, written);
      const list = masterOf(field);
      const isNew =
        !meant && list !== undefined && isMade(list, written) && !lists.ids.get(list)?.has(written.toLowerCase());
      if (!meant && !errors[field] && !isNew) continue;
      const key = `${field} ${written.toLowerCase()}`;
      const value = meant && { value: meant.value === null ? null : String(meant.value) };
      const values = isNew ? made : unread;
      values.set(key, { field, written, ...value, rows: (values.get(key)?.rows ?? 0) + 1 });
    }
  };

  /** Puts the code of the supervisor in place of what the sheet says. The person who was chosen for a name does not supervise themselves by it. */
  const readSupervisor = (cells: readonly string[], values: Record<string, unknown>, errors: FieldErrors) => {
    const { supervisor } = values;
    if (typeof supervisor !== 'string' || supervisorColumn === undefined) return;
    const code = supervisorOf(supervisor);
    const name = supervisor.slice(0, 60);
    if (code === undefined) errors.supervisor = [importMessages.noSupervisor({ name })];
    else if (code === null) errors.supervisor = [importMessages.severalSupervisors({ name })];
    else if (code.toLowerCase() !== lower(values.employee_code)) {
      values.supervisor = code;
      const path = circleOf(lower(values.employee_code));
      if (path !== undefined) errors.supervisor = [hrisMessages.supervisionCycle({ path })];
    } else if (decided('supervisor', (cells[supervisorColumn] ?? '').trim())) values.supervisor = null;
    else errors.supervisor = [importMessages.ownSupervisor];
  };

  const missing = new Map<Master, Map<string, string>>();
  const lookup: Lookup = (entity, name) => {
    const found = lists.ids.get(entity)?.get(name.toLowerCase());
    if (found !== undefined || !isMade(entity, name)) return found;
    const names = missing.get(entity as Master) ?? new Map<string, string>();
    missing.set(entity as Master, names.set(name.toLowerCase(), name));
    // Stands for the id that it will get; the row is read again once that is known.
    return Number.MAX_SAFE_INTEGER;
  };
  const read = rowReader(sheet, row.matches, lookup, () => clock, 'UTC', decided);
  const calledOf = namesIn(lists, new Map(everyone.map(({ code, name }) => [code.toLowerCase(), name])));

  const judge = (number: number, whole: readonly string[]): Evaluated => {
    if (isLeftOut(sheet, row.matches, whole))
      return { number, result: 'left_out', record: {}, errors: {}, is_changed: false };
    const cells = withoutPast(row.matches, whole);
    const { values, errors } = read(cells, number);
    const email = lower(values.email);
    // The row of a known employee need not have the code.
    if (!errors.employee_code && !values.employee_code)
      values.employee_code = codes.get(number) ?? known.codeOf.get(email) ?? null;
    readSupervisor(cells, values, errors);
    gather(cells, errors);
    const understood = understoodCells(sheet, row.matches, cells, values, new Set(Object.keys(errors)), calledOf);
    const is_changed = understood.some((cell) => cell.is_changed);
    const code = lower(values.employee_code);
    if (!errors.employee_code && code && known.byCode.get(code) === (email || plainName(nameOf(values))))
      return { number, result: 'existing', record: values, errors: {}, is_changed };
    if (!errors.employee_code && known.byCode.has(code))
      errors.employee_code = [messages.unique({ field: sheet.fields.employee_code.label })];
    if (!errors.email && known.emails.has(email)) errors.email = [messages.unique({ field: sheet.fields.email.label })];
    return { number, result: Object.keys(errors).length ? 'invalid' : 'valid', record: values, errors, is_changed };
  };
  return { judge, missing, unread, made };
}
