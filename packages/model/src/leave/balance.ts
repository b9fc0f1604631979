/** Balances of leave as they are answered: the same figures on every page, in reports and in exports. */
import * as z from 'zod/mini';
import { messageAnswer, named, userRef } from '../kit/answer.ts';

const typeRef = z.object({
  id: z.number(),
  name: z.string(),
  in_nepali: z.nullable(z.string()),
  colour: z.nullable(z.string()),
});

/** All quantities are decimals of days. */
export const typeBalance = z.object({
  leave_type: typeRef,
  /** Whether days are taken from a balance; those of an event or unlimited leave are not. */
  keeps_balance: z.boolean(),
  /** Whether it can be taken by the hour. */
  allows_hours: z.boolean(),
  balance: z.string(),
  /** Approved leave of later days. */
  scheduled: z.string(),
  /** Held by requests that are not decided. */
  pending: z.string(),
  available: z.string(),
  /** Taken in the leave year, whether from a balance or not. */
  taken: z.string(),
});
export type TypeBalance = z.infer<typeof typeBalance>;

export const balancesAnswer = named('LeaveBalances', z.object({ on: z.string(), results: z.array(typeBalance) }));
export type BalancesAnswer = z.infer<typeof balancesAnswer>;

const personBalances = z.object({ person: userRef, balances: z.array(typeBalance) });
export const balanceListAnswer = named(
  'LeaveBalanceList',
  z.object({
    on: z.string(),
    types: z.array(typeRef),
    results: z.array(personBalances),
    next: z.nullable(z.string()),
    count: z.number(),
  }),
);
export type BalanceListAnswer = z.infer<typeof balanceListAnswer>;

const line = z.object({
  on: z.string(),
  quantity: z.string(),
  kind: z.string(),
  expires_on: z.nullable(z.string()),
  because: messageAnswer,
});

/** A line of a forecast: of approved leave, one that will be posted, days that are pending, or those that are asked for now. */
export const foreseenLine = z.object({ on: z.string(), kind: z.string(), quantity: z.string(), after: z.string() });

export const balanceExplanation = named(
  'LeaveBalanceExplanation',
  z.object({
    on: z.string(),
    leave_type: typeRef,
    /** The master setting whose rule is in force. */
    setting: z.string(),
    balance: z.string(),
    scheduled: z.string(),
    pending: z.string(),
    available: z.string(),
    lines: z.array(z.object({ ...line.shape, after: z.string() })),
    /** Lines after today and until the day, where it is to come: see `foreseenLine`. */
    coming: z.array(foreseenLine),
    /** What changes the balance next without anybody asking for it. */
    next: z.nullable(line),
  }),
);
export type BalanceExplanation = z.infer<typeof balanceExplanation>;
