/**
 * From fields to zod schemas of values and bodies: the server validates and describes its API with them, the browser its forms.
 * `zod/mini` keeps the browser's share small.
 */
import * as z from 'zod/mini';
import { labels } from './labels.ts';
import { bilingual, type Text } from './text.ts';
import { carried, carry, choiceNames, verbatim } from './message.ts';
import type { RecordDescription } from './record.ts';
import { isWritable, type BodyOf, type Field, type Fields } from './fields.ts';
import { messages, formats } from './messages.ts';
import type { RuleClock } from './rule-clock.ts';
import { amountSchema, decimalSchema, wholeSchema } from './number-schema.ts';
import { isFuture, typedDateProblem } from './rules.ts';
import { textSchema, textual } from './text-schema.ts';

const recordId = (label: Text) =>
  z
    .int({
      error: (issue) =>
        carry(issue.input == null ? messages.required({ field: label }) : messages.reference({ field: label })),
    })
    .check(z.positive({ error: carried(messages.reference({ field: label })) }));

const degrees = (label: Text, most: number) =>
  z
    .number({ error: carried(messages.wrongType({ field: label, format: formats.degrees })) })
    .check(
      z.minimum(-most, { error: carried(messages.tooSmall({ field: label, least: -most })) }),
      z.maximum(most, { error: carried(messages.tooLarge({ field: label, most })) }),
    );

const addressPart = (label: Text) => z._default(textSchema(label, { max: 120, required: false }), '');

const distinct = <T>(values: T[]): T[] => [...new Set(values)];

/** The schema of one field's value, without regard to whether it may be absent. */
export function fieldSchema(field: Field, clock: () => RuleClock): z.ZodMiniType {
  const label = field.label;
  switch (field.kind) {
    case 'instant':
      return z.string({ error: carried(messages.required({ field: label })) }).check(
        z.superRefine<string>((value, context) => {
          const bad = Number.isNaN(Date.parse(value)) || !/^\d{4}-\d{2}-\d{2}T/.test(value);
          const message = bad
            ? (typedDateProblem(value) ?? messages.invalidDate)
            : field.future
              ? isFuture(value, label, clock().now)
              : undefined;
          if (message) context.addIssue({ code: 'custom', message: carry(message), input: value });
        }),
      );
    case 'boolean':
      return z.boolean({ error: carried(messages.wrongType({ field: label, format: formats.boolean })) });
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
          carry(
            issue.input == null || issue.input === ''
              ? messages.required({ field: label })
              : messages.choice({ field: label, choices: choiceNames(field.choices) }),
          ),
      });
    }
    case 'multi_choice': {
      const known = Object.keys(field.choices);
      const choices = z.array(
        z.enum(known, { error: carried(messages.choice({ field: label, choices: choiceNames(field.choices) })) }),
        {
          error: (issue) =>
            carry(
              issue.input == null
                ? messages.required({ field: label })
                : messages.wrongType({ field: label, format: formats.list }),
            ),
        },
      );
      return z.pipe(choices.check(atLeastOne(field)), z.transform(distinct<string>));
    }
    case 'multi_reference': {
      const ids = z.array(recordId(label), {
        error: (issue) =>
          carry(
            issue.input == null
              ? messages.required({ field: label })
              : messages.wrongType({ field: label, format: formats.list }),
          ),
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
          province: addressPart(bilingual('Province', 'प्रदेश')),
          district: addressPart(bilingual('District', 'जिल्ला')),
          municipality: addressPart(bilingual('Municipality', 'पालिका')),
          ward: addressPart(bilingual('Ward', 'वडा')),
          street: addressPart(bilingual('Street', 'टोल/सडक')),
        },
        { error: carried(messages.required({ field: label })) },
      );
    case 'location':
      return z.strictObject(
        { latitude: degrees(labels.latitude, 90), longitude: degrees(labels.longitude, 180) },
        { error: carried(messages.required({ field: label })) },
      );
    case 'lines':
      return z
        .array(
          withoutUnasked(
            z.strictObject({
              // A line that names its id stays that line; what is kept nowhere has none.
              ...(field.is_stored !== false && { id: z.optional(recordId(labels.line)) }),
              ...writableShape(field.item as Fields, clock),
            }),
            field,
          ),
          {
            error: (issue) =>
              carry(
                issue.input == null
                  ? messages.required({ field: label })
                  : messages.wrongType({ field: label, format: formats.list }),
              ),
          },
        )
        .check(
          atLeastOne(field),
          z.maxLength(field.max, { error: carried(messages.tooMany({ field: label, most: field.max })) }),
        );
    case 'status':
    case 'computed':
      throw new Error(`a ${field.kind} is written by no body`);
    default:
      return textual(field, clock);
  }
}

/** A line whose columns that do not apply to it are blank, whatever was sent for them: no form asks for these. */
function withoutUnasked<T extends z.ZodMiniType>(line: T, { item, asksWhen }: Extract<Field, { kind: 'lines' }>) {
  const columns = Object.entries(asksWhen ?? {});
  if (columns.length === 0) return line;
  return z.pipe(
    line,
    z.transform((values) => {
      const whole = values as Readonly<Record<string, unknown>>;
      const blank = columns
        .filter(([, asks]) => asks?.(whole) === false)
        .map(([name]) => [name, blankOf((item as Fields)[name])]);
      return { ...whole, ...Object.fromEntries(blank) };
    }),
  );
}

/** What a field holds that no form asks for. */
const blankOf = (field: Field | undefined): unknown =>
  field === undefined
    ? null
    : isList(field)
      ? []
      : 'default' in field && field.default !== undefined
        ? field.default
        : null;

const atLeastOne = (field: Field) =>
  z.refine<readonly unknown[]>((value) => !field.required || value.length > 0, {
    error: carried(messages.required({ field: field.label })),
  });

const isList = (field: Field): boolean =>
  field.kind === 'lines' || field.kind === 'multi_choice' || field.kind === 'multi_reference';

/** What a field holds when a body says nothing of it; undefined where it must say something. */
export function defaultOf(field: Field): unknown {
  if ('default' in field && field.default !== undefined) return field.default;
  if (isList(field)) return field.required ? undefined : [];
  return field.required ? undefined : null;
}

/** The schema of a field in a body: what is not required may be null or empty, and then is null. */
export function bodyFieldSchema(field: Field, clock: () => RuleClock): z.ZodMiniType {
  const schema = fieldSchema(field, clock);
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

const writableShape = (fields: Fields, clock: () => RuleClock): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isWritable(field))
      .map(([name, field]) => [name, bodyFieldSchema(field, clock)]),
  );

/** A strict object of the writable fields, so that an unknown field is refused. */
export const bodySchema = <F extends Fields>(fields: F, clock: () => RuleClock) =>
  z.strictObject(writableShape(fields, clock)) as unknown as z.ZodMiniType<BodyOf<F>>;

/**
 * The body that creates a record, whole: fields that the other values hide are emptied and not asked for, and the rules between
 * fields are held once each field is right by itself.
 */
export function createSchema<F extends Fields>(
  record: RecordDescription<F>,
  clock: () => RuleClock,
): z.ZodMiniType<BodyOf<F>> {
  const whole = bodySchema(record.fields, clock);
  const conditions = Object.entries(record.visibleWhen ?? {}) as [string, (record: object) => boolean][];
  const needs = Object.entries(record.requiredWhen ?? {}) as [string, (record: object) => boolean][];
  if (conditions.length === 0 && needs.length === 0 && !record.rules) return whole;
  const hidden = (input: unknown): string[] =>
    typeof input === 'object' && input !== null
      ? conditions.filter(([, holds]) => !holds(input)).map(([name]) => name)
      : [];
  const shape = writableShape(record.fields, clock);
  // Making a schema costs many times what checking with it does, so each set of hidden fields has one.
  const byHidden = new Map<string, ReturnType<typeof schemaWithout>>();
  const schemaOf = (names: readonly string[]) => {
    const key = names.join();
    const known = byHidden.get(key) ?? schemaWithout(shape, record.fields, names);
    byHidden.set(key, known);
    return known;
  };
  return z.pipe(
    z.unknown(),
    z.transform((input: unknown, context) => {
      const names = hidden(input);
      const checked = schemaOf(names).safeParse(withoutKeys(input, names));
      if (!checked.success) {
        context.issues.push(...(checked.error.issues as typeof context.issues));
        return z.NEVER;
      }
      const data = checked.data as Record<string, unknown>;
      const missing = needs.filter(([name, holds]) => isEmpty(data[name]) && holds(data));
      for (const [name] of missing)
        context.issues.push({
          code: 'custom',
          path: [name],
          message: carry(messages.required({ field: record.fields[name]?.label ?? verbatim(name) })),
          input,
        });
      if (missing.length > 0) return z.NEVER;
      const errors = record.rules?.(checked.data as BodyOf<F>, clock()) ?? {};
      for (const [name, list] of Object.entries(errors))
        for (const message of list)
          context.issues.push({
            code: 'custom',
            path: name === 'non_field_errors' ? [] : [name],
            message: carry(message),
            input,
          });
      return checked.data as BodyOf<F>;
    }),
  );
}

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

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
export const patchSchema = (fields: Fields, clock: () => RuleClock): z.ZodMiniType<Record<string, unknown>> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => isWritable(field))
        .map(([name, field]) => {
          const schema = fieldSchema(field, clock);
          const optional = field.required || field.kind === 'boolean' || isList(field);
          return [name, z.optional(optional ? schema : z.union([z.null(), z.literal(''), schema]))];
        }),
    ),
  );

/** Fields that others hide, neither required nor refused as empty: whether they are needed, the merged whole says. */
const loosened = ({ fields, visibleWhen = {} }: Pick<RecordDescription, 'fields' | 'visibleWhen'>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name in visibleWhen && field.kind !== 'boolean' && !isList(field)
        ? ({ ...field, required: false } as Field)
        : field,
    ]),
  );

/** The body of a call that creates a record. Fields that others hide may be absent or empty; the write checks the whole. */
export const givenSchema = (
  entity: Pick<RecordDescription, 'fields' | 'visibleWhen'>,
  clock: () => RuleClock,
): z.ZodMiniType<Record<string, unknown>> =>
  entity.visibleWhen ? patchSchema(loosened(entity), clock) : bodySchema(entity.fields, clock);

/** The body of a call that changes one. */
export const changeSchema = (entity: Pick<RecordDescription, 'fields' | 'visibleWhen'>, clock: () => RuleClock) =>
  patchSchema(loosened(entity), clock);
