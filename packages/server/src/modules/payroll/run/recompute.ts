/** Computes payslips of a payroll again: those whose facts changed, or that of one employee. The others are not touched [PC-30, PC-31]. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payRecomputation, staleSlip, type StaleSlip } from '@karmik/model/payroll/run/recompute';
import type { RunKind } from '@karmik/model/payroll/run/kind';
import { payRun } from '@karmik/model/payroll/run/run';
import { bodySchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { readerOf, requiresPermission } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { ruleClockOf, writerOf, type Writer } from '../../../entity/write.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { stateOf } from '../../../messages.ts';
import { freeItems } from '../../../pay-items/uses.ts';
import { payrollMessages as says } from '../messages.ts';
import { reviewOf } from '../review/review.ts';
import { answersOf, basisOf, type Answered, type RunBasis } from './answers.ts';
import { addUpRun, keepRevisions, storeSlips, type NewSlip } from './store-slips.ts';
import { settingOfPayroll } from './exchange-rates.ts';
import { isOfThisLaw, staleOf } from './stale.ts';

interface Run {
  readonly id: number;
  readonly month: string;
  readonly status: string;
  readonly kind: RunKind;
  readonly headings: readonly string[];
  readonly paid_on: string;
}

const isOpen = ({ status }: Run): boolean => ['Generated', 'Draft', 'Approval pending', 'Approved'].includes(status);

/** @throws 404 */
async function runOf(tenant: Tenant, id: number, lock: 'for update' | '' = ''): Promise<Run> {
  const run = await tenant.one<Run>(
    `select id, month, status, kind, headings, paid_on from pay_run where organization_id = $1 and id = $2 ${lock}`,
    [tenant.organizationId, id],
  );
  if (!run) throw notFound();
  return run;
}

interface Again {
  readonly basis: RunBasis;
  readonly answers: ReadonlyMap<number, Answered>;
  readonly before: ReadonlyMap<number, string>;
}

/** What people would be paid now, and what their payslips of a payroll say. */
async function compareWith(context: Context, tenant: Tenant, run: Run, people: readonly number[]): Promise<Again> {
  const basis = await basisOf(tenant, run.month, await settingOfPayroll(tenant, run.month, run.paid_on), {
    kind: run.kind,
    headings: run.headings,
  });
  const answers = await answersOf(context, tenant, run.month, basis, { only: people, run: run.id });
  const stored = await tenant.query<{ employee_id: number; net: string }>(
    `select employee_id, net::text from pay_slip where organization_id = $1 and run_id = $2 and employee_id = any($3::bigint[]) and status <> 'Discarded'`,
    [tenant.organizationId, run.id, people],
  );
  return {
    basis,
    answers: new Map(answers.map((each) => [each.person, each])),
    before: new Map(stored.map(({ employee_id, net }) => [employee_id, net])),
  };
}

async function present(tenant: Tenant, people: readonly number[], { answers, before }: Again): Promise<StaleSlip[]> {
  const named = await tenant.query<{ id: number; employee: StaleSlip['employee'] }>(
    `select p.id, ${personJson('p')} as employee from person p where p.organization_id = $1 and p.id = any($2::bigint[]) order by p.full_name, p.id`,
    [tenant.organizationId, people],
  );
  return named.map(({ id, employee }) => ({
    employee,
    before: before.get(id) ?? null,
    after: answers.get(id)?.answer?.net ?? null,
    problem: answers.get(id)?.problem ?? null,
  }));
}

/**
 * Stores the payslips of people as they come out now. A payroll that waits for approval, or has it, falls back, since its figures are others;
 * who computes it again has prepared it.
 */
async function recompute(writer: Writer, tenant: Tenant, run: Run, people: readonly number[]): Promise<StaleSlip[]> {
  const { context, access, requestId, ip } = writer;
  const { organizationId } = tenant;
  const now = context.clock();
  const again = await compareWith(context, tenant, run, people);
  await freeItems(tenant, context.modules.payItems, run.id, people);
  const slips = people.flatMap((person): NewSlip[] => {
    const found = again.answers.get(person);
    return found?.answer && found.question
      ? [{ person, package_id: found.package.id, question: found.question, answer: found.answer }]
      : [];
  });
  const without = people.filter((person) => !slips.some((slip) => slip.person === person));
  await keepRevisions(tenant, { run: run.id, now, userId: access.userId }, without);
  await tenant.query(
    'delete from pay_slip where organization_id = $1 and run_id = $2 and employee_id = any($3::bigint[])',
    [organizationId, run.id, without],
  );
  const { packages, item_headings, settings, law } = again.basis;
  await tenant.query(
    `update pay_run set status = 'Generated', approvals = 0, prepared_by_id = $3, packages = $4, item_headings = $5, settings = $6, law = $7, tax_year_follows = $8
      where organization_id = $1 and id = $2`,
    [
      organizationId,
      run.id,
      access.userId,
      JSON.stringify(packages),
      JSON.stringify(item_headings),
      JSON.stringify(settings),
      JSON.stringify(law),
      settings.tax_year_follows,
    ],
  );
  await storeSlips(
    tenant,
    context.modules.payItems,
    { run: run.id, month: run.month, kind: run.kind, now, userId: access.userId },
    slips,
  );
  const failed = await tenant.one<{ count: number }>(
    `select count(distinct o.row_key)::integer as count from operation_result o join operation_run p on p.organization_id = o.organization_id and p.id = o.run_id
      where o.organization_id = $1 and p.operation = 'generate_pay' and p.input->>'month' = $2 and p.created_at >= (select created_at from pay_run where organization_id = $1 and id = $3)
        and o.state = 'failed' and not o.row_key = any($4::text[])
        and not exists (select from pay_slip s where s.organization_id = $1 and s.run_id = $3 and s.employee_id::text = o.row_key and s.status <> 'Discarded')`,
    [organizationId, run.month, run.id, people.map(String)],
  );
  const stopped = people.filter((person) => again.answers.get(person)?.problem).length;
  await addUpRun(tenant, run.id, (failed?.count ?? 0) + stopped);
  await reviewOf(tenant, run.id, people);
  await addHistory(tenant, payRun.name, run.id, {
    level: null,
    action: 'Generated',
    by: access.userId,
    actingFor: null,
    remark: '',
    at: now,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: 'computed again',
    objectType: payRun.name,
    objectId: run.id,
    before: { status: run.status },
    after: { status: 'Generated', people },
    at: now,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: payRun.name, objectId: run.id });
  return present(tenant, people, again);
}

/** All whose facts changed, or one employee; the others too where the law changed, since a payroll has one law. */
async function peopleToCompute(context: Context, tenant: Tenant, run: Run, employee: number | null): Promise<number[]> {
  if (employee === null) return staleOf(context, tenant, run);
  return (await isOfThisLaw(tenant, run, await settingOfPayroll(tenant, run.month, run.paid_on)))
    ? [employee]
    : [...new Set([employee, ...(await staleOf(context, tenant, run))])];
}

export function recomputeRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${payrollEndpoints.run}/:id/`;
  const tags = ['payroll'];
  const answer = z.object({ results: z.array(staleSlip) });

  app.route({
    method: 'GET',
    url: `${base}stale/`,
    config: { access: readerOf('11.00') },
    schema: {
      summary: 'Employees of a payroll whose facts changed since, with what they would be paid now',
      tags,
      params: organizationIdParams,
      response: { 200: answer },
    },
    handler: async ({ access: { tenant }, params: { id } }) => {
      const run = await runOf(tenant, id);
      if (!isOpen(run)) return { results: [] };
      const people = await staleOf(context, tenant, run);
      return { results: await present(tenant, people, await compareWith(context, tenant, run, people)) };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}recompute/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Compute the payslips of a payroll again: of one employee, or of all whose facts changed',
      tags,
      params: organizationIdParams,
      body: bodySchema(payRecomputation.fields, looseRuleClock(context)),
      response: { 200: answer },
    },
    handler: (request) => {
      const { access, params } = request;
      const { employee } = checkWhole(payRecomputation, request.body, ruleClockOf(context, access));
      return access.tenant.transaction(async (tenant) => {
        const run = await runOf(tenant, params.id, 'for update');
        if (!isOpen(run)) throw conflict(says.notComputable({ status: stateOf(payRun, run.status) }), 'payroll_locked');
        const people = await peopleToCompute(context, tenant, run, employee);
        return { results: people.length > 0 ? await recompute(writerOf(context, request), tenant, run, people) : [] };
      });
    },
  });
}
