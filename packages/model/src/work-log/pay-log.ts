/**
 * What approved work is worth, line by line: a day of a log by the rate of that day, or the difference that a later rate makes. Lines are
 * never rewritten; payrolls pay their sum.
 */
import { placeOf } from '../hris/of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';

const reported = {
  shape: 'ranking',
  opensOn: 'this_month',
  order: 'most',
  period: 'worked_on',
  filters: ['employee', 'project', 'activity', 'origin', 'is_paid', 'branch', 'division'],
  columns: ['employee', 'worked_on', 'project', 'activity', 'duration', 'quantity', 'rate', 'amount', 'is_paid'],
  sort: '-worked_on',
} as const;

export const payLog = defineEntity({
  name: 'pay_log',
  label: bilingual('Pay log', 'भुक्तानी अभिलेख'),
  plural: bilingual('Pay logs', 'भुक्तानी अभिलेखहरू'),
  sort: '-worked_on',
  owner: 'employee',
  name_field: 'activity',
  search: ['employee', 'activity', 'project'],
  scopes: {
    own: { person: 'employee' },
    team: { supervises: 'employee' },
    organization: { code: ['8.01', '11.00'] },
  },
  isFinal: true,
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('employee', 'worked_on'),
    log: f.reference({
      label: bilingual('Work log', 'कार्य अभिलेख'),
      required: true,
      readonly: true,
      to: 'work_log',
      name_field: 'title',
    }),
    worked_on: f.date({ label: bilingual('Date', 'मिति'), required: true, readonly: true }),
    month: f.month({ label: bilingual('Month', 'महिना'), required: true, readonly: true, calendar: 'bs' }),
    origin: f.choice({
      label: bilingual('Reason', 'कारण'),
      required: true,
      readonly: true,
      choices: {
        work: bilingual('Work', 'काम'),
        correction: bilingual('Correction', 'सच्याइ'),
        rate_change: bilingual('Rate change', 'दर परिवर्तन'),
      },
    }),
    project: f.reference({
      label: bilingual('Project', 'परियोजना'),
      readonly: true,
      to: 'project',
      name_field: 'name',
    }),
    activity: f.reference({
      label: bilingual('Activity', 'गतिविधि'),
      required: true,
      readonly: true,
      to: 'task_activity',
      name_field: 'name',
    }),
    duration: f.duration({ label: bilingual('Time', 'समय'), readonly: true }),
    quantity: f.decimal({ label: bilingual('Quantity', 'परिमाण'), readonly: true, decimals: 3 }),
    rate: f.money({ label: bilingual('Rate', 'दर'), required: true, readonly: true }),
    is_rate_by_hand: f.boolean({
      label: bilingual('Rate set by hand', 'हातले राखिएको दर'),
      readonly: true,
      default: false,
    }),
    /** Its part of the sum of its lines, which is rounded once (WC-14). */
    amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, readonly: true }),
    is_paid: f.boolean({ label: bilingual('Paid', 'भुक्तानी भएको'), readonly: true, default: false }),
  },
  reports: {
    by_person: {
      ...reported,
      label: bilingual('Pay log by employee', 'कर्मचारीअनुसार भुक्तानी अभिलेख'),
      question: bilingual('Who earned how much by logged work?', 'अभिलेख भएको कामबाट कसले कति कमाए?'),
      help: bilingual('Approved work at the rate of its day.', 'सोही दिनको दरमा स्वीकृत काम।'),
      groupBy: 'employee',
      measures: { amount: sum('amount'), time: sum('duration') },
    },
    by_project: {
      ...reported,
      label: bilingual('Pay log by project', 'परियोजनाअनुसार भुक्तानी अभिलेख'),
      question: bilingual('What does the work of each project cost?', 'हरेक परियोजनाको काममा कति लाग्छ?'),
      help: bilingual('Approved work at the rate of its day.', 'सोही दिनको दरमा स्वीकृत काम।'),
      groupBy: 'project',
      measures: { amount: sum('amount'), time: sum('duration') },
    },
    by_month: {
      ...reported,
      shape: 'trend',
      label: bilingual('Pay log by month', 'महिनाअनुसार भुक्तानी अभिलेख'),
      question: bilingual('How do the costs of logged work change?', 'अभिलेख भएको कामको खर्च कसरी बदलिन्छ?'),
      help: bilingual('Approved work at the rate of its day.', 'सोही दिनको दरमा स्वीकृत काम।'),
      groupBy: 'month',
      measures: { amount: sum('amount') },
      chart: 'bar',
    },
  },
});
