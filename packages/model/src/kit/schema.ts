/**
 * From fields to zod schemas: the server validates and describes its API with them, the browser its forms.
 * `zod/mini` keeps the browser's share small.
 */
import * as z from 'zod/mini';
import type { Entity } from './entity.ts';
import type { Field, Fields, RecordOf } from './fields.ts';
import { messages } from './messages.ts';
import { isEmail, isFuture, isIsoDate, isPersonName, isPhone, isWorkingAge, type Rule } from './rules.ts';

/** What a rule needs to know of the moment: the day in the organisation's zone, and the instant. */
export interface Moment {
  readonly today: string;
  readonly now: Date;
}

/** Characters that a text column cannot hold (NUL) or that hide in a text (other C0 controls except tab and line feeds). */
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const codeForm = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\-/._ ]*$/u;

/** A text trimmed and free of control characters, with the required and length messages of its label. */
export function textSchema(
  label: string,
  { min = 0, max, required = true }: { min?: number; max: number; required?: boolean },
) {
  return z.pipe(
    z
      .string({
        error: (issue) => (issue.input == null ? messages.required(label) : messages.wrongType(label, 'a text')),
      })
      .check(z.trim()),
    z.string().check(
      z.refine((value) => !required || value.length > 0, { error: messages.required(label), abort: true }),
      z.refine((value) => !control.test(value), { error: messages.controlCharacter(label), abort: true }),
      z.refine((value) => value.length >= min || value.length === 0, { error: messages.tooShort(label, min) }),
      z.maxLength(max, { error: messages.tooLong(label, max) }),
    ),
  );
}

const obeys = (rule: Rule, label: string, moment: () => Moment) =>
  z.superRefine<string>((value, context) => {
    const message = rule(value, label, moment().today);
    if (message) context.addIssue({ code: 'custom', message, input: value });
  });

function textual(field: Field, moment: () => Moment) {
  const label = field.label.en;
  const required = field.required ?? false;
  switch (field.kind) {
    case 'text': {
      const base = textSchema(label, { min: field.min ?? 0, max: field.max, required });
      if (field.form === 'person_name') return z.pipe(base, z.string().check(obeys(isPersonName, label, moment)));
      if (field.form === 'code') {
        const form = messages.pattern(label, 'letters, digits, dashes, slashes, dots or underscores');
        return z.pipe(base, z.string().check(z.regex(codeForm, { error: form })));
      }
      return base;
    }
    case 'long_text':
      return textSchema(label, { max: field.max, required });
    case 'email':
      return z.pipe(
        textSchema(label, { max: 254, required }),
        z.string().check(z.toLowerCase(), obeys(isEmail, label, moment)),
      );
    case 'phone':
      return z.pipe(textSchema(label, { max: 32, required }), z.string().check(obeys(isPhone, label, moment)));
    case 'date': {
      const date = z.pipe(textSchema(label, { max: 10, required }), z.string().check(obeys(isIsoDate, label, moment)));
      return field.form === 'birth_date' ? z.pipe(date, z.string().check(obeys(isWorkingAge, label, moment))) : date;
    }
    default:
      throw new Error(`${field.kind} is not a textual kind`);
  }
}

/** The schema of one field's value, without regard to whether it may be absent. */
export function fieldSchema(field: Field, moment: () => Moment): z.ZodMiniType {
  const label = field.label.en;
  switch (field.kind) {
    case 'instant':
      return z.string({ error: messages.required(label) }).check(
        z.superRefine<string>((value, context) => {
          const bad = Number.isNaN(Date.parse(value)) || !/^\d{4}-\d{2}-\d{2}T/.test(value);
          const message = bad ? messages.invalidDate : field.future ? isFuture(value, label, moment().now) : undefined;
          if (message) context.addIssue({ code: 'custom', message, input: value });
        }),
      );
    case 'boolean':
      return z.boolean({ error: messages.wrongType(label, 'true or false') });
    case 'number':
      return z.number({ error: messages.wrongType(label, 'a number') }).check(
        z.minimum(field.min ?? Number.MIN_SAFE_INTEGER, {
          error: messages.tooSmall(label, field.min ?? Number.MIN_SAFE_INTEGER),
        }),
        z.maximum(field.max ?? Number.MAX_SAFE_INTEGER, {
          error: messages.tooLarge(label, field.max ?? Number.MAX_SAFE_INTEGER),
        }),
      );
    case 'choice':
      return z.enum(Object.keys(field.choices), { error: messages.choice(label, Object.keys(field.choices)) });
    case 'reference':
      return z.int({ error: messages.reference(label) }).check(z.positive({ error: messages.reference(label) }));
    default:
      return textual(field, moment);
  }
}

/** The schema of a field in a body: what is not required may be null or empty, and then is null. */
export function bodyFieldSchema(field: Field, moment: () => Moment): z.ZodMiniType {
  const schema = fieldSchema(field, moment);
  if (field.kind === 'boolean') return z._default(schema, field.default);
  if (field.required) return schema;
  const empty = z.pipe(
    z.union([z.null(), z.literal('')]),
    z.transform(() => null),
  );
  return z._default(z.union([empty, schema]), null);
}

/** The body that creates a record: a strict object, so that an unknown field is refused. */
export function createSchema<F extends Fields>(entity: Entity<F>, moment: () => Moment) {
  const shape = Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => [name, bodyFieldSchema(field, moment)]),
  );
  return z.strictObject(shape) as unknown as z.ZodMiniType<RecordOf<F>>;
}

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
      for (const inner of issue.errors.at(-1) ?? []) add(path || 'non_field_errors', inner.message);
    } else add(path || 'non_field_errors', issue.message);
  }
  return errors;
}
