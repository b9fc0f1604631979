import { carriedMessage, type Message } from './message.ts';
import { messages } from './messages.ts';
import type { Language } from './text.ts';

/** Messages by field name; those of the whole body are under `non_field_errors`. */
export type FieldErrors = Record<string, Message[]>;

interface Issue {
  readonly code?: string;
  readonly path?: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
}

/** Problems that an answer tells of one body; who makes more of them has lost their way, or tries what an answer may cost. */
export const mostProblems = 20;
/** For checks in the browser and of rows of one's own file, where every field is told. */
export const everyProblem = Number.POSITIVE_INFINITY;
/** Letters of a name that come back in an answer. */
const longestName = 100;

/** Turns zod's issues into the error body that the whole product speaks: the first ones, and that there are more. */
export function fieldErrors(issues: readonly Issue[], most: number = mostProblems): FieldErrors {
  // Names come from the person who asks: one such as "constructor" must not find what every object inherits.
  const errors = Object.create(null) as FieldErrors;
  let count = 0;
  for (const [name, message] of problemsOf(issues)) {
    const cut = name.slice(0, longestName);
    if (errors[cut]?.some(({ en }) => en === message.en)) continue;
    if (count === most) {
      (errors.non_field_errors ??= []).push(messages.moreProblems({ count: most }));
      break;
    }
    (errors[cut] ??= []).push(message);
    count += 1;
  }
  return errors;
}

function* problemsOf(issues: readonly Issue[]): Generator<readonly [name: string, message: Message]> {
  for (const issue of issues) {
    const path = (issue.path ?? []).map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) yield [path ? `${path}.${key}` : key, messages.unknownField];
    } else if (issue.code === 'invalid_union' && issue.errors?.length) {
      // An optional field is "nothing, or the real thing": the last branch is the real thing, and its message is the useful one.
      for (const inner of issue.errors.at(-1) ?? [])
        yield [
          [path, ...(inner.path ?? []).map(String)].filter(Boolean).join('.') || 'non_field_errors',
          spoken(inner.message),
        ];
    } else yield [path || 'non_field_errors', spoken(issue.message)];
  }
}

/** The same messages in one language. */
export const errorsIn = (errors: FieldErrors, language: Language): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, list]) => [name, list.map((message) => message[language])]));

/** Words of zod's own are no message of the product: they are English alone. */
const spoken = (said: string): Message => carriedMessage(said) ?? messages.invalid;
