/** Why something was refused: as the server throws it, as it goes over the wire, and as the browser reads it. */
import type { UserRef } from './fields.ts';
import { errorsIn, type FieldErrors } from './field-errors.ts';
import type { Message } from './message.ts';
import type { Text } from './text.ts';

/** How many records of one kind use a record. */
export interface Use {
  readonly count: number;
  /** What they are called, one or several. */
  readonly label: Text;
}

/** How the lines that a record holds now differ from those of a write, line by line. */
export interface DifferingLines {
  /** Ids of lines that the record holds and the write does not name. */
  readonly added: readonly number[];
  /** Ids that the write names and the record holds no more. */
  readonly removed: readonly number[];
  /** Lines of both, with the fields that hold something else now. */
  readonly changed: readonly { readonly id: number; readonly fields: readonly string[] }[];
  /** Whether the lines of both are in another order. */
  readonly is_reordered: boolean;
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
  /** Of those of them that are lists of lines, which lines. */
  readonly lines: Readonly<Record<string, DifferingLines>>;
  /** The record as it is answered, with the version that the next write names. */
  readonly current: Readonly<Record<string, unknown>>;
}

/** A refusal of the whole, with a code for programs, and with `uses` where a record that is in use was to go. */
export interface Detail {
  readonly detail: Message;
  readonly code?: string;
  readonly uses?: readonly Use[];
}

/** Someone was first: the write names a version that the record has no more. */
export interface Stale extends Omit<StaleBody, 'detail'> {
  readonly detail: Message;
}

/** What is refused: fields by name with `non_field_errors`, or a `detail`. */
export type RefusalBody = FieldErrors | Detail | Stale;

export const isDetail = (body: RefusalBody): body is Detail | Stale => 'detail' in body && !Array.isArray(body.detail);

/**
 * The one error body of the API: English as programs have always read it, and under `_messages` each message whole, with its code,
 * its parameters and both languages. No field has that name.
 */
export function errorBody(body: RefusalBody): Record<string, unknown> {
  if (isDetail(body)) return { ...body, detail: body.detail.en, _messages: { detail: [body.detail] } };
  return { ...errorsIn(body, 'en'), _messages: body };
}

/** Errors of one row of a spreadsheet, as a refusal has them: in English, and whole under `_messages`. */
export const rowErrors = (errors: FieldErrors) => ({ errors: errorsIn(errors, 'en'), _messages: errors });
