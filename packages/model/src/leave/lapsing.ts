/** Days of leave that their person loses unless they are taken in time. */
import { placeOf } from '../hris/of-person.ts';
import { f } from '../kit/fields.ts';
import { defineQuery } from '../kit/query.ts';
import { bilingual } from '../kit/text.ts';
import { leaveRequest } from './request.ts';

/** Pages of the report. */
export const leaveLapsePaths = {
  team: '/user/supervisor/leave/reports/lapsing',
  organization: '/admin/:slug/leave/reports/lapsing',
} as const;

export const leaveLapses = defineQuery({
  name: 'leave_lapse',
  label: bilingual('Lapsing balances', 'समाप्त हुने मौज्दात'),
  path: 'leave/:org/lapses',
  scopes: { own: { person: 'employee' }, team: { supervises: 'employee' }, organization: { code: '6.05' } },
  rows: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    ...placeOf('employee'),
    leave_type: leaveRequest.fields.leave_type,
    days: f.decimal({ label: bilingual('Days', 'दिन'), required: true, decimals: 4 }),
    last_day: f.date({ label: bilingual('Take by', 'कहिलेसम्म लिने'), required: true }),
    because: f.choice({
      label: bilingual('Reason', 'कारण'),
      required: true,
      choices: {
        not_carried: bilingual('Not carried over', 'अर्को वर्षमा नसर्ने'),
        expires: bilingual('Expires', 'म्याद सकिने'),
      },
    }),
  },
  sums: ['days'],
  name_field: 'employee',
  search: ['employee'],
  sort: 'last_day',
  question: bilingual('Who loses leave by the end of the leave year?', 'बिदा वर्षको अन्त्यसम्म कसको बिदा गुम्छ?'),
  help: bilingual(
    'Includes accruals still to come. Approved and pending leave counts as taken; days that are carried over, paid or moved are not lost.',
    'थपिन बाँकी बिदा पनि गनिन्छ। स्वीकृत र निर्णय बाँकी बिदा लिइएको मानिन्छ; सर्ने, भुक्तानी हुने वा अर्को बिदामा जाने दिन गुम्दैनन्।',
  ),
  filters: ['employee', 'leave_type', 'because', 'last_day', 'branch', 'division'],
  columns: ['employee', 'employee_code', 'leave_type', 'days', 'last_day', 'because'],
  empty: bilingual('No one loses leave this leave year.', 'यस बिदा वर्षमा कसैको बिदा गुम्दैन।'),
});
