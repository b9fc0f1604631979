import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { everyProblem, fieldErrors, mostProblems, errorsIn } from './field-errors.ts';
import { messages } from './messages.ts';

const problemsOf = (body: unknown) => {
  const checked = z.strictObject({ text: z.string() }).safeParse(body);
  return checked.success ? {} : errorsIn(fieldErrors(checked.error.issues), 'en');
};

describe('field errors', () => {
  it('name fields that every object inherits, as any other', () => {
    for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf']) {
      const errors = problemsOf(JSON.parse(`{"text": "x", ${JSON.stringify(name)}: 1}`));
      const told: unknown = JSON.parse(JSON.stringify(errors));
      expect(Object.entries(told as object)).toEqual([[name, [messages.unknownField.en]]]);
    }
  });

  it('are twenty at most, with a word that there are more', () => {
    const body = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`unknown_${n}`, n]));
    const { non_field_errors: more, ...errors } = problemsOf({ text: 'x', ...body });
    expect(Object.keys(errors)).toHaveLength(mostProblems);
    expect(more).toEqual([messages.moreProblems({ count: mostProblems }).en]);
  });

  it('are told in full where they are twenty', () => {
    const body = Object.fromEntries(Array.from({ length: mostProblems }, (_, n) => [`unknown_${n}`, n]));
    expect(Object.keys(problemsOf({ text: 'x', ...body }))).toEqual(Object.keys(body));
  });

  it('are all told where a form of one’s own is checked', () => {
    const body = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`field_${n}`, z.string()]));
    const checked = z.strictObject(body).safeParse({});
    expect(Object.keys(checked.success ? {} : fieldErrors(checked.error.issues, everyProblem))).toHaveLength(60);
  });

  it('repeat no more of a name than someone can read', () => {
    expect(Object.keys(problemsOf({ text: 'x', ['a'.repeat(10_000)]: 1 }))).toEqual(['a'.repeat(100)]);
  });
});
