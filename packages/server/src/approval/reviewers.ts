/** Who looks at requests before HR decides: people of a dated entity, from day to day. */
import { columnOf, type Entity } from '@karmik/model/kit/entity';
import type { Queries } from '../db/database.ts';

/** Whom a dated entity of people names on a day, each a current member. @throws where the entity is not one */
export async function peopleInForce(
  queries: Queries,
  { name, dated, fields }: Entity,
  organizationId: number,
  day: string,
): Promise<number[]> {
  const person = fields[dated?.per ?? ''];
  if (!dated || person?.kind !== 'user') throw new Error(`${name}: names nobody from day to day`);
  const column = columnOf(dated.per, person);
  const rows = await queries.query<{ id: number }>(
    `select distinct v.${column} as id from ${name} v
       join membership m on m.organization_id = v.organization_id and m.user_id = v.${column} and m.is_current
      where v.organization_id = $1 and v.${dated.from} <= $2 and (v.${dated.to} is null or v.${dated.to} >= $2) order by 1`,
    [organizationId, day],
  );
  return rows.map(({ id }) => id);
}
