/** Reading a refusal in the browser; apart from the rest, since every first page needs it and no catalogue. */
import type { Text } from './text.ts';

/** What is wrong with fields, by their names. */
export type FieldTexts = Readonly<Record<string, readonly Text[]>>;

/** A refusal as pages show it. */
export interface ReadRefusal {
  /** Texts by field. */
  readonly fields: FieldTexts;
  /** Texts of the whole: `non_field_errors`, or `detail`. */
  readonly messages: readonly Text[];
}

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string' && 'ne' in value;

/** Reads an error body; one without `_messages`, as a proxy may send, is shown as it came. */
export function readErrorBody(body: unknown): ReadRefusal {
  const fields: Record<string, readonly Text[]> = {};
  const messages: Text[] = [];
  if (typeof body !== 'object' || body === null) return { fields, messages };
  const { _messages: told, ...plain } = body as { readonly _messages?: Readonly<Record<string, unknown>> };
  for (const [name, value] of Object.entries(plain)) {
    const whole = told?.[name];
    const texts = Array.isArray(whole) ? whole.filter(isText) : untranslated(value);
    if (name === 'non_field_errors' || (name === 'detail' && typeof value === 'string')) messages.push(...texts);
    // Errors of an equation are named after it (VAL-9).
    else if (texts.length > 0 && Array.isArray(value)) fields[name.replace(/_errors$/, '')] = texts;
  }
  return { fields, messages };
}

const untranslated = (value: unknown): Text[] =>
  (Array.isArray(value) ? value : [value])
    .filter((each): each is string => typeof each === 'string')
    .map((en) => ({ en, ne: en }));
