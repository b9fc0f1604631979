/** What an employee did: time or quantities of an activity on a day, sent to be reviewed and worth the rate of that day. */
import { draftedActions, draftedStatus, requestStates } from '../approval/request.ts';
import { placeOf } from '../hris/of-person.ts';
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { workLogMessages as says } from './messages.ts';
import { workLogPaths } from './paths.ts';
import { clockMinutes } from './split.ts';

/** Reviewers and administrators of logs read what was sent, and no draft. */
const sent = Object.keys(requestStates) as (keyof typeof requestStates)[];

const reported = {
  shape: 'ranking',
  opensOn: 'this_month',
  order: 'most',
  period: 'worked_on',
  counted: bilingual('Number of logs', 'अभिलेखको सङ्ख्या'),
  filters: ['status', 'project', 'activity', 'task', 'sender', 'branch', 'division'],
  columns: ['sender', 'worked_on', 'project', 'task', 'activity', 'duration', 'quantity', 'status'],
  sort: '-worked_on',
} as const;

export const workLog = defineEntity({
  name: 'work_log',
  label: bilingual('Work log', 'कार्य अभिलेख'),
  plural: bilingual('Work logs', 'कार्य अभिलेख'),
  sort: '-worked_on',
  owner: 'sender',
  name_field: 'title',
  search: ['sender', 'activity', 'project', 'task', 'remarks'],
  filled_by: ['organizationMember'],
  scopes: {
    own: { person: 'sender' },
    team: { approvers: true },
    organization: { code: '8.01', when: { status: sent } },
    /** Of the project lead, and of the person who assigned the task. */
    given: [
      { through: 'project', scope: 'led', when: { status: sent } },
      { through: 'task', scope: 'given', when: { status: sent } },
    ],
  },
  lifecycle: {
    kind: 'approval',
    hasDrafts: true,
    amount: 'duration',
    notification: {
      category: 'task',
      requested: bilingual('{name} sent a work log', '{name} ले कार्य अभिलेख पठाउनुभयो'),
      subject: bilingual('your work log', 'तपाईंको कार्य अभिलेख'),
      paths: { own: workLogPaths.own, team: workLogPaths.team },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('sender', 'worked_on'),
    worked_on: f.date({ label: bilingual('Date', 'मिति'), required: true, format: 'past' }),
    project: f.reference({
      label: bilingual('Project', 'परियोजना'),
      to: 'project',
      name_field: 'name',
      on_delete: 'keep',
    }),
    task: f.reference({
      label: bilingual('Task', 'कार्य'),
      to: 'task',
      name_field: 'title',
      on_delete: 'clear',
    }),
    activity: f.reference({
      label: bilingual('Activity', 'गतिविधि'),
      required: true,
      to: 'task_activity',
      name_field: 'name',
      on_delete: 'keep',
    }),
    /** The name of the activity when it was logged; the log keeps it (WC-12). */
    title: f.text({ label: bilingual('Work', 'काम'), readonly: true, max: 80 }),
    starts_at: f.time({ label: bilingual('From', 'देखि') }),
    ends_at: f.time({
      label: bilingual('Until', 'सम्म'),
      help: bilingual('A time before the start is on the next day', 'अघिल्लो समय राखे भोलिपल्टको मानिन्छ'),
    }),
    duration: f.duration({
      label: bilingual('Time', 'समय'),
      help: bilingual('Leave empty when you enter From and Until', 'देखि र सम्म राखेको भए खाली छोड्नुहोस्'),
      min: 1,
      max: 1_440,
    }),
    quantity: f.decimal({
      label: bilingual('Quantity', 'परिमाण'),
      help: bilingual('Of activities that are measured in units', 'एकाइमा मापन हुने गतिविधिको'),
      decimals: 3,
      min: 0.001,
      max: 100_000,
    }),
    remarks: f.longText({ label: bilingual('What was done', 'गरेको काम'), max: 500 }),
    proof: f.file({ label: bilingual('Proof', 'प्रमाण') }),
    /** The log whose time or quantity this one corrects by its difference (WC-12). */
    corrects: f.reference({
      label: bilingual('Corrects the log', 'सच्याइएको अभिलेख'),
      to: 'work_log',
      name_field: 'title',
      readonly: true,
    }),
    /** In place of the rate of the activity, set by those who may set rates (WC-11). */
    own_rate: f.money({
      label: bilingual('Rate set by hand', 'हातले राखिएको दर'),
      min: 0.01,
      read_code: '8.03',
      write_code: '8.03',
    }),
    /** The days to which its time belongs: two where it went over midnight (WC-6). */
    days: f.lines({
      label: bilingual('Days', 'दिन'),
      readonly: true,
      max: 2,
      item: {
        day: f.date({ label: bilingual('Day', 'दिन'), required: true }),
        minutes: f.duration({ label: bilingual('Time', 'समय') }),
        quantity: f.decimal({ label: bilingual('Quantity', 'परिमाण'), decimals: 3 }),
      },
    }),
    on_day_off: f.boolean({ label: bilingual('On a day off', 'बिदाको दिनमा'), readonly: true, default: false }),
    acknowledged_on: f.date({ label: bilingual('Acknowledged on', 'स्वीकारेको मिति'), readonly: true }),
    status: draftedStatus,
  },
  rules: ({ starts_at, ends_at, duration, quantity }) => {
    if ((starts_at === null) !== (ends_at === null))
      return { [starts_at === null ? 'starts_at' : 'ends_at']: [says.bothTimes] };
    if (starts_at === null && duration === null && quantity === null) return { duration: [says.timeOrQuantity] };
    if (starts_at !== null && ends_at !== null && clockMinutes(starts_at, ends_at) === 0)
      return { ends_at: [says.endBeforeStart] };
    return undefined;
  },
  actions: draftedActions,
  reports: {
    by_person: {
      ...reported,
      label: bilingual('Logged time by employee', 'कर्मचारीअनुसार अभिलेख'),
      question: bilingual('Who logged how much time?', 'कसले कति समय अभिलेख गरे?'),
      help: bilingual('Logs that were sent, by their day.', 'दिनअनुसार पठाइएका अभिलेख।'),
      groupBy: 'sender',
      measures: { time: sum('duration'), logs: count() },
    },
    by_project: {
      ...reported,
      label: bilingual('Logged time by project', 'परियोजनाअनुसार अभिलेख'),
      question: bilingual('Which projects take the time?', 'कुन परियोजनामा समय लाग्छ?'),
      help: bilingual('Logs that were sent, by their day.', 'दिनअनुसार पठाइएका अभिलेख।'),
      groupBy: 'project',
      measures: { time: sum('duration'), logs: count() },
    },
    by_activity: {
      ...reported,
      label: bilingual('Logged time by activity', 'गतिविधिअनुसार अभिलेख'),
      question: bilingual('Which activities take the time?', 'कुन गतिविधिमा समय लाग्छ?'),
      help: bilingual('Logs that were sent, by their day.', 'दिनअनुसार पठाइएका अभिलेख।'),
      groupBy: 'activity',
      measures: { time: sum('duration'), logs: count() },
    },
    by_week: {
      ...reported,
      shape: 'trend',
      label: bilingual('Logged time by week', 'हप्ताअनुसार अभिलेख'),
      question: bilingual('How does logged time change?', 'अभिलेख भएको समय कसरी बदलिन्छ?'),
      help: bilingual('Logs that were sent, by their day.', 'दिनअनुसार पठाइएका अभिलेख।'),
      groupBy: 'worked_on:week',
      measures: { time: sum('duration') },
      chart: 'line',
    },
  },
});
export type WorkLog = EntityRecord<typeof workLog>;
