/**
 * Field kinds. A field is a plain value that carries the TypeScript type of what it holds, so that an entity's record type is
 * inferred from its declaration. Both halves read the same value: the server for its tables and checks, the browser for its forms.
 */
import type { Text } from './text.ts';

declare const held: unique symbol;

/** What every field may say. `T` is the type it holds on the wire; it exists for the compiler alone. */
export interface FieldBase<T, K extends string> {
  readonly kind: K;
  readonly label: Text;
  readonly help?: Text;
  readonly required?: boolean;
  /** Other names under which a spreadsheet may bring this field, in any spelling. */
  readonly aliases?: readonly string[];
  readonly [held]?: T;
}

export interface TextField extends FieldBase<string, 'text'> {
  readonly min?: number;
  readonly max: number;
  /** A form beyond plain text. `code` is letters, digits, dash, slash, dot and underscore. */
  readonly form?: 'person_name' | 'code';
  /** Compared without regard to case, within the organisation. */
  readonly unique?: boolean;
}
export interface LongTextField extends FieldBase<string, 'long_text'> {
  readonly max: number;
}
export interface EmailField extends FieldBase<string, 'email'> {
  readonly unique?: boolean;
}
export interface PhoneField extends FieldBase<string, 'phone'> {}
export interface DateField extends FieldBase<string, 'date'> {
  readonly form?: 'birth_date';
}
export interface InstantField extends FieldBase<string, 'instant'> {
  readonly future?: boolean;
}
export interface BooleanField extends FieldBase<boolean, 'boolean'> {
  readonly default: boolean;
}
export interface NumberField extends FieldBase<number, 'number'> {
  readonly min?: number;
  readonly max?: number;
}
export interface ChoiceField<V extends string> extends FieldBase<V, 'choice'> {
  readonly choices: { readonly [value in V]: Text };
}
/** A reference to a record of another entity, by its id. `name_field` is what a person calls that record. */
export interface ReferenceField extends FieldBase<number, 'reference'> {
  readonly to: string;
  readonly name_field: string;
}

export type Field =
  | TextField
  | LongTextField
  | EmailField
  | PhoneField
  | DateField
  | InstantField
  | BooleanField
  | NumberField
  | ChoiceField<string>
  | ReferenceField;

export type Fields = { readonly [name: string]: Field };

/** The wire type of one field's value. */
export type ValueOf<F> = F extends ChoiceField<infer V> ? V : F extends FieldBase<infer T, string> ? T : never;

type Flatten<T> = { [K in keyof T]: T[K] };

/** The record of a set of fields: what is not required may be null. */
export type RecordOf<F extends Fields> = Flatten<{
  -readonly [K in keyof F]: F[K] extends { required: true } | { kind: 'boolean' }
    ? ValueOf<F[K]>
    : ValueOf<F[K]> | null;
}>;

type Options<F extends Field> = Omit<F, 'kind' | typeof held>;

export const f = {
  text: <const O extends Options<TextField>>(options: O) => ({ kind: 'text', ...options }) as const,
  longText: <const O extends Options<LongTextField>>(options: O) => ({ kind: 'long_text', ...options }) as const,
  email: <const O extends Options<EmailField>>(options: O) => ({ kind: 'email', ...options }) as const,
  phone: <const O extends Options<PhoneField>>(options: O) => ({ kind: 'phone', ...options }) as const,
  date: <const O extends Options<DateField>>(options: O) => ({ kind: 'date', ...options }) as const,
  instant: <const O extends Options<InstantField>>(options: O) => ({ kind: 'instant', ...options }) as const,
  boolean: <const O extends Options<BooleanField>>(options: O) => ({ kind: 'boolean', ...options }) as const,
  number: <const O extends Options<NumberField>>(options: O) => ({ kind: 'number', ...options }) as const,
  choice: <const V extends string, const O extends Omit<Options<ChoiceField<V>>, 'choices'>>(
    options: O & { readonly choices: { readonly [value in V]: Text } },
  ) =>
    ({ kind: 'choice', ...options }) as { readonly kind: 'choice' } & O & {
        readonly choices: { readonly [value in V]: Text };
      },
  reference: <const O extends Options<ReferenceField>>(options: O) => ({ kind: 'reference', ...options }) as const,
};
