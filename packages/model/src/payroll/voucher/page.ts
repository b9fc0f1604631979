/** The voucher of a payroll or of payments as its page shows it: the one in force, or what it would be, and what it still lacks. */
import * as z from 'zod/mini';
import { named, namedRef, userRef } from '../../kit/answer.ts';
import { dutyNames } from '../files/duties.ts';

const text = z.object({ en: z.string(), ne: z.string() });
const amount = z.nullable(z.string());

export const payVoucherPage = named(
  'PayVoucherPage',
  z.object({
    is_confirmed: z.boolean(),
    /** AD ISO: the day of a voucher that names none: the last one of a payroll, that of a payment. */
    usual_day: z.string(),
    /** The voucher in force; null: the lines are a preview. */
    voucher: z.nullable(
      z.object({
        id: z.number(),
        number: z.string(),
        version: z.string(),
        voucher_on: z.string(),
        voucher_type: namedRef,
        narration: z.string(),
        made_by: z.nullable(userRef),
        created_at: z.string(),
      }),
    ),
    lines: z.array(
      z.object({
        ledger: z.extend(namedRef, { code: z.string() }),
        branch: z.nullable(namedRef),
        division: z.nullable(namedRef),
        about: text,
        debit: amount,
        credit: amount,
      }),
    ),
    debit: z.string(),
    credit: z.string(),
    /** What keeps the voucher from being made, with the page that mends it. */
    missing: z.array(z.object({ text, href: z.string() })),
    /** Reversed vouchers of the same purpose and their reversals, newest first. */
    earlier: z.array(
      z.object({ id: z.number(), number: z.string(), voucher_on: z.string(), total: z.string(), status: z.string() }),
    ),
    /** Files of the voucher in force, newest first. */
    files: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        person: z.nullable(userRef),
        created_at: z.string(),
      }),
    ),
  }),
);
const inForce = z.nullable(z.object({ id: z.number(), number: z.string(), voucher_on: z.string(), total: z.string() }));

/**
 * Vouchers in force of a payroll, of its provisions, and of its payments: files with receipts, and payments of batches. A batch has a row for each of its
 * vouchers, and for what none of them books.
 */
export const payVoucherPayments = named(
  'PayVoucherPayments',
  z.object({
    /** Null also of the vouchers of a batch. */
    payroll: inForce,
    /** Absent where the settings of vouchers ask for no provisions, and for payrolls that are not regular. */
    provision: z.optional(z.object({ voucher: inForce })),
    results: z.array(
      z.object({
        /** The payroll file or the payment batch that was paid; one of them. */
        file: z.nullable(z.number()),
        batch: z.nullable(z.object({ id: z.number(), number: z.string() })),
        purpose: z.enum(['payment', 'return']),
        /** Null: payments of a batch that pays no payroll. */
        duty: z.nullable(z.enum(dutyNames)),
        /** Of a file. */
        template: z.nullable(z.string()),
        total: z.string(),
        paid_on: z.string(),
        voucher: inForce,
      }),
    ),
  }),
);
export type PayVoucherPayments = z.output<typeof payVoucherPayments>;
export type PayVoucherPage = z.output<typeof payVoucherPage>;
