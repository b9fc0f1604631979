/** The rows of an import as the last check found them, and the people who may be chosen as supervisors. */
import { employeeSheet, withoutPast } from '@karmik/model/hris/employee-sheet';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { rowErrors } from '@karmik/model/kit/errors';
import type { Message } from '@karmik/model/kit/message';
import type { ImportPerson, ImportRow as ImportRowAnswer } from '@karmik/model/spreadsheet/contracts';
import type { LikelyDouble } from '@karmik/model/spreadsheet/doubles';
import { understoodCells } from '@karmik/model/spreadsheet/understood';
import type { Tenant } from '../../db/database.ts';
import { containing } from '../../http/paging.ts';
import { doublesReader, nameOfRow } from './doubles.ts';
import { namesIn, readMasters } from './evaluate.ts';
import type { ImportRow } from './imports.ts';

/** A row as the last check stored it. Checks of earlier versions stored English alone. */
interface StoredRow extends Pick<ImportRowAnswer, 'number' | 'result' | 'name'> {
  readonly cells: readonly string[];
  readonly record: Record<string, unknown>;
  readonly doubles: readonly LikelyDouble[];
  readonly errors: Readonly<Record<string, readonly (Message | string)[]>>;
}

interface WantedRows {
  readonly result?: ImportRowAnswer['result'] | undefined;
  readonly changed?: boolean | undefined;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** @returns one row more than the page has, where there is one */
export async function readRows(tenant: Tenant, row: ImportRow, wanted: WantedRows): Promise<ImportRowAnswer[]> {
  const { result, changed, search, limit, offset } = wanted;
  const stored = await tenant.query<StoredRow>(
    `select r.number, r.result, r.cells, coalesce(r.record, '{}') as record, r.doubles, coalesce(r.errors, '{}') as errors,
            case when r.result = 'left_out' then array_to_string(array(select c from unnest(r.cells) c where c <> '' limit 4), ' · ') else ${nameOfRow} end as name
       from spreadsheet_import_row r
      where r.organization_id = $1 and r.import_id = $2 and r.result is not null and ($3::text is null or r.result = $3)
        and ($4::boolean is null or r.is_changed = $4) and ($5::text is null or array_to_string(r.cells, ' ') ilike $5)
      order by r.number limit $6 offset $7`,
    [
      tenant.organizationId,
      row.id,
      result ?? null,
      changed ?? null,
      search ? containing(search) : null,
      limit + 1,
      offset,
    ],
  );
  const masters = await readMasters(tenant, tenant.organizationId);
  const supervisors = stored.flatMap(({ record }) =>
    typeof record.supervisor === 'string' ? record.supervisor.toLowerCase() : [],
  );
  const nameOf = namesIn(masters, await namesByCode(tenant, row.id, supervisors));
  const shownDoubles = await doublesReader(
    tenant,
    row.id,
    stored.flatMap(({ doubles }) => doubles),
  );
  return stored.map(({ cells, record, doubles, errors, ...each }) => ({
    ...each,
    employee_code: typeof record.employee_code === 'string' ? record.employee_code : '',
    cells:
      each.result === 'left_out'
        ? []
        : understoodCells(
            employeeSheet,
            row.matches,
            withoutPast(row.matches, cells),
            record,
            new Set(Object.keys(errors)),
            nameOf,
          ).map((cell) => ({ ...cell, value: cell.value && { ...cell.value } })),
    doubles: shownDoubles(doubles),
    ...rowErrors(messagesOf(errors)),
  }));
}

const messagesOf = (errors: StoredRow['errors']): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, list]): [string, Message[]] => [
      name,
      list.map((each) => (typeof each === 'string' ? { code: 'stored', params: {}, en: each, ne: each } : each)),
    ]),
  );

/** People of the organization and of the sheet whose code or name a condition on `p` takes. */
const everyone = (condition: string) => `
  select p.employee_code, p.name, p.number as row from (
    select employee_code, full_name as name, null::int as number from employee where organization_id = $1
    union all
    select r.record->>'employee_code', ${nameOfRow}, r.number from spreadsheet_import_row r
     where r.organization_id = $1 and r.import_id = $2 and r.record->>'employee_code' is not null and r.result not in ('existing', 'created', 'skipped', 'left_out')) p
   where ${condition}`;

async function namesByCode(
  tenant: Tenant,
  importId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const people = await tenant.query<ImportPerson>(everyone('lower(p.employee_code) = any($3)'), [
    tenant.organizationId,
    importId,
    codes,
  ]);
  return new Map(people.map(({ employee_code, name }) => [employee_code.toLowerCase(), name]));
}

const mostPeople = 20;

/** Whom a search finds by name or code, people of the organization first. */
export const findPeople = (tenant: Tenant, importId: number, search: string): Promise<ImportPerson[]> =>
  tenant.query<ImportPerson>(
    `${everyone('p.name ilike $3 or p.employee_code ilike $3')} order by p.number nulls first, p.name limit ${mostPeople}`,
    [tenant.organizationId, importId, containing(search)],
  );

/** The code of a person as it is kept; undefined for a code that no one of the organization or the sheet has. */
export async function personByCode(tenant: Tenant, importId: number, code: string): Promise<string | undefined> {
  const names = await tenant.query<ImportPerson>(everyone('lower(p.employee_code) = lower($3)'), [
    tenant.organizationId,
    importId,
    code,
  ]);
  return names[0]?.employee_code;
}
