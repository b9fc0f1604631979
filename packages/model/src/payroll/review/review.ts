/** Totals of a payroll against the last confirmed one, and its payslips as a sheet, as the API answers them. */
import * as z from 'zod/mini';
import { named, namedRef, userRef } from '../../kit/answer.ts';
import { causeKinds, type CauseKind } from '../explain/cause.ts';
import { headingTypes } from '../package/heading.ts';

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
  type: z.enum(headingTypes),
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

const column = z.object({
  formula_name: z.string(),
  heading: z.string(),
  heading_ne: z.nullable(z.string()),
  type: z.enum(headingTypes),
});
const row = z.object({
  id: z.number(),
  employee: userRef,
  /** By the name of the heading in formulas. */
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
