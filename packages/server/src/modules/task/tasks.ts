/** Tasks: giving, doing, closing them; who sees which (TOP-14, TK-1, TK-5). */
import { availableActions, type ViewerType } from '@karmik/model/kit/actions';
import { recordAnswer } from '@karmik/model/kit/answer';
import { bodySchema, patchSchema, type FieldErrors } from '@karmik/model/kit/schema';
import { openTaskStates, task } from '@karmik/model/task/task';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import { addHistory, historiesOf, historyAnswer } from '../../approval/history.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { Body, EntityHooks, Write } from '../../entity/hooks.ts';
import { once } from '../../entity/idempotency.ts';
import { readRecord, writerOf } from '../../entity/resource.ts';
import { createRecord, deleteRecord, lockRecord, momentOf, updateRecord } from '../../entity/write.ts';
import { idParams, noContent, type Api } from '../../http/api.ts';
import { conflict, forbidden, refused } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { menuCountsOf } from './counts.ts';
import { looseMoment } from '../../entity/moment.ts';
import { mountLists } from '../../entity/scoped-lists.ts';
import { askForScores, dropScores } from './scores.ts';
import { asQuery, mayLookAs, roles, rowOf, stages, standingOf, taskScope, type TaskRow } from './scope.ts';
import { taskPartRoutes } from './task-parts.ts';
import { tellOf } from './tell.ts';

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
      return { [list]: [`${task.fields[list].label.en} names somebody who does not work here`] };
  }
  return undefined;
}

/** What the write of a task brings with it: who gave it, and word to those who are new to it. */
export const taskHooks: EntityHooks = {
  async beforeSave(write, body) {
    body.created_by = write.before?.created_by ?? write.access.userId;
    return leftPeople(write, body);
  },
  async afterSave({ tenant, access, context, id, before }, body) {
    const about = { taskId: id, title: String(body.title), actorId: access.userId, at: context.clock() };
    const added = (list: 'responsible' | 'observers') => {
      const known = new Set(idsOf(before?.[list]));
      return idsOf(body[list]).filter((person) => !known.has(person));
    };
    await tellOf(tenant, 'assigned', { ...about, recipientIds: added('responsible') });
    await tellOf(tenant, 'observed', { ...about, recipientIds: added('observers') });
  },
};

const historyWords: Readonly<Record<string, string>> = {
  start: 'Started',
  complete: 'Completed',
  hold: 'Closed or on hold',
  reopen: 'Opened again',
};

async function requireWholeChecklist(tenant: Tenant, { checklist }: TaskRow): Promise<void> {
  const setting = await tenant.one<{ needs_whole_checklist: boolean }>(
    'select needs_whole_checklist from task_setting where organization_id = $1',
    [tenant.organizationId],
  );
  const open = checklist.filter(({ is_done }) => !is_done).length;
  if (open > 0 && (setting?.needs_whole_checklist ?? true))
    throw refused(`${open} of ${checklist.length} items of the checklist are still open`);
}

export function taskRoutes(app: Api, context: Context): void {
  const base = '/api/v1/task/';
  const tags = ['task'];
  const moment = looseMoment(context);
  const detailed = z.object({
    ...recordAnswer(task).shape,
    actions: z.array(z.string()),
    can_edit: z.boolean(),
    can_delete: z.boolean(),
    can_work: z.boolean(),
    can_comment: z.boolean(),
    viewed_as: z.string(),
    histories: z.array(historyAnswer),
  });
  const todayOf = ({ access }: FastifyRequest) => momentOf(context, access).today;

  mountLists(app, context, {
    entity: task,
    base,
    summary: 'Tasks that concern me, those of my team, or all for HR',
    wishes: {
      as: asQuery,
      role: z._default(z.enum(roles, { error: `role must be one of: ${roles.join(', ')}` }), 'any'),
      stage: z._default(z.enum(stages, { error: `stage must be one of: ${stages.join(', ')}` }), 'all'),
    },
    scopeFor: (request, wishes) => {
      mayLookAs(wishes.as as ViewerType, request.access);
      return taskScope(wishes as Parameters<typeof taskScope>[0], todayOf(request));
    },
  });

  const detail = async (request: FastifyRequest, tenant: Tenant, id: number, as: ViewerType) => {
    const { access } = request;
    const hooks = taskScope({ as }, todayOf(request));
    const record = await readRecord(context, access, tenant, task, hooks, id);
    const row = rowOf(record);
    const { viewer, manages, works, comments } = standingOf(access, as, row);
    const isOpen = (openTaskStates as readonly string[]).includes(row.status);
    return {
      ...record,
      actions: availableActions(task, row, viewer),
      can_edit: manages && isOpen,
      can_delete: manages && row.status === 'Pending',
      can_work: works && isOpen,
      can_comment: comments,
      viewed_as: as,
      histories: await historiesOf(tenant, 'task', id),
    };
  };

  app.route({
    method: 'POST',
    url: base,
    config: { access: member },
    schema: {
      summary: 'Give somebody a task, or oneself',
      tags,
      body: bodySchema(task.fields, moment),
      response: { 201: detailed },
    },
    handler: async (request, reply) => {
      const { status, body } = await once(context, request, async (tenant) => {
        const id = await createRecord(writerOf(context, request), tenant, task, taskHooks, request.body);
        return { status: 201, body: await detail(request, tenant, id, 'user') };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}summary/`,
    config: { access: member },
    schema: {
      summary: 'How many tasks wait for me, by the entries of the menu (TOP-14)',
      tags,
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

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: { access: member },
    schema: {
      summary: 'One task, and what the viewer may do',
      tags,
      params: idParams,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: detailed },
    },
    handler: async (request) => {
      mayLookAs(request.query.as, request.access);
      return (await detail(request, request.access.tenant, request.params.id, request.query.as)) as never;
    },
  });

  /** The task under lock, as whoever gave it or HR. @throws 404 for strangers, 403 for others whom it concerns (TK-5) */
  const managed = async (request: FastifyRequest, tenant: Tenant, id: number): Promise<[TaskRow, ViewerType]> => {
    const { access } = request;
    const as = access.can('8.01', 'write') ? 'hr' : 'user';
    const row = (await lockRecord(tenant, task, taskScope({ as }, todayOf(request)), access, id)) as unknown as TaskRow;
    if (!standingOf(access, as, row).manages) throw forbidden();
    return [row, as];
  };

  app.route({
    method: 'PATCH',
    url: `${base}:id/edit/`,
    config: { access: member },
    schema: {
      summary: 'Change an open task, as whoever gave it or HR',
      tags,
      params: idParams,
      body: patchSchema(task.fields, moment),
      response: { 200: detailed },
    },
    handler: async (request) => {
      const { id } = request.params;
      return (await request.access.tenant.transaction(async (tenant) => {
        const [row, as] = await managed(request, tenant, id);
        if (!(openTaskStates as readonly string[]).includes(row.status))
          throw conflict('This task is closed. Open it again first.', 'task_closed');
        await updateRecord(writerOf(context, request), tenant, task, taskHooks, id, request.body);
        return detail(request, tenant, id, as);
      })) as never;
    },
  });

  app.route({
    method: 'DELETE',
    url: `${base}:id/`,
    config: { access: member },
    schema: {
      summary: 'Remove a task that nobody has begun',
      tags,
      params: idParams,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      await request.access.tenant.transaction(async (tenant) => {
        const [row] = await managed(request, tenant, id);
        if (row.status !== 'Pending') throw conflict('Somebody began this task. Close it instead.', 'task_begun');
        await tenant.query(
          `delete from record_file where organization_id = $1 and entity = 'task' and object_id = $2`,
          [tenant.organizationId, id],
        );
        await deleteRecord(writerOf(context, request), tenant, task, taskHooks, id);
      });
      return reply.code(204).send(null);
    },
  });

  for (const [name, action] of Object.entries(task.actions ?? {}))
    app.route({
      method: 'POST',
      url: `${base}:id/${name}/`,
      config: { access: member },
      schema: {
        summary: `${action.label.en}: a task`,
        tags,
        params: idParams,
        querystring: z.strictObject({ as: asQuery }),
        body: bodySchema(action.input ?? {}, moment),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const { access, params } = request;
        const { as } = request.query;
        mayLookAs(as, access);
        const { body } = await once(context, request, async (tenant) => {
          const hooks = taskScope({ as }, todayOf(request));
          const row = {
            ...((await lockRecord(tenant, task, hooks, access, params.id)) as unknown as TaskRow),
            id: params.id,
          };
          if (!action.from.includes(row.status)) throw conflict(`This task is ${row.status} already.`, 'task_moved');
          if (!availableActions(task, row, standingOf(access, as, row).viewer).includes(name as never))
            throw forbidden();
          const remark = String((request.body as { remark?: string | null }).remark ?? '');
          await move(request, tenant, row, name, remark);
          return { status: 200, body: await detail(request, tenant, params.id, as) };
        });
        return body as never;
      },
    });

  async function move(request: FastifyRequest, tenant: Tenant, row: TaskRow, name: string, remark: string) {
    const { access } = request;
    const { now, today } = momentOf(context, access);
    if (name === 'complete') await requireWholeChecklist(tenant, row);
    if (name === 'reopen') await dropScores(tenant, row.id);
    await moveTask(tenant, { row, name, today, by: access.userId, remark, at: now });
    const about = { taskId: row.id, title: row.title, actorId: access.userId, at: now };
    const doing = idsOf(row.responsible);
    if (name === 'complete') {
      await tellOf(tenant, 'completed', { ...about, recipientIds: [row.created_by, ...idsOf(row.observers)] });
      if (row.approval_needed) await askForScores(tenant, row, { actorId: access.userId, today, now });
    }
    if (name === 'hold' || name === 'reopen')
      await tellOf(tenant, name === 'hold' ? 'held' : 'reopened', { ...about, recipientIds: doing });
  }

  taskPartRoutes(app, context);
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
