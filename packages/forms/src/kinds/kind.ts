import type { FieldFilter } from '../filter/filter-params.ts';
import type { Field, Fields, RecordOf, ValueOf } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import type { FormsContextValue } from '../provider/FormsProvider.tsx';

/** What a field holds while it is edited: what an answer holds, or nothing. A line that was added has no id yet. */
export type HeldOf<F extends Field> =
  | (F extends { readonly kind: 'lines'; readonly item: infer I extends Fields }
      ? (RecordOf<I> & { id?: number })[]
      : ValueOf<F>)
  | null
  | undefined;

/** Props of the parts that show a value. */
export interface ShownProps<F extends Field = Field> {
  field: F;
  /** A value that is there; nothing is shown for nothing. */
  value: ValueOf<F>;
  /** The parts of another field, for kinds that are made of others. */
  kindOf: KindOf;
}

/** Props of the part that edits a value. */
export interface EditProps<F extends Field = Field> {
  field: F;
  /** Where it is in the form, such as `legs.0.to`. */
  name: string;
  label: string;
  help?: string | undefined;
  value: HeldOf<F>;
  onChange: (value: HeldOf<F>) => void;
  onBlur: () => void;
  /** What is wrong with it. */
  error?: string | undefined;
  /** What is wrong with a part of it, by the part's name. */
  errorOf: (part: string) => string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  /** Says that something is under way without which the form cannot be sent, or that it is done. */
  onBusy: (isBusy: boolean) => void;
  /** Always counts its letters, not only near the limit. */
  hasCounter: boolean;
  /** The parts of another field, for kinds that are made of others. */
  kindOf: KindOf;
}

/** Props of the control that narrows a list. */
export interface FilterProps<F extends Field = Field> {
  field: F;
  label: string;
  value: FieldFilter;
  onChange: (value: FieldFilter) => void;
  /** Of a range only this end; both when left out. */
  end?: 'from' | 'to' | undefined;
}

/** A component; also one that loads later. */
export type Part<P> = (props: P) => ReactNode;

/**
 * A kind of field as people meet it. Components that load later are fine: the person who draws a part stands ready to wait for it.
 */
export interface Kind<F extends Field = Field> {
  /** The value in a record's details. */
  readonly read: Part<ShownProps<F>>;
  /** The value in a table: one line. */
  readonly cell: Part<ShownProps<F>>;
  readonly edit: Part<EditProps<F>>;
  /** Absent where the kind knows no operator. */
  readonly filter: Part<FilterProps<F>> | undefined;
  /** Its filter is a range with two ends, which may stand apart. */
  readonly isRange?: true;
  /** What an untouched control holds. */
  readonly blank: (field: F) => ValueOf<F> | null;
  /** What a body says for a value that was edited; absent: the value itself. */
  readonly written?: (value: ValueOf<F>, field: F, kindOf: KindOf) => unknown;
  /** The value as plain text, from what is in an address: for the tags of filters. */
  readonly text?: (value: string, field: F, forms: FormsContextValue) => string;
  /** Its control shows what is wrong with each of its parts. */
  readonly showsParts?: true;
  /** Takes the whole width of a form or of details. */
  readonly isWide?: true;
  /** Figures, which are at the end of a table's column. */
  readonly isNumeric?: true;
}

export type KindOf = (field: Field) => Kind;
