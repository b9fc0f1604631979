/** Grievances for those who handle them. HR and auditors read what their permission opens, but never one about themselves. */
import {
  grievanceAnswer,
  grievancePatch,
  grievanceQuery,
  grievanceRow,
  grievanceStatistics,
  handlerMessageBody,
  statisticsQuery,
} from '@karmik/model/grievance/case';
import * as z from 'zod/mini';
import { organizationMember, organizationReader, readerOf, type Access } from '../../access/access.ts';
import { sendAttachment } from '../../access/nameless-attachments.ts';
import type { Context } from '../../context.ts';
import { idParam, organizationIdParams, organizationParam, organizationParams, type Api } from '../../http/api.ts';
import { pageOf } from '../../http/paging.ts';
import { grievanceAttachments } from './attachments.ts';
import { listCases, momentOf, notifyAuthor, readCase, takeCase } from './cases.ts';
import { changeCase, sayAsHandler } from './handling.ts';
import { statisticsOf } from './statistics.ts';
import { bilingual } from '@karmik/model/kit/text';

const tags = ['grievance'];
const base = '/api/v1/grievance/:org/cases/';
const attachmentParams = z.object({ org: organizationParam, id: idParam, attachmentId: idParam });

export function grievanceRoutes(app: Api, context: Context): void {
  const config = { access: organizationMember } as const;
  const show = (access: Access, id: number) =>
    access.tenant.transaction((tenant) => readCase(context, access, tenant, id));
  const momentAt = ({ organization }: Access) => momentOf(context, organization.timezone);

  app.route({
    method: 'GET',
    url: base,
    config: { access: organizationReader },
    schema: {
      summary: 'Grievances that I handle or may read, the earliest deadline first',
      tags,
      params: organizationParams,
      querystring: grievanceQuery,
      response: { 200: z.object({ results: z.array(grievanceRow), next: z.nullable(z.string()), count: z.number() }) },
    },
    handler: async (request) => {
      const { rows, count } = await listCases(context, request.access, request.query);
      return { ...pageOf(request, rows, request.query), count };
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: { access: organizationReader },
    schema: {
      summary: 'One grievance, for those who handle it',
      tags,
      params: organizationIdParams,
      response: { 200: grievanceAnswer },
    },
    handler: ({ access, params }) => show(access, params.id),
  });

  app.route({
    method: 'PATCH',
    url: `${base}:id/`,
    config,
    schema: {
      summary: 'Change status, priority or handler of the version that was read',
      tags,
      params: organizationIdParams,
      body: grievancePatch,
      response: { 200: grievanceAnswer },
    },
    handler: ({ access, params, body }) =>
      access.tenant.transaction(async (tenant) => {
        await changeCase(access, tenant, params.id, body, momentAt(access));
        return readCase(context, access, tenant, params.id);
      }),
  });

  app.route({
    method: 'POST',
    url: `${base}:id/messages/`,
    config,
    schema: {
      summary: 'Write to the author, or note something for the other handlers',
      tags,
      params: organizationIdParams,
      body: handlerMessageBody,
      response: { 201: grievanceAnswer },
    },
    handler: async ({ access, params, body }, reply) => {
      const answer = await access.tenant.transaction(async (tenant) => {
        await sayAsHandler(access, tenant, params.id, body, momentAt(access));
        return readCase(context, access, tenant, params.id);
      });
      return reply.code(201).send(answer);
    },
  });

  app.route({
    method: 'POST',
    url: `${base}:id/attachments/`,
    config,
    schema: {
      summary: 'Add a file, which the author reads too (multipart, field "file")',
      tags,
      consumes: ['multipart/form-data'],
      params: organizationIdParams,
      response: { 201: grievanceAnswer },
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      const moment = momentAt(access);
      await takeCase(access, access.tenant, params.id, { mode: 'write' });
      await grievanceAttachments.keep(context, access.tenant, request, {
        recordId: params.id,
        authorId: access.userId,
        today: moment.today,
      });
      await access.tenant.transaction((tenant) =>
        notifyAuthor(tenant, params.id, moment, {
          text: bilingual('New file about your grievance', 'तपाईंको गुनासोमा नयाँ फाइल आएको छ'),
          actorId: access.userId,
        }),
      );
      return reply.code(201).send(await show(access, params.id));
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/attachments/:attachmentId/`,
    config: { access: organizationReader },
    schema: { summary: 'The bytes of a file', tags, params: attachmentParams },
    handler: async ({ access, params }, reply) => {
      await takeCase(access, access.tenant, params.id);
      return sendAttachment(
        context,
        reply,
        await grievanceAttachments.take(access.tenant, params.id, params.attachmentId),
      );
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/grievance/:org/statistics/',
    config: { access: readerOf('28.00') },
    schema: {
      summary: 'Numbers of grievances; what would name people is hidden',
      tags,
      params: organizationParams,
      querystring: statisticsQuery,
      response: { 200: grievanceStatistics },
    },
    handler: ({ access, query }) => statisticsOf(access, query.category),
  });
}
