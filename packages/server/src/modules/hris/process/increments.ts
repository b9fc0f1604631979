/** One step more on the scale of a level, for everyone who has a next one. */
import type { EntityRow } from '@karmik/model/kit/entity';
import { employment } from '@karmik/model/hris/employment';
import {
  incrementAnswer,
  incrementPlan,
  scaleAt,
  stepProblem,
  type Increment,
  type Scale,
} from '@karmik/model/hris/scale';
import type { BodyOf } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Message } from '@karmik/model/kit/message';
import { requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { createRecord, ruleClockOf, writerOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { invalidField } from '../../../http/errors.ts';
import { employmentHooks, tellOnceKnown } from '../file/employment.ts';
import { inTheWay, recordBefore } from './reviews.ts';
import { hrisMessages } from '../messages.ts';

type Plan = BodyOf<typeof incrementPlan.fields>;

interface Row {
  readonly employee: Increment['employee'];
  readonly step: number;
}

async function levelOf(tenant: Tenant, id: number, lock = ''): Promise<Scale & { readonly title: string }> {
  const level = await tenant.one<Scale & { title: string }>(
    `select title, scale_start::text, scale_steps, scale_increment::text from employment_level
      where organization_id = $1 and id = $2 and archived_at is null ${lock}`,
    [tenant.organizationId, id],
  );
  if (!level)
    throw invalidField('employment_level', messages.reference({ field: incrementPlan.fields.employment_level.label }));
  return level;
}

/** An increment with the whole message of why there is none. */
type Judged = Increment & { readonly refusal: Message | null };

/** The next step of each who is on the level on the day before, by name. @throws 400 for a level that has no scale */
async function nextSteps(tenant: Tenant, plan: Plan, userId: number, today: string, lock = ''): Promise<Judged[]> {
  const { employment_level: levelId, starts_on: on, employee } = plan;
  if (on < today) throw invalidField('starts_on', messages.pastDate({ field: incrementPlan.fields.starts_on.label }));
  const level = await levelOf(tenant, levelId, lock);
  if (level.scale_start === null) throw invalidField('employment_level', hrisMessages.noScale);
  const rows = await tenant.query<Row>(
    `select ${personJson('p')} as employee, coalesce(r.step, 0) as step
       from employment r
       join person p on p.organization_id = r.organization_id and p.id = r.employee_id and p.is_current
      where r.organization_id = $1 and r.employment_level_id = $2 and ($4::bigint is null or p.id = $4)
        and r.starts_on < $3::date and (r.ends_on is null or r.ends_on >= $3::date - 1)
        and not exists (select from employment l where l.organization_id = r.organization_id and l.employee_id = r.employee_id
                           and l.starts_on > r.starts_on and l.starts_on < $3::date)
      order by p.full_name, p.id`,
    [tenant.organizationId, levelId, on, employee],
  );
  const increments: Judged[] = [];
  for (const { employee: person, step } of rows) {
    const next = step + 1;
    const refusal =
      person.id === userId
        ? hrisMessages.ownIncrement
        : (stepProblem(level, next) ?? (await inTheWay(tenant, { employeeId: person.id, on })) ?? null);
    increments.push({
      employee: person,
      step,
      scale: scaleAt(level, step) ?? null,
      next_step: next,
      next_scale: scaleAt(level, next) ?? null,
      refusal,
    });
  }
  return increments;
}

export function incrementRoutes(app: Api, context: Context): void {
  const config = { access: requiresPermission('4.06') };
  const schema = {
    tags: ['hris'],
    params: organizationParams,
    body: bodySchema(incrementPlan.fields, looseRuleClock(context)),
  };
  const planOf = (request: FastifyRequest) => ({
    plan: request.body as Plan,
    today: ruleClockOf(context, request.access).today,
    userId: request.access.userId,
  });

  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/increments/preview/',
    config,
    schema: {
      ...schema,
      summary: 'The next step of everyone on a level, with what it is worth and who has none; changes nothing',
      response: { 200: z.object({ results: z.array(incrementAnswer) }) },
    },
    handler: async (request) => {
      const { plan, userId, today } = planOf(request);
      return { results: await nextSteps(request.access.tenant, plan, userId, today) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/increments/',
    config,
    schema: {
      ...schema,
      summary: 'Give everyone on a level, or one of them, the next step from a day on; answers who got none and why',
      response: { 200: z.object({ given: z.number(), refused: z.array(incrementAnswer) }) },
    },
    handler: async (request) => {
      const { plan, userId, today } = planOf(request);
      const writer = writerOf(context, request);
      return request.access.tenant.transaction(async (tenant) => {
        // Two who press at once give one step: the second waits here, and finds the record of the first in its way.
        const all = await nextSteps(tenant, plan, userId, today, 'for update');
        const refused = all.filter(({ refusal }) => refusal !== null);
        const given = all.filter(({ refusal }) => refusal === null);
        const [only] = refused;
        if (plan.employee !== null && only?.refusal) throw invalidField('employee', only.refusal);
        if (plan.employee !== null && all.length === 0) throw invalidField('employee', hrisMessages.otherLevel);
        for (const { employee, next_step: step } of given) {
          const held = await recordBefore(tenant, { employeeId: employee.id, on: plan.starts_on });
          const changed = await createRecord(writer, tenant, employment, employmentHooks, {
            ...carriedOn(held),
            employee: employee.id,
            change: 'Upgrade',
            starts_on: plan.starts_on,
            step,
          });
          await tellOnceKnown(tenant, changed, { by: userId, at: context.clock() });
        }
        return { given: given.length, refused };
      });
    },
  });
}

/** What goes on as it was where a step changes. */
const carriedOn = (held: EntityRow<typeof employment> | undefined) => ({
  branch: held?.branch ?? null,
  division: held?.division ?? null,
  job_title: held?.job_title ?? null,
  employment_type: held?.employment_type ?? null,
  employment_level: held?.employment_level ?? null,
  contract_ends_on: held?.contract_ends_on ?? null,
  probation_ends_on: held?.probation_ends_on ?? null,
  confirmed_on: held?.confirmed_on ?? null,
});
