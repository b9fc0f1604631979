/** What the server says of a loan: what was taken, what follows, what closes it today, and what a loan that is asked for would cost. */
import * as z from 'zod/mini';
import { messageAnswer, named } from '../kit/answer.ts';

const row = z.object({
  month: z.string(),
  opening: z.string(),
  interest: z.string(),
  principal: z.string(),
  amount: z.string(),
  /** Interest that is added to the loan. */
  added: z.string(),
  closing: z.string(),
});

const plan = z.object({
  rows: z.array(row),
  /** What all months ask. */
  total: z.string(),
  interest: z.string(),
});

const changed = z.object({ months: z.number(), amount: z.string(), last: z.string(), saved: z.string() });

/** Amounts are decimals, days AD ISO, months `bs:2083-08`. */
export const loanSchedule = named(
  'LoanSchedule',
  z.object({
    entries: z.array(
      z.object({
        id: z.number(),
        kind: z.string(),
        happened_on: z.string(),
        month: z.nullable(z.string()),
        amount: z.string(),
        interest: z.string(),
        principal: z.string(),
        closing: z.string(),
        rate: z.nullable(z.string()),
      }),
    ),
    plan,
    /** Where nothing is paid out yet, the plan is that of a payment today. */
    is_paid: z.boolean(),
    settlement: z.nullable(
      z.object({ day: z.string(), principal: z.string(), interest: z.string(), total: z.string() }),
    ),
    /** What the amount that was asked about would change: fewer months, or smaller instalments (case MC-5). */
    offer: z.nullable(z.object({ shorter: changed, smaller: changed })),
    /** Whether the last entry is one that a person may take back. */
    last_recorded: z.nullable(z.string()),
  }),
);
export type LoanSchedule = z.infer<typeof loanSchedule>;

/**
 * What a loan of a type would cost, and how much may be requested now.
 * @param amount at most, a decimal
 * @param refusal why there is none, or null
 */
export const loanCalculation = named(
  'LoanCalculation',
  z.object({
    amount: z.string(),
    limit: z.string(),
    open: z.string(),
    most_term: z.number(),
    rate: z.string(),
    first_month: z.string(),
    description: z.nullable(z.string()),
    needs_document: z.boolean(),
    /** How many guarantors a request names. */
    guarantors: z.number(),
    refusal: z.nullable(messageAnswer),
    /** For the amount and the months that were asked about. */
    plan: z.nullable(plan),
  }),
);
export type LoanCalculation = z.infer<typeof loanCalculation>;
