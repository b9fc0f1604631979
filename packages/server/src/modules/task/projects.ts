/** Projects over the API besides their general endpoints: the progress of one. */
import { projectProgress, type ProjectProgress } from '@karmik/model/task/answers';
import { project } from '@karmik/model/task/project';
import { organizationMember, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { readRow } from '../../entity/read.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { ruleClockOf } from '../../entity/write.ts';

export function projectRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/task/:org/project/:id/progress/',
    config: { access: organizationMember },
    schema: {
      summary: 'Progress of a project: its tasks, and what was logged on it against its budget',
      tags: ['task'],
      params: organizationIdParams,
      response: { 200: projectProgress },
    },
    async handler({ access, params }): Promise<ProjectProgress> {
      const { tenant } = access;
      const { lead } = (await readRow(tenant, project, {}, access, params.id)) as unknown as { readonly lead: number };
      const row = await tenant.one<ProjectProgress>(
        `select t.tasks, t.completed, t.overdue, w.approved_minutes, w.waiting_minutes, l.amount from
           (select count(*)::int as tasks, (count(*) filter (where status = 'Completed'))::int as completed,
                   (count(*) filter (where status in ('Pending', 'In progress') and deadline < $3))::int as overdue
              from task where organization_id = $1 and project_id = $2) t,
           (select coalesce(sum(duration) filter (where status = 'Approved'), 0)::int as approved_minutes,
                   coalesce(sum(duration) filter (where status in ('Requested', 'Forwarded')), 0)::int as waiting_minutes
              from work_log where organization_id = $1 and project_id = $2) w,
           (select coalesce(sum(amount), 0)::numeric(16, 2)::text as amount from pay_log where organization_id = $1 and project_id = $2) l`,
        [tenant.organizationId, params.id, ruleClockOf(context, access).today],
      );
      const seesAmount = lead === access.userId || access.can('8.03', 'read');
      const nothing = { tasks: 0, completed: 0, overdue: 0, approved_minutes: 0, waiting_minutes: 0, amount: null };
      return { ...(row ?? nothing), ...(!seesAmount && { amount: null }) };
    },
  });
}

/** Whether the reader leads a project or works on one. */
export const hasProjects = async ({ tenant, userId }: Access): Promise<boolean> =>
  (await tenant.one(
    `select 1 from project p where p.organization_id = $1 and p.archived_at is null
        and (p.lead_id = $2 or exists (select from project_members m where m.organization_id = $1 and m.parent_id = p.id and m.person_id = $2)) limit 1`,
    [tenant.organizationId, userId],
  )) !== undefined;
