/** What was done with tasks, line by line: of one, and lately of all that concern someone. */
import { pageQuery } from '@karmik/model/kit/paging';
import { task } from '@karmik/model/task/task';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import { historiesOf, historyAnswer } from '../../approval/history.ts';
import type { Context } from '../../context.ts';
import { personJson } from '../../entity/person.ts';
import { Conditions } from '../../entity/query.ts';
import { readRecord } from '../../entity/read.ts';
import { asQuery, scopeView } from '../../entity/scope.ts';
import { idParams, type Api } from '../../http/api.ts';
import { pageClause, pageOf } from '../../http/paging.ts';
import { taskView } from './scope.ts';

const recentAnswer = z.object({
  ...z.omit(historyAnswer, { level: true, acting_for: true, moved: true }).shape,
  task: z.object({ id: z.number(), title: z.string() }),
});

export function taskActivityRoutes(app: Api, context: Context): void {
  const tags = ['task'];
  const config = { access: member };

  app.route({
    method: 'GET',
    url: '/api/v1/task/:id/activity/',
    config,
    schema: {
      summary: 'What was done with a task, the first first',
      tags,
      params: idParams,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: z.object({ results: z.array(historyAnswer) }) },
    },
    handler: async ({ access, params: { id }, query: { as } }) => {
      await readRecord(context, access, access.tenant, task, taskView(context, access, { as }), id);
      return { results: await historiesOf(access.tenant, 'task', id) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/task/recent-activities/',
    config,
    schema: {
      summary: 'What was done lately with the tasks that concern me, the last first',
      tags,
      querystring: z.strictObject(pageQuery),
      response: { 200: z.object({ results: z.array(recentAnswer), next: z.nullable(z.string()) }) },
    },
    handler: async (request) => {
      const { access } = request;
      const { limit, offset } = request.query;
      const where = new Conditions(access.organization.id);
      scopeView(context, task, ['own']).scope?.(access, where);
      const page = pageClause(limit, where.value(offset));
      const rows = await access.tenant.query<z.infer<typeof recentAnswer>>(
        `select h.id, h.action_performed, ${personJson('p')} as action_performed_by, h.remarks, h.created_at, jsonb_build_object('id', r.id, 'title', r.title) as task
           from task r
           join approval_history h on h.organization_id = r.organization_id and h.entity = 'task' and h.object_id = r.id
           join person p on p.organization_id = h.organization_id and p.id = h.action_performed_by_id
          where ${where.where} order by h.id desc ${page}`,
        where.values,
      );
      return pageOf(request, rows, { limit, offset });
    },
  });
}
