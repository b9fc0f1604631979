/** The scopes of links as SQL: the record that a link leads to, no matter who has it, and what it shows of that record. */
import { fieldEntries, type Entity, type EntityRecord, type FieldsOf } from '@karmik/model/kit/entity';
import { linkRulesOf, type LinkRule } from '@karmik/model/kit/scope';
import { hashOf } from '../access/tokens.ts';
import type { Tenant } from '../db/database.ts';
import type { Body } from './hooks.ts';
import { Conditions, selectFrom } from './query.ts';
import { columnIn, conditionOf, literal, tableOf, type ScopedTable } from './scope.ts';

/** Holds where a link `k` with this hash leads to the row `r` and may be looked at: it was not taken back, nor has it ended. */
function leadsTo(table: ScopedTable, { link }: LinkRule, secret: string, at: Date, where: Conditions): string {
  if ('address' in link) return `${columnIn(table, link.address)} = ${where.value(secret)}`;
  const purpose = 'purpose' in link ? literal(link.purpose) : columnIn(table, link.purposeIn);
  return `exists (select from personal_link k where k.organization_id = r.organization_id and k.purpose = ${purpose} and k.object_id = r.id
    and k.hash = ${where.value(hashOf(secret))} and coalesce(k.closed_because, 'used') = 'used' and k.expires_at > ${where.value(at)})`;
}

type Linked<E, N extends string> = Pick<EntityRecord<E>, (N | 'id') & keyof EntityRecord<E>>;

/**
 * The record that a link leads to, by these of the fields that its scope shows.
 * @param secret of the link: that of a personal one, or the last part of an address
 * @returns undefined where the link leads to no record of the organization
 */
export async function readByLink<E extends Entity, N extends keyof FieldsOf<E> & string>(
  tenant: Tenant,
  entity: E,
  names: readonly N[],
  secret: string,
  at: Date,
): Promise<Linked<E, N> | undefined> {
  const table = tableOf(entity);
  const where = new Conditions(tenant.organizationId);
  const rules = linkRulesOf(entity).filter(({ shows }) => names.every((name) => shows.includes(name)));
  if (rules.length === 0) throw new Error(`no link to ${entity.name} shows all of ${names.join(', ')}`);
  const ways = rules.map((rule) =>
    [conditionOf(table, rule), leadsTo(table, rule, secret, at, where)]
      .filter((part) => part !== undefined)
      .join(' and '),
  );
  where.add(`(${ways.map((way) => `(${way})`).join(' or ')})`);
  const fields = fieldEntries(entity).filter(([name]) => (names as readonly string[]).includes(name));
  const row = await tenant.one<Body>(`${selectFrom(entity, fields)} where ${where.where}`, where.values);
  // Nothing but what was declared, whatever else a statement over the entity selects.
  return row && (Object.fromEntries(['id', ...names].map((name) => [name, row[name]])) as Linked<E, N>);
}
