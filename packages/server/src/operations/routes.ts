/** The endpoints of each operation: its preview, its runs with their results, and what may be done with a run. */
import {
  previewAnswer,
  resultsAnswer,
  resultStates,
  runActions,
  runAnswer,
  type RunAction,
  type RunAnswer,
} from '@karmik/model/kit/operation';
import { pageQuery } from '@karmik/model/kit/paging';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { readerOf, requiresPermission, type Access } from '../access/access.ts';
import { writeAudit } from '../access/audit.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { spreadsheetQuery } from '../entity/export.ts';
import { once } from '../entity/idempotency.ts';
import { personJson } from '../entity/person.ts';
import { looseRuleClock } from '../entity/rule-clock.ts';
import { checkWhole } from '../entity/whole-body.ts';
import { ruleClockOf } from '../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../http/api.ts';
import { conflict, notFound } from '../http/errors.ts';
import { pageClause, pageOf } from '../http/paging.ts';
import { sendRows } from './export.ts';
import { operationMessages } from './messages.ts';
import type { BoundOperation, Looking } from './operation.ts';
import { planOf, presentRows, staleError } from './plan.ts';
import { enqueueRun, forgetRows, keepRows, storeRun, type StoredRun } from './run.ts';

interface ListedRun extends Omit<RunAnswer, 'actions'>, Pick<StoredRun, 'job_id'> {}

const columns = `r.id, r.state, r.input, r.total, r.done, r.unchanged, r.failed, r.created_at, r.finished_at, r.undone_at, r.message, r.job_id,
  ${personJson('p')} as created_by, case when u.id is not null then ${personJson('u')} end as undone_by`;
const runs = `operation_run r left join person p on p.organization_id = r.organization_id and p.id = r.created_by_id
  left join person u on u.organization_id = r.organization_id and u.id = r.undone_by_id`;

export function operationRoutes(app: Api, context: Context, bound: BoundOperation): void {
  const { operation, rules } = bound;
  const base = `/api/v1/${operation.path}/`;
  const tags = [operation.path.split('/')[0] ?? ''];
  const name = operation.label.en.toLowerCase();
  const reading = { access: readerOf(operation.code) };
  const writing = { access: requiresPermission(operation.code) };
  const params = organizationParams;
  const ofRun = organizationIdParams;
  const clock = looseRuleClock(context);
  const input = bodySchema(operation.input.fields, clock);
  const rowStates = Object.keys(resultStates);

  const checked = (body: unknown, access: Access) =>
    checkWhole(operation.input, body, ruleClockOf(context, access)) as Readonly<Record<string, unknown>>;
  const lookingOf = (access: Access, tenant: Tenant = access.tenant): Looking => ({
    context,
    tenant,
    clock: ruleClockOf(context, access),
  });
  const planNow = async (access: Access, body: unknown) => {
    const values = checked(body, access);
    const looking = lookingOf(access);
    await rules.prepare?.(looking, values);
    return { values, plan: await planOf(bound, looking, values), refusal: await rules.refusal?.(looking, values) };
  };

  async function toAnswer(access: Access, run: ListedRun): Promise<RunAnswer> {
    const mayWrite = access.can(operation.code, 'write') && !access.isAuditUser;
    const actions: RunAction[] = [];
    if (run.state === 'running') actions.push('cancel');
    if (run.state === 'stopped') actions.push('resume');
    if (run.state === 'done' && run.failed > 0) actions.push('retry');
    if (
      rules.undo &&
      (run.state === 'done' || run.state === 'stopped') &&
      ((await rules.canUndo?.(lookingOf(access), run.input)) ?? true)
    )
      actions.push('undo');
    return { ...run, actions: mayWrite ? actions : [] };
  }

  async function runOf(tenant: Tenant, id: number, isHeld = false): Promise<ListedRun> {
    const run = await tenant.one<ListedRun>(
      `select ${columns} from ${runs} where r.organization_id = $1 and r.operation = $2 and r.id = $3${isHeld ? ' for update of r' : ''}`,
      [tenant.organizationId, operation.name, id],
    );
    if (!run) throw notFound();
    return run;
  }

  const audit = (
    tenant: Tenant,
    access: Access,
    request: { id: string; ip: string },
    action: string,
    id: number,
    after: object,
  ) =>
    writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      action,
      objectType: 'operation_run',
      objectId: id,
      after: { operation: operation.name, ...after },
      at: context.clock(),
      requestId: request.id,
      ip: request.ip,
    });

  app.route({
    method: 'POST',
    url: `${base}preview/`,
    config: reading,
    schema: {
      summary: `Preview to ${name}: what it would do, a page at a time. Nothing is done`,
      tags,
      params,
      querystring: z.strictObject(pageQuery),
      body: input,
      response: { 200: previewAnswer(operation) },
    },
    handler: async ({ access, body, query: { limit, offset } }) => {
      const { plan, refusal } = await planNow(access, body);
      const page = plan.rows.slice(offset, offset + limit).map(({ key, values }) => ({ key, ...(values as object) }));
      return {
        count: plan.rows.length,
        people: plan.people,
        fingerprint: plan.fingerprint,
        sums: plan.sums,
        refusal: refusal ?? null,
        notice: plan.notice ?? null,
        results: await presentRows(access.tenant, operation, page),
      };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}preview/export/`,
    config: reading,
    schema: {
      summary: `Preview to ${name}, all rows as a spreadsheet`,
      tags,
      params,
      querystring: z.strictObject(spreadsheetQuery),
      body: input,
    },
    handler: async ({ access, body, query }, reply) => {
      const { plan } = await planNow(access, body);
      return sendRows(reply, context, access, operation, query, async (offset, limit) =>
        plan.rows.slice(offset, offset + limit).map(({ values }) => values as object),
      );
    },
  });

  if (operation.isLookOnly) return;

  app.route({
    method: 'POST',
    url: `${base}runs/`,
    config: writing,
    schema: {
      summary: `Start to ${name}, as the named preview shows it; who starts the same twice gets the same run`,
      tags,
      params,
      body: z.strictObject({ input, fingerprint: z.string().check(z.minLength(1), z.maxLength(60)) }),
      response: { 200: runAnswer, 201: runAnswer },
    },
    handler: async (request, reply) => {
      const { access, body } = request;
      const values = checked(body.input, access);
      await rules.prepare?.(lookingOf(access), values);
      const { status, body: answer } = await once(context, request, async (tenant) => {
        const running = () =>
          tenant.one<{ id: number; fingerprint: string }>(
            `select id, fingerprint from operation_run where organization_id = $1 and operation = $2 and state = 'running'`,
            [tenant.organizationId, operation.name],
          );
        const join = async (run: { id: number; fingerprint: string } | undefined) => {
          if (run?.fingerprint !== body.fingerprint) throw conflict(operationMessages.running, 'operation_running');
          return { status: 200, body: await toAnswer(access, await runOf(tenant, run.id)) };
        };
        const before = await running();
        if (before) return join(before);
        const looking = lookingOf(access, tenant);
        const plan = await planOf(bound, looking, values);
        const refusal = await rules.refusal?.(looking, values);
        if (refusal) throw conflict(refusal, refusal.code.split('.').at(-1));
        const stale = staleError(body.fingerprint, plan);
        if (stale) throw stale;
        if (plan.rows.length === 0) throw conflict(operationMessages.nothingToDo, 'nothing_to_do');
        const write = { ...looking, userId: access.userId };
        const id = await storeRun(write, bound, values, plan);
        if (id === undefined) return join(await running());
        keepRows(context, id, plan.rows);
        await rules.begin?.(write, values, plan.rows);
        await enqueueRun(context, tenant, id, { userId: access.userId, now: looking.clock.now });
        await audit(tenant, access, request, 'started', id, { input: values, total: plan.rows.length });
        return { status: 201, body: await toAnswer(access, await runOf(tenant, id)) };
      });
      context.jobs.wake();
      return reply.code(status as 200 | 201).send(answer as RunAnswer);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}runs/`,
    config: reading,
    schema: {
      summary: `Runs to ${name}, newest first`,
      tags,
      params,
      querystring: z.strictObject(pageQuery),
      response: { 200: z.object({ results: z.array(runAnswer), next: z.nullable(z.string()) }) },
    },
    handler: async (request) => {
      const { access, query } = request;
      const { tenant } = access;
      const found = await tenant.query<ListedRun>(
        `select ${columns} from ${runs} where r.organization_id = $1 and r.operation = $2 order by r.id desc ${pageClause(query.limit, '$3')}`,
        [tenant.organizationId, operation.name, query.offset],
      );
      const page = pageOf(request, found, query);
      return { ...page, results: await Promise.all(page.results.map((run) => toAnswer(access, run))) };
    },
  });

  app.route({
    method: 'GET',
    url: `${base}runs/:id/`,
    config: reading,
    schema: { summary: `A run to ${name}, with its progress`, tags, params: ofRun, response: { 200: runAnswer } },
    handler: async ({ access, params: { id } }) => toAnswer(access, await runOf(access.tenant, id)),
  });

  /** Some rows of a run in their order. */
  const resultsOf = async (tenant: Tenant, id: number, state: string | undefined, offset: number, clause: string) => {
    const rows = await tenant.query<{ row_key: string; row_values: object; state: string; message: object | null }>(
      `select row_key, row_values, state, message from operation_result
        where organization_id = $1 and run_id = $2 and ($3::text is null or state = $3) order by position ${clause}`,
      [tenant.organizationId, id, state ?? null, offset],
    );
    return rows.map(({ row_key: key, row_values, state: is, message }) => ({ ...row_values, key, state: is, message }));
  };
  const stateQuery = {
    state: z.optional(
      z.enum(rowStates, {
        error: carried(messages.choice({ field: verbatim('state'), choices: listed(rowStates) })),
      }),
    ),
  };

  app.route({
    method: 'GET',
    url: `${base}runs/:id/results/`,
    config: reading,
    schema: {
      summary: `What came of each row of a run to ${name}`,
      tags,
      params: ofRun,
      querystring: z.strictObject({ ...pageQuery, ...stateQuery }),
      response: { 200: resultsAnswer(operation) },
    },
    handler: async (request) => {
      const { access, params: path, query } = request;
      await runOf(access.tenant, path.id);
      const clause = pageClause(query.limit, '$4');
      const page = pageOf(request, await resultsOf(access.tenant, path.id, query.state, query.offset, clause), query);
      return { ...page, results: await presentRows(access.tenant, operation, page.results) } as never;
    },
  });

  app.route({
    method: 'GET',
    url: `${base}runs/:id/export/`,
    config: reading,
    schema: {
      summary: `What came of each row of a run to ${name}, as a spreadsheet`,
      tags,
      params: ofRun,
      querystring: z.strictObject({ ...spreadsheetQuery, ...stateQuery }),
    },
    handler: async ({ access, params: { id }, query }, reply) => {
      await runOf(access.tenant, id);
      return sendRows(
        reply,
        context,
        access,
        operation,
        query,
        (offset, limit) => resultsOf(access.tenant, id, query.state, offset, `limit ${limit} offset $4`),
        true,
      );
    },
  });

  const acts: Record<
    RunAction,
    { summary: string; past: string; does(tenant: Tenant, access: Access, run: ListedRun): Promise<void> }
  > = {
    cancel: {
      summary: `Stop a run to ${name} after the rows that are under way; what it did stays`,
      past: 'cancelled',
      does: (tenant, _access, run) => context.jobs.cancel(tenant, run.job_id ?? 0),
    },
    resume: {
      summary: `Continue a run to ${name} that stopped`,
      past: 'resumed',
      does: (tenant, access, run) => again(tenant, access, run, 'pending'),
    },
    retry: {
      summary: `Try the failed rows of a run to ${name} again`,
      past: 'retried',
      does: (tenant, access, run) => again(tenant, access, run, 'failed'),
    },
    undo: {
      summary: `Undo a run to ${name} as a whole`,
      past: 'undone',
      async does(tenant, access, run) {
        const receipts = await tenant.query<{ key: string; receipt: null }>(
          `select row_key as key, receipt from operation_result where organization_id = $1 and run_id = $2 and state = 'done' order by position`,
          [tenant.organizationId, run.id],
        );
        await rules.undo?.({ ...lookingOf(access, tenant), userId: access.userId }, run.input, receipts);
        await tenant.query(
          `update operation_run set state = 'undone', undone_at = $3, undone_by_id = $4 where organization_id = $1 and id = $2`,
          [tenant.organizationId, run.id, context.clock(), access.userId],
        );
      },
    },
  };

  /** Does rows again, by the facts of now: what is no longer in the preview needs nothing. */
  async function again(tenant: Tenant, access: Access, run: ListedRun, state: 'pending' | 'failed'): Promise<void> {
    const { rows } = await planOf(bound, lookingOf(access, tenant), run.input);
    forgetRows(context, run.id);
    const other = await tenant.one(
      `select from operation_run where organization_id = $1 and operation = $2 and state = 'running'`,
      [tenant.organizationId, operation.name],
    );
    if (other) throw conflict(operationMessages.running, 'operation_running');
    await tenant.query(
      `with now as (select * from jsonb_to_recordset($4::jsonb) as g (row_key text, row_values jsonb, facts jsonb)),
       kept as (
         update operation_result r set message = null, state = case when n.row_key is null then 'unchanged' else 'pending' end,
                row_values = coalesce(n.row_values, r.row_values), facts = coalesce(n.facts, r.facts)
           from operation_result o left join now n on n.row_key = o.row_key
          where r.organization_id = $1 and r.run_id = $2 and r.state = $3
            and o.organization_id = $1 and o.run_id = $2 and o.position = r.position
         returning r.state)
       update operation_run set unchanged = unchanged + (select count(*) from kept where state = 'unchanged'),
              failed = failed - case when $3 = 'failed' then (select count(*) from kept) else 0 end
        where organization_id = $1 and id = $2`,
      [
        tenant.organizationId,
        run.id,
        state,
        JSON.stringify(rows.map(({ key, values, facts }) => ({ row_key: key, row_values: values, facts }))),
      ],
    );
    await enqueueRun(context, tenant, run.id, { userId: access.userId, now: context.clock() });
  }

  for (const verb of runActions) {
    if (verb === 'undo' && !rules.undo) continue;
    app.route({
      method: 'POST',
      url: `${base}runs/:id/${verb}/`,
      config: writing,
      schema: { summary: acts[verb].summary, tags, params: ofRun, response: { 200: runAnswer } },
      handler: async (request) => {
        const { access } = request;
        const { id } = request.params;
        if (verb === 'resume' || verb === 'retry') {
          const { input: values } = await runOf(access.tenant, id);
          await rules.prepare?.(lookingOf(access), values);
        }
        const answer = await access.tenant.transaction(async (tenant) => {
          const run = await runOf(tenant, id, true);
          if (!(await toAnswer(access, run)).actions.includes(verb)) {
            // Rules that refuse to undo say why.
            if (verb === 'undo' && (run.state === 'done' || run.state === 'stopped'))
              await rules.undo?.({ ...lookingOf(access, tenant), userId: access.userId }, run.input, []);
            throw conflict(operationMessages.notNow, 'run_state');
          }
          await acts[verb].does(tenant, access, run);
          await audit(tenant, access, request, acts[verb].past, id, {});
          return toAnswer(access, await runOf(tenant, id));
        });
        context.jobs.wake();
        return answer;
      },
    });
  }
}
