import type { FieldErrors } from './schema.ts';

/** The one error body: field errors by name, `non_field_errors`, or `detail`. */
export type ErrorBody = FieldErrors | { detail: string; code?: string };
