/** Who sees which tasks, and what they may do there. */
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import * as z from 'zod/mini';
import type { Viewer, ViewerType } from '@karmik/model/kit/actions';
import type { BodyOf } from '@karmik/model/kit/fields';
import { task } from '@karmik/model/task/task';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { RecordView } from '../../entity/read.ts';
import { viewOfRole } from '../../entity/scope.ts';

/**
 * As which of those a task concerns one looks at it; `recurring`: what a rule made, as its maker or one who does it; `project`: also as a
 * member of its project, whom it concerns in no other way.
 */
export const roles = ['any', 'responsible', 'creator', 'observer', 'recurring', 'project'] as const;
type Role = (typeof roles)[number];

/** What is still to do, what is over, or both. */
const stages = ['all', 'open', 'over'] as const;
export type Stage = (typeof stages)[number];
export const stageQuery = z._default(
  z.enum(stages, { error: carried(messages.choice({ field: verbatim('stage'), choices: listed(stages) })) }),
  'all',
);

export type TaskEntity = 'task' | 'task_recurrence';

/** A condition that a task, or a rule that makes tasks, names someone among its people; `$1` is the organisation. */
export const holds = (entity: TaskEntity, list: 'responsible' | 'observers', person: string): string =>
  `r.id in (select l.parent_id from ${entity}_${list} l where l.organization_id = $1 and l.person_id = ${person}::bigint)`;

export const openCondition = `r.status in ('Pending', 'In progress')`;

/** Scores of tasks that one gives, or whose own score one acknowledges; `me` is the parameter of a statement. */
export const scoreAwaits = (me: string): string =>
  `((r.approver_id = ${me} and r.employee_id <> ${me} and r.status in ('Approval pending', 'Not acknowledged'))
    or (r.employee_id = ${me} and r.status = 'Scored'))`;

/** Scores that HR settles, but for one's own. */
export const scoreAwaitsHr = (me: string): string =>
  `(r.employee_id <> ${me} and (r.status = 'Forwarded' or (r.status = 'Approval pending' and r.approver_id is null)))`;

const concerns: Readonly<Record<Exclude<Role, 'project'>, (me: string) => string>> = {
  any: (me) => `(r.created_by_id = ${me} or ${holds('task', 'responsible', me)} or ${holds('task', 'observers', me)})`,
  responsible: (me) => holds('task', 'responsible', me),
  creator: (me) => `r.created_by_id = ${me}`,
  observer: (me) => holds('task', 'observers', me),
  recurring: (me) => `r.recurrence_id is not null and (r.created_by_id = ${me} or ${holds('task', 'responsible', me)})`,
};

interface Look {
  readonly as: ViewerType;
  readonly role?: Role;
  readonly stage?: Stage;
}

/** The tasks of a view. @throws 403 where the role is not the person's */
export function taskView(context: Context, access: Access, { as, role = 'project', stage = 'all' }: Look): RecordView {
  const ofRole = viewOfRole(context, task, as, access);
  return {
    scope(_access, where) {
      if (stage === 'open') where.add(openCondition);
      if (stage === 'over') where.add(`not ${openCondition}`);
      ofRole.scope?.(access, where);
      if ((as === 'user' || as === 'notification') && role !== 'project')
        where.add(concerns[role](where.value(access.userId)));
    },
  };
}

export interface TaskRow {
  readonly id: number;
  readonly title: string;
  readonly status: string;
  readonly responsible: readonly { readonly person: number }[];
  readonly observers: readonly { readonly person: number }[];
  readonly created_by: number;
  readonly result_area: number | null;
  readonly project: number | null;
  readonly approval_needed: boolean;
  readonly checklist_rule: BodyOf<typeof task.fields>['checklist_rule'];
  readonly tells_observers: boolean;
  readonly checklist: readonly { readonly item: string; readonly is_done: boolean }[];
}

/** What a viewer is to a task. */
export function taskRightsOf(access: Access, as: ViewerType, row: TaskRow) {
  const isAmong = (list: TaskRow['responsible']) => list.some(({ person }) => person === access.userId);
  const isHr = as === 'hr' && access.can('8.01', 'write');
  const writes = !access.isAuditUser;
  const isCreator = row.created_by === access.userId;
  const isResponsible = isAmong(row.responsible);
  const manages = writes && (isCreator || isHr);
  const works = writes && (isCreator || isResponsible);
  const viewer: Viewer = { type: as, isSender: false, flags: { work: works, manage: manages } };
  return { viewer, isCreator, isResponsible, manages, works, comments: writes && (as !== 'hr' || isHr) };
}
