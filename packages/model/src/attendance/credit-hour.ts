/** Credit hours: a time bank. Approved extra hours are earned, used as time off, and expire. */
import { deletionOf } from '../approval/deletion.ts';
import { requestActions, requestStatus } from '../approval/request.ts';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { attendanceMessages } from './messages.ts';
import { creditHourDeletePaths, creditHourPaths } from './paths.ts';

const hours = (n: number): number => n * 60;

export const creditHourSetting = defineEntity({
  name: 'credit_hour_setting',
  label: bilingual('Credit hour setting', 'क्रेडिट घण्टा सेटिङ'),
  path: 'attendance/:org/credit-hour-setting',
  codes: { read: '5.14', write: '5.14' },
  single: true,
  fields: {
    is_enabled: f.boolean({
      label: bilingual('Employees earn credit hours', 'कर्मचारीले क्रेडिट घण्टा पाउने'),
      default: false,
    }),
    least: f.duration({
      label: bilingual('Minimum per request', 'अनुरोधमा कम्तीमा'),
      required: true,
      default: 30,
      min: 15,
      max: hours(24),
    }),
    daily_limit: f.duration({
      label: bilingual('Daily limit', 'दिनमा बढीमा'),
      required: true,
      default: hours(4),
      min: 15,
      max: hours(24),
    }),
    weekly_limit: f.duration({
      label: bilingual('Weekly limit', 'हप्तामा बढीमा'),
      help: bilingual('Sunday to Saturday', 'आइतबारदेखि शनिबारसम्म'),
      required: true,
      default: hours(24),
      min: 15,
      max: hours(168),
    }),
    monthly_limit: f.duration({
      label: bilingual('Monthly limit', 'महिनामा बढीमा'),
      help: bilingual('A Bikram Sambat month, as in payroll', 'तलब गणना हुने विक्रम संवत्‌को महिना'),
      required: true,
      default: hours(96),
      min: 15,
      max: hours(744),
    }),
    expires_after: f.number({
      label: bilingual('Days until credit hours expire', 'क्रेडिट घण्टाको म्याद (दिन)'),
      help: bilingual('Leave empty if they never expire', 'म्याद नसकिने भए खाली छोड्नुहोस्'),
      min: 1,
      max: 730,
    }),
    days_back: f.number({
      label: bilingual('Past days that can still be requested', 'बितेका कति दिनसम्म अनुरोध गर्न मिल्ने'),
      required: true,
      default: 0,
      min: 0,
      max: 90,
    }),
  },
  rules: (record) => {
    if (record.daily_limit > record.weekly_limit) return { weekly_limit: [attendanceMessages.weekBelowDay] };
    if (record.weekly_limit > record.monthly_limit) return { monthly_limit: [attendanceMessages.monthBelowWeek] };
    return record.least > record.daily_limit ? { least: [attendanceMessages.leastAboveDay] } : undefined;
  },
});

export const creditHourKinds = {
  Earn: bilingual('Earn', 'कमाउने'),
  Use: bilingual('Use', 'प्रयोग गर्ने'),
} as const;

export const creditHourRequest = defineEntity({
  name: 'credit_hour_request',
  label: bilingual('Credit hour request', 'क्रेडिट घण्टा अनुरोध'),
  plural: bilingual('Credit hour requests', 'क्रेडिट घण्टा अनुरोध'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'request_remarks',
  search: ['sender', 'request_remarks'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '5.15' } },
  lifecycle: {
    kind: 'approval',
    amount: 'duration',
    endsWithEmployment: true,
    notification: {
      category: 'attendance',
      dialog: 'credit_hour_pre_approval',
      requested: bilingual('{name} requested credit hours', '{name} ले क्रेडिट घण्टा माग्नुभएको छ'),
      subject: bilingual('your credit hour request', 'तपाईंको क्रेडिट घण्टाको अनुरोध'),
      paths: creditHourPaths,
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('sender', 'credit_on'),
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      choices: creditHourKinds,
      default: 'Earn',
    }),
    credit_on: f.date({ label: bilingual('Date', 'मिति'), required: true }),
    duration: f.duration({ label: bilingual('Duration', 'अवधि'), required: true, min: 15, max: hours(24) }),
    is_travel: f.boolean({ label: bilingual('Travel', 'भ्रमण'), default: false }),
    request_remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }),
    status: requestStatus,
  },
  visibleWhen: { is_travel: ({ kind }) => kind === 'Earn' },
  actions: requestActions,
  reports: {
    by_person: {
      label: bilingual('Credit hours by person', 'व्यक्तिअनुसार क्रेडिट घण्टा'),
      question: bilingual('Who earns and uses credit hours?', 'कसले क्रेडिट घण्टा कमाउँछन् र प्रयोग गर्छन्?'),
      help: bilingual(
        'Requests of every status, by the day that they are about.',
        'हरेक स्थितिका अनुरोध, जुन दिनका हुन् त्यसैअनुसार।',
      ),
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.requests,
      chart: 'none',
      groupBy: 'sender',
      pivot: 'kind',
      period: 'credit_on',
      measures: { minutes: sum('duration'), requests: count() },
      filters: ['status', 'kind', 'sender', 'branch', 'division'],
      columns: ['sender', 'kind', 'credit_on', 'duration', 'status', 'request_remarks'],
      sort: '-credit_on',
    },
  },
});

export const creditHourDeleteRequest = deletionOf(creditHourRequest, {
  name: 'credit_hour_delete_request',
  label: bilingual('Credit hour deletion request', 'क्रेडिट घण्टा हटाउने अनुरोध'),
  plural: bilingual('Credit hour deletion requests', 'क्रेडिट घण्टा हटाउने अनुरोधहरू'),
  code: '5.15',
  category: 'attendance',
  dialog: 'credit_hour_delete',
  requested: bilingual('{name} asked to delete credit hours', '{name} ले क्रेडिट घण्टा हटाउन माग्नुभएको छ'),
  subject: bilingual('your credit hour deletion request', 'तपाईंको क्रेडिट घण्टा हटाउने अनुरोध'),
  paths: creditHourDeletePaths,
});
