import { isWritable, type Field, type Fields } from '@karmik/model/kit/fields';
import { isBlank } from './is-blank.ts';
import type { KindOf } from './kind.ts';

const holdsAlways = new Set<Field['kind']>(['multi_choice', 'multi_reference', 'lines']);

/** What a body says for what a control holds: ids instead of what they stand for, and null for nothing. */
export function writtenOf(field: Field, value: unknown, kindOf: KindOf): unknown {
  if (isBlank(value)) return holdsAlways.has(field.kind) ? [] : null;
  const { written } = kindOf(field);
  return written ? written(value, field, kindOf) : value;
}

/** What a body says for several fields. */
export const writtenFields = (fields: Fields, values: { readonly [name: string]: unknown }, kindOf: KindOf) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, writtenOf(field, values[name], kindOf)]));

/** The fields that a body may name; the server sets the others. */
export const writableOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isWritable(field)));
