/** Who decides requests: supervision, delegation, and policies of levels. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { text } from '../kit/text.ts';
import { messages } from '../kit/messages.ts';
import { defineMessages } from '../kit/message.ts';

const approvalMessages = defineMessages('approval', {
  ownSupervisor: { en: 'Nobody is their own supervisor', ne: 'कोही पनि आफ्नै सुपरिवेक्षक हुन सक्दैन' },
  ownDelegate: { en: 'Choose somebody else', ne: 'अरू कसैलाई छान्नुहोस्' },
});

/** Kinds of requests that a policy may be for. */
export const requestTypes = {
  overtime_request: text('Overtime', 'अतिरिक्त समय'),
  resignation: text('Resignation', 'राजीनामा'),
  employment_review: text('Employment review', 'रोजगार समीक्षा'),
  transfer_request: text('Transfer', 'सरुवा'),
  form_answer: text('Form answer', 'फारमको उत्तर'),
} as const;

/** One person's supervisor, first to third, with what they may do with that person's requests (OVT-6). */
export const supervision = defineEntity({
  name: 'supervision',
  label: text('Supervisor', 'सुपरिवेक्षक'),
  plural: text('Supervisors', 'सुपरिवेक्षकहरू'),
  path: 'hris/:org/supervision',
  codes: { read: '4.11', write: '4.11' },
  name_field: 'subordinate',
  search: ['subordinate', 'supervisor'],
  fields: {
    subordinate: f.user({ label: text('Employee', 'कर्मचारी'), required: true }),
    supervisor: f.user({ label: text('Supervisor', 'सुपरिवेक्षक'), required: true }),
    position: f.number({
      label: text('Order', 'क्रम'),
      help: text('1 is asked first', '१ लाई पहिले सोधिन्छ'),
      required: true,
      default: 1,
      min: 1,
      max: 3,
    }),
    may_approve: f.boolean({ label: text('May approve', 'स्वीकृत गर्न सक्ने'), default: true }),
    may_decline: f.boolean({ label: text('May decline', 'अस्वीकार गर्न सक्ने'), default: true }),
    may_forward: f.boolean({ label: text('May forward', 'अघि पठाउन सक्ने'), default: true }),
    valid_from: f.date({ label: text('From', 'देखि'), required: true }),
    valid_to: f.date({ label: text('Until', 'सम्म') }),
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
  label: text('Delegation', 'प्रत्यायोजन'),
  plural: text('Delegations', 'प्रत्यायोजनहरू'),
  path: 'hris/:org/delegation',
  codes: { read: '4.11', write: '4.11' },
  name_field: 'sender',
  search: ['sender', 'delegate'],
  sort: '-starts_on',
  fields: {
    sender: f.user({ label: text('Decides normally', 'सामान्यतया निर्णय गर्ने'), required: true }),
    delegate: f.user({ label: text('Decides instead', 'सट्टामा निर्णय गर्ने'), required: true }),
    starts_on: f.date({ label: text('From', 'देखि'), required: true }),
    ends_on: f.date({ label: text('Until', 'सम्म'), required: true }),
  },
  rules: (record) =>
    record.sender === record.delegate
      ? { delegate: [approvalMessages.ownDelegate] }
      : record.ends_on < record.starts_on
        ? { ends_on: [messages.untilBeforeFrom] }
        : undefined,
});

const approvers = {
  'Supervisor 1': text('First supervisor', 'पहिलो सुपरिवेक्षक'),
  'Supervisor 2': text('Second supervisor', 'दोस्रो सुपरिवेक्षक'),
  'Supervisor 3': text('Third supervisor', 'तेस्रो सुपरिवेक्षक'),
  Person: text('The named person', 'तोकिएको व्यक्ति'),
  HR: text('HR', 'मानव संसाधन'),
} as const;
export type Approver = keyof typeof approvers;

/** One level of a policy: who is asked, how many of them must agree, and what they may do. */
const level = {
  approver: f.choice({ label: text('Who decides', 'कसले निर्णय गर्ने'), required: true, choices: approvers }),
  quorum: f.choice({
    label: text('How many must agree', 'कतिको सहमति चाहिने'),
    required: true,
    default: 'Any',
    choices: { Any: text('One of them', 'एक जना'), All: text('All of them', 'सबै') },
  }),
  may_approve: f.boolean({ label: text('May approve', 'स्वीकृत गर्न सक्ने'), default: true }),
  may_decline: f.boolean({ label: text('May decline', 'अस्वीकार गर्न सक्ने'), default: true }),
  may_forward: f.boolean({ label: text('May forward', 'अघि पठाउन सक्ने'), default: true }),
  remind_after_hours: f.number({ label: text('Remind after hours', 'कति घण्टापछि सम्झाउने'), min: 1, max: 720 }),
  on_timeout: f.choice({
    label: text('When nobody decides', 'कसैले निर्णय नगरे'),
    required: true,
    default: 'remind',
    choices: {
      remind: text('Remind them', 'सम्झाउने'),
      escalate: text('Ask the next level too', 'माथिल्लो तहलाई पनि सोध्ने'),
    },
  }),
};

/**
 * The levels through which a kind of request goes, for those to whom its conditions apply. Of several that fit, the one of the least
 * priority number holds. What is under way keeps the levels it began with.
 */
export const approvalPolicy = defineEntity({
  name: 'approval_policy',
  label: text('Approval policy', 'स्वीकृति नीति'),
  plural: text('Approval policies', 'स्वीकृति नीतिहरू'),
  path: 'org/:org/approval-policy',
  codes: { read: '2.04', write: '2.04' },
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 80, unique: true }),
    request_type: f.choice({ label: text('Requests', 'अनुरोध'), required: true, choices: requestTypes }),
    priority: f.number({ label: text('Priority', 'प्राथमिकता'), required: true, default: 100, min: 1, max: 999 }),
    least_amount: f.number({
      label: text('From this amount on', 'यति मात्रादेखि'),
      help: text(
        'Minutes for overtime; for resignations, days of notice that are missing',
        'अतिरिक्त समयका लागि मिनेट; राजीनामाका लागि नपुगेका सूचना दिन',
      ),
      min: 0,
    }),
    division: f.reference({ label: text('Division', 'महाशाखा'), to: 'division', name_field: 'name' }),
    branch: f.reference({ label: text('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    person: f.user({ label: text('Named person', 'तोकिएको व्यक्ति') }),
    is_active: f.boolean({ label: text('In force', 'लागू'), default: true }),
    levels: f.list({ label: text('Levels', 'तहहरू'), required: true, max: 6, item: level }),
  },
  rules: (record) =>
    record.person === null && record.levels.some((each) => each.approver === 'Person')
      ? { person: [messages.required({ field: text('Named person', 'तोकिएको व्यक्ति') })] }
      : undefined,
});
