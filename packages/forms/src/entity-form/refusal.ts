import type { Refusal } from '../form/use-form-state.ts';

/** Reads the API's one error body: messages by field, `non_field_errors`, or `detail`. */
export function refusalOfBody(body: unknown): Refusal {
  const fields: Record<string, readonly string[]> = {};
  const messages: string[] = [];
  if (typeof body === 'object' && body !== null)
    for (const [name, value] of Object.entries(body)) {
      if (name === 'detail' && typeof value === 'string') messages.push(value);
      else if (Array.isArray(value)) {
        const texts = value.filter((each): each is string => typeof each === 'string');
        if (name === 'non_field_errors') messages.push(...texts);
        else if (texts.length > 0) fields[name] = texts;
      }
    }
  return { fields, messages };
}
