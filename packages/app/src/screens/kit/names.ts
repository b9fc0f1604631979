/** Names that a screen may use, by the fields of its entity. An unknown one does not compile. */
import type { Fields, RecordOf } from '@karmik/model/kit/fields';

export type FieldName<F extends Fields> = keyof F & string;

type NamesOfKind<F extends Fields, K extends string> = {
  [N in keyof F]: F[N] extends { readonly kind: K } ? N : never;
}[keyof F] &
  string;

/** What every record has besides its declared fields. */
type Kept = 'created_at';

export type ColumnName<F extends Fields> = FieldName<F> | Kept;
export type FilterName<F extends Fields> =
  | Exclude<FieldName<F>, NamesOfKind<F, 'address' | 'lines' | 'computed'>>
  | LineFilterName<F>
  | Kept;
/** A field of lines, named after them: the list shows records that have such a line. */
type LineFilterName<F extends Fields> = {
  [N in FieldName<F>]: F[N] extends { readonly kind: 'lines'; readonly item: infer I extends Fields }
    ? `${N}.${Exclude<FieldName<I>, NamesOfKind<I, 'address'>>}`
    : never;
}[FieldName<F>];
type SortName<F extends Fields> =
  | Exclude<FieldName<F>, NamesOfKind<F, 'computed' | 'lines' | 'address' | 'location' | 'amount' | 'multi_reference'>>
  | Kept
  | 'id';
export type Sort<F extends Fields> = SortName<F> | `-${SortName<F>}`;

type Unwritten<F extends Fields> =
  | NamesOfKind<F, 'status' | 'computed'>
  | ({ [N in keyof F]: F[N] extends { readonly readonly: true } ? N : never }[keyof F] & string);
export type FormName<F extends Fields> = Exclude<FieldName<F>, Unwritten<F>>;

export type DayName<F extends Fields> = NamesOfKind<F, 'date' | 'instant'>;
export type ListName<F extends Fields> = NamesOfKind<F, 'lines'>;

/** The fields of the entries of a list. */
export type ItemOf<F extends Fields, N extends string> = F[N] extends { readonly kind: 'lines'; readonly item: infer I }
  ? I extends Fields
    ? I
    : never
  : never;

export type ItemName<I extends Fields, K extends string> = NamesOfKind<I, K>;

/** A record as lists and details answer it. */
export type RowOf<F extends Fields> = { readonly id: number; readonly created_at: string } & RecordOf<F>;
