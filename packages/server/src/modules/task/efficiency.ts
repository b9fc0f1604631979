/** Planned against logged time of completed tasks, by employee (WC-5, TK-2). */
import type { DaySpan } from '@karmik/model/kit/period';
import type { QueryRowOf } from '@karmik/model/kit/query';
import { efficiency, efficiencyTasks, priorityWeights } from '@karmik/model/task/efficiency';
import { Conditions } from '../../entity/query.ts';
import { notFound } from '../../http/errors.ts';
import { query, type QueryReading } from '../../queries/query.ts';
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

/** Tasks of the role and the period; for oneself one's own work, whatever else of a task one sees. */
function tasksOf({ context, access, as }: QueryReading, { from, to }: DaySpan): Conditions {
  const where = new Conditions(access.organization.id);
  taskView(context, access, { as, ...(as === 'user' && { role: 'responsible' as const }) }).scope?.(access, where);
  where.add(`r.completed_on between ${where.value(from)} and ${where.value(to)}`);
  return where;
}

export const efficiencyQueries = [
  query(efficiency, (read, period) => {
    const where = tasksOf(read, period);
    return read.tenant.query<QueryRowOf<typeof efficiency>>(
      `select d.person_id as employee, count(*)::int as completed, (count(*) filter (where ${counts}))::int as counted,
              (count(*) filter (where d.completed_on <= d.deadline))::int as on_time,
              coalesce(sum(d.planned) filter (where ${counts}), 0)::int as planned, coalesce(sum(d.actual) filter (where ${counts}), 0)::int as actual,
              round(100.0 * sum(d.weight * d.planned) filter (where ${counts}) / sum(d.weight * d.actual) filter (where ${counts}), 2) as efficiency,
              round(avg(d.final_score) filter (where d.score_status in ('Acknowledged', 'Confirmed')), 2) as score
         from (${done(where.where)}) d group by d.person_id`,
      where.values,
    );
  }),
  query(efficiencyTasks, async (read, period) => {
    const { tenant, id } = read;
    const known = await tenant.one('select 1 from membership where organization_id = $1 and user_id = $2', [
      tenant.organizationId,
      id,
    ]);
    if (!known) throw notFound();
    const where = tasksOf(read, period);
    return tenant.query<QueryRowOf<typeof efficiencyTasks>>(
      `select d.id, d.person_id as employee, d.title, d.priority, d.completed_on, d.planned, d.actual,
              case when d.planned > 0 and d.actual > 0 then round(100.0 * d.planned / d.actual, 2) end as efficiency, coalesce(${counts}, false) as is_counted
         from (${done(where.where)}) d where d.person_id = ${where.value(id)}`,
      where.values,
    );
  }),
];
