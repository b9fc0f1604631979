/** What hangs on a task: its checklist as it is ticked, its comments and its files. */
import { carried } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import type { ViewerType } from '@karmik/model/kit/actions';
import { messages, formats } from '@karmik/model/kit/messages';
import { textSchema } from '@karmik/model/kit/text-schema';
import { openTaskStates, task } from '@karmik/model/task/task';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { writeLines } from '../../entity/lines.ts';
import { readRow } from '../../entity/read.ts';
import { asQuery } from '../../entity/scope.ts';
import { recordPart, threadRoutes } from '../../entity/thread.ts';
import { idParams, type Api } from '../../http/api.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { notifyOfTask } from './notifications.ts';
import { taskRightsOf, taskView, type TaskRow } from './scope.ts';
import { taskMessages } from './messages.ts';

export function taskPartRoutes(app: Api, context: Context): void {
  const base = '/api/v1/task/:id/';
  const tags = ['task'];
  const config = { access: member };
  const querystring = z.strictObject({ as: asQuery });

  /** The task under lock, and what the viewer is to it. @throws 404 where they do not see it */
  const held = async (request: FastifyRequest, tenant: Tenant) => {
    const { access } = request;
    const { as } = request.query as { as: ViewerType };
    const { id } = request.params as { id: number };
    const view = taskView(context, access, { as });
    const row = (await readRow(tenant, task, view, access, id, 'lock')) as unknown as TaskRow;
    return { row: { ...row, id }, rights: taskRightsOf(access, as, row) };
  };

  app.route({
    method: 'PATCH',
    url: `${base}checklist/`,
    config,
    schema: {
      summary: 'Tick an item of the checklist, or take the tick back',
      tags,
      params: idParams,
      querystring,
      body: z.strictObject({
        /** Its place, from 1. */
        position: z
          .int({
            error: carried(messages.wrongType({ field: bilingual('Position', 'स्थान'), format: formats.wholeNumber })),
          })
          .check(z.gte(1), z.lte(50)),
        /** As it was seen, so that nothing else is ticked where the list was changed meanwhile. */
        item: textSchema(bilingual('Item', 'बुँदा'), { max: 200 }),
        is_done: z.boolean({
          error: carried(messages.wrongType({ field: bilingual('Done', 'सम्पन्न'), format: formats.boolean })),
        }),
      }),
      response: { 200: z.object({ open: z.number() }) },
    },
    handler: (request) =>
      request.access.tenant.transaction(async (tenant) => {
        const { row, rights } = await held(request, tenant);
        if (!rights.works) throw forbidden();
        if (!(openTaskStates as readonly string[]).includes(row.status))
          throw conflict(taskMessages.closed, 'task_closed');
        const { position, item, is_done } = request.body;
        if (row.checklist[position - 1]?.item !== item)
          throw conflict(taskMessages.checklistChanged, 'checklist_changed');
        const checklist = row.checklist.map((each, index) => (index === position - 1 ? { ...each, is_done } : each));
        await writeLines(tenant, task, row.id, { checklist }, ['checklist']);
        // The task changes with its checklist, so that its version does.
        await tenant.query('update task set organization_id = organization_id where organization_id = $1 and id = $2', [
          tenant.organizationId,
          row.id,
        ]);
        await recordPart(context, request, tenant, {
          entity: 'task',
          id: row.id,
          action: is_done ? 'ticked' : 'unticked',
          after: { item },
        });
        return { open: checklist.filter((each) => !each.is_done).length };
      }),
  });

  threadRoutes(app, context, {
    entity: 'task',
    singular: 'task',
    base: '/api/v1/task/',
    access: member,
    querystring,
    async stand(request, tenant, id, lock) {
      const { access } = request;
      const { as } = request.query as { as: ViewerType };
      const view = taskView(context, access, { as });
      const row = { ...(await readRow(tenant, task, view, access, id, lock)), id } as unknown as TaskRow;
      const { comments, works, manages } = taskRightsOf(access, as, row);
      return { row, comments, attaches: works || manages, manages };
    },
    tell: (tenant, { id, title, created_by, responsible, observers, tells_observers }, { by, at }) =>
      notifyOfTask(tenant, 'commented', {
        taskId: id,
        title,
        actorId: by,
        recipientIds: [
          created_by,
          ...[...responsible, ...(tells_observers ? observers : [])].map(({ person }) => person),
        ],
        at,
      }),
  });
}
