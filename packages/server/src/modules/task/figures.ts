/** Who gives tasks to whom, who is on time and who is scored best, and the score of one task: calls of the specification (API-1). */
import { recordAnswer, userRef } from '@karmik/model/kit/answer';
import { pageQuery } from '@karmik/model/kit/paging';
import { resultAreaFigures } from '@karmik/model/task/result-area';
import { task, taskScore } from '@karmik/model/task/task';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { personJson } from '../../entity/person.ts';
import { Conditions } from '../../entity/query.ts';
import { readRecord, type RecordView } from '../../entity/read.ts';
import { asQuery, scopeView, viewOfRole } from '../../entity/scope.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { idParam, type Api } from '../../http/api.ts';
import { pageClause, pageOf } from '../../http/paging.ts';
import { holds, openCondition, taskView } from './scope.ts';

interface Figure {
  readonly path: string;
  readonly summary: string;
  readonly shape: Readonly<Record<string, z.ZodMiniType>>;
  /** Whose records are measured. @throws 403 where they are not the reader's */
  readonly viewFor: (request: FastifyRequest) => RecordView;
  /** Rows of `person_id` and what is measured, over records `r`. */
  readonly statement: (where: Conditions, readerId: number) => string;
  readonly order: string;
}

const doneBy = 'join task_responsible l on l.organization_id = r.organization_id and l.parent_id = r.id';

const figuresOf = (context: Context): readonly Figure[] => [
  {
    path: 'info/top-assigner',
    summary: 'Who gave me the most tasks',
    shape: { tasks: z.number() },
    viewFor: () => scopeView(context, task, ['own']),
    statement(where, readerId) {
      const me = where.value(readerId);
      return `select r.created_by_id as person_id, count(*)::int as tasks from task r
        where ${where.where} and ${holds('task', 'responsible', me)} and r.created_by_id <> ${me} group by r.created_by_id`;
    },
    order: 'tasks desc',
  },
  {
    path: 'info/top-assignee',
    summary: 'To whom I gave the most tasks',
    shape: { tasks: z.number() },
    viewFor: () => scopeView(context, task, ['own']),
    statement(where, readerId) {
      const me = where.value(readerId);
      return `select l.person_id, count(*)::int as tasks from task r ${doneBy}
        where ${where.where} and r.created_by_id = ${me} and l.person_id <> ${me} group by l.person_id`;
    },
    order: 'tasks desc',
  },
  {
    path: 'overview/most-efficient/detail',
    summary: 'Who completes tasks on time, for HR',
    shape: { completed: z.number(), on_time: z.number() },
    viewFor: ({ access }) => viewOfRole(context, task, 'hr', access),
    statement: (where) =>
      `select l.person_id, count(*)::int as completed, (count(*) filter (where r.completed_on <= r.deadline))::int as on_time
         from task r ${doneBy} where ${where.where} and r.completed_on is not null group by l.person_id`,
    order: 'on_time::numeric / completed desc, completed desc',
  },
  {
    path: 'overview/leader-board/detail',
    summary: 'Who is scored best for tasks, for HR',
    shape: { tasks: z.number(), score: z.number() },
    viewFor: ({ access }) => viewOfRole(context, taskScore, 'hr', access),
    statement: (where) =>
      `select r.employee_id as person_id, count(*)::int as tasks, round(avg(r.final_score), 2)::float8 as score
         from task_score r where ${where.where} and r.final_score is not null group by r.employee_id`,
    order: 'score desc, tasks desc',
  },
];

export function taskFigureRoutes(app: Api, context: Context): void {
  const tags = ['task'];
  const config = { access: member };

  app.route({
    method: 'GET',
    url: '/api/v1/task/info/result-areas/',
    config,
    schema: {
      summary:
        'How many tasks are open, overdue and completed in each result area: of mine, of my team, or of all for HR',
      tags,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: resultAreaFigures },
    },
    handler: async ({ access, query }) => {
      const where = new Conditions(access.organization.id);
      taskView(context, access, { as: query.as }).scope?.(access, where);
      const today = where.value(ruleClockOf(context, access).today);
      const results = await access.tenant.query<z.infer<typeof resultAreaFigures>['results'][number]>(
        `select jsonb_build_object('id', a.id, 'name', a.name) as result_area, m.open, m.overdue, m.completed
           from (select r.result_area_id, (count(*) filter (where ${openCondition}))::int as open,
                        (count(*) filter (where ${openCondition} and r.deadline < ${today}::date))::int as overdue,
                        (count(*) filter (where r.status = 'Completed'))::int as completed
                   from task r where ${where.where} and r.result_area_id is not null group by r.result_area_id) m
           join result_area a on a.organization_id = $1 and a.id = m.result_area_id
          order by m.open desc, lower(a.name), a.id`,
        where.values,
      );
      return { results };
    },
  });

  for (const { path, summary, shape, viewFor, statement, order } of figuresOf(context))
    app.route({
      method: 'GET',
      url: `/api/v1/task/${path}/`,
      config,
      schema: {
        summary,
        tags,
        querystring: z.strictObject(pageQuery),
        response: {
          200: z.object({ results: z.array(z.object({ user: userRef, ...shape })), next: z.nullable(z.string()) }),
        },
      },
      handler: async (request) => {
        const { access } = request;
        const { limit, offset } = request.query;
        const where = new Conditions(access.organization.id);
        viewFor(request).scope?.(access, where);
        const measured = statement(where, access.userId);
        const page = pageClause(limit, where.value(offset));
        const rows = await access.tenant.query(
          `select ${personJson('p')} as user, m.* from (${measured}) m
             join person p on p.organization_id = $1 and p.id = m.person_id order by ${order}, p.full_name, p.id ${page}`,
          where.values,
        );
        return pageOf(request, rows, { limit, offset }) as never;
      },
    });

  for (const [base, as] of [
    ['/api/v1/task/', 'user'],
    ['/api/v1/task/overview/', 'hr'],
  ] as const)
    app.route({
      method: 'GET',
      url: `${base}:id/approvals/:score/`,
      config,
      schema: {
        summary: as === 'hr' ? 'One approval of a task, for HR' : 'One approval of a task that concerns me',
        tags,
        params: z.object({ id: idParam, score: idParam }),
        response: { 200: recordAnswer(taskScore) },
      },
      handler: async ({ access, params }) => {
        const ofRole = viewOfRole(context, taskScore, as, access);
        const ofTask: RecordView = {
          ...ofRole,
          scope(_access, where) {
            ofRole.scope?.(access, where);
            where.add(`r.task_id = ${where.value(params.id)}`);
          },
        };
        return (await readRecord(context, access, access.tenant, taskScore, ofTask, params.score)) as never;
      },
    });
}
