/** Deciding for each row of an import whether it is valid, invalid, or an employee who is there already. */
import { employee } from '@karmik/model/hris/employee';
import { messages } from '@karmik/model/kit/messages';
import { isLeftOut, rowReader, type Lookup } from '@karmik/model/spreadsheet/rows';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Queries } from '../../db/database.ts';
import type { ImportRow } from './imports.ts';

/** The lists that an employee refers to, and the column that holds the name people know them by. */
export const masters = {
  branch: 'name',
  division: 'name',
  job_title: 'title',
  employment_type: 'title',
  employment_level: 'title',
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
  /** Email by employee code, and the reverse; all in small letters. */
  readonly byCode: Map<string, string>;
  readonly byEmail: Map<string, string>;
}

export async function readKnown(queries: Queries, organizationId: number): Promise<Known> {
  const rows = await queries.query<{ code: string; email: string }>(
    'select lower(employee_code) as code, lower(email) as email from employee where organization_id = $1',
    [organizationId],
  );
  return {
    byCode: new Map(rows.map((row) => [row.code, row.email])),
    byEmail: new Map(rows.map((row) => [row.email, row.code])),
  };
}

export interface Evaluated {
  readonly number: number;
  readonly result: 'valid' | 'invalid' | 'existing' | 'left_out';
  readonly record: Record<string, unknown>;
  readonly errors: FieldErrors;
}

const lower = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

/**
 * A judge of rows, to be asked in the order of the file. With `create_missing`, names that the lists lack are gathered in `missing`
 * instead of being errors.
 */
export function rowJudge(row: ImportRow, ids: MasterIds, known: Known, clock: { today: string; now: Date }) {
  const missing = new Map<Master, Map<string, string>>();
  const lookup: Lookup = (entity, name) => {
    const found = ids.get(entity)?.get(name.toLowerCase());
    if (found !== undefined || !row.create_missing || name.length > 120) return found;
    const names = missing.get(entity as Master) ?? new Map<string, string>();
    missing.set(entity as Master, names.set(name.toLowerCase(), name));
    // Stands for the id that it will get; the row is read again once that is known.
    return Number.MAX_SAFE_INTEGER;
  };
  const read = rowReader(employee, row.matches, lookup, () => clock);

  const judge = (number: number, cells: readonly string[]): Evaluated => {
    if (isLeftOut(employee, row.matches, cells)) return { number, result: 'left_out', record: {}, errors: {} };
    const { values, errors } = read(cells, number);
    const code = lower(values.employee_code);
    const email = lower(values.email);
    if (!errors.employee_code && code && known.byCode.get(code) === email)
      return { number, result: 'existing', record: values, errors: {} };
    if (!errors.employee_code && known.byCode.has(code))
      errors.employee_code = [messages.unique({ field: employee.fields.employee_code.label })];
    if (!errors.email && known.byEmail.has(email))
      errors.email = [messages.unique({ field: employee.fields.email.label })];
    return { number, result: Object.keys(errors).length ? 'invalid' : 'valid', record: values, errors };
  };
  return { judge, missing };
}
