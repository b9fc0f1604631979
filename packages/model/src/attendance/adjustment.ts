/** Adjustments: what an employee asks to be corrected in the log of a day. Approved, it adds logs or corrects one; nothing is overwritten. */
import { requestActions, requestStatus } from '../approval/request.ts';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { attendanceMessages } from './messages.ts';
import { adjustmentPaths } from './paths.ts';
import { punchCategoryNames } from './punch.ts';

export const adjustmentKinds = {
  'Punch In': bilingual('Missing punch in', 'छुटेको आगमन'),
  'Punch Out': bilingual('Missing punch out', 'छुटेको प्रस्थान'),
  Both: bilingual('Missing punch in and out', 'छुटेको आगमन र प्रस्थान'),
  'Change Type': bilingual('Wrong type of log', 'गलत प्रकारको अभिलेख'),
  Remove: bilingual('Log to be ignored', 'नगनिने अभिलेख'),
} as const;
export type AdjustmentKind = keyof typeof adjustmentKinds;

const addsIn = (kind: AdjustmentKind | undefined): boolean => kind === 'Punch In' || kind === 'Both';
const addsOut = (kind: AdjustmentKind | undefined): boolean => kind === 'Punch Out' || kind === 'Both';
const corrects = (kind: AdjustmentKind | undefined): boolean => kind === 'Change Type' || kind === 'Remove';

export const adjustmentSetting = defineEntity({
  name: 'adjustment_setting',
  label: bilingual('Adjustment setting', 'समायोजन सेटिङ'),
  path: 'attendance/:org/adjustment-setting',
  codes: { read: '5.10', write: '5.10' },
  single: true,
  fields: {
    days_back: f.number({
      label: bilingual('Past days that can still be requested', 'बितेका कति दिनसम्म अनुरोध गर्न मिल्ने'),
      required: true,
      default: 30,
      min: 0,
      max: 365,
    }),
    most_a_month: f.number({
      label: bilingual('Requests per month', 'महिनामा अनुरोध'),
      help: bilingual('Leave empty for no limit', 'सीमा नभए खाली छोड्नुहोस्'),
      min: 1,
      max: 60,
    }),
    needs_attachment: f.boolean({ label: bilingual('Attachment required', 'संलग्न फाइल अनिवार्य'), default: false }),
  },
});

const requestsHelp = bilingual(
  'Requests of every status, by the day that they are about.',
  'हरेक स्थितिका अनुरोध, जुन दिनका हुन् त्यसैअनुसार।',
);

export const adjustmentRequest = defineEntity({
  name: 'adjustment_request',
  label: bilingual('Adjustment request', 'समायोजन अनुरोध'),
  plural: bilingual('Adjustment requests', 'समायोजन अनुरोध'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'sender',
  search: ['sender', 'reason'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '5.10' } },
  lifecycle: {
    kind: 'approval',
    endsWithEmployment: true,
    notification: {
      category: 'attendance',
      dialog: 'adjustment',
      requested: bilingual('{name} requested an attendance adjustment', '{name} ले हाजिरी समायोजन माग्नुभएको छ'),
      subject: bilingual('your adjustment request', 'तपाईंको समायोजन अनुरोध'),
      paths: adjustmentPaths,
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('sender', 'adjusted_on'),
    adjusted_on: f.date({ label: bilingual('Date', 'मिति'), required: true, format: 'past' }),
    kind: f.choice({ label: bilingual('Adjustment', 'समायोजन'), required: true, choices: adjustmentKinds }),
    punch_in: f.time({ label: bilingual('Punch In', 'आगमन'), required: true }),
    punch_out: f.time({ label: bilingual('Punch Out', 'प्रस्थान'), required: true }),
    ends_next_day: f.boolean({
      label: bilingual('Punch Out is on the next day', 'प्रस्थान भोलिपल्ट'),
      default: false,
    }),
    logged_at: f.time({
      label: bilingual('Time of the log', 'अभिलेखको समय'),
      help: bilingual('As listed above', 'माथि देखिए जस्तै'),
      required: true,
    }),
    new_type: f.choice({ label: bilingual('New type', 'नयाँ प्रकार'), required: true, choices: punchCategoryNames }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 255 }),
    attachment: f.file({ label: bilingual('Attachment', 'संलग्न फाइल') }),
    status: requestStatus,
  },
  visibleWhen: {
    punch_in: ({ kind }) => addsIn(kind),
    punch_out: ({ kind }) => addsOut(kind),
    ends_next_day: ({ kind }) => addsOut(kind),
    logged_at: ({ kind }) => corrects(kind),
    new_type: ({ kind }) => kind === 'Change Type',
  },
  rules: ({ kind, punch_in, punch_out, ends_next_day }) =>
    kind === 'Both' && !ends_next_day && punch_in && punch_out && punch_out <= punch_in
      ? { punch_out: [attendanceMessages.punchOutBeforeIn] }
      : undefined,
  actions: requestActions,
  reports: {
    by_person: {
      label: bilingual('Adjustments by person', 'व्यक्तिअनुसार समायोजन'),
      question: bilingual('Who asks for adjustments most often?', 'समायोजन सबैभन्दा बढी कसले माग्छन्?'),
      help: requestsHelp,
      shape: 'ranking',
      opensOn: 'this_month',
      order: 'most',
      counted: countedAs.requests,
      chart: 'none',
      groupBy: 'sender',
      pivot: 'kind',
      period: 'adjusted_on',
      measures: { requests: count() },
      filters: ['status', 'kind', 'sender', 'branch', 'division'],
      columns: ['sender', 'adjusted_on', 'kind', 'punch_in', 'punch_out', 'reason', 'status'],
      sort: '-adjusted_on',
      empty: bilingual('No adjustment requests yet.', 'अहिलेसम्म समायोजन अनुरोध छैन।'),
    },
    by_day: {
      label: bilingual('Adjustments by day', 'दिनअनुसार समायोजन'),
      question: bilingual('On which days were adjustments needed?', 'कुन कुन दिन समायोजन चाहियो?'),
      help: requestsHelp,
      shape: 'trend',
      opensOn: 'this_month',
      order: 'newest',
      counted: countedAs.requests,
      groupBy: 'adjusted_on:day',
      pivot: 'kind',
      period: 'adjusted_on',
      measures: { requests: count() },
      filters: ['status', 'kind', 'sender', 'branch', 'division'],
      columns: ['sender', 'adjusted_on', 'kind', 'punch_in', 'punch_out', 'status'],
      sort: '-adjusted_on',
      empty: bilingual('No adjustment requests yet.', 'अहिलेसम्म समायोजन अनुरोध छैन।'),
    },
    own_by_month: {
      label: bilingual('Adjustments by month', 'महिनाअनुसार समायोजन'),
      question: bilingual('How often did I ask for an adjustment?', 'मैले कति पटक समायोजन मागेँ?'),
      help: requestsHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.requests,
      groupBy: 'adjusted_on:month',
      pivot: 'status',
      period: 'adjusted_on',
      measures: { requests: count() },
      filters: ['status', 'kind'],
      columns: ['adjusted_on', 'kind', 'punch_in', 'punch_out', 'reason', 'status'],
      sort: '-adjusted_on',
      empty: bilingual('Your adjustment requests appear here.', 'तपाईंका समायोजन अनुरोध यहाँ देखिन्छन्।'),
    },
  },
});
