/** Totals of a payroll against the last confirmed one, and its payslips as a sheet, as the API answers them. */
import * as z from 'zod/mini';
import { named, namedRef, userRef } from '../../kit/answer.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { causeKinds, type CauseKind } from '../explain/cause.ts';
import { lineTypes } from '../package/heading.ts';

const amounts = z.object({
  people: z.number(),
  gross: z.string(),
  deductions: z.string(),
  net: z.string(),
  employer_cost: z.string(),
});
export type ReviewAmounts = z.output<typeof amounts>;

/** Before is the last confirmed payroll. */
const compared = z.object({ now: amounts, before: amounts });
const place = z.object({ place: z.nullable(namedRef), ...compared.shape });

const heading = z.object({
  formula_name: z.string(),
  heading: z.string(),
  heading_ne: z.nullable(z.string()),
  type: z.enum(lineTypes),
  now: z.string(),
  before: z.string(),
});

/** @param net what the differences of the cause add to the net pay @param gross the same for the gross */
const cause = z.object({
  cause: z.enum(Object.keys(causeKinds) as [CauseKind, ...CauseKind[]]),
  people: z.number(),
  gross: z.string(),
  net: z.string(),
});

export const payReview = named(
  'PayReview',
  z.object({
    /** The month of the payroll that it is compared with; null where none is confirmed. */
    before_month: z.nullable(z.string()),
    totals: compared,
    headings: z.array(heading),
    branches: z.array(place),
    divisions: z.array(place),
    causes: z.array(cause),
    findings: z.object({ blocking: z.number(), open: z.number(), excepted: z.number() }),
    /** Amounts without a ledger, which keep the payroll from being sent; 0 where the settings of vouchers do not ask for ledgers. */
    missing_ledgers: z.number(),
  }),
);
export type PayReview = z.output<typeof payReview>;

/**
 * What headings without a column of their own are added to, by the name under which the sheet has it; it is no name in formulas.
 */
export const otherColumns = {
  'other earnings': {
    of: ['addition', 'extra_addition', 'net_only'],
    label: bilingual('Other earnings', 'अन्य आम्दानी'),
  },
  'other deductions': {
    of: ['deduction', 'extra_deduction', 'tax_deduction'],
    label: bilingual('Other deductions', 'अन्य कट्टी'),
  },
  'other costs': { of: ['type1_cost', 'type2_cost'], label: bilingual('Other employer costs', 'रोजगारदाताका अन्य खर्च') },
} as const satisfies Readonly<Record<string, { readonly of: readonly string[]; readonly label: Text }>>;
export type OtherColumn = keyof typeof otherColumns;

const column = z.object({
  formula_name: z.string(),
  heading: z.string(),
  heading_ne: z.nullable(z.string()),
  type: z.enum(lineTypes),
});
const row = z.object({
  id: z.number(),
  employee: userRef,
  /** By the name of the heading in formulas, and of what several are added to. */
  amounts: z.record(z.string(), z.string()),
  gross: z.string(),
  deductions: z.string(),
  net: z.string(),
  employer_cost: z.string(),
});

export const paySheet = named(
  'PaySheet',
  z.object({ headings: z.array(column), results: z.array(row), count: z.number() }),
);
export type PaySheet = z.output<typeof paySheet>;
