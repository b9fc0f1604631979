/** What confirmed payrolls owe to authorities, with the days by which it is due. */
import * as z from 'zod/mini';
import { named } from '../../kit/answer.ts';
import { dutyNames } from './duties.ts';

export const dutyStates = ['done', 'due', 'late'] as const;

export const payDuties = named(
  'PayDuties',
  z.object({
    results: z.array(
      z.object({
        run: z.number(),
        month: z.string(),
        duty: z.enum(dutyNames),
        /** The revenue code of a tax; null for other duties. */
        revenue: z.nullable(z.string()),
        amount: z.string(),
        /** AD ISO; null where the law has no day. */
        due_on: z.nullable(z.string()),
        state: z.enum(dutyStates),
      }),
    ),
  }),
);
export type PayDuties = z.output<typeof payDuties>;
