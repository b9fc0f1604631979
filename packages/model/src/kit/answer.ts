/** Schemas of what the API answers for an entity: the server describes and cuts its answers with them. */
import * as z from 'zod/mini';
import { currencyCodes } from './currencies.ts';
import type { Entity } from './entity.ts';
import { shownAs, type Field, type Fields } from './fields.ts';

/** Gives a schema the name under which the description of the API has it, once however many operations use it. */
export const named = <S extends z.ZodMiniType>(title: string, schema: S): S => {
  z.globalRegistry.add(schema, { title });
  return schema;
};

/** @example typeName('overtime_request') // 'OvertimeRequest' */
export const typeName = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

export const userRef = named(
  'PersonRef',
  z.object({
    id: z.number(),
    full_name: z.string(),
    /** The name in Devanagari, which a reader of Nepali sees in the place of the other. */
    name_ne: z.optional(z.nullable(z.string())),
    job_title: z.string(),
    profile_picture: z.nullable(z.string()),
    is_current: z.optional(z.boolean()),
  }),
);
export const namedRef = named(
  'NamedRef',
  z.object({
    id: z.number(),
    name: z.string(),
    /** The name in Nepali, which a reader of Nepali sees in the place of the other. */
    in_nepali: z.optional(z.nullable(z.string())),
    /** Of an option: what the reader has of it. */
    own_note: z.optional(z.object({ en: z.string(), ne: z.string() })),
  }),
);
const fileRef = named(
  'FileRef',
  z.object({ id: z.number(), name: z.string(), mime: z.string(), size: z.number(), url: z.string() }),
);
const address = named(
  'Address',
  z.object({
    province: z.string(),
    district: z.string(),
    municipality: z.string(),
    ward: z.string(),
    street: z.string(),
  }),
);

function filled(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'number':
    case 'duration':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'choice':
      return z.enum(Object.keys(field.choices));
    case 'multi_choice':
      return z.array(z.enum(Object.keys(field.choices)));
    case 'status':
      return z.enum(Object.keys(field.states));
    case 'user':
      return userRef;
    case 'reference':
      return namedRef;
    case 'multi_reference':
      return z.array(namedRef);
    case 'file':
    case 'image':
      return fileRef;
    case 'address':
      return address;
    case 'amount':
      return z.object({ currency: z.enum(currencyCodes), amount: z.string() });
    case 'location':
      return z.object({ latitude: z.number(), longitude: z.number() });
    case 'lines':
      return z.array(z.object({ id: z.number(), ...answerShape(field.item as Fields) }));
    case 'computed':
      return filled(shownAs(field));
    default:
      return z.string();
  }
}

const neverNull = new Set<Field['kind']>(['boolean', 'status', 'multi_choice', 'multi_reference', 'lines']);

/** The schema of one field's value in an answer. */
const answerField = (field: Field): z.ZodMiniType =>
  // Who may not read a field gets the record without it.
  field.read_code
    ? z.optional(z.nullable(filled(field)))
    : field.required || neverNull.has(field.kind)
      ? filled(field)
      : z.nullable(filled(field));

export const answerShape = (fields: Fields): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answerField(field)]));

const answers = new WeakMap<Entity, ReturnType<typeof makeRecordAnswer>>();
/** One record as the API answers it. */
export function recordAnswer(entity: Entity): ReturnType<typeof makeRecordAnswer> {
  const answer = answers.get(entity) ?? makeRecordAnswer(entity);
  answers.set(entity, answer);
  return answer;
}

const makeRecordAnswer = (entity: Entity) =>
  named(
    typeName(entity.name),
    z.object({
      id: z.number(),
      ...answerShape(entity.fields),
      // What others may hide is empty while it is hidden, even where it is required otherwise.
      ...Object.fromEntries(
        Object.keys(entity.visibleWhen ?? {}).flatMap((name) => {
          const field = entity.fields[name];
          return field && !neverNull.has(field.kind) ? [[name, z.nullable(answerField(field))]] : [];
        }),
      ),
      created_at: z.string(),
      ...(entity.archive ? { archived_at: z.nullable(z.string()) } : {}),
    }),
  );

/** A text of the product in each language, as an answer holds it. */
export const textAnswer = z.object({ en: z.string(), ne: z.string() });

/** A message as an answer holds it, such as why a row of a spreadsheet was refused. */
export const messageAnswer = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([textAnswer, z.string(), z.number()])),
  ...textAnswer.shape,
});
