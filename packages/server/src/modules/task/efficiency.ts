/** Planned against logged time of completed tasks, by person (WC-5, TK-2). */
import {
  efficiencyAnswer,
  efficiencyAsked,
  efficiencyTasks,
  priorityWeights,
  type EfficiencyAnswer,
  type EfficiencyTasks,
} from '@karmik/model/task/answers';
import { bodyFieldSchema } from '@karmik/model/kit/schema';
import { periodStart } from '@karmik/model/kit/period';
import * as z from 'zod/mini';
import { member, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { personJson } from '../../entity/person.ts';
import { Conditions } from '../../entity/query.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { asQuery } from '../../entity/scope.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { idParams, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';
import { taskView } from './scope.ts';

const weight = `case r.priority ${Object.entries(priorityWeights)
  .map(([name, value]) => `when '${name}' then ${value}`)
  .join(' ')} end`;

/** Completed tasks `r` with who did each, `l`: what was planned, what that person logged, and whether its score counts. */
const done = (where: string): string =>
  `select r.id, r.title, r.priority, r.completed_on, r.deadline, r.planned, ${weight} as weight, l.person_id,
          coalesce((select sum(w.duration)::int from work_log w where w.organization_id = $1 and w.task_id = r.id and w.sender_id = l.person_id and w.status = 'Approved'), 0) as actual,
          s.final_score, s.status as score_status
     from task r join task_responsible l on l.organization_id = r.organization_id and l.parent_id = r.id
     left join task_score s on s.organization_id = r.organization_id and s.task_id = r.id and s.employee_id = l.person_id and s.status <> 'Sent back'
    where ${where} and r.status = 'Completed'`;

/** A score that is given and not agreed on takes its task out of the comparison. */
const counts = `d.planned > 0 and d.actual > 0 and (d.score_status is null or d.score_status in ('Acknowledged', 'Confirmed'))`;

export function efficiencyRoutes(app: Api, context: Context): void {
  const clock = looseRuleClock(context);
  const { from, to } = efficiencyAsked;
  const querystring = z.strictObject({
    from: z.optional(bodyFieldSchema(from, clock)),
    to: z.optional(bodyFieldSchema(to, clock)),
    as: asQuery,
  });
  const tags = ['task'];
  const config = { access: member };

  const narrowed = (access: Access, query: unknown) => {
    const { from: first, to: last, as } = query as { from?: string | null; to?: string | null; as: 'user' };
    const { today } = ruleClockOf(context, access);
    const where = new Conditions(access.organization.id);
    // For oneself it is about one's own work, whatever else of a task one sees.
    taskView(context, access, { as, ...(as === 'user' && { role: 'responsible' as const }) }).scope?.(access, where);
    where.add(
      `r.completed_on between ${where.value(first ?? periodStart(today, 'fiscal_year', 'bs'))} and ${where.value(last ?? today)}`,
    );
    return { where, as };
  };

  app.route({
    method: 'GET',
    url: '/api/v1/task/efficiency/',
    config,
    schema: {
      summary: 'Planned against logged time of completed tasks by person: mine, of my team, or of all for HR',
      tags,
      querystring,
      response: { 200: efficiencyAnswer },
    },
    async handler({ access, query }): Promise<EfficiencyAnswer> {
      const { where, as } = narrowed(access, query);
      const me = as === 'user' ? ` and d.person_id = ${where.value(access.userId)}` : '';
      const results = await access.tenant.query<EfficiencyAnswer['results'][number]>(
        `select ${personJson('p')} as user, m.completed, m.counted, m.on_time, m.planned, m.actual, m.efficiency, m.score from (
           select d.person_id, count(*)::int as completed, (count(*) filter (where ${counts}))::int as counted,
                  (count(*) filter (where d.completed_on <= d.deadline))::int as on_time,
                  coalesce(sum(d.planned) filter (where ${counts}), 0)::int as planned, coalesce(sum(d.actual) filter (where ${counts}), 0)::int as actual,
                  round(100.0 * sum(d.weight * d.planned) filter (where ${counts}) / sum(d.weight * d.actual) filter (where ${counts}), 2)::float8 as efficiency,
                  round(avg(d.final_score) filter (where d.score_status in ('Acknowledged', 'Confirmed')), 2)::float8 as score
             from (${done(where.where)}) d where true${me} group by d.person_id) m
           join person p on p.organization_id = $1 and p.id = m.person_id
          order by m.efficiency desc nulls last, m.score desc nulls last, p.full_name, p.id limit 500`,
        where.values,
      );
      return { results };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/task/efficiency/:id/',
    config,
    schema: {
      summary: 'The completed tasks of one person (user id) with what counts of each for efficiency',
      tags,
      params: idParams,
      querystring,
      response: { 200: efficiencyTasks },
    },
    async handler({ access, query, params }): Promise<EfficiencyTasks> {
      const known = await access.tenant.one('select 1 from membership where organization_id = $1 and user_id = $2', [
        access.organization.id,
        params.id,
      ]);
      if (!known) throw notFound();
      const { where, as } = narrowed(access, query);
      // Of others one's own view shows nothing.
      const person = where.value(as === 'user' && params.id !== access.userId ? 0 : params.id);
      const results = await access.tenant.query<EfficiencyTasks['results'][number]>(
        `select d.id, d.title, d.priority, d.completed_on, d.planned, d.actual,
                case when d.planned > 0 and d.actual > 0 then round(100.0 * d.planned / d.actual, 2)::float8 end as efficiency, coalesce(${counts}, false) as is_counted
           from (${done(where.where)}) d where d.person_id = ${person} order by d.completed_on desc, d.id desc limit 500`,
        where.values,
      );
      return { results };
    },
  });
}
