/** Tasks: giving, doing, closing them; who sees which (TOP-14, TK-1, TK-5). */
import type { ViewerType } from '@karmik/model/kit/actions';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { openTaskStates, task } from '@karmik/model/task/task';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { member, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import { addHistory } from '../../approval/history.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { mountWorkflow, remarkOf, type RecordMove, type ViewerAccess } from '../../entity/workflow-routes.ts';
import type { Body, EntityHooks, Write } from '../../entity/hooks.ts';
import { ruleClockOf, type Writer } from '../../entity/write.ts';
import { mountOptions } from '../../entity/options.ts';
import { asQuery, scopeView } from '../../entity/scope.ts';
import type { Api } from '../../http/api.ts';
import { conflict, forbidden, refused } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { menuCountsOf } from './counts.ts';
import { linkErrors } from './dependencies.ts';
import { requestScores, dropScores } from './scores.ts';
import { roles, stageQuery, taskRightsOf, taskView, type TaskRow } from './scope.ts';
import { taskPartRoutes } from './task-parts.ts';
import { notifyOfTask } from './notifications.ts';
import { stateLabel } from '../../messages.ts';
import { taskMessages } from './messages.ts';

const idsOf = (people: unknown): number[] => ((people ?? []) as TaskRow['responsible']).map(({ person }) => person);

/** Says who is named and works here no more; those who stood there already may stay. */
export async function leftPeople({ tenant, before }: Write, body: Body): Promise<FieldErrors | undefined> {
  const known = new Set([...idsOf(before?.responsible), ...idsOf(before?.observers)]);
  for (const list of ['responsible', 'observers'] as const) {
    const added = [...new Set(idsOf(body[list]))].filter((id) => !known.has(id));
    if (added.length === 0) continue;
    const found = await tenant.query(
      'select user_id from membership where organization_id = $1 and user_id = any($2::bigint[]) and is_current and not is_audit_user',
      [tenant.organizationId, added],
    );
    if (found.length < added.length)
      return { [list]: [taskMessages.namesOutsider({ field: task.fields[list].label })] };
  }
  return undefined;
}

/** What the write of a task brings with it: who gave it, and word to those who are new to it. */
export const taskHooks: EntityHooks<typeof task> = {
  async beforeSave(write, body) {
    const { tenant, access, id, before } = write;
    body.created_by = before?.created_by ?? access.userId;
    // HR plans in every project; others who assign a task work in its project.
    if (body.project !== null && body.project !== before?.project && !access.can('8.03', 'write')) {
      const found = await tenant.one<{ name: string; is_in: boolean }>(
        `select p.name, p.lead_id = $3 or exists (select from project_members m where m.organization_id = $1 and m.parent_id = p.id and m.person_id = $3) as is_in
           from project p where p.organization_id = $1 and p.id = $2`,
        [tenant.organizationId, body.project, access.userId],
      );
      if (found && !found.is_in) return { project: [taskMessages.notInProject({ project: verbatim(found.name) })] };
    }
    const { title, parent, depends_on } = body;
    return (await linkErrors(tenant, { id, title, parent, depends_on: depends_on ?? [] })) ?? leftPeople(write, body);
  },
  async afterSave({ tenant, access, context, id, before }, body) {
    const about = { taskId: id, title: String(body.title), actorId: access.userId, at: context.clock() };
    const added = (list: 'responsible' | 'observers') => {
      const known = new Set(idsOf(before?.[list]));
      return idsOf(body[list]).filter((person) => !known.has(person));
    };
    await notifyOfTask(tenant, 'assigned', { ...about, recipientIds: added('responsible') });
    await notifyOfTask(tenant, 'observed', { ...about, recipientIds: added('observers') });
  },
  async beforeDelete({ tenant, id }) {
    await tenant.query(`delete from record_file where organization_id = $1 and entity = 'task' and object_id = $2`, [
      tenant.organizationId,
      id,
    ]);
  },
};

/** What a list of tasks may be asked besides filters. */
const extraQuery = {
  role: z._default(
    z.enum(roles, { error: carried(messages.choice({ field: verbatim('role'), choices: listed(roles) })) }),
    'any',
  ),
  stage: stageQuery,
};

const historyWords: Readonly<Record<string, string>> = {
  start: 'Started',
  complete: 'Completed',
  hold: 'Closed or on hold',
  reopen: 'Opened again',
};

async function requireWholeChecklist(tenant: Tenant, { checklist, checklist_rule: rule }: TaskRow): Promise<void> {
  if (rule === 'Optional') return;
  const setting = await tenant.one<{ needs_whole_checklist: boolean }>(
    'select needs_whole_checklist from task_setting where organization_id = $1',
    [tenant.organizationId],
  );
  const open = checklist.filter(({ is_done }) => !is_done).length;
  if (open > 0 && (rule === 'Required' || (setting?.needs_whole_checklist ?? true)))
    throw refused(taskMessages.checklistOpen({ open, all: checklist.length }));
}

export function taskRoutes(app: Api, context: Context): void {
  const base = '/api/v1/task/';
  const managesAs = (access: Access): ViewerType => (access.can('8.01', 'write') ? 'hr' : 'user');
  const isOpen = ({ status }: TaskRow) => (openTaskStates as readonly string[]).includes(status);

  const requireManager = ({ access, as, row }: ViewerAccess<ViewerType, TaskRow>): void => {
    if (!taskRightsOf(access, as, row).manages) throw forbidden();
  };

  mountWorkflow<ViewerType, TaskRow, typeof extraQuery>(app, context, {
    entity: task,
    base,
    access: member,
    plural: 'Tasks that concern me, those of my team, or all for HR',
    singular: 'task',
    as: asQuery,
    extraQuery,
    viewFor: ({ access }, as, asked) => taskView(context, access, { as, ...asked }),
    viewerOf: (access, as, row) => taskRightsOf(access, as, row).viewer,
    shape: {
      can_edit: z.boolean(),
      can_delete: z.boolean(),
      can_work: z.boolean(),
      can_comment: z.boolean(),
      viewed_as: z.string(),
    },
    extendDetail({ access, as, row }) {
      const { manages, works, comments } = taskRightsOf(access, as, row);
      return {
        can_edit: manages && isOpen(row),
        can_delete: manages && row.status === 'Pending',
        can_work: works && isOpen(row),
        can_comment: comments,
        viewed_as: as,
      };
    },
    create: { summary: 'Assign a task', as: () => 'user', hooks: taskHooks },
    // Strangers find nothing, others whom a task concerns are refused (TK-5).
    edit: {
      summary: 'Change an open task, as its assigner or HR',
      as: managesAs,
      hooks: taskHooks,
      fields: task.fields,
      check(acted) {
        requireManager(acted);
        if (!isOpen(acted.row)) throw conflict(taskMessages.closed, 'task_closed');
      },
    },
    remove: {
      summary: 'Delete a task that has not been started',
      as: managesAs,
      hooks: taskHooks,
      check(acted) {
        requireManager(acted);
        if (acted.row.status !== 'Pending') throw conflict(taskMessages.begun, 'task_begun');
      },
    },
    staleError: (status) => conflict(taskMessages.moved({ status: stateLabel(task, status) }), 'task_moved'),
    move,
  });

  app.route({
    method: 'GET',
    url: `${base}summary/`,
    config: { access: member },
    schema: {
      summary: 'How many tasks wait for me, by the entries of the menu (TOP-14)',
      tags: ['task'],
      response: {
        200: z.object({
          assigned_to_me: z.number(),
          assigned_by_me: z.number(),
          observed: z.number(),
          recurring: z.number(),
          pending_approvals: z.number(),
        }),
      },
    },
    handler: ({ access }) => menuCountsOf(access),
  });

  // A person who fills in a form chooses among the tasks that they read.
  mountOptions(
    app,
    context,
    task,
    { picks: (access, where) => scopeView(context, task, ['own', 'team', 'organization']).scope?.(access, where) },
    { base, tags: ['task'], names: 'tasks' },
  );
  taskPartRoutes(app, context);
}

/** Starts, completes, closes a task or opens it again, with all that follows. */
async function move(
  { access, context }: Writer,
  tenant: Tenant,
  { name, before: row, input }: RecordMove<TaskRow>,
): Promise<void> {
  const { now, today } = ruleClockOf(context, access);
  const remark = remarkOf(input);
  if (name === 'complete') await requireWholeChecklist(tenant, row);
  if (name === 'reopen') await dropScores(tenant, row.id);
  await moveTask(tenant, { row, name, today, by: access.userId, remark, at: now });
  const about = { taskId: row.id, title: row.title, actorId: access.userId, at: now };
  const doing = idsOf(row.responsible);
  if (name === 'complete') {
    const watching = row.tells_observers ? idsOf(row.observers) : [];
    await notifyOfTask(tenant, 'completed', { ...about, recipientIds: [row.created_by, ...watching] });
    if (row.approval_needed) await requestScores(tenant, row, { actorId: access.userId, today, now });
  }
  if (name === 'hold' || name === 'reopen')
    await notifyOfTask(tenant, name === 'hold' ? 'held' : 'reopened', { ...about, recipientIds: doing });
}

interface Move {
  readonly row: Pick<TaskRow, 'id' | 'status'>;
  readonly name: string;
  readonly today: string;
  readonly by: number;
  readonly remark: string;
  readonly at: Date;
}

/** Stores where a task stands now, its line of history, the audit, and word to open lists. */
export async function moveTask(tenant: Tenant, { row, name, today, by, remark, at }: Move): Promise<void> {
  const { to } = task.actions?.[name as 'start'] ?? { to: row.status };
  await tenant.query('update task set status = $3, completed_on = $4 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    row.id,
    to,
    to === 'Completed' ? today : null,
  ]);
  await addHistory(tenant, 'task', row.id, {
    level: null,
    action: historyWords[name] ?? name,
    by,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: by,
    action: name,
    objectType: 'task',
    objectId: row.id,
    before: { status: row.status },
    after: { status: to, remark },
    at,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'task', objectId: row.id });
}
