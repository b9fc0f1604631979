/** Candidates from the first draft of an offer until they are employees. */
import * as z from 'zod/mini';
import { remark } from '../approval/request.ts';
import { countedAs } from '../kit/counted.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count, sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { employee } from './employee.ts';
import { employment } from './employment.ts';
import { hrisMessages } from './messages.ts';
import { carried, listed } from '../kit/message.ts';
import { messages, formats } from '../kit/messages.ts';
import { labels } from '../kit/labels.ts';

const answerBy = f.date({
  label: bilingual('Respond by', 'जवाफ दिने म्याद'),
  help: bilingual('The link in the email works until the end of this day', 'इमेलको लिङ्क यो दिनसम्म चल्छ'),
  required: true,
  format: 'not_past',
});

const taskTemplateField = f.reference({
  label: bilingual('Tasks', 'कार्य'),
  to: 'task_template',
  name_field: 'name',
});

/**
 * A draft becomes an offer letter, which the candidate accepts or declines by a personal link until its last day. Who has accepted gets
 * tasks and is on-boarded: that makes the employee, once.
 */
export const preEmployment = defineEntity({
  name: 'pre_employment',
  label: bilingual('Candidate', 'उम्मेदवार'),
  plural: bilingual('Candidates', 'उम्मेदवारहरू'),
  sort: '-created_at',
  name_field: 'candidate',
  search: ['candidate', 'email', 'job_title', 'letter_number'],
  filled_by: ['4.09'],
  scopes: {
    organization: { code: '4.09' },
    link: { link: { purpose: 'offer_letter' }, shows: ['candidate', 'status', 'answer_by'] },
  },
  fields: {
    candidate: f.text({ label: bilingual('Candidate', 'उम्मेदवार'), required: true, readonly: true, max: 200 }),
    first_name: f.text({ label: employee.fields.first_name.label, required: true, max: 60, format: 'person_name' }),
    middle_name: f.text({ label: employee.fields.middle_name.label, max: 60, format: 'person_name' }),
    last_name: f.text({ label: employee.fields.last_name.label, required: true, max: 60, format: 'person_name' }),
    name_ne: f.text({ label: employee.fields.name_ne.label, max: 180 }),
    gender: f.choice({ label: employee.fields.gender.label, choices: employee.fields.gender.choices }),
    email: f.email({ label: bilingual('Email', 'इमेल'), required: true }),
    phone: f.phone({ label: bilingual('Phone', 'फोन') }),
    address: f.text({ label: bilingual('Address', 'ठेगाना'), max: 200 }),
    job_title: f.reference({ ...employment.fields.job_title, required: true }),
    branch: f.reference({ ...employment.fields.branch, required: true }),
    division: f.reference({ ...employment.fields.division, required: true }),
    employment_type: f.reference({ ...employment.fields.employment_type, required: true }),
    employment_level: f.reference({ ...employment.fields.employment_level, required: true }),
    supervisor: f.user({ label: bilingual('Supervisor', 'सुपरिवेक्षक') }),
    joins_on: f.date({ label: bilingual('Joins on', 'नियुक्त हुने मिति'), required: true }),
    contract_ends_on: f.date({
      label: bilingual('Contract ends on', 'करार सकिने मिति'),
      help: bilingual('Leave empty for a permanent position', 'स्थायी पद भए खाली छोड्नुहोस्'),
    }),
    salary: f.amount({
      label: bilingual('Offered salary', 'प्रस्तावित तलब'),
      help: bilingual('Per month', 'मासिक'),
      min: 0,
      read_code: '4.16',
      write_code: '4.16',
    }),
    letter_template: f.reference({
      label: bilingual('Letter template', 'पत्रको ढाँचा'),
      to: 'letter_template',
      name_field: 'title',
    }),
    cv: f.file({ label: bilingual('CV', 'बायोडाटा') }),
    remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 1_000 }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Draft',
      states: {
        Draft: { label: bilingual('Draft', 'मस्यौदा'), tone: 'neutral' },
        'Offer letter sent': { label: bilingual('Offer letter sent', 'प्रस्ताव पत्र पठाइएको'), tone: 'info' },
        Accepted: { label: bilingual('Accepted', 'स्वीकार गरेको'), tone: 'positive' },
        Declined: { label: bilingual('Declined', 'अस्वीकार गरेको'), tone: 'critical' },
        Expired: { label: bilingual('Expired', 'म्याद सकिएको'), tone: 'caution' },
        Withdrawn: { label: bilingual('Withdrawn', 'फिर्ता लिइएको'), tone: 'neutral' },
        'Tasks assigned': { label: bilingual('Tasks assigned', 'कार्य तोकिएको'), tone: 'info' },
        'On-boarded': { label: bilingual('Onboarded', 'नियुक्त भएको'), tone: 'positive' },
      },
    }),
    answer_by: f.date({ label: answerBy.label, readonly: true }),
    letter_number: f.text({ label: bilingual('Letter number', 'पत्र सङ्ख्या'), readonly: true, max: 60 }),
    offered_by: f.user({ label: bilingual('Offered by', 'प्रस्ताव गर्ने'), readonly: true }),
    answered_at: f.instant({ label: bilingual('Answered at', 'जवाफ दिएको समय'), readonly: true }),
    answer_remark: f.longText({
      label: bilingual("Candidate's comment", 'उम्मेदवारको भनाइ'),
      max: 1_000,
      readonly: true,
    }),
    task_template: f.reference({ ...taskTemplateField, readonly: true }),
    tasks_all: f.number({ label: bilingual('Total tasks', 'जम्मा कार्य'), required: true, readonly: true, default: 0 }),
    tasks_done: f.number({
      label: bilingual('Completed tasks', 'सम्पन्न कार्य'),
      required: true,
      readonly: true,
      default: 0,
    }),
    progress: f.computed({
      label: bilingual('Progress', 'प्रगति'),
      displayAs: 'percent',
      value: ({ tasks_all: all, tasks_done: done }) =>
        Number(all) > 0 ? ((100 * Number(done)) / Number(all)).toFixed(2) : null,
    }),
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), readonly: true }),
  },
  editable: {
    Draft: 'all',
    Accepted: ['supervisor', 'cv', 'remarks'],
    'Tasks assigned': ['supervisor', 'cv', 'remarks'],
  },
  rules: ({ joins_on, contract_ends_on }) =>
    contract_ends_on !== null && contract_ends_on < joins_on
      ? { contract_ends_on: [hrisMessages.contractBeforeJoining] }
      : undefined,
  actions: {
    send: {
      label: bilingual('Send the offer letter', 'प्रस्ताव पत्र पठाउनुहोस्'),
      tone: 'positive',
      from: ['Draft'],
      to: 'Offer letter sent',
      input: { answer_by: answerBy },
      viewers: ['hr'],
      flag: 'write',
    },
    resend: {
      label: bilingual('Send again', 'फेरि पठाउनुहोस्'),
      tone: 'info',
      from: ['Offer letter sent', 'Expired'],
      to: 'Offer letter sent',
      input: { answer_by: answerBy },
      viewers: ['hr'],
      flag: 'write',
    },
    extend: {
      label: bilingual('Extend', 'म्याद थप्नुहोस्'),
      tone: 'neutral',
      from: ['Offer letter sent', 'Expired'],
      to: 'Offer letter sent',
      input: { answer_by: answerBy, ...remark },
      viewers: ['hr'],
      flag: 'write',
    },
    revise: {
      label: bilingual('Change the offer', 'प्रस्ताव बदल्नुहोस्'),
      tone: 'neutral',
      from: ['Offer letter sent', 'Declined', 'Expired', 'Withdrawn'],
      to: 'Draft',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
    },
    assign: {
      label: bilingual('Assign tasks', 'कार्य तोक्नुहोस्'),
      tone: 'info',
      from: ['Accepted'],
      to: 'Tasks assigned',
      input: { task_template: f.reference({ ...taskTemplateField, required: true }) },
      viewers: ['hr'],
      flag: 'write',
    },
    onboard: {
      label: bilingual('Onboard', 'नियुक्त गर्नुहोस्'),
      tone: 'positive',
      from: ['Accepted', 'Tasks assigned'],
      to: 'On-boarded',
      input: {
        employee_code: f.text({ label: employee.fields.employee_code.label, required: true, max: 30, format: 'code' }),
        despite_tasks: f.boolean({
          label: bilingual('Onboard with open mandatory tasks', 'अनिवार्य कार्य बाँकी भए पनि नियुक्त गर्ने'),
          default: false,
        }),
      },
      viewers: ['hr'],
      flag: 'write',
    },
    withdraw: {
      label: bilingual('Withdraw', 'फिर्ता लिनुहोस्'),
      tone: 'critical',
      from: ['Draft', 'Offer letter sent', 'Expired', 'Accepted', 'Tasks assigned'],
      to: 'Withdrawn',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
    },
  },
  reports: {
    by_status: {
      label: bilingual('Candidates by status', 'स्थितिअनुसार उम्मेदवार'),
      question: bilingual('Who joins, and is everything ready?', 'को नियुक्त हुँदै छन्, र सबै तयार छ?'),
      help: bilingual(
        'Candidates by the day on which they join, with their tasks.',
        'नियुक्त हुने दिनअनुसार उम्मेदवार र तिनका कार्य।',
      ),
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'status',
      period: 'joins_on',
      measures: { candidates: count(), tasks: sum('tasks_all'), done: sum('tasks_done') },
      filters: ['status', 'division', 'branch', 'job_title', 'employment_type'],
      columns: ['candidate', 'job_title', 'division', 'branch', 'joins_on', 'status', 'tasks_all', 'tasks_done'],
      sort: '-joins_on',
      empty: bilingual('No candidates yet.', 'अहिलेसम्म उम्मेदवार छैनन्।'),
    },
  },
});

/** The newest offer letter as HR reads it; `url` leads to its PDF for an hour. */
export const offerLetterAnswer = z.object({
  letter_number: z.string(),
  issued_on: z.string(),
  subject: z.string(),
  body: z.string(),
  url: z.string(),
});
export type OfferLetter = z.infer<typeof offerLetterAnswer>;

/** The offer letter as the candidate reads it by the link of the mail. */
export const offerPage = z.object({
  organization: z.string(),
  candidate: z.string(),
  language: z.enum(['en', 'ne']),
  letter_number: z.string(),
  issued_on: z.string(),
  subject: z.string(),
  body: z.string(),
  answer_by: z.string(),
  answer: z.nullable(z.enum(['accepted', 'declined'])),
});
export type OfferPage = z.infer<typeof offerPage>;

/** The candidate's decision. The person who declines may say why. */
export const offerDecision = z.strictObject({
  token: z.string({ error: carried(messages.required({ field: labels.token })) }).check(z.maxLength(200)),
  answer: z.enum(['accepted', 'declined'], {
    error: carried(messages.choice({ field: bilingual('Answer', 'उत्तर'), choices: listed(['accepted', 'declined']) })),
  }),
  remark: z._default(
    z
      .string({ error: carried(messages.wrongType({ field: labels.remarks, format: formats.text })) })
      .check(
        z.trim(),
        z.maxLength(1_000, { error: carried(messages.tooLong({ field: labels.remarks, most: 1_000 })) }),
      ),
    '',
  ),
});
