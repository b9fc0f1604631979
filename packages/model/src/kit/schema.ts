/**
 * From fields to zod schemas: the server validates and describes its API with them, the browser its forms.
 * `zod/mini` keeps the browser's share small.
 */
import * as z from 'zod/mini';
import { currencyCodes, minorUnits } from './currencies.ts';
import type { Entity } from './entity.ts';
import { isWritable, type BodyOf, type Field, type Fields } from './fields.ts';
import { messages } from './messages.ts';
import { isEmail, isFuture, isIsoDate, isPersonName, isPhone, isPast, isWorkingAge, type Rule } from './rules.ts';

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
      return z.pipe(
        base,
        z.string().check(z.refine((value) => !/[\r\n]/.test(value), { error: messages.oneLine(label) })),
      );
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
      if (field.form === 'past') return z.pipe(date, z.string().check(obeys(isPast, label, moment)));
      return field.form === 'birth_date' ? z.pipe(date, z.string().check(obeys(isWorkingAge, label, moment))) : date;
    }
    case 'rich_text':
      return textSchema(label, { max: field.max, required });
    case 'url':
      return formed(label, required, 500, webAddress, 'a web address that begins with http:// or https://');
    case 'colour':
      return formed(label, required, 7, /^#[0-9a-f]{6}$/i, 'a colour such as #0a5bd3');
    case 'time':
      return formed(label, required, 5, /^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30');
    case 'month':
      return formed(label, required, 10, /^(bs|ad):[12]\d{3}-(0[1-9]|1[0-2])$/, 'a month such as bs:2083-08');
    case 'fiscal_year':
      return z.pipe(
        formed(label, required, 7, /^\d{4}\/\d{2}$/, 'a fiscal year such as 2083/84'),
        z.string().check(
          z.refine((value) => value === '' || (Number(value.slice(0, 4)) + 1) % 100 === Number(value.slice(5)), {
            error: messages.pattern(label, 'two years that follow each other, such as 2083/84'),
          }),
        ),
      );
    default:
      throw new Error(`${field.kind} is not a textual kind`);
  }
}

const webAddress = /^https?:\/\/[^\s/?#]+\.?[^\s]*$/i;

const formed = (label: string, required: boolean, max: number, form: RegExp, words: string) =>
  z.pipe(
    textSchema(label, { max, required }),
    z
      .string()
      .check(
        z.refine((value) => (!required && value === '') || form.test(value), { error: messages.pattern(label, words) }),
      ),
  );

/** Decimal text in its smallest units, so that amounts are compared without floats. */
const toUnits = (value: string, decimals: number): bigint => {
  const negative = value.startsWith('-');
  const [whole = '0', part = ''] = value.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(decimals, '0'));
  return negative ? -units : units;
};

/** An exact decimal as text; written with fewer places it is filled up, so that what is read is what was stored. */
function decimalSchema(label: string, decimals: number, min: number | undefined, max: number | undefined) {
  const form = decimals === 0 ? /^-?\d{1,14}$/ : new RegExp(`^-?\\d{1,14}(\\.\\d{1,${decimals}})?$`);
  const words =
    decimals === 0
      ? 'an amount without decimals, as text'
      : `an amount with at most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}, as text`;
  return z.pipe(
    z
      .string({ error: (issue) => (issue.input == null ? messages.required(label) : messages.wrongType(label, words)) })
      .check(
        z.trim(),
        z.refine((value) => value !== '', { error: messages.required(label), abort: true }),
        z.refine((value) => form.test(value), { error: messages.pattern(label, words), abort: true }),
        z.refine((value) => min === undefined || toUnits(value, decimals) >= toUnits(min.toFixed(decimals), decimals), {
          error: messages.tooSmall(label, min ?? 0),
        }),
        z.refine((value) => max === undefined || toUnits(value, decimals) <= toUnits(max.toFixed(decimals), decimals), {
          error: messages.tooLarge(label, max ?? 0),
        }),
      ),
    z.transform((value: string) => {
      const [whole = '0', part = ''] = value.split('.');
      const units = decimals === 0 ? '' : `.${part.padEnd(decimals, '0')}`;
      const plain = `${whole.replace(/^(-?)0+(?=\d)/, '$1')}${units}`;
      return /^-0(\.0*)?$/.test(plain) ? plain.slice(1) : plain;
    }),
  );
}

/** An amount of a currency, with as many decimals as that currency has. */
const amountSchema = (label: string, min: number | undefined, max: number | undefined) =>
  z.pipe(
    z.strictObject(
      {
        currency: z.enum(currencyCodes, {
          error: (issue) =>
            issue.input == null || issue.input === ''
              ? messages.required('Currency')
              : messages.wrongType('Currency', 'a currency such as NPR'),
        }),
        amount: z.string({
          error: (issue) =>
            issue.input == null ? messages.required(label) : messages.wrongType(label, 'an amount, as text'),
        }),
      },
      { error: messages.required(label) },
    ),
    z.transform(({ currency, amount }, context) => {
      const checked = decimalSchema(label, minorUnits(currency), min, max).safeParse(amount);
      if (checked.success) return { currency, amount: checked.data };
      for (const issue of checked.error.issues)
        context.issues.push({ code: 'custom', path: ['amount'], message: issue.message, input: amount });
      return z.NEVER;
    }),
  );

/** A whole number between two limits. */
const wholeSchema = (label: string, min: number | undefined, max: number | undefined) =>
  z
    .int({
      error: (issue) => (issue.input == null ? messages.required(label) : messages.wrongType(label, 'a whole number')),
    })
    .check(
      z.minimum(min ?? -2_147_483_648, { error: messages.tooSmall(label, min ?? -2_147_483_648) }),
      z.maximum(max ?? 2_147_483_647, { error: messages.tooLarge(label, max ?? 2_147_483_647) }),
    );

const recordId = (label: string) =>
  z
    .int({ error: (issue) => (issue.input == null ? messages.required(label) : messages.reference(label)) })
    .check(z.positive({ error: messages.reference(label) }));

const degrees = (label: string, most: number) =>
  z
    .number({ error: messages.wrongType(label, 'degrees') })
    .check(
      z.minimum(-most, { error: messages.tooSmall(label, -most) }),
      z.maximum(most, { error: messages.tooLarge(label, most) }),
    );

const addressPart = (label: string) => z._default(textSchema(label, { max: 120, required: false }), '');

const distinct = <T>(values: T[]): T[] => [...new Set(values)];

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
    case 'duration':
      return wholeSchema(label, field.min ?? (field.kind === 'duration' ? 0 : undefined), field.max);
    case 'decimal':
      return decimalSchema(label, field.decimals, field.min, field.max);
    case 'money':
      return decimalSchema(label, 2, field.min, field.max);
    case 'amount':
      return amountSchema(label, field.min, field.max);
    case 'percent':
      return decimalSchema(label, 2, field.min ?? 0, field.max ?? 100);
    case 'choice': {
      const known = Object.keys(field.choices);
      return z.enum(known, {
        error: (issue) =>
          issue.input == null || issue.input === '' ? messages.required(label) : messages.choice(label, known),
      });
    }
    case 'multi_choice': {
      const known = Object.keys(field.choices);
      const choices = z.array(z.enum(known, { error: messages.choice(label, known) }), {
        error: (issue) => (issue.input == null ? messages.required(label) : messages.wrongType(label, 'a list')),
      });
      return z.pipe(choices.check(atLeastOne(field)), z.transform(distinct<string>));
    }
    case 'multi_reference': {
      const ids = z.array(recordId(label), {
        error: (issue) => (issue.input == null ? messages.required(label) : messages.wrongType(label, 'a list')),
      });
      return z.pipe(ids.check(atLeastOne(field), z.maxLength(1000)), z.transform(distinct<number>));
    }
    case 'reference':
    case 'user':
    case 'file':
    case 'image':
      return recordId(label);
    case 'address':
      return z.strictObject(
        {
          province: addressPart('Province'),
          district: addressPart('District'),
          municipality: addressPart('Municipality'),
          ward: addressPart('Ward'),
          street: addressPart('Street'),
        },
        { error: messages.required(label) },
      );
    case 'location':
      return z.strictObject(
        { latitude: degrees('Latitude', 90), longitude: degrees('Longitude', 180) },
        { error: messages.required(label) },
      );
    case 'list':
      return z
        .array(bodySchema(field.item as Fields, moment), {
          error: (issue) => (issue.input == null ? messages.required(label) : messages.wrongType(label, 'a list')),
        })
        .check(atLeastOne(field), z.maxLength(field.max, { error: messages.tooMany(label, field.max) }));
    case 'status':
    case 'computed':
      throw new Error(`a ${field.kind} is written by no body`);
    default:
      return textual(field, moment);
  }
}

const atLeastOne = (field: Field) =>
  z.refine<readonly unknown[]>((value) => !field.required || value.length > 0, {
    error: messages.required(field.label.en),
  });

const isList = (field: Field): boolean =>
  field.kind === 'list' || field.kind === 'multi_choice' || field.kind === 'multi_reference';

/** What a field holds when a body says nothing of it; undefined where it must say something. */
export function defaultOf(field: Field): unknown {
  if ('default' in field && field.default !== undefined) return field.default;
  if (isList(field)) return field.required ? undefined : [];
  return field.required ? undefined : null;
}

/** The schema of a field in a body: what is not required may be null or empty, and then is null. */
export function bodyFieldSchema(field: Field, moment: () => Moment): z.ZodMiniType {
  const schema = fieldSchema(field, moment);
  const fallback = defaultOf(field);
  if (field.kind === 'boolean') return z._default(schema, field.default);
  if (isList(field)) return fallback === undefined ? schema : z._default(schema, () => []);
  if (field.required) return fallback === undefined ? schema : z._default(schema, fallback);
  const empty = z.pipe(
    z.union([z.null(), z.literal('')]),
    z.transform(() => null),
  );
  return z._default(z.union([empty, schema]), fallback);
}

const writableShape = (fields: Fields, moment: () => Moment): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isWritable(field))
      .map(([name, field]) => [name, bodyFieldSchema(field, moment)]),
  );

/** A strict object of the writable fields, so that an unknown field is refused. */
export const bodySchema = <F extends Fields>(fields: F, moment: () => Moment) =>
  z.strictObject(writableShape(fields, moment)) as unknown as z.ZodMiniType<BodyOf<F>>;

/**
 * The body that creates a record, whole: fields that the other values hide are emptied and not asked for, and the rules between
 * fields are held once each field is right by itself.
 */
export function createSchema<F extends Fields>(entity: Entity<F>, moment: () => Moment): z.ZodMiniType<BodyOf<F>> {
  const whole = bodySchema(entity.fields, moment);
  const conditions = Object.entries(entity.shown ?? {}) as [string, (record: object) => boolean][];
  if (conditions.length === 0 && !entity.rules) return whole;
  const hidden = (input: unknown): string[] =>
    typeof input === 'object' && input !== null
      ? conditions.filter(([, holds]) => !holds(input)).map(([name]) => name)
      : [];
  const shape = writableShape(entity.fields, moment);
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, context) => {
      const names = hidden(input);
      const checked = schemaWithout(shape, entity.fields, names).safeParse(withoutKeys(input, names));
      if (!checked.success) {
        context.issues.push(...(checked.error.issues as typeof context.issues));
        return z.NEVER;
      }
      const errors = entity.rules?.(checked.data as BodyOf<F>, moment()) ?? {};
      for (const [name, list] of Object.entries(errors))
        for (const message of list)
          context.issues.push({ code: 'custom', path: name === 'non_field_errors' ? [] : [name], message, input });
      return checked.data as BodyOf<F>;
    }),
  );
}

const withoutKeys = (input: unknown, names: readonly string[]): unknown =>
  names.length === 0 || typeof input !== 'object' || input === null
    ? input
    : Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));

/** The shape with hidden fields standing empty, whatever they require when they are shown. */
function schemaWithout(shape: Record<string, z.ZodMiniType>, fields: Fields, hidden: readonly string[]) {
  if (hidden.length === 0) return z.strictObject(shape);
  const emptied = hidden.map((name) => {
    const field = fields[name];
    const empty = field && isList(field) ? [] : field?.kind === 'boolean' ? field.default : null;
    return [name, z._default(z.any(), empty)] as const;
  });
  return z.strictObject({ ...shape, ...Object.fromEntries(emptied) });
}

/** The names and forms that a change of a record may bring, each checked by itself; the merged whole is checked by `createSchema`. */
export const patchSchema = (fields: Fields, moment: () => Moment): z.ZodMiniType<Record<string, unknown>> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => isWritable(field))
        .map(([name, field]) => {
          const schema = fieldSchema(field, moment);
          const optional = field.required || field.kind === 'boolean' || isList(field);
          return [name, z.optional(optional ? schema : z.union([z.null(), z.literal(''), schema]))];
        }),
    ),
  );

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
