/** Changes to months that are paid: what the facts of today add to what was paid, to take or to leave. */
import * as z from 'zod/mini';
import { messageAnswer, named, userRef } from '../../kit/answer.ts';
import { f } from '../../kit/fields.ts';
import { defineEntity } from '../../kit/entity.ts';
import { bilingual } from '../../kit/text.ts';

export const changeDecisions = {
  take: bilingual('Take into the next payroll', 'अर्को तलबमा समावेश गर्नुहोस्'),
  leave: bilingual('Leave as it was paid', 'भुक्तानी भएजस्तै छोड्नुहोस्'),
} as const;

/** What is decided on the changes of an employee in a month. */
export const payChangeDecision = defineEntity({
  name: 'pay_change_decision',
  label: bilingual('Decision on a change', 'परिवर्तनमा निर्णय'),
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    month: f.month({ label: bilingual('Earned in', 'कमाएको महिना'), required: true, calendar: 'bs' }),
    decision: f.choice({ label: bilingual('Decision', 'निर्णय'), required: true, choices: changeDecisions }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }),
  },
});

export const payChange = named(
  'PayChange',
  z.object({
    employee: userRef,
    /** The month in which it was earned. */
    month: z.string(),
    lines: z.array(z.object({ heading: z.string(), heading_ne: z.nullable(z.string()), amount: z.string() })),
    /** What the lines add to the pay before tax. */
    pay: z.string(),
    /** Whether the next payroll takes it; one that takes back waits for a decision. */
    is_taken: z.boolean(),
    /** Why it cannot be computed. */
    problem: z.nullable(messageAnswer),
  }),
);
export type PayChange = z.infer<typeof payChange>;
