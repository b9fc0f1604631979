/** What is set of one task, and taking it from its result area. */
import type { ViewerType } from '@karmik/model/kit/actions';
import { answerShape } from '@karmik/model/kit/answer';
import { bodySchema } from '@karmik/model/kit/schema';
import { openTaskStates, task, taskSettings } from '@karmik/model/task/task';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { readRecord, readRow } from '../../entity/read.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { asQuery } from '../../entity/scope.ts';
import { versionOf } from '../../entity/version.ts';
import { updateRecord, writerOf } from '../../entity/write.ts';
import { idParams, noContent, type Api } from '../../http/api.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { taskMessages } from './messages.ts';
import { taskRightsOf, taskView, type TaskRow } from './scope.ts';
import { taskHooks } from './tasks.ts';

const settingsAnswer = z.object({ ...answerShape(taskSettings.fields), can_edit: z.boolean(), version: z.string() });
const isOpen = ({ status }: TaskRow) => (openTaskStates as readonly string[]).includes(status);

export function taskSettingsRoutes(app: Api, context: Context): void {
  const base = '/api/v1/task/:id/';
  const tags = ['task'];
  const config = { access: member };
  const querystring = z.strictObject({ as: asQuery });

  /** @throws 404 where the viewer does not see the task */
  const seen = async (request: FastifyRequest, tenant: Tenant, lock?: 'lock') => {
    const { access } = request;
    const { as } = request.query as { as: ViewerType };
    const { id } = request.params as { id: number };
    const view = taskView(context, access, { as });
    const row = (await readRow(tenant, task, view, access, id, lock)) as unknown as TaskRow;
    return { id, view, row, rights: taskRightsOf(access, as, row) };
  };

  /** The task under lock, for who may change it. @throws 403, 409 */
  const held = async (request: FastifyRequest, tenant: Tenant) => {
    const found = await seen(request, tenant, 'lock');
    if (!found.rights.manages) throw forbidden();
    if (!isOpen(found.row)) throw conflict(taskMessages.closed, 'task_closed');
    return found;
  };

  const settingsOf = async (request: FastifyRequest, tenant: Tenant) => {
    const { id, view, row, rights } = await seen(request, tenant);
    const record = await readRecord(context, request.access, tenant, task, view, id);
    const names = [...Object.keys(taskSettings.fields), 'version'];
    return {
      ...Object.fromEntries(names.map((name) => [name, record[name]])),
      can_edit: rights.manages && isOpen(row),
    } as z.infer<typeof settingsAnswer>;
  };

  app.route({
    method: 'GET',
    url: `${base}settings/`,
    config,
    schema: {
      summary: 'The settings of a task',
      tags,
      params: idParams,
      querystring,
      response: { 200: settingsAnswer },
    },
    handler: (request) => settingsOf(request, request.access.tenant),
  });

  app.route({
    method: 'PUT',
    url: `${base}settings/`,
    config,
    schema: {
      summary: 'Set an open task, as its assigner or HR',
      tags,
      params: idParams,
      querystring,
      body: bodySchema(taskSettings.fields, looseRuleClock(context)),
      response: { 200: settingsAnswer },
    },
    handler: (request) =>
      request.access.tenant.transaction(async (tenant) => {
        const { id } = await held(request, tenant);
        await updateRecord(writerOf(context, request), tenant, task, taskHooks, id, request.body, versionOf(request));
        return settingsOf(request, tenant);
      }),
  });

  app.route({
    method: 'POST',
    url: `${base}disassociate/`,
    config,
    schema: {
      summary: 'Take an open task from its result area, as its assigner or HR',
      tags,
      params: idParams,
      querystring,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      await request.access.tenant.transaction(async (tenant) => {
        const { id, row } = await held(request, tenant);
        if (row.result_area === null) throw conflict(taskMessages.noResultArea, 'no_result_area');
        await updateRecord(writerOf(context, request), tenant, task, taskHooks, id, { result_area: null });
      });
      return reply.code(204).send(null);
    },
  });
}
