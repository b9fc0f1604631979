/** Tasks that people give each other: who does them until when, what is still open of them, and how well they were done. */
import { countedAs } from '../kit/counted.ts';
import { defineEntity } from '../kit/entity.ts';
import { f, type BodyOf } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { count } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { defineMessages } from '../kit/message.ts';
import type { FieldErrors } from '../kit/field-errors.ts';

const taskMessages = defineMessages('task', {
  personTwice: { en: 'Each person can be listed only once', ne: 'एक व्यक्ति एक पटक मात्र राख्नुहोस्' },
  observesOwn: {
    en: "An assignee can't also be an observer",
    ne: 'जिम्मेवार व्यक्ति पर्यवेक्षक हुन सक्दैन',
  },
  deadlineBeforeStart: { en: 'Deadline must not be before Starts on', ne: 'अन्तिम मिति सुरु मितिभन्दा अघि हुनु हुँदैन' },
  dependsTwice: { en: 'Each task can be listed only once', ne: 'एक कार्य एक पटक मात्र राख्नुहोस्' },
  untilBeforeFirst: { en: 'Until must not be before First on', ne: 'अन्त्य मिति पहिलो मितिभन्दा अघि हुनु हुँदैन' },
});

const mostPeople = 30;

const people = (en: string, ne: string) =>
  f.lines({
    label: bilingual(en, ne),
    one: bilingual('person', 'व्यक्ति'),
    max: mostPeople,
    item: { person: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }) },
  });

const checklist = f.lines({
  label: bilingual('Checklist', 'जाँचसूची'),
  one: bilingual('item', 'बुँदा'),
  max: 50,
  item: {
    item: f.text({ label: bilingual('Item', 'बुँदा'), required: true, max: 200 }),
    is_done: f.boolean({ label: bilingual('Done', 'सम्पन्न'), default: false }),
  },
});

/** What a task and a rule that makes tasks both say. */
const shared = {
  title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 200 }),
  description: f.longText({ label: bilingual('Description', 'विवरण'), max: 5_000 }),
  priority: f.choice({
    label: bilingual('Priority', 'प्राथमिकता'),
    required: true,
    default: 'Minor',
    choices: {
      Minor: bilingual('Minor', 'सामान्य'),
      Major: bilingual('Major', 'महत्त्वपूर्ण'),
      Critical: bilingual('Critical', 'अति महत्त्वपूर्ण'),
    },
  }),
  result_area: f.reference({
    label: bilingual('Result area', 'नतिजा क्षेत्र'),
    to: 'result_area',
    name_field: 'name',
  }),
  responsible: { ...people('Responsible', 'जिम्मेवार'), required: true } as const,
  observers: people('Observers', 'पर्यवेक्षक'),
  checklist,
  approval_needed: f.boolean({
    label: bilingual('Needs approval', 'स्वीकृति चाहिने'),
    help: bilingual(
      'The assigner scores each assignee from 1 to 10',
      'जिम्मा दिनेले हरेक जिम्मेवारलाई १ देखि १० सम्म अङ्क दिनुहुन्छ',
    ),
    default: false,
  }),
} as const;

interface Named {
  readonly responsible: readonly { readonly person: number }[] | null;
  readonly observers: readonly { readonly person: number }[] | null;
}

/** Everyone stands once in a task, and someone does it. */
function peopleErrors({ responsible, observers }: Named): FieldErrors | undefined {
  const doing = (responsible ?? []).map(({ person }) => person);
  const watching = (observers ?? []).map(({ person }) => person);
  if (doing.length === 0) return { responsible: [messages.required({ field: bilingual('Responsible', 'जिम्मेवार') })] };
  if (new Set(doing).size < doing.length) return { responsible: [taskMessages.personTwice] };
  if (new Set([...doing, ...watching]).size < doing.length + watching.length)
    return { observers: [taskMessages.observesOwn] };
  return undefined;
}

/** States in which there is still something to do. */
export const openTaskStates = ['Pending', 'In progress'] as const;

/** What moves a task on may say why. */
const note = { remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }) };
const reason = { remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }) };

/** What is set of one task, apart from what it says. */
const settings = {
  approval_needed: shared.approval_needed,
  checklist_rule: f.choice({
    label: bilingual('Checklist before completing', 'पूरा गर्नुअघि चाहिने जाँचसूची'),
    required: true,
    default: 'As the organization',
    choices: {
      'As the organization': bilingual('Organization default', 'संस्थाको सेटिङअनुसार'),
      Required: bilingual('The whole checklist is required', 'पूरा जाँचसूची चाहिने'),
      Optional: bilingual('Items may stay open', 'बुँदा बाँकी रहन सक्ने'),
    },
  }),
  tells_observers: f.boolean({
    label: bilingual('Notify observers', 'पर्यवेक्षकलाई सूचना दिने'),
    help: bilingual('On comments and on completion', 'टिप्पणी आउँदा र कार्य सम्पन्न हुँदा'),
    default: true,
  }),
} as const;

/** The settings of one task, as they are read and replaced together. */
export const taskSettings = defineEntity({
  name: 'settings_of_task',
  label: bilingual('Settings of this task', 'यस कार्यका सेटिङ'),
  fields: settings,
});

const tasksHelp = bilingual('Every task of today, whatever its deadline.', 'म्याद जेसुकै होस्, आजका सबै कार्य।');

export const task = defineEntity({
  name: 'task',
  label: bilingual('Task', 'कार्य'),
  plural: bilingual('Tasks', 'कार्य'),
  name_field: 'title',
  search: ['title', 'description', 'created_by'],
  sort: 'deadline',
  filled_by: ['organizationMember'],
  parent: 'parent',
  isPickedByReaders: true,
  picksPath: 'task',
  scopes: {
    own: [
      { person: ['created_by', 'responsible.person', 'observers.person'] },
      // The lead and the members of a project read all of its tasks.
      { through: 'project', scope: 'own' },
    ],
    team: { supervises: 'responsible.person' },
    organization: { code: '8.01' },
    given: { person: 'created_by' },
  },
  fields: {
    ...shared,
    ...settings,
    project: f.reference({
      label: bilingual('Project', 'परियोजना'),
      to: 'project',
      name_field: 'name',
      on_delete: 'keep',
    }),
    core_task: f.reference({
      label: bilingual('Core task', 'मूल कार्य'),
      to: 'core_task',
      name_field: 'name',
      on_delete: 'keep',
    }),
    parent: f.reference({
      label: bilingual('Part of the task', 'यस कार्यको अंश'),
      to: 'task',
      name_field: 'title',
      on_delete: 'clear',
    }),
    planned: f.duration({
      label: bilingual('Planned time', 'अनुमानित समय'),
      help: bilingual('Compared with logged time', 'अभिलेख भएको समयसँग तुलना हुन्छ'),
      min: 1,
      max: 600_000,
    }),
    depends_on: f.lines({
      label: bilingual('Begins after', 'यसपछि सुरु हुने'),
      one: bilingual('task', 'कार्य'),
      max: 30,
      item: {
        task: f.reference({
          label: bilingual('Task', 'कार्य'),
          required: true,
          to: 'task',
          name_field: 'title',
        }),
        gap: f.number({
          label: bilingual('Working days between', 'बीचका कार्यदिन'),
          required: true,
          default: 0,
          min: 0,
          max: 365,
        }),
      },
    }),
    starts_on: f.date({ label: bilingual('Starts on', 'सुरु मिति') }),
    deadline: f.date({ label: bilingual('Deadline', 'अन्तिम मिति'), required: true }),
    created_by: f.user({ label: bilingual('Assigned by', 'जिम्मा दिने'), required: true, readonly: true }),
    recurrence: f.reference({
      label: bilingual('Recurring task', 'दोहोरिने कार्य'),
      to: 'task_recurrence',
      name_field: 'title',
      readonly: true,
      on_delete: 'clear',
    }),
    completed_on: f.date({ label: bilingual('Completed on', 'सम्पन्न मिति'), readonly: true }),
    is_delayed: f.computed({
      label: bilingual('Delayed', 'ढिलो'),
      displayAs: 'boolean',
      value: (record, today) =>
        isDelayed(record as { deadline: string; completed_on: string | null; status: string }, today),
    }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Pending',
      states: {
        Pending: { label: bilingual('Pending', 'बाँकी'), tone: 'caution' },
        'In progress': { label: bilingual('In progress', 'जारी'), tone: 'info' },
        Completed: { label: bilingual('Completed', 'सम्पन्न'), tone: 'positive' },
        'Closed & Hold': { label: bilingual('Closed & Hold', 'बन्द वा स्थगित'), tone: 'neutral' },
      },
    }),
  },
  rules: (record) => {
    if (record.starts_on !== null && record.deadline < record.starts_on)
      return { deadline: [taskMessages.deadlineBeforeStart] };
    const before = (record.depends_on ?? []).map((each) => each.task);
    if (new Set(before).size < before.length) return { depends_on: [taskMessages.dependsTwice] };
    return peopleErrors(record);
  },
  actions: {
    start: {
      label: bilingual('Start', 'सुरु गर्नुहोस्'),
      tone: 'info',
      from: ['Pending'],
      to: 'In progress',
      input: note,
      viewers: ['user', 'notification'],
      flag: 'work',
    },
    complete: {
      label: bilingual('Complete', 'पूरा गर्नुहोस्'),
      tone: 'positive',
      from: openTaskStates,
      to: 'Completed',
      input: note,
      viewers: ['user', 'notification'],
      flag: 'work',
    },
    hold: {
      label: bilingual('Close or put on hold', 'बन्द वा स्थगित गर्नुहोस्'),
      tone: 'neutral',
      from: openTaskStates,
      to: 'Closed & Hold',
      input: reason,
      viewers: ['user', 'hr'],
      flag: 'manage',
    },
    reopen: {
      label: bilingual('Reopen', 'फेरि खोल्नुहोस्'),
      tone: 'neutral',
      from: ['Completed', 'Closed & Hold'],
      to: 'In progress',
      input: reason,
      viewers: ['user', 'hr'],
      flag: 'manage',
    },
  },
  reports: {
    by_status: {
      label: bilingual('Tasks by status', 'स्थितिअनुसार कार्य'),
      question: bilingual('Which tasks are done, and which are late?', 'कुन कार्य सकिए र कुन ढिलो छन्?'),
      help: bilingual('Tasks by their deadline.', 'म्यादअनुसार कार्य।'),
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.tasks,
      groupBy: 'status',
      period: 'deadline',
      measures: { tasks: count() },
      chart: 'donut',
      filters: ['status', 'priority', 'project', 'result_area', 'created_by', 'approval_needed'],
      columns: ['title', 'created_by', 'priority', 'deadline', 'is_delayed', 'status'],
      sort: '-deadline',
    },
    by_giver: {
      label: bilingual('Tasks by assigner', 'जिम्मा दिनेअनुसार कार्य'),
      question: bilingual('Who assigns the most tasks?', 'सबैभन्दा बढी कार्य कसले दिन्छन्?'),
      help: tasksHelp,
      shape: 'ranking',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.tasks,
      groupBy: 'created_by',
      measures: { tasks: count() },
    },
    by_priority: {
      label: bilingual('Tasks by priority', 'प्राथमिकताअनुसार कार्य'),
      question: bilingual('How urgent are the tasks?', 'कार्य कति जरुरी छन्?'),
      help: tasksHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.tasks,
      groupBy: 'priority',
      measures: { tasks: count() },
    },
    by_result_area: {
      label: bilingual('Tasks by result area', 'नतिजा क्षेत्रअनुसार कार्य'),
      question: bilingual('Which result areas do tasks serve?', 'कार्यले कुन नतिजा क्षेत्रलाई सघाउँछन्?'),
      help: tasksHelp,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.tasks,
      groupBy: 'result_area',
      measures: { tasks: count() },
    },
  },
});

/**
 * Whether a task was finished after its deadline, or is open after it. One that was closed unfinished is not late.
 * @param today where the organisation is
 */
export const isDelayed = (
  {
    deadline,
    completed_on,
    status,
  }: { readonly deadline: string; readonly completed_on: string | null; readonly status: string },
  today: string,
): boolean =>
  completed_on === null
    ? (openTaskStates as readonly string[]).includes(status) && today > deadline
    : completed_on > deadline;

/** A rule by which the same task comes again and again. */
export const taskRecurrence = defineEntity({
  name: 'task_recurrence',
  label: bilingual('Recurring task', 'दोहोरिने कार्य'),
  plural: bilingual('Recurring tasks', 'दोहोरिने कार्य'),
  name_field: 'title',
  sort: 'next_run',
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'created_by' } },
  fields: {
    ...shared,
    every: f.choice({
      label: bilingual('Repeats', 'दोहोरिने'),
      required: true,
      default: 'Week',
      choices: {
        Day: bilingual('Every day', 'हरेक दिन'),
        Week: bilingual('Every week', 'हरेक हप्ता'),
        Month: bilingual('Every month (AD)', 'हरेक महिना (ई.सं.)'),
        'BS month': bilingual('Every month (BS)', 'हरेक महिना (वि.सं.)'),
      },
    }),
    first_run: f.date({
      label: bilingual('First on', 'पहिलो मिति'),
      help: bilingual(
        'Repeats on the same day; in shorter months, on the last day',
        'हरेक पटक सोही गते; छोटो महिनामा अन्तिम दिन',
      ),
      required: true,
    }),
    until: f.date({ label: bilingual('Until', 'सम्म') }),
    days_to_do: f.number({
      label: bilingual('Days to complete', 'पूरा गर्न पाइने दिन'),
      required: true,
      default: 1,
      min: 0,
      max: 365,
    }),
    project: f.reference({
      label: bilingual('Project', 'परियोजना'),
      help: bilingual(
        'The project lead takes over when an assignee leaves',
        'जिम्मेवार व्यक्ति छाडे परियोजना प्रमुखले जिम्मा लिनुहुन्छ',
      ),
      to: 'project',
      name_field: 'name',
      on_delete: 'keep',
    }),
    moves_off_days: f.boolean({
      label: bilingual('Move to the next working day', 'अर्को कार्यदिनमा सार्ने'),
      help: bilingual('When the day is a day off or a holiday', 'तोकिएको दिन बिदा परेमा'),
      default: false,
    }),
    is_paused: f.boolean({ label: bilingual('Paused', 'रोकिएको'), default: false }),
    created_by: f.user({ label: bilingual('Assigned by', 'जिम्मा दिने'), required: true, readonly: true }),
    next_run: f.date({ label: bilingual('Next', 'अर्को मिति'), readonly: true }),
  },
  rules: (record) => {
    if (record.until !== null && record.until < record.first_run) return { until: [taskMessages.untilBeforeFirst] };
    return peopleErrors(record);
  },
});
export type Every = BodyOf<typeof taskRecurrence.fields>['every'];

const score = f.number({ label: bilingual('Score', 'अङ्क'), required: true, min: 1, max: 10 });

/** How well someone did a task: scored by the person who gave it, accepted by who did it, and where they do not agree, settled by HR. */
export const taskScore = defineEntity({
  name: 'task_score',
  label: bilingual('Task approval', 'कार्यको स्वीकृति'),
  plural: bilingual('Task approvals', 'कार्य स्वीकृति'),
  name_field: 'task',
  search: ['task', 'employee'],
  sort: '-created_at',
  scopes: {
    own: { person: ['employee', 'approver'] },
    team: { person: ['employee', 'approver'] },
    organization: { code: '8.04' },
  },
  fields: {
    task: f.reference({ label: bilingual('Task', 'कार्य'), required: true, to: 'task', name_field: 'title' }),
    employee: f.user({ label: bilingual('Done by', 'गर्ने'), required: true }),
    approver: f.user({ label: bilingual('Approved by', 'स्वीकृत गर्ने') }),
    score: f.number({ label: bilingual('Score', 'अङ्क'), min: 1, max: 10, readonly: true }),
    final_score: f.number({ label: bilingual('Final score', 'अन्तिम अङ्क'), min: 1, max: 10, readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Approval pending',
      states: {
        'Approval pending': { label: bilingual('Approval pending', 'स्वीकृति बाँकी'), tone: 'caution' },
        Scored: { label: bilingual('Scored', 'अङ्क दिइएको'), tone: 'info' },
        Acknowledged: { label: bilingual('Acknowledged', 'स्वीकारिएको'), tone: 'positive' },
        'Not acknowledged': { label: bilingual('Disputed', 'असहमति जनाइएको'), tone: 'critical' },
        Forwarded: { label: bilingual('Forwarded to HR', 'मानव संसाधनमा पठाइएको'), tone: 'caution' },
        Confirmed: { label: bilingual('Confirmed', 'पुष्टि भएको'), tone: 'positive' },
        'Sent back': { label: bilingual('Sent back', 'फिर्ता पठाइएको'), tone: 'neutral' },
      },
    }),
  },
  actions: {
    approve: {
      label: bilingual('Approve and score', 'स्वीकृत गरी अङ्क दिनुहोस्'),
      tone: 'positive',
      from: ['Approval pending'],
      to: 'Scored',
      input: { score, ...note },
      viewers: ['user', 'hr', 'notification'],
      flag: 'approve',
    },
    send_back: {
      label: bilingual('Send back', 'फिर्ता पठाउनुहोस्'),
      tone: 'critical',
      from: ['Approval pending'],
      to: 'Sent back',
      input: reason,
      viewers: ['user', 'hr', 'notification'],
      flag: 'approve',
    },
    acknowledge: {
      label: bilingual('Acknowledge', 'स्वीकार गर्नुहोस्'),
      tone: 'positive',
      from: ['Scored'],
      to: 'Acknowledged',
      input: note,
      viewers: ['user', 'notification'],
      own: true,
    },
    object: {
      label: bilingual('Dispute', 'असहमति जनाउनुहोस्'),
      tone: 'critical',
      from: ['Scored'],
      to: 'Not acknowledged',
      input: reason,
      viewers: ['user', 'notification'],
      own: true,
    },
    forward: {
      label: bilingual('Forward to HR', 'मानव संसाधनमा पठाउनुहोस्'),
      tone: 'info',
      from: ['Not acknowledged'],
      to: 'Forwarded',
      input: reason,
      viewers: ['user', 'notification'],
      flag: 'approve',
    },
    confirm: {
      label: bilingual('Set final score', 'अन्तिम अङ्क पुष्टि गर्नुहोस्'),
      tone: 'positive',
      from: ['Not acknowledged', 'Forwarded'],
      to: 'Confirmed',
      input: { score, ...reason },
      viewers: ['hr'],
      flag: 'settle',
    },
  },
});

/** What an organisation says of all its tasks. */
export const taskSetting = defineEntity({
  name: 'task_setting',
  label: bilingual('Task settings', 'कार्य सेटिङ'),
  path: 'task/:org/setting',
  codes: { read: '8.02', write: '8.02' },
  single: true,
  fields: {
    needs_whole_checklist: f.boolean({
      label: bilingual('Require the whole checklist', 'पूरा जाँचसूची अनिवार्य'),
      help: bilingual(
        "A task can't be completed while checklist items are open",
        'जाँचसूचीका बुँदा बाँकी रहेसम्म कार्य पूरा हुँदैन',
      ),
      default: true,
    }),
  },
});
