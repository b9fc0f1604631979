/** Incident types of the organisation that one works in, under the addresses of the specification. */
import { recordAnswer } from '@karmik/model/kit/answer';
import { bodySchema, patchSchema } from '@karmik/model/kit/schema';
import { incidentType } from '@karmik/model/whistle-blower/settings';
import type { FastifyRequest } from 'fastify';
import { member } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { mountLists } from '../../entity/list-routes.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { readRecord } from '../../entity/read.ts';
import { createRecord, deleteRecord, updateRecord, writerOf } from '../../entity/write.ts';
import { idParams, noContent, type Api } from '../../http/api.ts';
import { forbidden } from '../../http/errors.ts';

export function incidentTypeRoutes(app: Api, context: Context): void {
  const url = '/api/v1/commons/incident-type/';
  const tags = ['commons'];
  const clock = looseRuleClock(context);
  const answer = recordAnswer(incidentType);
  const config = { access: member };

  const writer = (request: FastifyRequest) => {
    if (!request.access.can('10.02', 'write')) throw forbidden();
    return writerOf(context, request);
  };

  mountLists(app, context, {
    entity: incidentType,
    base: url,
    ...config,
    summary: 'List of incident types of my organization',
    viewFor: () => ({}),
  });

  app.route({
    method: 'POST',
    url,
    config,
    schema: {
      summary: 'Create an incident type',
      tags,
      body: bodySchema(incidentType.fields, clock),
      response: { 201: answer },
    },
    handler: async (request, reply) => {
      const by = writer(request);
      const made = await request.access.tenant.transaction(async (tenant) => {
        const id = await createRecord(by, tenant, incidentType, {}, request.body);
        return readRecord(context, request.access, tenant, incidentType, {}, id);
      });
      return reply.code(201).send(made as never);
    },
  });

  for (const method of ['PUT', 'PATCH'] as const)
    app.route({
      method,
      url: `${url}:id/`,
      config,
      schema: {
        summary: method === 'PUT' ? 'Replace an incident type' : 'Change an incident type',
        tags,
        params: idParams,
        body: method === 'PUT' ? bodySchema(incidentType.fields, clock) : patchSchema(incidentType.fields, clock),
        response: { 200: answer },
      },
      handler: async (request) => {
        const by = writer(request);
        const { id } = request.params;
        return (await request.access.tenant.transaction(async (tenant) => {
          await updateRecord(by, tenant, incidentType, {}, id, request.body);
          return readRecord(context, request.access, tenant, incidentType, {}, id);
        })) as never;
      },
    });

  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    config,
    schema: { summary: 'Delete an incident type', tags, params: idParams, response: { 204: noContent } },
    handler: async (request, reply) => {
      const by = writer(request);
      await request.access.tenant.transaction((tenant) =>
        deleteRecord(by, tenant, incidentType, {}, request.params.id),
      );
      return reply.code(204).send(null);
    },
  });
}
