/** The plan of tasks: moving one with all that follows it, after a look at what moves, and back again (WC-2). */
import { moveAsked, movesGiven, plannedMoves, type PlannedMoves } from '@karmik/model/task/answers';
import { bodySchema } from '@karmik/model/kit/schema';
import { movesOf, type PlannedTask } from '@karmik/model/task/schedule';
import { task } from '@karmik/model/task/task';
import * as z from 'zod/mini';
import { member, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { readRow } from '../../entity/read.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { asQuery } from '../../entity/scope.ts';
import { idParams, type Api } from '../../http/api.ts';
import { conflict, forbidden, invalidField, notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { taskMessages } from './messages.ts';
import { taskView } from './scope.ts';
import { workingDays } from './working-days.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly starts_on: string | null;
  readonly deadline: string;
  readonly status: string;
  readonly created_by: number;
  readonly lead: number | null;
  readonly depends_on: { readonly task: number; readonly gap: number }[];
}

const columns = `t.id, t.title, t.starts_on, t.deadline, t.status, t.created_by_id as created_by, p.lead_id as lead,
  coalesce((select json_agg(json_build_object('task', d.task_id, 'gap', d.gap) order by d.position) from task_depends_on d
             where d.organization_id = t.organization_id and d.parent_id = t.id), '[]'::json) as depends_on`;
const from = `task t left join project p on p.organization_id = t.organization_id and p.id = t.project_id`;

/** A task with all that follows it, and what else these wait for. */
const around = (tenant: Tenant, id: number) =>
  tenant.query<Row>(
    `with recursive after as (
       select $2::bigint as id
       union select d.parent_id from after a join task_depends_on d on d.organization_id = $1 and d.task_id = a.id),
     before as (select d.task_id as id from after a join task_depends_on d on d.organization_id = $1 and d.parent_id = a.id)
     select ${columns} from ${from} where t.organization_id = $1 and t.id in (select id from after union select id from before) order by t.id`,
    [tenant.organizationId, id],
  );

const isOver = ({ status }: Pick<Row, 'status'>): boolean => status === 'Completed' || status === 'Closed & Hold';

/** A task is planned by those who assigned it, lead its project or administer tasks. */
const mayPlan = (access: Access, { created_by, lead }: Row): boolean =>
  !access.isAuditUser && (created_by === access.userId || lead === access.userId || access.can('8.01', 'write'));

export function taskPlanRoutes(app: Api, context: Context): void {
  const clock = looseRuleClock(context);
  const tags = ['task'];
  const config = { access: member };

  app.route({
    method: 'POST',
    url: '/api/v1/task/:id/move/',
    config,
    schema: {
      summary: 'What moving a task to another start would move; nothing is stored',
      tags,
      params: idParams,
      querystring: z.strictObject({ as: asQuery }),
      body: bodySchema(moveAsked, clock),
      response: { 200: plannedMoves },
    },
    async handler({ access, params, query, body }): Promise<PlannedMoves> {
      const { tenant } = access;
      // Those who do not see the task find nothing.
      await readRow(tenant, task, taskView(context, access, { as: query.as }), access, params.id);
      const rows = await around(tenant, params.id);
      const moved = rows.find(({ id }) => id === params.id);
      if (!moved) throw notFound();
      if (!mayPlan(access, moved)) throw forbidden();
      if (isOver(moved)) throw conflict(taskMessages.closed, 'task_closed');
      const planned = rows.map((row): PlannedTask => ({ ...row, isOver: isOver(row) }));
      const moves = movesOf(planned, params.id, body.starts_on, await workingDays(tenant));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        moves: moves.flatMap(({ id, starts_on, deadline }) => {
          const was = byId.get(id);
          return was
            ? [
                {
                  id,
                  title: was.title,
                  was: { starts_on: was.starts_on, deadline: was.deadline },
                  becomes: { starts_on, deadline },
                },
              ]
            : [];
        }),
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/task/reschedule/',
    config,
    schema: {
      summary: 'Set the days of tasks that were looked at, all or none; the reverse undoes it',
      tags,
      body: bodySchema(movesGiven, clock),
      response: { 200: z.object({ moved: z.number() }) },
    },
    handler: ({ access, body, id: requestId, ip }) =>
      access.tenant.transaction(async (tenant) => {
        const { organizationId } = tenant;
        const ids = body.moves.map((move) => move.task);
        const rows = await tenant.query<Row>(
          `select ${columns} from ${from} where t.organization_id = $1 and t.id = any($2::bigint[]) order by t.id for update of t`,
          [organizationId, ids],
        );
        const byId = new Map(rows.map((row) => [row.id, row]));
        const at = context.clock();
        for (const { task: id, was_starts_on, was_deadline, starts_on, deadline } of body.moves) {
          const row = byId.get(id);
          if (!row) throw notFound();
          if (!mayPlan(access, row)) throw forbidden(taskMessages.notYoursToMove({ title: row.title }));
          if (isOver(row)) throw conflict(taskMessages.closed, 'task_closed');
          if (row.starts_on !== was_starts_on || row.deadline !== was_deadline)
            throw conflict(taskMessages.movedSince({ title: row.title }), 'task_moved');
          if (starts_on !== null && deadline < starts_on) throw invalidField('moves', taskMessages.endsBeforeStart);
          await tenant.query('update task set starts_on = $3, deadline = $4 where organization_id = $1 and id = $2', [
            organizationId,
            id,
            starts_on,
            deadline,
          ]);
          await writeAudit(tenant, {
            organizationId,
            actorId: access.userId,
            action: 'updated',
            objectType: 'task',
            objectId: id,
            before: { starts_on: was_starts_on, deadline: was_deadline },
            after: { starts_on, deadline },
            at,
            requestId,
            ip,
          });
          await announce(tenant, { organizationId, topic: 'task', objectId: id });
        }
        return { moved: body.moves.length };
      }),
  });
}
