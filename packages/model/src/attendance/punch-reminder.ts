/** Reminders of days with a missing punch: whom they would go to, and what came of sending them. A person gets one a day at most. */
import * as z from 'zod/mini';
import { named, userRef } from '../kit/answer.ts';

/** People that one call names or lists; without names it reminds all of them. */
export const mostReminded = 500;

export const punchReminders = named(
  'PunchReminders',
  z.object({
    /** People with such days, those who were reminded today among them. */
    count: z.number(),
    /** Those of them who were not reminded today. */
    due: z.number(),
    /** The first of them: who is due before who is not, most days first. */
    results: z.array(
      z.object({
        employee: userRef,
        /** Days of open months without a pending adjustment. */
        days: z.number(),
        first_day: z.string(),
        last_day: z.string(),
        /** Null for who was never reminded. */
        reminded_at: z.nullable(z.string()),
        reminded_by: z.nullable(userRef),
        /** Whether that was today. */
        is_reminded: z.boolean(),
      }),
    ),
  }),
);
export type PunchReminders = z.output<typeof punchReminders>;

export const punchRemindersSent = named(
  'PunchRemindersSent',
  z.object({
    reminded: z.number(),
    /** People who were named, or match, and got none: reminded today already, or without such days by now. */
    skipped: z.number(),
  }),
);
export type PunchRemindersSent = z.output<typeof punchRemindersSent>;
