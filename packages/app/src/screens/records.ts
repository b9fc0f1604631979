/** Records of an entity over its endpoints: where they are, how they are called, and what is kept of them in the browser. */
import { figures } from '@karmik/model/kit/digits';
import { fieldEntries, nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { asOf, asOfField } from '@karmik/model/kit/filters';
import { fieldNamed, type Field, type NamedRef, type StatusField } from '@karmik/model/kit/fields';
import { listed } from '@karmik/model/kit/message';
import type { Text } from '@karmik/model/kit/text';
import { fillPath } from '@karmik/model/kit/links';
import { queryClient } from '../api/query-client.ts';
import { preferences } from '../preferences/preferences.ts';
import { may } from '../shell/session.ts';
import type { AnyRecord } from './kit/screens.ts';
import { words } from './words.ts';

/** The address of an entity's endpoints under the API root, with a slash at its end. */
export function endpoint(entity: Entity, slug: string, path = entity.path): string {
  if (path === undefined)
    throw new Error(`${entity.name} has no endpoints of its own: give the screen the path of those that it reads.`);
  return `${path.replace(':org', slug)}/`;
}

const createdAt: Field = { kind: 'instant', label: words.created, required: true };

/** What the records of every entity have, or of those that have a past. */
const beside: Readonly<Record<string, Field | undefined>> = { created_at: createdAt, [asOf]: asOfField };

/** A field by name, what every record has besides included; of lines as `items.amount`, called after both. */
export function fieldOf(entity: Entity, name: string): Field {
  const field = fieldNamed(entity.fields, name) ?? beside[name];
  if (!field) throw new Error(`${entity.name} has no field "${name}".`);
  const lines = entity.fields[name.split('.')[0] ?? ''];
  if (lines?.kind !== 'lines' || lines === field) return field;
  // The only field of a line is what the list is called after.
  const label = Object.keys(lines.item).length === 1 ? lines.label : listed([lines.label, field.label], ': ');
  return { ...field, label, ...(lines.read_code && { read_code: lines.read_code }) };
}

/** A value of a record as the text that it travels as; empty for what is nothing or no single value. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The field that says where a record stands, for entities that have one. */
export function statusOf(entity: Entity): { readonly name: string; readonly field: StatusField<string> } | undefined {
  for (const [name, field] of fieldEntries(entity)) if (field.kind === 'status') return { name, field };
  return undefined;
}

/** What the reader is shown of a field: in Nepali the field that says the same in that language, where it is filled, or its digits. */
export function shownOf(
  entity: Pick<Entity, 'fields'>,
  record: Readonly<Record<string, unknown>>,
  name: string,
): unknown {
  const field = entity.fields[name];
  const value = record[name];
  if (preferences.language !== 'ne') return value;
  if (field?.kind === 'reference' && field.has_figures && value)
    return { ...value, name: figures((value as NamedRef).name, 'ne') };
  if (field?.kind !== 'text') return value;
  if (field.has_figures && typeof value === 'string') return figures(value, 'ne');
  return (field.in_nepali && record[field.in_nepali]) || value;
}

/** What a person calls a record. */
export function nameOf(entity: Entity, record: AnyRecord): string {
  const value = shownOf(entity, record, nameFieldOf(entity) ?? '');
  if (typeof value === 'string' && value) return value;
  if (typeof value === 'object' && value !== null) {
    if ('full_name' in value && typeof value.full_name === 'string') return value.full_name;
    if ('name' in value && typeof value.name === 'string') return value.name;
  }
  return `#${record.id}`;
}

/** Whether this person may write records of the entity; the server decides again. */
export const mayWrite = (entity: Entity): boolean => entity.codes !== undefined && may(entity.codes.write, 'write');

/** Whether this person may write a field of an entity; the server decides again. */
export const mayWriteField =
  (entity: Entity) =>
  (name: string): boolean => {
    const code = entity.fields[name]?.write_code;
    return code === undefined || may(code, 'write');
  };

/** What records of an entity are called together. */
export const pluralOf = (entity: Entity): Text => entity.plural ?? entity.label;

/**
 * Where a record opens: its page where the catalogue path or its query has `:id`, or `:pk` where the specification writes that, else the list
 * of that path with the record beside it.
 * @example recordAddress('/user/posts', { slug: 'himal', id: '4' }) // '/user/posts?open=4'
 */
export const recordAddress = (path: string, params: { readonly slug: string; readonly id: string }): string =>
  /:(id|pk)\b/.test(path)
    ? fillPath(path, { ...params, pk: params.id })
    : `${fillPath(path, params)}?open=${params.id}`;

/** The first part of every cache key of an entity, the word under which a change of it is announced. */
export const keyOf = (entity: Entity, ...rest: readonly unknown[]): readonly unknown[] => [entity.name, ...rest];

/** Reads again whatever shows records of the entity. */
export const refresh = (entity: Entity): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(entity) });
