/** Tasks of separations, reviews and candidates: made from a template, done by whom they are assigned to or by HR. */
import { availableActions, type Viewer } from '@karmik/model/kit/actions';
import { recordAnswer } from '@karmik/model/kit/answer';
import { bodySchema, patchSchema } from '@karmik/model/kit/schema';
import { processes } from '@karmik/model/hris/process-setting';
import { processTask } from '@karmik/model/hris/separation';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { looseMoment } from '../../../entity/moment.ts';
import { insider, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory, historiesOf, historyAnswer } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { exportQuery, sendExport, type ExportWish } from '../../../entity/export.ts';
import { once } from '../../../entity/idempotency.ts';
import { listQuery, type Asked } from '../../../entity/query.ts';
import { listRecords, readRecord, writerOf } from '../../../entity/resource.ts';
import { lockRecord, momentOf, updateRecord } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, forbidden } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';

const codes: Readonly<Record<keyof typeof processes, PermissionCode>> = {
  Separation: '4.10',
  'Employment review': '4.06',
  'Pre-employment': '4.09',
};
const processNames = Object.keys(processes) as (keyof typeof processes)[];

interface Planned {
  readonly process: keyof typeof processes;
  readonly processId: number;
  /** Whom it is about; null for a candidate, who has no account yet. */
  readonly employeeId: number | null;
  /** The supervisor of a candidate; that of an employee is known. */
  readonly supervisorId?: number | null;
  readonly templateId: number | null;
  /** The day from which those of the tasks are counted. */
  readonly date: string;
}

interface Template {
  readonly title: string;
  readonly description: string | null;
  readonly unit_id: number | null;
  readonly is_clearance: boolean;
  readonly is_mandatory: boolean;
  readonly due_on: string;
  readonly assignee: number | null;
}

/** Writes the tasks of a template, and tells those who are to do them. A clearance is never the employee's own. */
export async function planTasks(
  tenant: Tenant,
  { context, access }: { readonly context: Context; readonly access: Access },
  { process, processId, employeeId, supervisorId = null, templateId, date }: Planned,
): Promise<void> {
  if (templateId === null) return;
  const { now, today } = momentOf(context, access);
  const tasks = await tenant.query<Template>(
    `select t.title, t.description, t.unit_id, t.is_clearance, t.is_mandatory, ($3::date + t.days)::text as due_on,
            (select m.user_id from membership m where m.organization_id = t.organization_id and m.is_current and m.user_id = case t.assigned_to
               when 'Supervisor' then coalesce($6, (select s.supervisor_id from supervision s where s.organization_id = t.organization_id and s.subordinate_id = $4
                  and s.valid_from <= $5 and (s.valid_to is null or s.valid_to >= $5) order by s.position limit 1))
               when 'Head of unit' then (select d.head_id from division d where d.organization_id = t.organization_id and d.id = t.unit_id)
               when 'Employee' then $4
               when 'Person' then t.person_id end) as assignee
       from template_task t where t.organization_id = $1 and t.template_id = $2 order by t.days, t.id`,
    [tenant.organizationId, templateId, date, employeeId, today, supervisorId],
  );
  const candidateId = process === 'Pre-employment' ? processId : null;
  const asked = new Set<number>();
  for (const task of tasks) {
    const assignee = task.is_clearance && task.assignee !== null && task.assignee === employeeId ? null : task.assignee;
    if (assignee !== null) asked.add(assignee);
    await tenant.query(
      `insert into process_task (organization_id, process, process_id, employee_id, title, description, unit_id, is_clearance, due_on, assignee_id, status, created_at,
         is_mandatory, candidate_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'Open', $11, $12, $13)`,
      [
        tenant.organizationId,
        process,
        processId,
        employeeId,
        task.title,
        task.description,
        task.unit_id,
        task.is_clearance,
        task.due_on,
        assignee,
        now,
        task.is_mandatory,
        candidateId,
      ],
    );
  }
  if (candidateId !== null) await countTasks(tenant, candidateId);
  await tellAssigned(tenant, [...asked], access.userId, { employeeId, candidateId }, now);
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'process_task' });
}

/** Whom a task is about: somebody here, or a candidate. */
interface About {
  readonly employeeId: number | null;
  readonly candidateId: number | null;
}

/** How far the tasks of a candidate are; tasks that were dropped count for nothing. */
export async function countTasks(tenant: Tenant, candidateId: number): Promise<void> {
  await tenant.query(
    `update pre_employment r set tasks_all = t.n, tasks_done = t.done
       from (select count(*) filter (where status <> 'Dropped') as n, count(*) filter (where status = 'Done') as done from process_task
              where organization_id = $1 and process = 'Pre-employment' and process_id = $2) t
      where r.organization_id = $1 and r.id = $2`,
    [tenant.organizationId, candidateId],
  );
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'pre_employment', objectId: candidateId });
}

async function tellAssigned(
  tenant: Tenant,
  recipientIds: readonly number[],
  actorId: number,
  { employeeId, candidateId }: About,
  at: Date,
): Promise<void> {
  if (recipientIds.length === 0) return;
  const about = await tenant.one<{ full_name: string }>(
    `select coalesce((select full_name from person where organization_id = $1 and id = $2),
                     (select candidate from pre_employment where organization_id = $1 and id = $3)) as full_name`,
    [tenant.organizationId, employeeId, candidateId],
  );
  const name = about?.full_name ?? '';
  await notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds,
    actorId,
    text: { en: `You have tasks to do about ${name}`, ne: `${name} सम्बन्धी कार्य तपाईंको जिम्मामा छ` },
    category: 'hris',
    topic: 'task',
    url: '/user/task/assigned-to-me?tab=processes',
    canBeReminded: true,
    at,
  });
}

/** How many tasks somebody has still to do. */
export async function countOwnTasks({ tenant, userId }: Access): Promise<number> {
  const row = await tenant.one<{ n: number }>(
    `select count(*) as n from process_task where organization_id = $1 and assignee_id = $2 and status = 'Open'`,
    [tenant.organizationId, userId],
  );
  return row?.n ?? 0;
}

type As = 'user' | 'hr';
const asQuery = z._default(z.enum(['user', 'hr'], { error: 'as must be one of: user, hr' }), 'user');

/** One's own tasks, or for HR those of the processes that they look after. */
const scopeOf = (as: As, processId?: number): EntityHooks => ({
  scope(access, where) {
    if (processId !== undefined) where.add(`r.process_id = ${where.value(processId)}`);
    if (as === 'user') where.add(`r.assignee_id = ${where.value(access.userId)}`);
    else
      where.add(
        `r.process = any(${where.value(processNames.filter((name) => access.can(codes[name], 'read')))}::text[])`,
      );
  },
});

/** @throws 403 for who looks after none of the processes */
function mayLookAs(as: As, { access }: FastifyRequest): void {
  if (as === 'hr' && !processNames.some((name) => access.can(codes[name], 'read'))) throw forbidden();
}

function viewerOf(
  access: Access,
  as: As,
  row: { process: string; employee_id: number | null; is_clearance: boolean },
): Viewer {
  const writes = access.can(codes[row.process as keyof typeof processes], 'write') && !access.isAuditUser;
  // Nobody clears themselves.
  const isOwnClearance = row.is_clearance && row.employee_id === access.userId;
  return {
    type: as,
    isSender: false,
    isAdminRoute: as === 'hr',
    flags: { finish: !isOwnClearance && (as === 'user' || writes), reopen: !isOwnClearance && writes },
  };
}

export function processTaskRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/process-task/';
  const tags = ['hris'];
  const moment = looseMoment(context);
  const query = listQuery(processTask, moment);
  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  const answer = recordAnswer(processTask);
  const detailed = z.object({
    ...answer.shape,
    actions: z.array(z.string()),
    can_edit: z.boolean(),
    histories: z.array(historyAnswer),
  });

  app.route({
    method: 'GET',
    url: base,
    config: { access: insider },
    schema: {
      summary: 'Tasks that are assigned to me, or all for HR',
      tags,
      params: organizationParams,
      querystring: z.strictObject({
        ...query.schema,
        as: asQuery,
        /** The id of a separation, a review or a candidate, with `process`. */
        process_id: z.optional(z.coerce.number().check(z.refine(Number.isSafeInteger, 'process_id must be an id'))),
      }),
      response: { 200: z.object({ results: z.array(answer), next: z.nullable(z.string()), count: z.number() }) },
    },
    handler: async (request) => {
      const { as, process_id, ...asked } = request.query as Asked & {
        as: As;
        process_id?: number;
        limit: number;
        offset: number;
      };
      mayLookAs(as, request);
      return (await listRecords(context, request, processTask, scopeOf(as, process_id), query, asked)) as never;
    },
  });

  app.route({
    method: 'GET',
    url: `${base}export/`,
    config: { access: insider },
    schema: {
      summary: 'All matching tasks as a spreadsheet',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...filters, ...exportQuery, as: asQuery }),
    },
    handler: async (request, reply) => {
      const { as, format, language, calendar, ...asked } = request.query as Asked & ExportWish & { as: As };
      mayLookAs(as, request);
      const wish = { format, language, calendar };
      return sendExport(reply, context, request.access, processTask, scopeOf(as), query, asked, wish);
    },
  });

  const detail = async (request: FastifyRequest, tenant: Tenant, id: number, as: As) => {
    const record = await readRecord(context, request.access, tenant, processTask, scopeOf(as), id);
    const row = {
      process: String(record.process),
      employee_id: (record.employee as { id: number } | null)?.id ?? null,
      is_clearance: Boolean(record.is_clearance),
    };
    const viewer = viewerOf(request.access, as, row);
    return {
      ...record,
      actions: availableActions(processTask, { status: String(record.status) }, viewer),
      can_edit: as === 'hr' && viewer.flags.reopen === true && record.status === 'Open',
      histories: await historiesOf(tenant, 'process_task', id),
    };
  };

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: { access: insider },
    schema: {
      summary: 'One task, and what the viewer may do',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: detailed },
    },
    handler: async (request) => {
      mayLookAs(request.query.as, request);
      return (await detail(request, request.access.tenant, request.params.id, request.query.as)) as never;
    },
  });

  const { assignee, due_on } = processTask.fields;
  app.route({
    method: 'PATCH',
    url: `${base}:id/edit/`,
    config: { access: insider },
    schema: {
      summary: 'Assign an open task to somebody else, or move its day',
      tags,
      params: organizationIdParams,
      body: patchSchema({ assignee, due_on }, moment),
      response: { 200: detailed },
    },
    handler: async (request) => {
      mayLookAs('hr', request);
      const { access, params } = request;
      return (await access.tenant.transaction(async (tenant) => {
        const before = await lockRecord(tenant, processTask, scopeOf('hr'), access, params.id);
        const row = {
          process: String(before.process),
          employee_id: before.employee as number | null,
          is_clearance: false,
        };
        if (!viewerOf(access, 'hr', row).flags.reopen) throw forbidden();
        if (before.status !== 'Open') throw conflict('This task is not open any more.', 'task_closed');
        const body = request.body as Body;
        if (before.is_clearance && body.assignee && body.assignee === row.employee_id)
          throw forbidden('Nobody clears themselves.');
        await updateRecord(writerOf(context, request), tenant, processTask, scopeOf('hr'), params.id, body);
        const assigned = body.assignee as number | null | undefined;
        if (assigned && assigned !== before.assignee && assigned !== access.userId)
          await tellAssigned(
            tenant,
            [assigned],
            access.userId,
            { employeeId: row.employee_id, candidateId: before.candidate as number | null },
            context.clock(),
          );
        return detail(request, tenant, params.id, 'hr');
      })) as never;
    },
  });

  for (const [name, action] of Object.entries(processTask.actions ?? {}))
    app.route({
      method: 'POST',
      url: `${base}:id/${name}/`,
      config: { access: insider },
      schema: {
        summary: `${action.label.en}: a task`,
        tags,
        params: organizationIdParams,
        querystring: z.strictObject({ as: asQuery }),
        body: bodySchema(action.input ?? {}, moment),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const { access, params } = request;
        const { as } = request.query;
        mayLookAs(as, request);
        const { body } = await once(context, request, async (tenant) => {
          const before = await lockRecord(tenant, processTask, scopeOf(as), access, params.id);
          const row = {
            process: String(before.process),
            employee_id: before.employee as number | null,
            is_clearance: Boolean(before.is_clearance),
          };
          if (!action.from.includes(String(before.status)))
            throw conflict(`This task is ${String(before.status).toLowerCase()} already.`, 'task_moved');
          if (
            !availableActions(processTask, { status: String(before.status) }, viewerOf(access, as, row)).includes(
              name as never,
            )
          )
            throw forbidden();
          const remark = String((request.body as { remark?: string }).remark ?? '');
          await move(tenant, access, context, params.id, String(before.status), action.to, remark);
          return { status: 200, body: await detail(request, tenant, params.id, as) };
        });
        return body as never;
      },
    });
}

/** Processes that come to an end, after which their tasks stay done. */
const ending: Readonly<
  Record<string, { readonly table: string; readonly open: string; readonly over: string } | undefined>
> = {
  Separation: {
    table: 'separation',
    open: 'In progress',
    over: 'The separation was settled already; its tasks stay done.',
  },
  'Pre-employment': {
    table: 'pre_employment',
    open: 'Tasks assigned',
    over: 'The candidate was on-boarded already; the tasks stay done.',
  },
};

async function move(
  tenant: Tenant,
  access: Access,
  context: Context,
  id: number,
  before: string,
  status: string,
  remark: string,
): Promise<void> {
  const at = context.clock();
  const isDone = status === 'Done';
  const task = await tenant.one<{ process: string; process_id: number }>(
    'select process, process_id from process_task where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  // The process is held while its task moves, so that none is opened again under a completion.
  const of = task && ending[task.process];
  const held =
    of &&
    (await tenant.one<{ status: string }>(
      `select status from ${of.table} where organization_id = $1 and id = $2 for update`,
      [tenant.organizationId, task.process_id],
    ));
  if (!isDone && of && held?.status !== of.open) throw conflict(of.over, 'settled');
  await tenant.query(
    'update process_task set status = $3, done_by_id = $4, done_at = $5, done_remark = $6 where organization_id = $1 and id = $2',
    [tenant.organizationId, id, status, isDone ? access.userId : null, isDone ? at : null, isDone ? remark : null],
  );
  if (task?.process === 'Pre-employment') await countTasks(tenant, task.process_id);
  await addHistory(tenant, 'process_task', id, {
    level: null,
    action: isDone ? 'Done' : 'Opened again',
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action: isDone ? 'finished' : 'reopened',
    objectType: 'process_task',
    objectId: id,
    before: { status: before },
    after: { status, remark },
    at,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'process_task', objectId: id });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'separation' });
}
