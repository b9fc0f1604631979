/** The explanation of an amount of a payslip, as the API answers it: typed parts with words in both languages, and where they come from. */
import * as z from 'zod/mini';
import { named } from '../../kit/answer.ts';
import { causeKinds, type CauseKind } from './cause.ts';

const text = z.object({ en: z.string(), ne: z.string() });
const unit = z.enum(['money', 'days', 'hours', 'rate', 'number', 'yes_no', 'word']);
/** Where the reader finds what a value comes from. */
const origin = z.enum([
  'heading',
  'assignment',
  'level',
  'days',
  'overtime',
  'employment',
  'profile',
  'calendar',
  'work',
  'tax',
]);
export type InputOrigin = z.output<typeof origin>;

const input = z.object({
  /** As formulas call it. */
  name: z.string(),
  label: text,
  /** A decimal, or `true` and `false`. */
  value: z.string(),
  unit,
  origin,
  /** What an amount of another currency was converted from; null: it is agreed in rupees. */
  agreed: z.nullable(
    z.object({
      currency: z.string(),
      agreed: z.string(),
      rate: z.string(),
      rate_unit: z.number(),
      rated_on: z.string(),
    }),
  ),
});
export type ExplainedInput = z.output<typeof input>;

/** What decides the amount of a heading. @param place which rule of how many, from 1 */
const rule = z.object({
  kind: z.enum(['formula', 'entered', 'none']),
  words: z.nullable(text),
  condition: z.nullable(text),
  /** As HR wrote it; null for employees. */
  formula: z.nullable(z.string()),
  place: z.number(),
  of: z.number(),
});

/** A part of the month with one package, employment and level of pay. @param to the last day @param whole of a whole month */
const segment = z.object({
  from: z.string(),
  to: z.string(),
  days: z.string(),
  unpaid: z.string(),
  whole: z.string(),
  amount: z.string(),
});

const rounding = z.object({ exact: z.string(), amount: z.string() });

const lawRow = z.object({
  id: z.string(),
  label: text,
  source: z.string(),
  /** First day, and the last one or null. */
  from: z.string(),
  to: z.nullable(z.string()),
  confidence: z.enum(['high', 'medium', 'low']),
  note: z.nullable(text),
});

const step = z.object({
  id: z.string(),
  label: text,
  claimed: z.string(),
  limits: z.array(z.object({ id: z.string(), label: text, value: z.string() })),
  allowed: z.string(),
});

const month = z.object({
  /** Null for the opening figures. */
  month: z.nullable(z.string()),
  state: z.enum(['opening', 'paid', 'this', 'projected']),
  income: z.string(),
  retirement: z.string(),
  tax: z.nullable(z.string()),
  /** The payslip, for paid months. */
  slip: z.nullable(z.number()),
});
export type ProjectedMonth = z.output<typeof month>;

/** The projection sheet of the tax year. Money, decimals with two places. */
const projection = z.object({
  fiscal_year: z.string(),
  /** The BS month as which the tax year counts this one, where it follows the day paid; null: this month. */
  counted_in: z.nullable(z.string()),
  method: z.enum(['spread', 'marginal']),
  months: z.array(month),
  /** Of those whose pay counts days: how later months are estimated, and with how many days; null where they are as this one. */
  estimate: z.nullable(z.object({ by: z.enum(['month', 'three_months', 'twenty_six']), days: z.string() })),
  assessable_income: z.string(),
  deductions: z.array(step),
  taxable_income: z.string(),
  further_deductions: z.array(step),
  /** The remote area of the year by category: its months, their limit, and the allowance in them, where it is known. */
  remote: z.array(
    z.object({ category: z.string(), months: z.number(), limit: z.string(), allowance: z.nullable(z.string()) }),
  ),
  balance_taxable: z.string(),
  /** Upper end of the band or null; rates in percent. */
  bands: z.array(
    z.object({
      band: z.number(),
      width: z.nullable(z.string()),
      rate: z.string(),
      amount: z.string(),
      tax: z.string(),
      is_waived: z.boolean(),
    }),
  ),
  /** One rate on the whole income, in percent. */
  flat_rate: z.nullable(z.string()),
  tax_before_credits: z.string(),
  credits: z.array(step),
  year_tax: z.string(),
  withheld: z.string(),
  months_left: z.number(),
  /** What the one-offs of this month cause at once. */
  at_once: z.string(),
  /** What was withheld above the tax of the year. */
  excess: z.string(),
  month_tax: z.string(),
  /** The tax of the first band, which has a revenue code of its own: of the year, withheld before, of this month. */
  portion: z.nullable(z.object({ year: z.string(), withheld: z.string(), month: z.string() })),
});
export type TaxProjection = z.output<typeof projection>;

const cause = z.object({
  kind: z.enum(Object.keys(causeKinds) as [CauseKind, ...CauseKind[]]),
  /** What differs, with its value before and now. */
  input: z.nullable(z.object({ label: text, unit, before: text, now: text })),
  /** The heading whose change caused this one. */
  through: z.nullable(text),
});
export type ExplainedCause = z.output<typeof cause>;

const change = z.object({
  label: text,
  before: z.string(),
  now: z.string(),
  difference: z.string(),
  cause: z.nullable(cause),
});

/** A term of a total. @param of what explains it; null where the reader is not shown it */
const term = z.object({ of: z.nullable(z.string()), label: text, sign: z.enum(['+', '-']), amount: z.string() });

/** A day without full pay. @param id of the attendance day or of the leave request */
const unpaidDay = z.object({
  day: z.string(),
  kind: z.enum(['leave', 'absence', 'penalty', 'correction']),
  unpaid: z.string(),
  id: z.number(),
});
export type UnpaidDay = z.output<typeof unpaidDay>;

export const payExplanation = named(
  'PayExplanation',
  z.object({
    /** The heading as formulas call it, or a total. */
    of: z.string(),
    label: text,
    amount: z.string(),
    month: z.string(),
    employee: z.number(),
    rule: z.nullable(rule),
    inputs: z.array(input),
    terms: z.array(term),
    segments: z.array(segment),
    /** Days of the whole month, and by what a day is divided. */
    basis: z.object({ month: z.string(), divisor: z.string() }),
    reductions: z.nullable(z.object({ by_joining: z.boolean(), by_unpaid_days: z.boolean() })),
    rounding: z.nullable(rounding),
    unpaid_days: z.array(unpaidDay),
    /** The days that are recorded now are others than those that were paid by. */
    are_days_changed: z.boolean(),
    projection: z.nullable(projection),
    law: z.array(lawRow),
    /** The month of the payslip that this one is compared with; null where there is none. */
    before_month: z.nullable(z.string()),
    changes: z.array(change),
    /** Records that pages exist for, where the reader may open them. */
    records: z.object({
      assignments: z.array(z.object({ id: z.number(), from: z.string(), package: z.string() })),
      concurrent: z.array(z.object({ id: z.number(), from: z.string(), package: z.string() })),
      profiles: z.array(z.object({ id: z.number(), from: z.string() })),
    }),
  }),
);
export type PayExplanation = z.output<typeof payExplanation>;

/** What is computed of questions alone; the server adds the records behind it. */
export type ComputedExplanation = Omit<PayExplanation, 'employee' | 'unpaid_days' | 'are_days_changed' | 'records'>;

/** Totals of a payslip that are explained as sums. */
export const explainedTotals = ['gross', 'deductions', 'tax', 'net', 'employer_cost'] as const;
export type ExplainedTotal = (typeof explainedTotals)[number];
