/** Reports for people who are signed in: investigators, and the person who reported by name. HR has no part in them. */
import {
  enabledAnswer,
  handOverBody,
  receiptAnswer,
  reportAnswer,
  reportBody,
  reportCommentBody,
  reportForm,
  reportPatch,
  reportQuery,
  reportRow,
  needsConclusion,
} from '@karmik/model/whistle-blower/report';
import * as z from 'zod/mini';
import { organizationMember, member, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import {
  idParam,
  noContent,
  organizationIdParams,
  organizationParam,
  organizationParams,
  type Api,
} from '../../http/api.ts';
import { pageOf } from '../../http/paging.ts';
import { sendAttachment } from '../../access/nameless-attachments.ts';
import { newReceipt } from '../../access/receipts.ts';
import { reportAttachments } from './attachments.ts';
import { handOver } from './hand-over.ts';
import { reportReceipts } from './receipts.ts';
import {
  commentAsInvestigator,
  listReports,
  logAccess,
  moveReport,
  readReport,
  storeReport,
  takeReport,
} from './reports.ts';
import { overwrite, wipeReport } from './retention.ts';
import { formOf, isCurrentInvestigator, settingOf } from './settings.ts';
import { reportMessages } from './messages.ts';

/** An anonymous report may come over a session; nothing writes down which. */
const config = { access: organizationMember, isUntraced: true } as const;
const tags = ['whistleblower'];
const base = '/api/v1/whistleblower/:org/whistle-forms/';
const commentParams = z.object({ org: organizationParam, id: idParam, commentId: idParam });
const attachmentParams = z.object({ org: organizationParam, id: idParam, attachmentId: idParam });

export function whistleRoutes(app: Api, context: Context): void {
  const { secrets, clock } = context;

  app.route({
    method: 'GET',
    url: '/api/v1/commons/whistle-settings/',
    config: { access: member },
    schema: { summary: 'Whether my organization takes reports', tags, response: { 200: enabledAnswer } },
    handler: async ({ access: { tenant } }) => ({
      results: [{ enabled: (await settingOf(tenant, tenant.organizationId)).enabled }],
    }),
  });

  app.route({
    method: 'GET',
    url: '/api/v1/commons/investigators/:org/',
    config: { access: organizationMember },
    schema: {
      summary: 'Whether I look into reports today',
      tags,
      params: organizationParams,
      response: { 200: z.object({ is_current_investigator: z.boolean() }) },
    },
    handler: async ({ access }) => ({ is_current_investigator: await isCurrentInvestigator(context, access) }),
  });

  app.route({
    method: 'GET',
    url: `${base}form/`,
    config,
    schema: {
      summary: 'What a report is about and who may read it',
      tags,
      params: organizationParams,
      response: { 200: reportForm },
    },
    handler: async ({ access }) => formOf(access.tenant, access.organization, ruleClockOf(context, access).today),
  });

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: {
      summary: 'Reports that I look into, and mine that bear my name',
      tags,
      params: organizationParams,
      querystring: reportQuery,
      response: { 200: z.object({ results: z.array(reportRow), next: z.nullable(z.string()), count: z.number() }) },
    },
    handler: async (request) => {
      const { limit, offset, status } = request.query;
      const { rows, count } = await listReports(context, request.access, { limit, offset, status });
      return { ...pageOf(request, rows, { limit, offset }), count };
    },
  });

  app.route({
    method: 'POST',
    url: base,
    config,
    schema: {
      summary: 'Report something, by name or anonymously; the receipt is shown only once',
      tags,
      params: organizationParams,
      body: reportBody,
      response: { 201: receiptAnswer },
    },
    handler: async ({ access, body }, reply) => {
      const { tenant, userId } = access;
      if (!(await settingOf(tenant, tenant.organizationId)).enabled) throw forbidden(reportMessages.noReports);
      const { today } = ruleClockOf(context, access);
      const receipt = newReceipt();
      const hash = await reportReceipts.hash(secrets, receipt);
      const { id, hasReader } = await tenant.transaction((inner) => storeReport(inner, body, { userId, today }, hash));
      return reply.code(201).send({
        receipt,
        access: reportReceipts.key(secrets, { organizationId: tenant.organizationId, id }, clock()),
        has_reader: hasReader,
      });
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config,
    schema: {
      summary: 'One report; that it was opened is written down',
      tags,
      params: organizationIdParams,
      response: { 200: reportAnswer },
    },
    handler: ({ access, params }) =>
      access.tenant.transaction((tenant) => readReport(context, access, tenant, params.id)),
  });

  app.route({
    method: 'PATCH',
    url: `${base}:id/`,
    config,
    schema: {
      summary: 'Move a report on',
      tags,
      params: organizationIdParams,
      body: reportPatch,
      response: { 200: reportAnswer },
    },
    handler: ({ access, params, body }) =>
      access.tenant.transaction(async (tenant) => {
        await moveReport(context, access, tenant, params.id, body);
        return readReport(context, access, tenant, params.id);
      }),
  });

  app.route({
    method: 'DELETE',
    url: `${base}:id/`,
    config,
    schema: {
      summary: 'Wipe a report that has come to its end, for good',
      tags,
      params: organizationIdParams,
      response: { 204: noContent },
    },
    handler: async ({ access, params }, reply) => {
      const keys = await access.tenant.transaction(async (tenant) => {
        const { status } = await takeReport(context, access, tenant, params.id, { asInvestigator: true, lock: true });
        if (!needsConclusion(status)) throw conflict(reportMessages.notEnded, 'status');
        return wipeReport(tenant, { organization_id: tenant.organizationId, id: params.id, status });
      });
      for (const key of keys) await context.files.remove(key);
      await overwrite(context);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: `${base}:id/hand-over/`,
    config,
    schema: {
      summary: 'Let an investigator read a report from before their confirmation',
      tags,
      params: organizationIdParams,
      body: handOverBody,
      response: { 200: reportAnswer },
    },
    handler: ({ access, params, body }) =>
      access.tenant.transaction(async (tenant) => {
        await handOver(context, access, tenant, params.id, body.person);
        return readReport(context, access, tenant, params.id);
      }),
  });

  threadRoutes(app, context);
}

/** Comments and files of a report. */
function threadRoutes(app: Api, context: Context): void {
  const show = async (access: Access, id: number) =>
    access.tenant.transaction((tenant) => readReport(context, access, tenant, id));

  app.route({
    method: 'GET',
    url: `${base}:id/comments/`,
    config,
    schema: {
      summary: 'What was said about a report',
      tags,
      params: organizationIdParams,
      response: { 200: z.object({ results: reportAnswer.shape.comments }) },
    },
    handler: async ({ access, params }) => ({ results: (await show(access, params.id)).comments }),
  });

  app.route({
    method: 'POST',
    url: `${base}:id/comments/`,
    config,
    schema: {
      summary: 'Answer the reporter, or note something for the other investigators',
      tags,
      params: organizationIdParams,
      body: reportCommentBody,
      response: { 201: reportAnswer },
    },
    handler: async ({ access, params, body }, reply) => {
      const report = await access.tenant.transaction(async (tenant) => {
        await takeReport(context, access, tenant, params.id, { asInvestigator: true, lock: true });
        await commentAsInvestigator(context, access, tenant, params.id, body);
        return readReport(context, access, tenant, params.id);
      });
      return reply.code(201).send(report);
    },
  });

  app.route({
    method: 'DELETE',
    url: `${base}:id/comments/:commentId/`,
    config,
    schema: { summary: 'Take back a note of my own', tags, params: commentParams, response: { 204: noContent } },
    handler: async ({ access, params }, reply) => {
      await access.tenant.transaction(async (tenant) => {
        await takeReport(context, access, tenant, params.id, { asInvestigator: true, lock: true });
        // What the reporter may have read stays said.
        const gone = await tenant.query(
          `delete from whistle_comment where organization_id = $1 and report_id = $2 and id = $3 and author_id = $4 and visibility = 'internal' returning id`,
          [tenant.organizationId, params.id, params.commentId, access.userId],
        );
        if (gone.length === 0) throw notFound();
        await logAccess(context, access, tenant, params.id, 'took back a note');
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/attachments/`,
    config,
    schema: {
      summary: 'Files of a report',
      tags,
      params: organizationIdParams,
      response: { 200: z.object({ results: reportAnswer.shape.attachments }) },
    },
    handler: async ({ access, params }) => ({ results: (await show(access, params.id)).attachments }),
  });

  app.route({
    method: 'POST',
    url: `${base}:id/attachments/`,
    config,
    schema: {
      summary: 'Add a file (multipart, field "file")',
      tags,
      consumes: ['multipart/form-data'],
      params: organizationIdParams,
      response: { 201: reportAnswer },
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      const report = await takeReport(context, access, access.tenant, params.id);
      const authorId = report.is_investigator ? access.userId : null;
      const { today } = ruleClockOf(context, access);
      await reportAttachments.keep(context, access.tenant, request, { recordId: params.id, authorId, today });
      if (report.is_investigator) await logAccess(context, access, access.tenant, params.id, 'added a file');
      return reply.code(201).send(await show(access, params.id));
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/attachments/:attachmentId/`,
    config,
    schema: { summary: 'The bytes of a file', tags, params: attachmentParams },
    handler: async ({ access, params }, reply) => {
      const report = await takeReport(context, access, access.tenant, params.id);
      const file = await reportAttachments.take(access.tenant, params.id, params.attachmentId);
      if (!report.is_investigator && file.author_id !== null) throw notFound();
      if (report.is_investigator) await logAccess(context, access, access.tenant, params.id, `opened ${file.name}`);
      return sendAttachment(context, reply, file);
    },
  });

  app.route({
    method: 'DELETE',
    url: `${base}:id/attachments/:attachmentId/`,
    config,
    schema: { summary: 'Remove a file that I added', tags, params: attachmentParams, response: { 204: noContent } },
    handler: async ({ access, params }, reply) => {
      const key = await access.tenant.transaction(async (tenant) => {
        await takeReport(context, access, tenant, params.id, { asInvestigator: true, lock: true });
        const {
          author_id: author,
          storage_key: stored,
          name,
        } = await reportAttachments.take(tenant, params.id, params.attachmentId);
        if (author !== access.userId) throw forbidden(reportMessages.othersFile);
        await tenant.query('delete from whistle_attachment where organization_id = $1 and id = $2', [
          tenant.organizationId,
          params.attachmentId,
        ]);
        await logAccess(context, access, tenant, params.id, `removed ${name}`);
        return stored;
      });
      await context.files.remove(key);
      return reply.code(204).send(null);
    },
  });
}
