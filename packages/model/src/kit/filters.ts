/**
 * How lists are narrowed: which operators a field's kind knows, and what a parameter of the address is called. `status=Open` asks for
 * equality; every other operator is after two underscores, as in `joined_on__gte=2026-01-01`. A field of lines is named after theirs,
 * as in `items.amount__gte=500.00`, and asks for records that have such a line.
 */
import * as z from 'zod/mini';
import { carried, choiceNames } from './message.ts';
import { currencyCodes } from './currencies.ts';
import type { DateField, Field, FieldKind } from './fields.ts';
import { messages, formats } from './messages.ts';
import { fieldSchema } from './schema.ts';
import { textSchema } from './text-schema.ts';
import { bilingual } from './text.ts';

export const operators = ['eq', 'contains', 'gte', 'lte', 'in', 'has', 'isnull'] as const;
export type Operator = (typeof operators)[number];

const words = ['eq', 'contains', 'isnull'] as const;
const ordered = ['eq', 'gte', 'lte', 'isnull'] as const;
const named = ['eq', 'in', 'isnull'] as const;
const sets = ['has', 'isnull'] as const;
const presence = ['isnull'] as const;
const none = [] as const;
const oneDay = ['eq'] as const;

const byKind = {
  text: words,
  long_text: words,
  email: words,
  phone: words,
  url: words,
  rich_text: presence,
  colour: ['eq'],
  number: ordered,
  decimal: ordered,
  money: ordered,
  // Amounts of several currencies have no order; `has` asks for one currency.
  amount: sets,
  percent: ordered,
  duration: ordered,
  date: ordered,
  time: ordered,
  instant: ordered,
  month: named,
  fiscal_year: named,
  boolean: ['eq'],
  choice: named,
  multi_choice: sets,
  status: ['eq', 'in'],
  user: named,
  reference: named,
  multi_reference: sets,
  file: presence,
  image: presence,
  address: none,
  location: presence,
  lines: presence,
  computed: none,
} as const satisfies Record<FieldKind, readonly Operator[]>;

/**
 * The operators by which a list may be narrowed on a field; a field that always holds something is never asked whether it does.
 * @param isHideable whether the field is empty where others hide it, though it is required
 */
export const operatorsOf = (field: Field, isHideable = false): readonly Operator[] =>
  (field.kind === 'date' && field.isOneDay ? oneDay : byKind[field.kind]).filter(
    (operator) => operator !== 'isnull' || !field.required || isHideable,
  );

/** The parameter by which records are asked for as they stood on a day; see `Entity.hasPast`. */
export const asOf = 'as_of';
export const asOfField: DateField = { kind: 'date', label: bilingual('As of', 'यो मितिसम्मको'), isOneDay: true };

/**
 * The parameter of an address for a field and an operator.
 * @example filterName('joined_on', 'gte') // 'joined_on__gte'
 */
export const filterName = (field: string, operator: Operator): string =>
  operator === 'eq' ? field : `${field}__${operator}`;

/** Most values of one `in`. */
const mostValues = 100;

/** A whole day stands for all of it where an instant is asked for; the server reads it in the organisation's zone. */
const dayOrInstant = z.string().check(
  z.refine(
    (value) => /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value) && !Number.isNaN(Date.parse(value)),
    {
      error: carried(messages.invalidDate),
    },
  ),
);

/** One value as it is in an address, read by the field's own rules. */
function single(field: Field, clock: () => { today: string; now: Date }): z.ZodMiniType {
  const label = field.label;
  switch (field.kind) {
    case 'number':
    case 'duration':
    case 'user':
    case 'reference':
    case 'multi_reference':
      return z.coerce
        .number({ error: carried(messages.wrongType({ field: label, format: formats.wholeNumber })) })
        .check(
          z.refine((value) => Number.isSafeInteger(value), {
            error: carried(messages.wrongType({ field: label, format: formats.wholeNumber })),
          }),
        );
    case 'boolean':
      return z.stringbool({
        truthy: ['true'],
        falsy: ['false'],
        error: carried(messages.wrongType({ field: label, format: formats.boolean })),
      });
    case 'instant':
      return dayOrInstant;
    case 'date':
      return fieldSchema({ kind: 'date', label: field.label, required: true }, clock);
    case 'choice':
    case 'multi_choice':
      return z.enum(Object.keys(field.choices), {
        error: carried(messages.choice({ field: label, choices: choiceNames(field.choices) })),
      });
    case 'status':
      return z.enum(Object.keys(field.states), {
        error: carried(
          messages.choice({
            field: label,
            choices: choiceNames(
              Object.fromEntries(Object.entries(field.states).map(([state, of]) => [state, of.label])),
            ),
          }),
        ),
      });
    case 'amount':
      return z.enum(currencyCodes, { error: carried(messages.wrongType({ field: label, format: formats.currency })) });
    case 'decimal':
    case 'money':
    case 'percent':
      return z.string().check(
        z.regex(/^-?\d{1,14}(\.\d{1,4})?$/, {
          error: carried(messages.pattern({ field: label, format: formats.number })),
        }),
      );
    case 'time':
    case 'month':
    case 'fiscal_year':
    case 'colour':
      return fieldSchema({ ...field, required: true } as Field, clock);
    default:
      return textSchema(label, { max: Math.max(200, field.kind === 'text' ? field.max : 0) });
  }
}

/** The schema of a filter's value as it is in an address. */
export function filterSchema(
  field: Field,
  operator: Operator,
  clock: () => { today: string; now: Date },
): z.ZodMiniType {
  const label = field.label;
  if (operator === 'isnull')
    return z.stringbool({
      truthy: ['true'],
      falsy: ['false'],
      error: carried(messages.wrongType({ field: label, format: formats.boolean })),
    });
  if (operator === 'contains') return textSchema(label, { max: 200 });
  if (operator !== 'in') return single(field, clock);
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((value: string) => value.split(',').filter(Boolean)),
    ),
    z
      .array(single(field, clock) as z.ZodMiniType<unknown, string>)
      .check(z.maxLength(mostValues, { error: carried(messages.tooMany({ field: label, most: mostValues })) })),
  );
}
