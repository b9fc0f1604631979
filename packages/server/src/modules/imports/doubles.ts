/** Rows that are likely someone who is there already: with whom they are shown, and what is decided of them. */
import type { DoubleDecision, ImportRow as ImportRowAnswer } from '@karmik/model/spreadsheet/contracts';
import type { LikelyDouble } from '@karmik/model/spreadsheet/doubles';
import type { Queries, Tenant } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';

/** What a likely double `r` is by its decision. */
export const resultOfDecision = `case r.decision when 'skip' then 'skipped' when 'new' then 'valid' else 'double' end`;

/** The name that a row `r` was read as. */
export const nameOfRow = `trim(concat_ws(' ', r.record->>'first_name', r.record->>'middle_name', r.record->>'last_name'))`;

/** Decides rows that are likely doubles and not created yet; without numbers all that no one decided. */
export async function decideDoubles(
  queries: Queries,
  organizationId: number,
  importId: number,
  decision: DoubleDecision,
  rows: readonly number[] | undefined,
): Promise<void> {
  await queries.query(
    `update spreadsheet_import_row r set decision = $3, result = case $3 when 'skip' then 'skipped' else 'valid' end
      where r.organization_id = $1 and r.import_id = $2 and r.doubles <> '[]' and r.result in ('double', 'skipped', 'valid')
        and case when $4::int[] is null then r.result = 'double' else r.number = any($4) end`,
    [organizationId, importId, decision, rows ?? null],
  );
}

type ShownDoubles = ImportRowAnswer['doubles'];

/**
 * A reader of the doubles of some rows. Of people of the organization nothing is shown but who they are and their code; what they have in
 * common with the row is in the row.
 */
export async function doublesReader(
  tenant: Tenant,
  importId: number,
  all: readonly LikelyDouble[],
): Promise<(doubles: readonly LikelyDouble[]) => ShownDoubles> {
  if (all.length === 0) return () => [];
  const people = await tenant.query<{ id: number; employee_code: string; person: ShownDoubles[number]['person'] }>(
    `select e.user_id as id, e.employee_code, ${personJson('p')} as person from employee e
       join person p on p.organization_id = e.organization_id and p.id = e.user_id
      where e.organization_id = $1 and e.user_id = any($2)`,
    [tenant.organizationId, all.flatMap(({ person }) => person ?? [])],
  );
  const rows = await tenant.query<{ number: number; employee_code: string | null; name: string }>(
    `select r.number, r.record->>'employee_code' as employee_code, ${nameOfRow} as name from spreadsheet_import_row r
      where r.organization_id = $1 and r.import_id = $2 and r.number = any($3)`,
    [tenant.organizationId, importId, all.flatMap(({ row }) => row ?? [])],
  );
  return (doubles) =>
    doubles.map(({ row, person: id, signs }) => {
      const person = people.find((each) => each.id === id);
      const other = rows.find(({ number }) => number === row);
      return {
        signs: [...signs],
        row,
        name: person?.person?.full_name ?? other?.name ?? '',
        employee_code: person?.employee_code ?? other?.employee_code ?? '',
        person: person?.person ?? null,
      };
    });
}
