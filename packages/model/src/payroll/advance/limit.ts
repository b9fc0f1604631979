/** What an employee may request as a salary advance now, as the form says it. */
import * as z from 'zod/mini';
import { messageAnswer, named } from '../../kit/answer.ts';

/**
 * @param amount at most, a decimal
 * @param open what was requested or paid and is not recovered yet, a decimal
 * @param first_month the earliest month of recovery
 * @param last_day of the employment, AD ISO, where it is known
 * @param refusal why there is none, or null
 */
export const advanceLimit = named(
  'AdvanceLimit',
  z.object({
    amount: z.string(),
    open: z.string(),
    most_instalments: z.number(),
    first_month: z.string(),
    last_day: z.nullable(z.string()),
    refusal: z.nullable(messageAnswer),
  }),
);
export type AdvanceLimit = z.infer<typeof advanceLimit>;
