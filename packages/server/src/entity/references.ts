/** What records refer to: that it is there when it is named, and what refers to a record that is to go. */
import { verbatim } from '@karmik/model/kit/message';
import { entities } from '@karmik/model/entities';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import type { Field, Fields } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import type { Use } from '@karmik/model/kit/errors';
import type { FieldErrors } from '@karmik/model/kit/field-errors';

import type { Tenant } from '../db/database.ts';
import { invalid } from '../http/errors.ts';
import type { Body } from './hooks.ts';
import { Conditions } from './query.ts';

/** Says of each reference that leads nowhere that it does not exist. One statement, whatever the number of references. */
export async function checkReferences(
  entity: Entity,
  tenant: Tenant,
  uploaderId: number,
  body: Body,
  changed: readonly string[],
): Promise<void> {
  const where = new Conditions(tenant.organizationId);
  const asked: string[] = [];
  const tests: string[] = [];
  for (const name of changed) {
    const field = entity.fields[name];
    const value = body[name];
    if (!field || value === null || value === undefined) continue;
    const test = referenceTest(field, value, where, uploaderId, name === entity.file?.person);
    if (!test) continue;
    asked.push(name);
    tests.push(`${test} as ok_${asked.length}`);
  }
  if (asked.length === 0) return;
  const found = await tenant.one<Record<string, boolean>>(
    `select $1::bigint as organization, ${tests.join(', ')}`,
    where.values,
  );
  const errors: FieldErrors = {};
  for (const [index, name] of asked.entries())
    if (!found?.[`ok_${index + 1}`])
      errors[name] = [messages.reference({ field: entity.fields[name]?.label ?? verbatim(name) })];
  if (Object.keys(errors).length) throw invalid(errors);
}

/** @param isFile whether the field says whose file it is; files of people who left are kept on */
function referenceTest(
  field: Field,
  value: unknown,
  where: Conditions,
  uploaderId: number,
  isFile: boolean,
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
      return `exists (select from membership m where m.organization_id = $1 and m.user_id = ${where.value(value as number)}::bigint${isFile ? '' : ' and m.is_current'})`;
    case 'file':
    case 'image': {
      const id = where.value(value as number);
      const owner = where.value(uploaderId);
      const picture = field.kind === 'image' ? ` and o.mime like 'image/%'` : '';
      return `exists (select from file o where o.organization_id = $1 and o.id = ${id}::bigint and o.owner_id = ${owner}::bigint and o.purpose = 'record'${picture})`;
    }
    case 'list':
      return itemTests(field.item as Fields, value as readonly Body[], where);
    default:
      return undefined;
  }
}

/** Of the records that items refer to, each is there; people of items may have left since. */
function itemTests(item: Fields, items: readonly Body[], where: Conditions): string | undefined {
  const tests = Object.entries(item).flatMap(([name, field]) => {
    if (field.kind !== 'user' && field.kind !== 'reference') return [];
    const ids = where.value([...new Set(items.map((each) => each[name] as number | null))].filter((id) => id !== null));
    const [table, key] = field.kind === 'user' ? ['membership', 'user_id'] : [field.to, 'id'];
    return [
      `(select count(*) from ${table} o where o.organization_id = $1 and o.${key} = any(${ids}::bigint[])) = cardinality(${ids}::bigint[])`,
    ];
  });
  return tests.length ? tests.join(' and ') : undefined;
}

/** A field by which records of another entity hold on to records of this one; `item` where items of a list do. */
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
    fieldEntries(other).flatMap(([name, field]) => {
      if (refers(field)) return [{ other, name, field }];
      const items = field.kind === 'list' ? Object.entries(field.item as Fields) : [];
      return items.filter(([, each]) => refers(each)).map(([item, each]) => ({ other, name, field: each, item }));
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
      ? `r.${name} @> jsonb_build_array(jsonb_build_object('${item}', $2::bigint))`
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
    if (item === undefined && field.kind === 'reference' && field.on_delete === 'clear')
      await tenant.query(`update ${other.name} set ${name}_id = null where organization_id = $1 and ${name}_id = $2`, [
        tenant.organizationId,
        id,
      ]);
}
