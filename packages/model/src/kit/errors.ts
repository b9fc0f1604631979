/** Why something was refused: as the server throws it, as it goes over the wire, and as the browser reads it. */
import { errorsIn, type FieldErrors } from './field-errors.ts';
import type { Message } from './message.ts';
import type { Text } from './text.ts';

/** How many records of one kind use a record. */
export interface Use {
  readonly count: number;
  /** What they are called, one or several. */
  readonly label: Text;
}

/** A refusal of the whole, with a code for programs, and with `uses` where a record that is in use was to go. */
export interface Detail {
  readonly detail: Message;
  readonly code?: string;
  readonly uses?: readonly Use[];
}

/** What is refused: fields by name with `non_field_errors`, or a `detail`. */
export type RefusalBody = FieldErrors | Detail;

export const isDetail = (body: RefusalBody): body is Detail => 'detail' in body && !Array.isArray(body.detail);

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
