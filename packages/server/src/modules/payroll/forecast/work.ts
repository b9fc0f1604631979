/** Computing budget forecasts in the background, and storing what they come to. */
import type { Message } from '@karmik/model/kit/message';
import { payForecast } from '@karmik/model/payroll/forecast/plan';
import { accessOf, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { JobFailed, type JobControl } from '../../../jobs/jobs.ts';
import { announce } from '../../../live/announce.ts';
import { canonical } from '../run/facts.ts';
import { computeForecast, type Computed } from './compute.ts';
import { forecastMessages as says } from './messages.ts';
import { planOf, type Plan } from './plan.ts';

/** Asks for a plan to be computed, in the transaction of what changed it. */
export async function askForForecast(context: Context, access: Access, tenant: Tenant, id: number): Promise<void> {
  await context.jobs.enqueue(
    tenant,
    tenant.organizationId,
    'pay_forecast',
    { forecast: id },
    access.userId,
    context.clock(),
  );
}

/** Replaces what a plan comes to. @returns false where the plan was changed since it was read */
async function store(tenant: Tenant, plan: Plan, { rows, left_out }: Computed, at: Date): Promise<boolean> {
  const now = await planOf(tenant, plan.id, true);
  if (!now || canonical(now) !== canonical(plan)) return false;
  await tenant.query('delete from pay_forecast_amount where organization_id = $1 and forecast_id = $2', [
    tenant.organizationId,
    plan.id,
  ]);
  await tenant.query(
    `insert into pay_forecast_amount (organization_id, forecast_id, starts_on, branch_id, division_id, pay_heading_id, part, basis, people, amount, created_at)
     select $1, $2, g.starts_on, g.branch_id, g.division_id, h.id, g.part, g.basis, g.people, g.amount, $4
       from jsonb_to_recordset($3::jsonb) as g (starts_on date, branch_id bigint, division_id bigint, heading text, part text, basis text, people numeric, amount numeric)
       left join pay_heading h on h.organization_id = $1 and h.formula_name = g.heading`,
    [tenant.organizationId, plan.id, JSON.stringify(rows ?? []), at],
  );
  await tenant.query(
    `update pay_forecast set state = 'ready', computed_at = $3, left_out = $4,
            total = (select sum(a.amount) from pay_forecast_amount a where a.organization_id = $1 and a.forecast_id = $2)
      where organization_id = $1 and id = $2`,
    [tenant.organizationId, plan.id, at, left_out],
  );
  await announce(tenant, { organizationId: tenant.organizationId, topic: payForecast.name, objectId: plan.id });
  return true;
}

/** Computes a plan and stores what it comes to. @throws JobFailed where it is gone */
export async function runForecast(
  context: Context,
  access: Access,
  id: number,
  onMonth?: (done: number, all: number) => Promise<void>,
): Promise<Message> {
  const { tenant } = access;
  const plan = await planOf(tenant, id);
  if (!plan) throw new JobFailed(says.gone);
  const { today, now } = ruleClockOf(context, access);
  const computed = await computeForecast(context, tenant, plan, { today, ...(onMonth && { onMonth }) });
  const isStored = await tenant.transaction((inner) => store(inner, plan, computed, now));
  return isStored ? says.done : says.changed;
}

const forecastIn = ({ job }: Pick<JobControl, 'job'>): number => Number(job.payload['forecast']);

const setState = async (tenant: Tenant, id: number, state: 'computing' | 'failed'): Promise<void> => {
  await tenant.query('update pay_forecast set state = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    state,
  ]);
  await announce(tenant, { organizationId: tenant.organizationId, topic: payForecast.name, objectId: id });
};

export const handleForecasts = (context: Context): void =>
  context.jobs.handle(
    'pay_forecast',
    async (control) => {
      const { job, tenant, checkpoint } = control;
      if (job.created_by === null) throw new JobFailed(says.gone);
      const access = await accessOf(context.database, tenant.organizationId, job.created_by);
      return runForecast(context, access, forecastIn(control), checkpoint);
    },
    {
      onEnd: (tenant, job) => setState(tenant, forecastIn({ job }), 'failed'),
      onRetry: (tenant, job) => setState(tenant, forecastIn({ job }), 'computing'),
    },
  );
