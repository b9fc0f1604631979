/** The rows of a batch before its file is written, as an answer. */
import * as z from 'zod/mini';
import { named, userRef } from '../kit/answer.ts';
import { rowProblems, type RowProblem } from './bank/row.ts';

const problem = z.enum(Object.keys(rowProblems) as [RowProblem, ...RowProblem[]]);

export const paymentRows = named(
  'PaymentRows',
  z.object({
    results: z.array(
      z.object({
        id: z.number(),
        version: z.string(),
        employee: userRef,
        about: z.nullable(z.string()),
        /** Of an amount that is paid by several payments, which of how many it is; 0: it is paid as a whole. */
        slice: z.number(),
        slices: z.nullable(z.number()),
        amount: z.string(),
        bank_name: z.nullable(z.string()),
        account_number: z.nullable(z.string()),
        account_name: z.nullable(z.string()),
        name_in_file: z.nullable(z.string()),
        is_account_changed: z.boolean(),
        problems: z.array(problem),
        status: z.string(),
      }),
    ),
    count: z.number(),
    /** How many of them cannot be sent. */
    refused: z.number(),
    /** The name of the file that was written. */
    file: z.nullable(z.string()),
  }),
);
export type PaymentRows = z.output<typeof paymentRows>;
