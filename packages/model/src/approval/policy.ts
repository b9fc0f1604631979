/** Who decides requests: supervision, delegation, and policies of levels. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { messages } from '../kit/messages.ts';
import { defineMessages } from '../kit/message.ts';

const approvalMessages = defineMessages('approval', {
  ownSupervisor: { en: "A person can't supervise themselves", ne: 'कोही आफ्नै सुपरिवेक्षक हुन सक्दैन' },
  ownDelegate: { en: 'Choose someone else', ne: 'अरू कसैलाई छान्नुहोस्' },
});

/** Kinds of requests that a policy may be for. */
export const requestTypes = {
  overtime_request: bilingual('Overtime', 'अतिरिक्त समय'),
  resignation: bilingual('Resignation', 'राजीनामा'),
  employment_review: bilingual('Employment review', 'रोजगार समीक्षा'),
  transfer_request: bilingual('Transfer', 'सरुवा'),
  form_answer: bilingual('Form answer', 'फारमको उत्तर'),
} as const;

/** One person's supervisor, first to third, with what they may do with that person's requests (OVT-6). */
export const supervision = defineEntity({
  name: 'supervision',
  label: bilingual('Supervisor', 'सुपरिवेक्षक'),
  plural: bilingual('Supervisors', 'सुपरिवेक्षक'),
  path: 'hris/:org/supervision',
  codes: { read: '4.11', write: '4.11' },
  name_field: 'subordinate',
  search: ['subordinate', 'supervisor'],
  fields: {
    subordinate: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    supervisor: f.user({ label: bilingual('Supervisor', 'सुपरिवेक्षक'), required: true }),
    position: f.number({
      label: bilingual('Order', 'क्रम'),
      help: bilingual('1 decides first', '१ लाई पहिले सोधिन्छ'),
      required: true,
      default: 1,
      min: 1,
      max: 3,
    }),
    may_approve: f.boolean({ label: bilingual('May approve', 'स्वीकृत गर्न सक्ने'), default: true }),
    may_decline: f.boolean({ label: bilingual('May decline', 'अस्वीकार गर्न सक्ने'), default: true }),
    may_forward: f.boolean({ label: bilingual('May forward', 'अघि पठाउन सक्ने'), default: true }),
    valid_from: f.date({ label: bilingual('From', 'देखि'), required: true }),
    valid_to: f.date({ label: bilingual('Until', 'सम्म') }),
  },
  rules: (record) =>
    record.subordinate === record.supervisor
      ? { supervisor: [approvalMessages.ownSupervisor] }
      : record.valid_to !== null && record.valid_to < record.valid_from
        ? { valid_to: [messages.untilBeforeFrom] }
        : undefined,
});

/** Somebody decides in the place of another for some days. */
export const delegation = defineEntity({
  name: 'delegation',
  label: bilingual('Delegation', 'प्रत्यायोजन'),
  plural: bilingual('Delegations', 'प्रत्यायोजन'),
  path: 'hris/:org/delegation',
  codes: { read: '4.11', write: '4.11' },
  name_field: 'sender',
  search: ['sender', 'delegate'],
  sort: '-starts_on',
  fields: {
    sender: f.user({ label: bilingual('Usual approver', 'सामान्यतया निर्णय गर्ने'), required: true }),
    delegate: f.user({ label: bilingual('Stand-in', 'सट्टामा निर्णय गर्ने'), required: true }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म'), required: true }),
  },
  rules: (record) =>
    record.sender === record.delegate
      ? { delegate: [approvalMessages.ownDelegate] }
      : record.ends_on < record.starts_on
        ? { ends_on: [messages.untilBeforeFrom] }
        : undefined,
});

const approvers = {
  'Supervisor 1': bilingual('First supervisor', 'पहिलो सुपरिवेक्षक'),
  'Supervisor 2': bilingual('Second supervisor', 'दोस्रो सुपरिवेक्षक'),
  'Supervisor 3': bilingual('Third supervisor', 'तेस्रो सुपरिवेक्षक'),
  'Supervisor of supervisor': bilingual("Supervisor's supervisor", 'सुपरिवेक्षकको सुपरिवेक्षक'),
  'Division head': bilingual('Division head', 'महाशाखा प्रमुख'),
  'Branch head': bilingual('Branch manager', 'शाखा प्रबन्धक'),
  Person: bilingual('The named person', 'तोकिएको व्यक्ति'),
  HR: bilingual('HR', 'मानव संसाधन'),
} as const;
export type Approver = keyof typeof approvers;

/** One level of a policy: who is asked, how many of them must agree, and what they may do. */
const level = {
  approver: f.choice({ label: bilingual('Who decides', 'कसले निर्णय गर्ने'), required: true, choices: approvers }),
  quorum: f.choice({
    label: bilingual('Approvals needed', 'कतिको सहमति चाहिने'),
    required: true,
    default: 'Any',
    choices: { Any: bilingual('One of them', 'एक जना'), All: bilingual('All of them', 'सबै') },
  }),
  may_approve: f.boolean({ label: bilingual('May approve', 'स्वीकृत गर्न सक्ने'), default: true }),
  may_decline: f.boolean({ label: bilingual('May decline', 'अस्वीकार गर्न सक्ने'), default: true }),
  may_forward: f.boolean({ label: bilingual('May forward', 'अघि पठाउन सक्ने'), default: true }),
  remind_after_hours: f.number({ label: bilingual('Remind after hours', 'कति घण्टापछि सम्झाउने'), min: 1, max: 720 }),
  on_timeout: f.choice({
    label: bilingual('If no one decides in time', 'कसैले निर्णय नगरे'),
    required: true,
    default: 'remind',
    choices: {
      remind: bilingual('Remind the approver', 'सम्झाउने'),
      escalate: bilingual('Add the next level', 'माथिल्लो तहलाई पनि सोध्ने'),
    },
  }),
};

/**
 * The levels through which a kind of request goes, for those to whom its conditions apply. Of several that fit, the one of the least
 * priority number holds. What is under way keeps the levels it began with.
 */
export const approvalPolicy = defineEntity({
  name: 'approval_policy',
  label: bilingual('Approval policy', 'स्वीकृति नीति'),
  plural: bilingual('Approval policies', 'स्वीकृति नीतिहरू'),
  path: 'org/:org/approval-policy',
  codes: { read: '2.04', write: '2.04' },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 80, unique: true }),
    request_type: f.choice({ label: bilingual('Requests', 'अनुरोध'), required: true, choices: requestTypes }),
    priority: f.number({ label: bilingual('Priority', 'प्राथमिकता'), required: true, default: 100, min: 1, max: 999 }),
    least_amount: f.decimal({
      decimals: 2,
      label: bilingual('From amount', 'यति मात्रादेखि'),
      help: bilingual(
        'Minutes of overtime; for resignations, days of missing notice',
        'अतिरिक्त समयका लागि मिनेट; राजीनामाका लागि नपुगेका सूचना दिन',
      ),
      min: 0,
    }),
    division: f.reference({ label: bilingual('Division', 'महाशाखा'), to: 'division', name_field: 'name' }),
    branch: f.reference({ label: bilingual('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    person: f.user({ label: bilingual('Named person', 'तोकिएको व्यक्ति') }),
    is_active: f.boolean({ label: bilingual('Active', 'लागू'), default: true }),
    levels: f.lines({ label: bilingual('Levels', 'तहहरू'), required: true, max: 6, item: level }),
  },
  rules: (record) =>
    record.person === null && record.levels.some((each) => each.approver === 'Person')
      ? { person: [messages.required({ field: bilingual('Named person', 'तोकिएको व्यक्ति') })] }
      : undefined,
});
