/** Opening a leave year: what each person carries into it, and what becomes of the rest, looked at before it is done. */
import * as z from 'zod/mini';
import { named, userRef } from '../kit/answer.ts';
import { f } from '../kit/fields.ts';
import { defineOperation } from '../kit/operation.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { leaveEndpoints } from './endpoints.ts';

const quantity = (label: Text) => f.decimal({ label, decimals: 4, required: true });

/** Each person and leave type whose balance changes, or is carried. */
export const openLeaveYear = defineOperation({
  name: 'open_leave_year',
  label: bilingual('Open a leave year', 'बिदा वर्ष खोल्ने'),
  path: leaveEndpoints.yearOpening,
  code: '6.03',
  input: { starts_on: f.date({ label: bilingual('First day', 'पहिलो दिन'), required: true }) },
  rows: {
    person: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    leave_type: f.reference({
      label: bilingual('Leave type', 'बिदाको प्रकार'),
      to: 'leave_type',
      name_field: 'name',
      required: true,
    }),
    balance: quantity(bilingual('Balance', 'मौज्दात')),
    carried: quantity(bilingual('Carried', 'सर्ने')),
    lapsed: quantity(bilingual('Lapses', 'समाप्त हुने')),
    encashed: quantity(bilingual('Encashed', 'रकममा साटिएको')),
    collapsed: quantity(bilingual('To another type', 'अन्यत्र सर्ने')),
  },
  per: 'person',
  confirm: bilingual('Open this leave year? Employees: {count}', 'यो बिदा वर्ष खोल्ने? कर्मचारी: {count}'),
  note: bilingual('You can undo this until leave of the year is used.', 'यस वर्षको बिदा प्रयोग नभएसम्म फिर्ता लिन सकिन्छ।'),
  undo: {
    label: bilingual('Undo opening', 'खोलेको फिर्ता लिनुहोस्'),
    confirm: bilingual('Undo the opening for everyone?', 'सबैका लागि खोलेको फिर्ता लिने?'),
  },
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
      }),
    ),
  }),
);
export type LeaveYears = z.infer<typeof leaveYears>;
