/** What records refer to: that it is there when it is named, and what refers to a record that is to go. */
import { entities } from '@karmik/model/entities';
import { columnOf, fieldEntries, linesTable, type Entity } from '@karmik/model/kit/entity';
import { withLineFields, type Field, type Fields } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import type { Use } from '@karmik/model/kit/errors';
import type { FieldErrors } from '@karmik/model/kit/field-errors';

import type { Tenant } from '../db/database.ts';
import { invalid } from '../http/errors.ts';
import type { Body } from './hooks.ts';
import { Conditions } from './query.ts';

/** A reference of a body, by where an error of it stands: `branch`, or of lines `items.2.category`. */
interface Asked {
  readonly places: ReadonlyMap<string, unknown>;
  readonly field: Field;
}

/**
 * Says of each reference that leads nowhere that it does not exist. One statement, whatever the number of references.
 * @param ofPastPeople fields whose people may have left
 */
export async function checkReferences(
  entity: Entity,
  tenant: Tenant,
  uploaderId: number,
  body: Body,
  changed: readonly string[],
  ofPastPeople: readonly string[] = [],
): Promise<void> {
  const where = new Conditions(tenant.organizationId);
  const asked: Asked[] = [];
  const tests: string[] = [];
  const ask = (places: Asked['places'], field: Field, test: string) => {
    asked.push({ places, field });
    tests.push(`${test} as test_${asked.length}`);
  };
  for (const name of changed) {
    const field = entity.fields[name];
    const value = body[name];
    if (!field || value === null || value === undefined) continue;
    if (field.kind === 'lines')
      for (const [item, of] of Object.entries(field.item as Fields)) {
        const places = new Map(
          (value as readonly Body[]).map((line, index) => [`${name}.${index}.${item}`, line[item]] as const),
        );
        const missing = missingOf(of, [...places.values()], where);
        if (missing !== undefined) ask(places, of, missing);
      }
    const mayHaveLeft = name === entity.personnelFile?.person || ofPastPeople.includes(name);
    const test = referenceTest(field, value, where, uploaderId, mayHaveLeft);
    if (test !== undefined) ask(new Map([[name, value]]), field, test);
  }
  if (asked.length === 0) return;
  const found = await tenant.one<Record<string, boolean | readonly number[]>>(
    `select $1::bigint as organization, ${tests.join(', ')}`,
    where.values,
  );
  const errors: FieldErrors = {};
  for (const [index, { places, field }] of asked.entries()) {
    const outcome = found?.[`test_${index + 1}`];
    for (const [place, value] of places)
      if (typeof outcome === 'object' ? outcome.includes(value as number) : !outcome)
        errors[place] = [messages.reference({ field: field.label })];
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Which of the ids of lines lead nowhere; people of lines may have left since. */
function missingOf(field: Field, values: readonly unknown[], where: Conditions): string | undefined {
  if (field.kind !== 'user' && field.kind !== 'reference') return undefined;
  const ids = where.value([...new Set(values as (number | null)[])].filter((id) => id !== null));
  const [table, key] = field.kind === 'user' ? ['membership', 'user_id'] : [field.to, 'id'];
  return `array(select u.id from unnest(${ids}::bigint[]) u(id) where not exists (select from ${table} o where o.organization_id = $1 and o.${key} = u.id))`;
}

/** @param mayHaveLeft whether the person of the field may have left, as the one whose file it is: files are kept on */
function referenceTest(
  field: Field,
  value: unknown,
  where: Conditions,
  uploaderId: number,
  mayHaveLeft: boolean,
): string | undefined {
  switch (field.kind) {
    case 'reference': {
      const kept = entities.find((each) => each.name === field.to)?.archive ? ' and o.archived_at is null' : '';
      return `exists (select from ${field.to} o where o.organization_id = $1 and o.id = ${where.value(value as number)}::bigint${kept})`;
    }
    case 'multi_reference': {
      const ids = where.value(value as number[]);
      return `(select count(*) from ${field.to} o where o.organization_id = $1 and o.id = any(${ids}::bigint[])) = cardinality(${ids}::bigint[])`;
    }
    case 'user':
      return `exists (select from membership m where m.organization_id = $1 and m.user_id = ${where.value(value as number)}::bigint${mayHaveLeft ? '' : ' and m.is_current'})`;
    case 'file':
    case 'image': {
      const id = where.value(value as number);
      const owner = where.value(uploaderId);
      const picture = field.kind === 'image' ? ` and o.mime like 'image/%'` : '';
      return `exists (select from file o where o.organization_id = $1 and o.id = ${id}::bigint and o.owner_id = ${owner}::bigint and o.purpose = 'record'${picture})`;
    }
    default:
      return undefined;
  }
}

/** A field by which records of another entity hold on to records of this one; `item` where lines of theirs do. */
export interface Referrer {
  readonly other: Entity;
  readonly name: string;
  readonly field: Field;
  readonly item?: string;
}

const referrers = (entity: Entity): Referrer[] => {
  const refers = (field: Field) =>
    (field.kind === 'reference' || field.kind === 'multi_reference') && field.to === entity.name;
  return entities.flatMap((other) =>
    withLineFields(fieldEntries(other))
      .filter(([, field]) => refers(field) && field.ofPerson === undefined)
      .map(([path, field]) => {
        const [name = path, item] = path.split('.');
        return { other, name, field, ...(item === undefined ? {} : { item }) };
      }),
  );
};

/** The referrers that stand in the way of a removal, rather than letting go or keeping what was. */
export const holders = (entity: Entity): Referrer[] =>
  referrers(entity).filter(
    ({ field }) => !(field.kind === 'reference' && (field.on_delete === 'clear' || field.on_delete === 'keep')),
  );

/**
 * Which records of a referrer (alias r) hold on to the record $2 of the organisation $1, on the day $3. What is archived stays known, so
 * the past may go on referring to it: records that are final, that are archived themselves, or that were in force until before that day.
 */
export function holds(entity: Entity, { other, name, field, item }: Referrer): string {
  const refers =
    item !== undefined
      ? `r.id in (select l.parent_id from ${linesTable(other.name, name)} l where l.organization_id = $1 and l.${columnOf(item, field)} = $2)`
      : field.kind === 'reference'
        ? `r.${name}_id = $2`
        : `$2 = any(r.${name})`;
  if (!entity.archive) return `${refers} and $3::date is not null`;
  const live = [
    other.isFinal ? 'false' : undefined,
    other.archive ? 'r.archived_at is null' : undefined,
    other.dated ? `coalesce(r.${other.dated.to}, $3::date) >= $3::date` : '$3::date is not null',
  ];
  return [refers, ...live.filter((each) => each !== undefined)].join(' and ');
}

/** What uses a record on a day, most first. */
export async function usesOf(tenant: Tenant, entity: Entity, id: number, today: string): Promise<Use[]> {
  const uses = new Map<Entity, number>();
  for (const holder of holders(entity)) {
    const { other } = holder;
    const row = await tenant.one<{ n: number }>(
      `select count(*) as n from ${other.name} r where r.organization_id = $1 and ${holds(entity, holder)}`,
      [tenant.organizationId, id, today],
    );
    if (row?.n) uses.set(other, (uses.get(other) ?? 0) + row.n);
  }
  return [...uses]
    .map(([other, count]) => ({ count, label: count === 1 ? other.label : (other.plural ?? other.label) }))
    .sort((a, b) => b.count - a.count);
}

/** Empties the references that are declared to let go of what is removed. */
export async function clearReferences(tenant: Tenant, entity: Entity, id: number): Promise<void> {
  for (const { other, name, field, item } of referrers(entity))
    if (field.kind === 'reference' && field.on_delete === 'clear') {
      const [table, column] =
        item === undefined
          ? [other.name, columnOf(name, field)]
          : [linesTable(other.name, name), columnOf(item, field)];
      await tenant.query(`update ${table} set ${column} = null where organization_id = $1 and ${column} = $2`, [
        tenant.organizationId,
        id,
      ]);
    }
}
