import type { FieldErrors } from './field-errors.ts';
import type { Text } from './text.ts';

/** How many records of one kind use a record. */
export interface Use {
  readonly count: number;
  /** What they are called, one or several. */
  readonly label: Text;
}

/** The one error body: field errors by name, `non_field_errors`, or `detail`; with `uses` where a record that is in use was to go. */
export type ErrorBody = FieldErrors | { detail: string; code?: string; uses?: readonly Use[] };
