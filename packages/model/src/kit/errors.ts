import type { UserRef } from './fields.ts';
import type { FieldErrors } from './field-errors.ts';
import type { Text } from './text.ts';

/** How many records of one kind use a record. */
export interface Use {
  readonly count: number;
  /** What they are called, one or several. */
  readonly label: Text;
}

/** What a write is answered whose record was changed since it was read. */
export interface StaleBody {
  readonly detail: string;
  readonly code: 'changed_meanwhile';
  /** Who changed it last, and when; null where nothing tells. */
  readonly by: UserRef | null;
  readonly at: string | null;
  /** The fields of the write that hold something else now. */
  readonly differs: readonly string[];
  /** The record as it is answered, with the version that the next write names. */
  readonly current: Readonly<Record<string, unknown>>;
}

/** The one error body: field errors by name, `non_field_errors`, or `detail`; with `uses` where a record that is in use was to go. */
export type ErrorBody = FieldErrors | StaleBody | { detail: string; code?: string; uses?: readonly Use[] };
