/** How days of leave would count, asked while a request is written. */
import * as z from 'zod/mini';
import { messageAnswer, named, namedRef, userRef } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { punchCategories } from '../attendance/punch.ts';
import { foreseenLine } from './balance.ts';
import { coverGap } from './cover.ts';
import { leaveRequest } from './request.ts';
import { dayParts, dayReasonWords } from './vocabulary.ts';

const namesOf = <N extends string>(texts: { readonly [name in N]: Text }) => Object.keys(texts) as [N, ...N[]];

const { leave_type, from_date, first_part, to_date, last_part, start_time, end_time, on_punched_days } =
  leaveRequest.fields;

/** It is no record. */
export const leaveQuestion = defineEntity({
  name: 'leave_question',
  label: bilingual('Count of leave', 'बिदाको गणना'),
  fields: {
    /** Absent: the person who asks. */
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी') }),
    /** The request that is changed, whose own days are no other leave. */
    request: f.number({ label: leaveRequest.label, min: 1 }),
    leave_type,
    from_date,
    first_part,
    to_date,
    last_part,
    start_time,
    end_time,
    on_punched_days,
    has_file: f.boolean({ label: bilingual('Has a document', 'कागजात छ'), default: false }),
  },
  rules: (asked, clock) =>
    leaveRequest.rules?.({ ...asked, reason: '', file: null, contact: null, delegate: null }, clock),
});

export const countedLeave = named(
  'CountedLeave',
  z.object({
    days: z.array(
      z.object({
        day: z.string(),
        part: z.enum(namesOf(dayParts)),
        quantity: z.string(),
        paid: z.string(),
        why: z.enum(namesOf(dayReasonWords)),
      }),
    ),
    total: z.string(),
    /** Attendance that was logged at this time. */
    punches: z.array(z.object({ day: z.string(), punched_at: z.string(), remark_category: z.enum(punchCategories) })),
    /** What stands against it, by field. */
    problems: z.record(z.string(), z.array(messageAnswer)),
    /** The balance on the first day; null where the leave has none. */
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    /** How the account moves from today until the last day of the request; null where the leave has no balance. */
    forecast: z.nullable(z.object({ balance: z.string(), lines: z.array(foreseenLine) })),
    /** A right by law. */
    is_right: z.boolean(),
    /** Days on which fewer of the division would be present than must be. */
    below_cover: z.array(coverGap),
    away: z.array(
      z.object({
        person: userRef,
        /** Null where the organisation does not let colleagues see it. */
        leave_type: z.nullable(namedRef),
        from_date: z.string(),
        to_date: z.string(),
        is_pending: z.boolean(),
      }),
    ),
  }),
);
export type CountedLeaveAnswer = z.infer<typeof countedLeave>;
