/** What controls hold ⇄ what the API reads. */
import type { Fields } from '@karmik/model/kit/fields';
import type { KindOf } from '../kinds/kind.ts';
import type { Values } from '../store/same.ts';

/** What the controls of a form begin with: the record's values, and blanks for what it lacks. */
export const valuesOf = (fields: Fields, record: Readonly<Values> | undefined, kindOf: KindOf): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const held = record?.[name];
      return [name, held === undefined ? kindOf(field).blank(field) : held];
    }),
  );

/**
 * A body whose lines name the ids of lines that are there, and no others: what was copied from another record, or was removed by someone
 * else meanwhile, is new.
 * @param before the record in the form of a body
 */
export const withKnownLines = (fields: Fields, before: Readonly<Values>, after: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(after).map(([name, value]) => {
      if (fields[name]?.kind !== 'lines' || !Array.isArray(value)) return [name, value];
      const known = new Set(((before[name] ?? []) as readonly Values[]).map(({ id }) => id));
      return [
        name,
        (value as readonly Values[]).map(({ id, ...line }) =>
          known.has(id) && id !== undefined ? { id, ...line } : line,
        ),
      ];
    }),
  );
