/** Records as forms and checks know them: their fields, and what holds between these. Tables, access and screens are of `entity.ts`. */
import type { BodyOf, Fields, RowOf } from './fields.ts';
import type { FieldErrors } from './field-errors.ts';
import type { RuleClock } from './rule-clock.ts';
import type { Text } from './text.ts';

interface Condition<F extends Fields> {
  // A method's parameter is compared both ways, so that a condition of one record fits among those of all records.
  holds(record: Partial<RowOf<F>>): boolean;
}

/** What a form asks for and a check holds. A set of fields alone is enough. */
export interface RecordDescription<F extends Fields = Fields> {
  readonly label?: Text;
  readonly fields: F;
  /** When a field exists at all, from the other values; a hidden field is empty and not required. Both halves ask. */
  readonly visibleWhen?: { readonly [K in keyof F]?: Condition<F>['holds'] };
  /** When a field that may be empty must be filled in, from the other values. Both halves ask. */
  readonly requiredWhen?: { readonly [K in keyof F]?: Condition<F>['holds'] };
  /** What must hold between fields. Answers errors by field, or nothing. Both halves ask. */
  rules?(record: BodyOf<F>, clock: RuleClock): FieldErrors | undefined;
}

/** Describes a record; the types of its values are inferred, and names of fields that do not exist do not compile. */
export const defineRecord = <const F extends Fields>(record: RecordDescription<F>): RecordDescription<F> => record;
