/** Who decides requests: supervision, delegation, and policies of levels. */
import { defineEntity } from '../kit/entity.ts';
import type { FieldErrors } from '../kit/field-errors.ts';
import { f } from '../kit/fields.ts';
import { permissionCatalogue } from '../kit/permissions.ts';
import { resignationReasons } from '../hris/resignation-reasons.ts';
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
  overtime_claim: bilingual('Overtime claim', 'अतिरिक्त समयको दाबी'),
  adjustment_request: bilingual('Attendance adjustment', 'हाजिरी समायोजन'),
  shift_swap: bilingual('Shift swap', 'सिफ्ट साटासाट'),
  travel_attendance: bilingual('Travel attendance', 'भ्रमण हाजिरी'),
  travel_delete_request: bilingual('Travel deletion', 'भ्रमण हटाउने'),
  credit_hour_request: bilingual('Credit hours', 'क्रेडिट घण्टा'),
  credit_hour_delete_request: bilingual('Credit hour deletion', 'क्रेडिट घण्टा हटाउने'),
  timesheet: bilingual('Timesheet', 'समयपत्र'),
  leave_request: bilingual('Leave', 'बिदा'),
  leave_cancel_request: bilingual('Leave cancellation', 'बिदा रद्द अनुरोध'),
  leave_balance_edit: bilingual('Leave balance edit', 'बिदा मौज्दात परिवर्तन'),
  leave_encashment: bilingual('Leave encashment', 'बिदाबापत रकम'),
  work_log: bilingual('Work log', 'कार्य अभिलेख'),
  unit_of_work: bilingual('Unit of work', 'एकाइ काम'),
  advance_salary: bilingual('Salary advance', 'तलब पेश्की'),
  loan: bilingual('Loan', 'ऋण'),
  expense_advance: bilingual('Expense advance', 'खर्च पेश्की'),
  expense_settlement: bilingual('Expense claim', 'खर्च दाबी'),
  expense_cancel_request: bilingual('Expense cancellation', 'खर्च रद्द अनुरोध'),
  travel_request: bilingual('Travel request', 'भ्रमण अनुरोध'),
  resignation: bilingual('Resignation', 'राजीनामा'),
  employment_review: bilingual('Employment review', 'रोजगार समीक्षा'),
  transfer_request: bilingual('Transfer', 'सरुवा'),
  letter_request: bilingual('Letter request', 'पत्रको अनुरोध'),
  form_answer: bilingual('Form response', 'फारमको उत्तर'),
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
      help: bilingual('1 decides first', '१ ले पहिले निर्णय गर्छ'),
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

/** Someone decides in the place of another for some days. */
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
  Role: bilingual('Those with a permission', 'अनुमति भएका सबै'),
  HR: bilingual('HR', 'मानव संसाधन'),
} as const;
export type Approver = keyof typeof approvers;

/** What happens on a level where no one has decided in its time. */
export const timeouts = {
  remind: bilingual('Remind the approver', 'निर्णय गर्नेलाई सम्झाउने'),
  escalate: bilingual('Add the next level', 'माथिल्लो तहलाई पनि सोध्ने'),
  supervisor: bilingual("Add the approver's supervisor", 'निर्णय गर्नेको सुपरिवेक्षकलाई पनि सोध्ने'),
  approve: bilingual('Approve', 'स्वीकृत गर्नुहोस्'),
  decline: bilingual('Decline', 'अस्वीकार गर्नुहोस्'),
} as const;
export type Timeout = keyof typeof timeouts;

/** One level of a policy: who is asked and from which amount, how many of them must agree, and what they may do. */
const level = {
  approver: f.choice({ label: bilingual('Who decides', 'कसले निर्णय गर्ने'), required: true, choices: approvers }),
  person: f.user({ label: bilingual('Named person', 'तोकिएको व्यक्ति') }),
  permission: f.choice({ label: bilingual('Permission', 'अनुमति'), choices: permissionCatalogue }),
  above_amount: f.decimal({
    decimals: 2,
    label: bilingual('Only above amount', 'यति मात्राभन्दा माथि मात्र'),
    help: bilingual('Smaller requests skip this level', 'योभन्दा सानो अनुरोधमा यो तह चाहिँदैन'),
    min: 0,
  }),
  quorum: f.choice({
    label: bilingual('Approvals needed', 'कतिको स्वीकृति चाहिने'),
    required: true,
    default: 'Any',
    choices: { Any: bilingual('One of them', 'एक जना'), All: bilingual('All of them', 'सबै') },
  }),
  may_approve: f.boolean({ label: bilingual('May approve', 'स्वीकृत गर्न सक्ने'), default: true }),
  may_decline: f.boolean({ label: bilingual('May decline', 'अस्वीकार गर्न सक्ने'), default: true }),
  may_forward: f.boolean({ label: bilingual('May forward', 'अघि पठाउन सक्ने'), default: true }),
  may_end: f.boolean({
    label: bilingual('May end here', 'यहीँ टुङ्गिन सक्ने'),
    help: bilingual('Approval skips the levels after this one', 'स्वीकृत भएपछि बाँकी तह चाहिँदैन'),
    default: false,
  }),
  time_limit_hours: f.number({
    label: bilingual('Time limit (hours)', 'समयसीमा (घण्टा)'),
    help: bilingual('24 for a day', 'एक दिनका लागि २४'),
    min: 1,
    max: 2_160,
  }),
  on_timeout: f.choice({
    label: bilingual('If no one decides in time', 'कसैले निर्णय नगरे'),
    required: true,
    default: 'remind',
    choices: timeouts,
  }),
};

/** By which field policies tell the types of a kind of request apart; kinds that are absent have no types. */
export const policyTypeFields = {
  employment_review: 'review_types',
  transfer_request: 'transfer_reasons',
  resignation: 'resignation_reasons',
  leave_request: 'leave_types',
} as const satisfies Partial<Record<keyof typeof requestTypes, string>>;

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
        'NPR of money, minutes of overtime, days of leave; for resignations, days of missing notice',
        'रकमका लागि रुपैयाँ, अतिरिक्त समयका लागि मिनेट, बिदाका लागि दिन; राजीनामाका लागि नपुगेका सूचना अवधिका दिन',
      ),
      min: 0,
    }),
    division: f.reference({ label: bilingual('Division', 'महाशाखा'), to: 'division', name_field: 'name' }),
    branch: f.reference({ label: bilingual('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    employment_levels: f.multiReference({
      label: bilingual('Employment levels', 'तहहरू'),
      to: 'employment_level',
      name_field: 'title',
    }),
    employment_types: f.multiReference({
      label: bilingual('Employment types', 'रोजगारीका प्रकार'),
      to: 'employment_type',
      name_field: 'title',
    }),
    review_types: f.multiReference({
      label: bilingual('Review types', 'समीक्षाका प्रकार'),
      to: 'review_type',
      name_field: 'name',
    }),
    transfer_reasons: f.multiReference({
      label: bilingual('Transfer reasons', 'सरुवाका कारण'),
      to: 'transfer_reason',
      name_field: 'name',
    }),
    resignation_reasons: f.multiChoice({
      label: bilingual('Resignation reasons', 'राजीनामाका कारण'),
      choices: resignationReasons,
    }),
    leave_types: f.multiReference({
      label: bilingual('Leave types', 'बिदाका प्रकार'),
      to: 'leave_type',
      name_field: 'name',
    }),
    is_active: f.boolean({ label: bilingual('Active', 'लागु'), default: true }),
    levels: f.lines({
      label: bilingual('Levels', 'तहहरू'),
      one: bilingual('level', 'तह'),
      required: true,
      max: 6,
      item: level,
      asksWhen: {
        person: ({ approver }) => approver === 'Person',
        permission: ({ approver }) => approver === 'Role',
        quorum: ({ approver }) => approver === 'Role' || approver === 'HR',
        on_timeout: ({ time_limit_hours: hours }) => typeof hours === 'number',
      },
    }),
  },
  rules: ({ levels }) => {
    const errors: FieldErrors = {};
    for (const [place, { approver, person, permission }] of levels.entries()) {
      if (approver === 'Person' && person === null)
        errors[`levels.${place}.person`] = [messages.required({ field: level.person.label })];
      if (approver === 'Role' && permission === null)
        errors[`levels.${place}.permission`] = [messages.required({ field: level.permission.label })];
    }
    return errors;
  },
});
