/** Overtime: how much of it is allowed and paid, for whom, and the request to work it. */
import { assignable } from '../kit/assignment.ts';
import { overtimePaths } from './paths.ts';
import { remarkedActions, requestStatus } from '../approval/request.ts';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { attendanceMessages } from './messages.ts';

const hours = (n: number): number => n * 60;
const multiplier = (en: string, ne: string) =>
  f.decimal({ label: bilingual(en, ne), decimals: 2, required: true, min: 1, max: 10 });

/** Kinds of days, each with its multiplier of overtime. A holiday that falls on a day off is a holiday. */
export const dayKinds = {
  'Working day': bilingual('Working day', 'काम गर्ने दिन'),
  'Weekly day off': bilingual('Weekly day off', 'साप्ताहिक बिदा'),
  Holiday: bilingual('Holiday', 'सार्वजनिक बिदा'),
} as const;
export type DayKind = keyof typeof dayKinds;

/** What an organisation allows. The law knows at least one and a half times the pay, four hours a day and 24 a week. */
export const overtimeSetting = defineEntity({
  name: 'overtime_setting',
  label: bilingual('Overtime setting', 'अतिरिक्त समय सेटिङ'),
  plural: bilingual('Overtime settings', 'अतिरिक्त समय सेटिङ'),
  path: 'attendance/:org/overtime/setting',
  codes: { read: '5.04', write: '5.04' },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 80, unique: true }),
    is_default: f.boolean({
      label: bilingual('Default', 'पूर्वनिर्धारित'),
      default: false,
    }),
    weekday_multiplier: multiplier('Multiplier on working days', 'काम गर्ने दिनको गुणक'),
    off_day_multiplier: multiplier('Multiplier on weekly days off', 'साप्ताहिक बिदाको गुणक'),
    holiday_multiplier: multiplier('Multiplier on holidays', 'सार्वजनिक बिदाको गुणक'),
    daily_limit: f.duration({
      label: bilingual('Daily limit', 'दिनमा बढीमा'),
      required: true,
      min: 15,
      max: hours(24),
    }),
    weekly_limit: f.duration({
      label: bilingual('Weekly limit', 'हप्तामा बढीमा'),
      help: bilingual('Sunday to Saturday', 'आइतबारदेखि शनिबारसम्म'),
      required: true,
      min: 15,
      max: hours(168),
    }),
    monthly_limit: f.duration({
      label: bilingual('Monthly limit', 'महिनामा बढीमा'),
      help: bilingual('A Bikram Sambat month, as in payroll', 'तलब गणना हुने विक्रम संवत्‌को महिना'),
      required: true,
      min: 15,
      max: hours(744),
    }),
    over_limit: f.choice({
      label: bilingual('Requests over the limit', 'सीमाभन्दा बढीको अनुरोध'),
      required: true,
      default: 'Refuse',
      choices: {
        Refuse: bilingual('Rejected', 'अस्वीकृत हुन्छ'),
        Clip: bilingual('Reduced to the remaining limit', 'बाँकी समयमा घटाइन्छ'),
      },
    }),
    days_before: f.number({
      label: bilingual('Past days that can still be requested', 'बितेका कति दिनसम्म अनुरोध गर्न मिल्ने'),
      required: true,
      default: 0,
      min: 0,
      max: 90,
    }),
    least_claim: f.duration({
      label: bilingual('Minimum to claim', 'दाबी गर्न कम्तीमा'),
      required: true,
      default: 30,
      min: 0,
      max: hours(24),
    }),
    claim_block: f.number({
      label: bilingual('Rounded to blocks of (minutes)', 'कति मिनेटका खण्डमा मिलाउने'),
      required: true,
      default: 15,
      min: 1,
      max: 60,
    }),
    claim_rounding: f.choice({
      label: bilingual('Rounding', 'मिलान'),
      required: true,
      default: 'Down',
      choices: {
        Down: bilingual('Down', 'घटाएर'),
        Nearest: bilingual('Nearest', 'नजिकको'),
        Up: bilingual('Up', 'बढाएर'),
      },
    }),
    counts_before: f.boolean({ label: bilingual('Time before the shift counts', 'सिफ्टअघिको समय गनिने'), default: true }),
    counts_after: f.boolean({ label: bilingual('Time after the shift counts', 'सिफ्टपछिको समय गनिने'), default: true }),
    allows_off_days: f.boolean({
      label: bilingual('Days off and holidays can be claimed', 'बिदाका दिन दाबी गर्न मिल्ने'),
      default: true,
    }),
    needs_pre_approval: f.boolean({
      label: bilingual('Claims need pre-approval', 'दाबी गर्न पूर्वस्वीकृति चाहिने'),
      default: false,
    }),
    claim_days: f.number({
      label: bilingual('Days until unclaimed overtime expires', 'दाबी नगरेको अतिरिक्त समयको म्याद (दिन)'),
      required: true,
      default: 30,
      min: 1,
      max: 366,
    }),
  },
  rules: (record) => {
    if (record.daily_limit > record.weekly_limit) return { weekly_limit: [attendanceMessages.weekBelowDay] };
    if (record.weekly_limit > record.monthly_limit) return { monthly_limit: [attendanceMessages.monthBelowWeek] };
    return undefined;
  },
});

/** Which setting holds for a person, and from when to when; without one the default holds. */
export const overtimeAssignment = defineEntity({
  name: 'overtime_assignment',
  label: bilingual('Overtime assignment', 'अतिरिक्त समय तोकाइ'),
  plural: bilingual('Overtime assignments', 'अतिरिक्त समय तोकाइहरू'),
  path: 'attendance/:org/overtime/assignment',
  codes: { read: '5.07', write: '5.07' },
  name_field: 'employee',
  sort: '-starts_on',
  search: ['employee'],
  dated: { per: 'employee', from: 'starts_on', to: 'ends_on' },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    setting: f.reference({
      label: bilingual('Overtime setting', 'अतिरिक्त समय सेटिङ'),
      required: true,
      to: 'overtime_setting',
      name_field: 'name',
    }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  },
});

export const overtimeForMany = assignable(overtimeAssignment, {
  label: bilingual('Assign overtime setting to many', 'धेरैलाई अतिरिक्त समय सेटिङ तोक्नुहोस्'),
  confirm: bilingual('Assign the overtime setting? Employees: {count}', 'अतिरिक्त समय सेटिङ तोक्ने? कर्मचारी: {count}'),
  replaces: false,
});

const requestsHelp = bilingual(
  'Requests of every status, by the day that they are about.',
  'हरेक स्थितिका अनुरोध, जुन दिनका हुन् त्यसैअनुसार।',
);

const approvedHelp = bilingual(
  'Approved requests alone, by the day that they are about.',
  'स्वीकृत अनुरोध मात्र, जुन दिनका हुन् त्यसैअनुसार।',
);

/** OVT-1, OVT-2: the employee asks before working overtime. Statuses are the specification's own words. */
export const overtimeRequest = defineEntity({
  name: 'overtime_request',
  label: bilingual('Overtime request', 'अतिरिक्त समय अनुरोध'),
  plural: bilingual('Overtime requests', 'अतिरिक्त समय अनुरोध'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'sender',
  search: ['sender', 'request_remarks'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '5.11' } },
  lifecycle: {
    kind: 'approval',
    amount: 'overtime_duration',
    amountFrom: ['overtime_date'],
    notification: {
      category: 'attendance',
      dialog: 'overtime_pre_approval',
      requested: bilingual('{name} requested overtime', '{name} ले अतिरिक्त समयको स्वीकृति माग्नुभएको छ'),
      subject: bilingual('your overtime request', 'तपाईंको अतिरिक्त समयको अनुरोध'),
      paths: overtimePaths,
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('sender', 'overtime_date'),
    overtime_date: f.date({ label: bilingual('Overtime date', 'अतिरिक्त समयको मिति'), required: true }),
    overtime_duration: f.duration({ label: bilingual('Duration', 'अवधि'), required: true, min: 15, max: hours(24) }),
    request_remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }),
    status: requestStatus,
  },
  actions: remarkedActions,
  reports: {
    by_person: {
      label: bilingual('Overtime by person', 'व्यक्तिअनुसार अतिरिक्त समय'),
      question: bilingual('Who asks for overtime, month by month?', 'महिनैपिच्छे अतिरिक्त समय कसले माग्छन्?'),
      help: requestsHelp,
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.requests,
      chart: 'none',
      groupBy: 'sender',
      pivot: 'overtime_date:month',
      period: 'overtime_date',
      measures: { minutes: sum('overtime_duration'), requests: count() },
      filters: ['status', 'sender', 'branch', 'division'],
      columns: ['sender', 'overtime_date', 'overtime_duration', 'status', 'request_remarks'],
      sort: '-overtime_date',
      empty: bilingual('No overtime requests yet.', 'अहिलेसम्म कसैले अतिरिक्त समय मागेको छैन।'),
    },
    approved_by_person: {
      label: bilingual('Approved overtime by person', 'व्यक्तिअनुसार स्वीकृत अतिरिक्त समय'),
      question: bilingual('Whose overtime was approved?', 'कसको अतिरिक्त समय स्वीकृत भयो?'),
      help: approvedHelp,
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      period: 'overtime_date',
      where: { status: 'Approved' },
      groupBy: 'sender',
      measures: { minutes: sum('overtime_duration') },
    },
    approved_by_month: {
      label: bilingual('Approved overtime by month', 'महिनाअनुसार स्वीकृत अतिरिक्त समय'),
      question: bilingual('How much overtime was approved, month by month?', 'महिनैपिच्छे कति अतिरिक्त समय स्वीकृत भयो?'),
      help: approvedHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      period: 'overtime_date',
      where: { status: 'Approved' },
      groupBy: 'overtime_date:month',
      measures: { minutes: sum('overtime_duration') },
    },
    by_status: {
      label: bilingual('Overtime requests by status', 'स्थितिअनुसार अनुरोध'),
      question: bilingual('Where do overtime requests stand?', 'अतिरिक्त समयका अनुरोध कुन स्थितिमा छन्?'),
      help: requestsHelp,
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.requests,
      period: 'overtime_date',
      groupBy: 'status',
      measures: { requests: count() },
      chart: 'donut',
    },
  },
});
