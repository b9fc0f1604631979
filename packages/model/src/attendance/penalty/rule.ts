/** Rules by which attendance brings penalties, and whose rules differ from those of everyone. */
import { assignable } from '../../kit/assignment.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { messages } from '../../kit/messages.ts';
import { bilingual } from '../../kit/text.ts';

/** What of a day counts towards a penalty. */
export const penaltyTriggers = {
  Late: bilingual('Late', 'ढिलो'),
  Early: bilingual('Left early', 'चाँडो प्रस्थान'),
  'Missing Punch': bilingual('Missing punch', 'हाजिरी छुटेको'),
  Absent: bilingual('Absent without leave', 'बिदाबिना अनुपस्थित'),
  'Break-out': bilingual('Break-out', 'बाहिर रहेको'),
} as const;
export type PenaltyTrigger = keyof typeof penaltyTriggers;

/** Within which days occurrences are counted. */
export const penaltyPeriods = {
  Week: bilingual('Week', 'हप्ता'),
  Month: bilingual('Month', 'महिना'),
  'Fiscal year': bilingual('Fiscal year', 'आर्थिक वर्ष'),
} as const;
export type PenaltyPeriod = keyof typeof penaltyPeriods;

/** Which occurrences of a period bring a penalty. */
export const penaltyCountings = {
  Every: bilingual('Every time the number is reached', 'सङ्ख्या पुगेको हरेक पटक'),
  Each: bilingual('When it is reached, and each one after', 'सङ्ख्या पुगेपछि हरेक'),
  Once: bilingual('Once', 'एक पटक मात्र'),
} as const;
export type PenaltyCounting = keyof typeof penaltyCountings;

/** What a penalty takes. */
export const penaltyActions = {
  Leave: bilingual('Leave balance, then pay', 'बिदाको मौज्दात, त्यसपछि तलब'),
  Pay: bilingual('Pay', 'तलब'),
  Warning: bilingual('Warning only', 'चेतावनी मात्र'),
} as const;
export type PenaltyAction = keyof typeof penaltyActions;

const isMeasured = (trigger: PenaltyTrigger | undefined): boolean =>
  trigger === 'Late' || trigger === 'Early' || trigger === 'Break-out';

/** The filters of a rule that is for everyone, and what they name of employees. */
export const penaltyRuleTraits = { branches: 'branch', divisions: 'division' } as const;

export const penaltyRule = defineEntity({
  name: 'penalty_rule',
  label: bilingual('Penalty rule', 'जरिवानाको नियम'),
  plural: bilingual('Penalty rules', 'जरिवानाका नियम'),
  path: 'attendance/:org/penalty-rule',
  codes: { read: '5.18', write: '5.18' },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 80, unique: true }),
    trigger: f.choice({ label: bilingual('Occurrence', 'घटना'), required: true, choices: penaltyTriggers }),
    threshold: f.duration({
      label: bilingual('Counts from', 'कति समयदेखि गनिने'),
      help: bilingual('Shorter times do not count', 'छोटो समय गनिँदैन'),
      required: true,
      default: 1,
      min: 1,
      max: 24 * 60,
    }),
    occurrences: f.number({
      label: bilingual('Number of occurrences', 'घटनाको सङ्ख्या'),
      required: true,
      default: 3,
      min: 1,
      max: 31,
    }),
    is_consecutive: f.boolean({
      label: bilingual('On consecutive working days', 'लगातारका कार्यदिनमा'),
      help: bilingual('Days off, holidays and leave do not interrupt', 'साप्ताहिक बिदा, सार्वजनिक बिदा र बिदाले क्रम टुट्दैन'),
      default: false,
    }),
    period: f.choice({
      label: bilingual('Within a', 'कति अवधिभित्र'),
      required: true,
      default: 'Month',
      choices: penaltyPeriods,
    }),
    counting: f.choice({
      label: bilingual('Penalty applies', 'जरिवाना लाग्ने'),
      required: true,
      default: 'Every',
      choices: penaltyCountings,
    }),
    action: f.choice({
      label: bilingual('Deducted from', 'केबाट कटौती'),
      required: true,
      default: 'Leave',
      choices: penaltyActions,
    }),
    leave_type: f.reference({
      label: bilingual('Leave to deduct from', 'कुन बिदाबाट कट्टा गर्ने'),
      help: bilingual(
        'Home leave if empty, as in most organizations. Days above the balance are unpaid',
        'खाली भए घर बिदा, धेरैजसो संस्थामा जस्तै। मौज्दातभन्दा बढी दिनको तलब पाइँदैन',
      ),
      to: 'leave_type',
      name_field: 'name',
    }),
    days: f.decimal({
      label: bilingual('Days per penalty', 'प्रति जरिवाना दिन'),
      required: true,
      decimals: 2,
      min: 0.01,
      max: 31,
    }),
    is_default: f.boolean({
      label: bilingual('For everyone', 'सबैका लागि'),
      help: bilingual('Otherwise only for employees it is assigned to', 'नभए तोकिएका कर्मचारीका लागि मात्र'),
      default: true,
    }),
    branches: f.multiReference({
      label: bilingual('Branches', 'शाखाहरू'),
      help: bilingual('Leave empty for all.', 'खाली छोडे सबैका लागि।'),
      to: 'branch',
      name_field: 'name',
    }),
    divisions: f.multiReference({ label: bilingual('Divisions', 'महाशाखाहरू'), to: 'division', name_field: 'name' }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  },
  visibleWhen: {
    threshold: ({ trigger }) => isMeasured(trigger),
    is_consecutive: ({ occurrences }) => (occurrences ?? 0) > 1,
    leave_type: ({ action }) => action === 'Leave',
    days: ({ action }) => action !== 'Warning',
    branches: ({ is_default }) => is_default === true,
    divisions: ({ is_default }) => is_default === true,
  },
  rules: ({ starts_on, ends_on }) =>
    ends_on !== null && ends_on < starts_on ? { ends_on: [messages.untilBeforeFrom] } : undefined,
});

/** What decides which penalties a rule brings: it stays as it is while there are penalties by it. */
export const penaltyTermFields = [
  'trigger',
  'threshold',
  'occurrences',
  'is_consecutive',
  'period',
  'counting',
  'action',
  'leave_type',
  'days',
  'is_default',
  'starts_on',
] as const satisfies readonly (keyof typeof penaltyRule.fields)[];

/** Whose rules differ, and from when to when: these hold for the person, in the place of those for everyone; without any, none does. */
export const penaltyAssignment = defineEntity({
  name: 'penalty_assignment',
  label: bilingual('Penalty assignment', 'जरिवाना तोकाइ'),
  plural: bilingual('Penalty assignments', 'जरिवाना तोकाइहरू'),
  path: 'attendance/:org/penalty-assignment',
  codes: { read: '5.18', write: '5.18' },
  name_field: 'employee',
  sort: '-starts_on',
  search: ['employee'],
  dated: { per: 'employee', from: 'starts_on', to: 'ends_on' },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    rules: f.multiReference({
      label: bilingual('Penalty rules', 'जरिवानाका नियम'),
      help: bilingual('Leave empty to exempt the employee', 'जरिवाना नलाग्ने भए खाली छोड्नुहोस्'),
      to: 'penalty_rule',
      name_field: 'name',
    }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  },
  rules: ({ starts_on, ends_on }) =>
    ends_on !== null && ends_on < starts_on ? { ends_on: [messages.untilBeforeFrom] } : undefined,
});

export const penaltiesForMany = assignable(penaltyAssignment, {
  label: bilingual('Assign penalty rules to many', 'धेरैलाई जरिवानाका नियम तोक्नुहोस्'),
  confirm: bilingual('Assign the penalty rules? Employees: {count}', 'जरिवानाका नियम तोक्ने? कर्मचारी: {count}'),
  replaces: false,
});
