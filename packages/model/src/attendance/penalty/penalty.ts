/** Penalties: what occurrences of attendance bring to a person, and what became of them. */
import { countedAs } from '../../kit/counted.ts';
import { placeOf } from '../../hris/of-person.ts';
import { defineEntity, type EntityRecord } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { count, sum } from '../../kit/report.ts';
import { counted } from '../../kit/plural.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { penaltyActions, penaltyTriggers, type PenaltyTrigger } from './rule.ts';

const settled = ['Confirmed', 'Cancelled', 'Withdrawn'] as const;

/** What reports of penalties have alike. Warnings take no days. */
const shown = {
  period: 'occurred_on',
  measures: { days: sum('days'), penalties: count() },
  sort: '-occurred_on',
  empty: bilingual('No penalties for this period.', 'यो अवधिमा जरिवाना छैन।'),
} as const;

const penaltiesHelp = bilingual(
  'Penalties by the day of the fault; cancelled ones are shown under their status.',
  'गल्ती भएको दिनअनुसार जरिवाना; रद्द भएका आफ्नै स्थितिमा देखिन्छन्।',
);

export const penalty = defineEntity({
  name: 'penalty',
  label: bilingual('Penalty', 'जरिवाना'),
  plural: bilingual('Penalties', 'जरिवाना'),
  name_field: 'employee',
  search: ['employee'],
  sort: '-occurred_on',
  owner: 'employee',
  // What HR has not looked at yet is no one else's.
  scopes: {
    own: { person: 'employee', when: { status: settled } },
    team: { supervises: 'employee', when: { status: settled } },
    organization: { code: '5.18' },
  },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('employee', 'occurred_on'),
    rule: f.reference({
      label: bilingual('Penalty rule', 'जरिवानाको नियम'),
      to: 'penalty_rule',
      name_field: 'name',
      required: true,
      readonly: true,
    }),
    trigger: f.choice({
      label: bilingual('Occurrence', 'घटना'),
      required: true,
      readonly: true,
      choices: penaltyTriggers,
    }),
    occurred_on: f.date({ label: bilingual('Date', 'मिति'), required: true, readonly: true }),
    period_from: f.date({ label: bilingual('Counted from', 'गनिएको अवधि सुरु'), required: true, readonly: true }),
    period_to: f.date({ label: bilingual('Counted until', 'गनिएको अवधि अन्त्य'), required: true, readonly: true }),
    occurrences: f.lines({
      label: bilingual('Occurrences', 'घटनाहरू'),
      readonly: true,
      max: 31,
      item: {
        day: f.date({ label: bilingual('Day', 'दिन'), required: true }),
        minutes: f.duration({ label: bilingual('Duration', 'अवधि'), min: 0 }),
      },
    }),
    action: f.choice({
      label: bilingual('Deducted from', 'केबाट कटौती'),
      required: true,
      readonly: true,
      choices: penaltyActions,
    }),
    days: f.decimal({ label: bilingual('Days', 'दिन'), required: true, readonly: true, decimals: 2, min: 0 }),
    /** What was taken of a leave balance when it was confirmed. */
    leave_days: f.decimal({
      label: bilingual('Taken from leave', 'बिदाबाट कट्टा'),
      readonly: true,
      decimals: 4,
      min: 0,
    }),
    /** The rest, which pay reads. */
    unpaid_days: f.decimal({ label: bilingual('Unpaid days', 'तलब नपाउने दिन'), readonly: true, decimals: 4, min: 0 }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Generated',
      states: {
        Generated: { label: bilingual('Generated', 'निकालिएको'), tone: 'caution' },
        Confirmed: { label: bilingual('Confirmed', 'पुष्टि भएको'), tone: 'critical' },
        Cancelled: { label: bilingual('Cancelled', 'रद्द'), tone: 'neutral' },
        Withdrawn: { label: bilingual('Withdrawn', 'फिर्ता लिइएको'), tone: 'neutral' },
      },
    }),
  },
  visibleWhen: {
    days: ({ action }) => action !== 'Warning',
    leave_days: ({ action }) => action === 'Leave',
    unpaid_days: ({ action }) => action !== 'Warning',
  },
  actions: {
    cancel: {
      label: bilingual('Cancel penalty', 'जरिवाना रद्द गर्नुहोस्'),
      tone: 'neutral',
      from: ['Generated', 'Confirmed'],
      to: 'Cancelled',
      input: { remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }) },
      viewers: ['hr'],
      flag: 'write',
      isBulk: true,
    },
    confirm: {
      label: bilingual('Confirm', 'पुष्टि गर्नुहोस्'),
      tone: 'positive',
      from: ['Generated'],
      to: 'Confirmed',
      input: { remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }) },
      viewers: ['hr'],
      flag: 'write',
      isBulk: true,
    },
  },
  reports: {
    by_person: {
      label: bilingual('Penalties by employee', 'कर्मचारीअनुसार जरिवाना'),
      question: bilingual('Who was penalised, and for what?', 'कसलाई, केका लागि जरिवाना लाग्यो?'),
      help: penaltiesHelp,
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.timesCharged,
      chart: 'none',
      groupBy: 'employee',
      pivot: 'trigger',
      ...shown,
      filters: ['status', 'trigger', 'action', 'employee', 'branch', 'division'],
      columns: ['employee', 'occurred_on', 'trigger', 'occurrences', 'days', 'action', 'status'],
    },
    own_by_month: {
      label: bilingual('Penalties by month', 'महिनाअनुसार जरिवाना'),
      question: bilingual('What was I penalised for?', 'मलाई केका लागि जरिवाना लाग्यो?'),
      help: penaltiesHelp,
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      counted: countedAs.timesCharged,
      groupBy: 'occurred_on:month',
      pivot: 'trigger',
      ...shown,
      filters: ['status', 'trigger', 'action'],
      columns: ['occurred_on', 'trigger', 'occurrences', 'days', 'action', 'status'],
    },
  },
});
export type Penalty = EntityRecord<typeof penalty>;

const reasons: Readonly<Record<PenaltyTrigger, (n: number, ne: string) => Text>> = {
  Late: (n, ne) => bilingual(counted(n, 'late day'), `${ne} ढिलो दिन`),
  Early: (n, ne) => bilingual(counted(n, 'early departure'), `${ne} चाँडो प्रस्थान`),
  'Missing Punch': (n, ne) => bilingual(counted(n, 'missing punch', 'missing punches'), `${ne} छुटेको हाजिरी`),
  Absent: (n, ne) => bilingual(`${counted(n, 'day')} absent`, `${ne} दिन अनुपस्थित`),
  'Break-out': (n, ne) => bilingual(counted(n, 'long break'), `${ne} लामो विश्राम`),
};

const devanagari = (n: number): string => new Intl.NumberFormat('en-u-nu-deva').format(n);

/**
 * Why there is a penalty, without its days.
 * @example penaltyReason('Late', 3).en // '3 late days'
 */
export const penaltyReason = (trigger: PenaltyTrigger, occurrences: number): Text =>
  reasons[trigger](occurrences, devanagari(occurrences));
