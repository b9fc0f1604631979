/** Opening a leave year: what each person carries into it, and what becomes of the rest, looked at before it is done. */
import * as z from 'zod/mini';
import { named, userRef } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

/** Which year is opened or taken back; it is no record. */
export const yearChoice = defineEntity({
  name: 'leave_year_choice',
  label: bilingual('Leave year', 'बिदा वर्ष'),
  fields: { starts_on: f.date({ label: bilingual('First day', 'पहिलो दिन'), required: true }) },
});

export const leaveYears = named(
  'LeaveYears',
  z.object({
    results: z.array(
      z.object({
        starts_on: z.string(),
        ends_on: z.string(),
        setting: z.string(),
        opened_at: z.nullable(z.string()),
        opened_by: z.nullable(userRef),
        people: z.number(),
        can_open: z.boolean(),
        can_reverse: z.boolean(),
      }),
    ),
  }),
);
export type LeaveYears = z.infer<typeof leaveYears>;

export const openingPreview = named(
  'LeaveYearPreview',
  z.object({
    starts_on: z.string(),
    people: z.number(),
    /** Each person and type whose balance changes, or is carried. */
    results: z.array(
      z.object({
        person: userRef,
        leave_type: z.object({ id: z.number(), name: z.string(), in_nepali: z.nullable(z.string()) }),
        balance: z.string(),
        carried: z.string(),
        lapsed: z.string(),
        encashed: z.string(),
        collapsed: z.string(),
      }),
    ),
    /** Rows on all pages. */
    count: z.number(),
  }),
);
export type OpeningPreview = z.infer<typeof openingPreview>;

export const openingAnswer = z.object({ people: z.number(), lines: z.number() });
