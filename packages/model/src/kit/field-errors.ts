import { messages } from './messages.ts';

/** Field errors by name; problems of the whole body stand under `non_field_errors`. */
export type FieldErrors = Record<string, string[]>;

interface Issue {
  readonly code?: string;
  readonly path?: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
}

/** Turns zod's issues into the error body that the whole product speaks. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  const add = (name: string, message: string) => {
    const list = (errors[name] ??= []);
    if (!list.includes(message)) list.push(message);
  };
  for (const issue of issues) {
    const path = (issue.path ?? []).map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) add(path ? `${path}.${key}` : key, messages.unknownField);
    } else if (issue.code === 'invalid_union' && issue.errors?.length) {
      // An optional field is "nothing, or the real thing": the last branch is the real thing, and its message is the useful one.
      for (const inner of issue.errors.at(-1) ?? [])
        add([path, ...(inner.path ?? []).map(String)].filter(Boolean).join('.') || 'non_field_errors', inner.message);
    } else add(path || 'non_field_errors', issue.message);
  }
  return errors;
}
