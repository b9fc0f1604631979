import type { Fields } from './fields.ts';
import type { Text } from './text.ts';

/** A thing of the product, declared once: its table, checks, API, import columns and form follow from this value. */
export interface Entity<F extends Fields = Fields> {
  /** The table's name, and the name under which other entities refer to it. */
  readonly name: string;
  readonly label: Text;
  readonly fields: F;
}

/** Declares an entity; the fields' types are inferred from the value. */
export const defineEntity = <const F extends Fields>(entity: Entity<F>): Entity<F> => entity;

/** The fields of an entity as pairs, in the order of their declaration. */
export const fieldEntries = <F extends Fields>(entity: Entity<F>): [keyof F & string, F[keyof F & string]][] =>
  Object.entries(entity.fields) as [keyof F & string, F[keyof F & string]][];
