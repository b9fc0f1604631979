/** What someone decides that values of a sheet mean, kept for the organization. */
import type { importValuesBody } from '@karmik/model/spreadsheet/contracts';
import { verbatim } from '@karmik/model/kit/message';
import type * as z from 'zod/mini';
import type { Tenant } from '../../db/database.ts';
import { invalidField } from '../../http/errors.ts';
import { masterOf, mayBeDecided } from './evaluate.ts';
import { optionsOf, type ImportRow } from './imports.ts';
import { importMessages } from './messages.ts';
import { personByCode } from './rows.ts';

type DecidedValue = z.infer<typeof importValuesBody>['values'][number];

/**
 * Keeps what values mean, and which names of lists are made with the employees.
 * @throws 400 on `values` for what no field may be, and for a name that is made in no list
 */
export async function decideValues(
  tenant: Tenant,
  row: ImportRow,
  values: readonly DecidedValue[],
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  const options = await optionsOf(tenant, values);
  const kept: Omit<DecidedValue, 'create'>[] = [];
  const creates = new Map(row.creates.map((each) => [keyOf(each), each]));
  const forgotten: DecidedValue[] = [];
  for (const each of values) {
    const { field, written, create } = each;
    if (create) {
      if (!masterOf(field)) throw invalidField('values', importMessages.notMade({ field: verbatim(field) }));
      creates.set(keyOf(each), { field, written });
      forgotten.push(each);
      continue;
    }
    creates.delete(keyOf(each));
    kept.push({ field, written, value: await valueOf(tenant, row.id, options, each) });
  }
  const whose = [tenant.organizationId];
  await tenant.query(
    `delete from spreadsheet_value s using jsonb_to_recordset($2::jsonb) as v (field text, written text)
      where s.organization_id = $1 and s.field = v.field and s.written = lower(v.written)`,
    [...whose, JSON.stringify(forgotten)],
  );
  await tenant.query(
    `insert into spreadsheet_value (organization_id, field, written, value, decided_by, decided_at)
     select distinct on (v.field, lower(v.written)) $1, v.field, lower(v.written), v.value, $3, $4
       from jsonb_to_recordset($2::jsonb) as v (field text, written text, value text)
       on conflict (organization_id, field, written) do update set value = excluded.value, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
    [...whose, JSON.stringify(kept), by, at],
  );
  await tenant.query('update spreadsheet_import set creates = $3 where organization_id = $1 and id = $2', [
    ...whose,
    row.id,
    JSON.stringify([...creates.values()]),
  ]);
}

const keyOf = ({ field, written }: { readonly field: string; readonly written: string }) =>
  `${field} ${written.toLowerCase()}`;

/** A value as it is kept. @throws 400 on `values` for one that the field may not be */
async function valueOf(
  tenant: Tenant,
  importId: number,
  options: Awaited<ReturnType<typeof optionsOf>>,
  { field, value }: DecidedValue,
): Promise<string | null> {
  const wrong = () => invalidField('values', importMessages.noValue({ value: value ?? '', field: verbatim(field) }));
  if (!mayBeDecided(field)) throw wrong();
  if (value === null) return null;
  if (field === 'supervisor') {
    const code = await personByCode(tenant, importId, value);
    if (code === undefined) throw wrong();
    return code;
  }
  if (!options[field]?.some(({ id }) => id === value)) throw wrong();
  return value;
}

/** Makes ready for another check; what was decided of likely doubles is kept. */
export async function forgetResults(tenant: Tenant, importId: number): Promise<void> {
  await tenant.query(
    `update spreadsheet_import_row set result = null, record = null, errors = null, doubles = '[]', is_changed = false where organization_id = $1 and import_id = $2 and result <> 'created'`,
    [tenant.organizationId, importId],
  );
}
