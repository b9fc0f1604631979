/** Requests for leave, and to cancel leave that was approved. The days that they count are kept with them as they were counted. */
import { deletionOf } from '../approval/deletion.ts';
import { requestActions, requestStatus } from '../approval/request.ts';
import { countedAs } from '../kit/counted.ts';
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { daysBetween } from '../attendance/travel.ts';
import { leaveMessages } from './messages.ts';
import { leaveCancelPaths, leaveRequestPaths } from './paths.ts';
import { punchCategoryNames } from '../attendance/punch.ts';
import { dayReasonWords, dayParts, leaveParts, punchedDayCounts } from './vocabulary.ts';

const from = bilingual('From', 'देखि');
const until = bilingual('Until', 'सम्म');

/** The longest leave that one request is for, in days of the calendar. */
export const mostLeaveDays = 400;

/** Of more punches than these, the first are kept. */
export const mostPunches = 200;

export const leaveRequest = defineEntity({
  name: 'leave_request',
  label: bilingual('Leave request', 'बिदा अनुरोध'),
  plural: bilingual('Leave requests', 'बिदा अनुरोध'),
  sort: '-from_date',
  owner: 'sender',
  name_field: 'reason',
  search: ['sender', 'leave_type'],
  filled_by: ['organizationMember'],
  scopes: {
    own: { person: 'sender' },
    team: { approvers: true },
    organization: { code: '6.02' },
    offline: { code: '6.04', when: { is_offline: [true] } },
    entered: { person: 'entered_by' },
  },
  lifecycle: {
    kind: 'approval',
    amountOf: ({ duration }) => duration,
    amountFrom: [
      'leave_type',
      'from_date',
      'to_date',
      'first_part',
      'last_part',
      'start_time',
      'end_time',
      'on_punched_days',
    ],
    type: 'leave_type',
    endsWithEmployment: true,
    notification: {
      category: 'leave',
      dialog: 'leave',
      requested: bilingual('{name} requested leave', '{name} ले बिदा माग्नुभएको छ'),
      subject: bilingual('your leave request', 'तपाईंको बिदा अनुरोध'),
      paths: leaveRequestPaths,
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    leave_type: f.reference({
      label: bilingual('Leave type', 'बिदाको प्रकार'),
      required: true,
      to: 'leave_type',
      name_field: 'name',
      offers_own: true,
    }),
    from_date: f.date({ label: from, required: true, hasQuickDays: true }),
    first_part: f.choice({
      label: bilingual('First day', 'पहिलो दिन'),
      required: true,
      choices: leaveParts,
      default: 'Full',
    }),
    to_date: f.date({ label: until, required: true, follows: 'from_date' }),
    last_part: f.choice({
      label: bilingual('Last day', 'अन्तिम दिन'),
      required: true,
      choices: leaveParts,
      default: 'Full',
    }),
    start_time: f.time({ label: bilingual('From time', 'कति बजेदेखि') }),
    end_time: f.time({ label: bilingual('To time', 'कति बजेसम्म') }),
    on_punched_days: f.choice({
      label: bilingual('If attendance was logged', 'हाजिरी राखिएको भए'),
      help: bilingual('How the days with attendance at this time count', 'यो समयमा हाजिरी भएका दिन कसरी गनिन्छन्'),
      choices: punchedDayCounts,
    }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 600 }),
    file: f.file({ label: bilingual('Document', 'कागजात') }),
    contact: f.text({ label: bilingual('Contact during leave', 'बिदामा सम्पर्क'), max: 120 }),
    delegate: f.user({ label: bilingual('Who covers for you', 'तपाईंको काम हेर्ने') }),
    duration: f.decimal({ label: bilingual('Days', 'दिन'), required: true, readonly: true, decimals: 4, min: 0 }),
    /** Each day as it was counted: in which part, how much of it, at what pay and why. */
    days: f.lines({
      label: bilingual('Days counted', 'गनिएका दिन'),
      readonly: true,
      max: mostLeaveDays,
      item: {
        day: f.date({ label: bilingual('Day', 'दिन'), required: true }),
        part: f.choice({ label: bilingual('Part', 'भाग'), required: true, choices: dayParts }),
        quantity: f.decimal({ label: bilingual('Days', 'दिन'), required: true, decimals: 4, min: 0 }),
        paid: f.decimal({ label: bilingual('Paid fraction', 'तलब पाउने अंश'), required: true, decimals: 4, min: 0 }),
        why: f.choice({ label: bilingual('Why', 'किन'), required: true, choices: dayReasonWords }),
      },
    }),
    /** What was logged at the time of the leave when it was sent. */
    punches: f.lines({
      label: bilingual('Attendance at this time', 'यो समयको हाजिरी'),
      readonly: true,
      max: mostPunches,
      item: {
        day: f.date({ label: bilingual('Day', 'दिन'), required: true }),
        punched_at: f.instant({ label: bilingual('Time', 'समय'), required: true }),
        remark_category: f.choice({
          label: bilingual('Type', 'प्रकार'),
          required: true,
          choices: punchCategoryNames,
        }),
      },
    }),
    is_offline: f.boolean({ label: bilingual('Offline', 'अफलाइन'), default: false, readonly: true }),
    entered_by: f.user({ label: bilingual('Entered by', 'राख्ने'), readonly: true }),
    /** Someone declined what is a right by law. */
    denies_right: f.boolean({
      label: bilingual('Declined although a right', 'अधिकार भए पनि अस्वीकृत'),
      default: false,
      readonly: true,
    }),
    status: requestStatus,
  },
  rules: ({ from_date, to_date, start_time, end_time }) => {
    if (to_date < from_date) return { to_date: [messages.endBeforeStart({ field: until, start_field: from })] };
    if (daysBetween(from_date, to_date) > mostLeaveDays)
      return { to_date: [leaveMessages.tooLong({ days: mostLeaveDays })] };
    if ((start_time === null) !== (end_time === null))
      return { [start_time === null ? 'start_time' : 'end_time']: [leaveMessages.bothTimes] };
    if (start_time !== null && end_time !== null && end_time <= start_time)
      return { end_time: [leaveMessages.endTimeBeforeStart] };
    return undefined;
  },
  actions: requestActions,
  reports: {
    by_type: {
      label: bilingual('Leave by type', 'प्रकारअनुसार बिदा'),
      question: bilingual('Which leave is taken, and how much of it?', 'कुन बिदा कति लिइन्छ?'),
      help: bilingual('Approved requests by their first day.', 'पहिलो दिनअनुसार स्वीकृत अनुरोध।'),
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.requests,
      groupBy: 'leave_type',
      period: 'from_date',
      measures: { days: sum('duration'), requests: count() },
      where: { status: 'Approved' },
      filters: ['leave_type', 'sender'],
      columns: ['sender', 'leave_type', 'from_date', 'to_date', 'duration'],
      sort: '-from_date',
      empty: bilingual('No leave for this period.', 'यो अवधिमा बिदा छैन।'),
    },
  },
});

export type LeaveRequest = EntityRecord<typeof leaveRequest>;

export const leaveCancelRequest = deletionOf(leaveRequest, {
  name: 'leave_cancel_request',
  label: bilingual('Leave cancellation', 'बिदा रद्द अनुरोध'),
  plural: bilingual('Leave cancellations', 'बिदा रद्द अनुरोध'),
  code: '6.02',
  category: 'leave',
  dialog: 'leave_cancel',
  requested: bilingual('{name} asked to cancel approved leave', '{name} ले स्वीकृत बिदा रद्द गर्न माग्नुभएको छ'),
  subject: bilingual('your leave cancellation', 'तपाईंको बिदा रद्द अनुरोध'),
  paths: leaveCancelPaths,
});
