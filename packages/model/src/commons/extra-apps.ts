/** Work that waits in further applications, for the menu of the top bar (TOP-5). */
import * as z from 'zod/mini';
import { carried, listed } from '../kit/message.ts';
import { bilingual } from '../kit/text.ts';
import { messages, formats } from '../kit/messages.ts';

export const extraAppKeys = [
  'reference_checks',
  'pre_screenings',
  'post_screenings',
  'pre_screening_interviews',
  'interviews',
  'assessments',
  'exit_interview',
  'resignation',
  'reimbursement',
  'settlement',
  'cancel_request',
  'advance_salary',
  'payroll_approval',
  'leave_request',
  'form_request',
] as const;
export type ExtraAppKey = (typeof extraAppKeys)[number];

export const extraAppCount = z.object({ total: z.number(), pending: z.number() });
export type ExtraAppCount = z.infer<typeof extraAppCount>;

const counts = Object.fromEntries(extraAppKeys.map((key) => [key, extraAppCount])) as Record<
  ExtraAppKey,
  typeof extraAppCount
>;
export const extraApps = z.object(counts);
export type ExtraApps = z.infer<typeof extraApps>;

/** Which of them someone does not want to see. */
export const extraAppConfiguration = z.strictObject({
  hidden: z
    .array(
      z.enum(extraAppKeys, {
        error: carried(
          messages.choice({ field: bilingual('Hidden applications', 'लुकाइएका एप'), choices: listed(extraAppKeys) }),
        ),
      }),
      {
        error: carried(
          messages.wrongType({ field: bilingual('Hidden applications', 'लुकाइएका एप'), format: formats.list }),
        ),
      },
    )
    .check(
      z.maxLength(extraAppKeys.length, {
        error: carried(
          messages.tooMany({ field: bilingual('Hidden applications', 'लुकाइएका एप'), most: extraAppKeys.length }),
        ),
      }),
    ),
});
export type ExtraAppConfiguration = z.infer<typeof extraAppConfiguration>;
