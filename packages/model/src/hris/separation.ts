/** The end of someone's employment: its tasks, what still blocks it, the exit interview, and the day on which it takes effect. */
import * as z from 'zod/mini';
import { remark } from '../approval/request.ts';
import { userRef } from '../kit/answer.ts';
import { countedAs } from '../kit/counted.ts';
import { placeOf } from './of-person.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { moneyWords } from '../kit/figures.ts';
import type { PermissionCode } from '../kit/permissions.ts';
import { avg, count } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { givenAnswers } from '../questions/asked.ts';
import { questionLimits, structure } from '../questions/structure.ts';
import { processes, separationType } from './process-setting.ts';
import type { Message } from '../kit/message.ts';
import { hrisMessages } from './messages.ts';

/**
 * In progress until HR completes it, which clearances and lent things block; then settled until its day has come. The last day of
 * employment is the one before `effective_date`.
 */
export const separation = defineEntity({
  name: 'separation',
  label: bilingual('Separation', 'अवकाश'),
  plural: bilingual('Separations', 'अवकाश'),
  sort: '-effective_date',
  name_field: 'employee',
  search: ['employee'],
  filled_by: ['4.10'],
  scopes: { organization: { code: '4.10' } },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    ...placeOf('employee', 'effective_date'),
    separation_type: f.reference({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      to: 'separation_type',
      name_field: 'name',
    }),
    category: f.choice({ ...separationType.fields.category, required: false, readonly: true }),
    effective_date: f.date({
      label: bilingual('Effective date', 'लागु हुने मिति'),
      help: bilingual('The first day after the last working day', 'कामको अन्तिम दिनको भोलिपल्ट'),
      required: true,
    }),
    notice_on: f.date({
      label: bilingual('Notice given on', 'सूचना दिएको मिति'),
      help: bilingual(
        'Leave empty if there was no notice or its date is unknown',
        'सूचना नभएको वा मिति थाहा नभए खाली छोड्नुहोस्',
      ),
    }),
    remarks: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 1_000 }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'In progress',
      states: {
        'In progress': { label: bilingual('In progress', 'जारी'), tone: 'info' },
        Settled: { label: bilingual('Settled', 'फरफारक भएको'), tone: 'caution' },
        'Off-boarded': { label: bilingual('Offboarded', 'अवकाश भएको'), tone: 'neutral' },
        Cancelled: { label: bilingual('Cancelled', 'रद्द'), tone: 'neutral' },
      },
    }),
  },
  rules: ({ notice_on, effective_date }) =>
    notice_on !== null && notice_on > effective_date ? { notice_on: [hrisMessages.noticeAfterEnd] } : undefined,
  actions: {
    complete: {
      label: bilingual('Complete', 'पूरा गर्नुहोस्'),
      tone: 'positive',
      from: ['In progress'],
      to: 'Settled',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
    },
    cancel: {
      label: bilingual('Cancel separation', 'अवकाश रद्द गर्नुहोस्'),
      tone: 'neutral',
      from: ['In progress', 'Settled'],
      to: 'Cancelled',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
    },
  },
  reports: {
    by_category: {
      label: bilingual('Separations by category', 'वर्गअनुसार अवकाश'),
      question: bilingual('Who leaves, and on what terms?', 'को कसरी अवकाश हुँदै छन्?'),
      help: bilingual(
        'Separations of every status, by the last day at work.',
        'कामको अन्तिम दिनअनुसार हरेक स्थितिका अवकाश।',
      ),
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.people,
      groupBy: 'category',
      pivot: 'status',
      period: 'effective_date',
      measures: { separations: count() },
      filters: ['category', 'status', 'separation_type', 'employee', 'branch', 'division'],
      columns: ['employee', 'category', 'separation_type', 'effective_date', 'status'],
      sort: '-effective_date',
      empty: bilingual('No separations yet.', 'अहिलेसम्म कसैको अवकाश भएको छैन।'),
    },
  },
});

/** Who looks after the tasks of each process. */
export const processCodes = {
  Separation: '4.10',
  'Employment review': '4.06',
  'Pre-employment': '4.09',
} as const satisfies Record<keyof typeof processes, PermissionCode>;

/** A task of a separation, a review or a pre-employment. One that no one is assigned to is HR's. */
export const processTask = defineEntity({
  name: 'process_task',
  label: bilingual('Task', 'कार्य'),
  plural: bilingual('Tasks', 'कार्य'),
  sort: 'due_on',
  name_field: 'title',
  search: ['title', 'employee', 'candidate', 'assignee'],
  filled_by: ['4.06', '4.09', '4.10'],
  scopes: {
    own: { person: 'assignee' },
    organization: [
      { code: processCodes.Separation, when: { process: ['Separation'] } },
      { code: processCodes['Employment review'], when: { process: ['Employment review'] } },
      { code: processCodes['Pre-employment'], when: { process: ['Pre-employment'] } },
    ],
  },
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120 }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 500 }),
    process: f.choice({ label: bilingual('Process', 'प्रक्रिया'), required: true, choices: processes }),
    employee: f.user({ label: bilingual('About', 'सम्बन्धित कर्मचारी') }),
    candidate: f.reference({ label: bilingual('Candidate', 'उम्मेदवार'), to: 'pre_employment', name_field: 'candidate' }),
    unit: f.reference({ label: bilingual('Unit', 'एकाइ'), to: 'division', name_field: 'name' }),
    assignee: f.user({ label: bilingual('Assigned to', 'जिम्मेवार') }),
    due_on: f.date({ label: bilingual('Due on', 'गर्नुपर्ने मिति'), required: true }),
    is_clearance: f.boolean({ label: bilingual('Clearance', 'फरफारक'), default: false }),
    is_mandatory: f.boolean({ label: bilingual('Mandatory', 'अनिवार्य'), default: false }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Open',
      states: {
        Open: { label: bilingual('Open', 'बाँकी'), tone: 'caution' },
        Done: { label: bilingual('Done', 'सम्पन्न'), tone: 'positive' },
        Dropped: { label: bilingual('Dropped', 'छाडिएको'), tone: 'neutral' },
      },
    }),
    done_by: f.user({ label: bilingual('Done by', 'गर्ने'), readonly: true }),
    done_at: f.instant({ label: bilingual('Done at', 'गरेको समय'), readonly: true }),
    done_remark: f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255, readonly: true }),
  },
  actions: {
    finish: {
      label: bilingual('Mark as done', 'सम्पन्न भयो'),
      tone: 'positive',
      from: ['Open'],
      to: 'Done',
      input: remark,
      viewers: ['user', 'hr', 'notification'],
      flag: 'finish',
    },
    reopen: {
      label: bilingual('Reopen', 'फेरि खोल्नुहोस्'),
      tone: 'neutral',
      from: ['Done'],
      to: 'Open',
      input: remark,
      viewers: ['hr'],
      flag: 'reopen',
    },
  },
});

/** The answers of exit interviews, a row each, for HR's report. */
export const exitAnswer = defineEntity({
  name: 'exit_answer',
  label: bilingual('Exit interview answer', 'बहिर्गमन अन्तर्वार्ताको उत्तर'),
  plural: bilingual('Exit interview answers', 'बहिर्गमन अन्तर्वार्ताका उत्तर'),
  sort: '-answered_on',
  name_field: 'question',
  search: ['question', 'employee', 'answer'],
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    ...placeOf('employee', 'answered_on'),
    category: separation.fields.category,
    question: f.text({ label: bilingual('Question', 'प्रश्न'), required: true, max: 255 }),
    rating: f.number({ label: bilingual('Points', 'अङ्क'), min: 1, max: questionLimits.points }),
    answer: f.longText({ label: bilingual('Answer', 'उत्तर'), max: 5_000 }),
    answered_on: f.date({ label: bilingual('Answered on', 'उत्तर दिएको मिति'), required: true }),
  },
  reports: {
    by_question: {
      label: bilingual('Average points', 'अङ्कको औसत'),
      question: bilingual('What do leavers say in exit interviews?', 'छाड्नेहरू बहिर्गमन अन्तर्वार्तामा के भन्छन्?'),
      help: bilingual(
        'Mean points of answered questions; unanswered ones do not count.',
        'उत्तर दिइएका प्रश्नको औसत अङ्क; उत्तर नदिइएका गनिँदैनन्।',
      ),
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'least',
      counted: countedAs.answers,
      groupBy: 'question',
      period: 'answered_on',
      measures: { points: avg('rating'), answers: count() },
      filters: ['category', 'rating', 'employee', 'branch', 'division'],
      columns: ['question', 'rating', 'answer', 'employee', 'category', 'answered_on'],
      sort: '-answered_on',
      empty: bilingual('No responses yet.', 'अहिलेसम्म उत्तर छैन।'),
    },
  },
});

/** An exit interview as its answerer and HR see it; its questions are those of the time when it was asked for. */
export const interviewAnswer = z.object({
  id: z.number(),
  employee: userRef,
  introduction: z.nullable(z.string()),
  effective_date: z.string(),
  answered_at: z.nullable(z.string()),
  structure,
  answers: z.record(z.string(), z.unknown()),
});
export type Interview = z.infer<typeof interviewAnswer>;

/** Answers by the key of their question. */
export const interviewBody = z.strictObject({ answers: givenAnswers });

/** What still keeps someone from being off-boarded. */
export const blocker = z.object({
  kind: z.enum(['clearance', 'equipment', 'guarantee']),
  /** The unit that has not cleared; the amount of a guarantee; absent for a thing that was lent. */
  unit: z.nullable(z.string()),
  what: z.string(),
});
export type Blocker = z.infer<typeof blocker>;

/** @example blockerMessage({ kind: 'clearance', unit: 'Accounts', what: 'Advance is settled' }).en // 'Accounts has not cleared: Advance is settled' */
export const blockerMessage = ({ kind, unit, what }: Blocker): Message =>
  kind === 'clearance'
    ? hrisMessages.notCleared({ unit: unit ?? '', what })
    : kind === 'guarantee'
      ? hrisMessages.stillGuarantees({ what, amount: moneyWords(unit ?? '0.00') })
      : hrisMessages.stillHeld({ what });
