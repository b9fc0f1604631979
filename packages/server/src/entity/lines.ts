/** Lines of records: children in a table of their own, which are written with their record and under its lock. */
import { columnOf, linesOf, linesTable, type Entity } from '@karmik/model/kit/entity';
import type { Fields } from '@karmik/model/kit/fields';
import type { Tenant } from '../db/database.ts';
import { castOf } from './columns.ts';
import type { Body } from './hooks.ts';

/** Writes the named lines of a record as they stand in a body, in their order; what was there before goes. */
export async function writeLines(
  tenant: Tenant,
  entity: Entity,
  id: number,
  body: Body,
  names: readonly string[],
): Promise<void> {
  for (const [name, item] of linesOf(entity)) {
    const lines = body[name] as readonly Body[] | undefined;
    if (!names.includes(name) || lines === undefined) continue;
    const table = linesTable(entity.name, name);
    const place = [tenant.organizationId, id];
    await tenant.query(`delete from ${table} where organization_id = $1 and parent_id = $2`, place);
    if (lines.length > 0) await tenant.query(insertSql(table, item), [...place, JSON.stringify(lines)]);
  }
}

/** A statement that stores the lines `$3`, a JSON list in the form of a body, for the record `$2`. */
function insertSql(table: string, item: Fields): string {
  const fields = Object.entries(item);
  const read = fields.map(([name, field]) => `"${name}" ${castOf(field)}`).join(', ');
  const columns = fields.map(([name, field]) => columnOf(name, field)).join(', ');
  const names = fields.map(([name]) => `"${name}"`).join(', ');
  return `insert into ${table} (organization_id, parent_id, position, ${columns})
    select $1, $2, x.position, ${names} from rows from (jsonb_to_recordset($3::jsonb) as (${read})) with ordinality as x (${names}, position)`;
}

/**
 * A condition that the record `r` has such a line.
 * @param holds a condition over the line `l`
 */
export const hasLine = (entity: string, name: string, holds = 'true'): string =>
  `exists (select from ${linesTable(entity, name)} l where l.organization_id = r.organization_id and l.parent_id = r.id and ${holds})`;
