import type { FieldsOf } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { taskPaths } from '@karmik/model/task/paths';
import { taskScore, type task, type taskRecurrence } from '@karmik/model/task/task';
import type { Section } from '../../../screens/kit/bodies.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { session } from '../../../shell/session.ts';
import { OpenTask } from './OpenTask.tsx';
import { RemoveRule } from './RemoveTask.tsx';
import { TaskAside } from './TaskAside.tsx';
import { TaskChecklist } from './TaskChecklist.tsx';
import { TaskPeople } from './TaskPeople.tsx';
import { TaskComments, TaskFiles } from './TaskThread.tsx';
import { words } from './words.ts';

const whatIsSaid = ['title', 'description', 'priority', 'result_area'] as const;
const whereItBelongs = ['project', 'core_task', 'parent', 'planned', 'depends_on'] as const;
const whoAndHow = ['responsible', 'observers', 'checklist', 'approval_needed'] as const;

/** The person who only reads an organisation gives no tasks. */
const maySend = (): boolean => session.info?.user.is_audit_user !== true;

/** What the views of a task share, no matter who looks. */
export const taskParts = {
  path: 'task',
  opens: taskPaths.detail,
  sections: [
    {
      kind: 'fields',
      title: bilingual('Task', 'कार्य'),
      fields: [
        'description',
        'priority',
        'result_area',
        'project',
        'core_task',
        'parent',
        'planned',
        'depends_on',
        'starts_on',
        'deadline',
        'is_delayed',
        'completed_on',
        'approval_needed',
        'recurrence',
        'created_at',
      ],
    },
    { kind: 'own', title: words.people, Section: TaskPeople },
    { kind: 'own', title: words.checklist, Section: TaskChecklist },
    { kind: 'own', title: words.files, Section: TaskFiles },
    { kind: 'own', title: words.comments, Section: TaskComments },
  ] satisfies readonly Section<FieldsOf<typeof task>>[],
  Aside: TaskAside,
  editForm: [...whatIsSaid, 'starts_on', 'deadline', ...whoAndHow, ...whereItBelongs],
} as const;

/** The form of a new task, for lists in which one gives some. */
export const taskForm = {
  form: taskParts.editForm,
  addLabel: words.newTask,
  maySend,
} as const;

export const ruleParts = {
  path: 'task/recurring',
  sections: [
    {
      kind: 'fields',
      title: bilingual('Recurring task', 'दोहोरिने कार्य'),
      fields: [
        'description',
        'priority',
        'result_area',
        'every',
        'first_run',
        'until',
        'next_run',
        'days_to_do',
        'moves_off_days',
        'project',
        'is_paused',
        'approval_needed',
        'checklist',
      ],
    },
    { kind: 'own', title: words.people, Section: TaskPeople },
  ] satisfies readonly Section<FieldsOf<typeof taskRecurrence>>[],
  Aside: RemoveRule,
  form: [
    ...whatIsSaid,
    'every',
    'first_run',
    'until',
    'days_to_do',
    'moves_off_days',
    ...whoAndHow,
    'project',
    'is_paused',
  ],
  addLabel: words.newRule,
  maySend,
} as const;

export const scoreParts = {
  path: 'task/approvals',
  sections: [
    {
      kind: 'fields',
      title: bilingual('Approval', 'स्वीकृति'),
      fields: ['task', 'employee', 'approver', 'score', 'final_score', 'created_at'],
    },
  ] satisfies readonly Section<FieldsOf<typeof taskScore>>[],
  Aside: OpenTask,
} as const;

/** A task to approve, or a score to acknowledge, for the person who was notified of it. */
export const notifiedScore = requestScreens(taskScore, { ...scoreParts, as: 'notification', columns: [] }).detail;
