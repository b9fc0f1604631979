/** What hangs on a task: its checklist as it is ticked, its comments and its files. */
import { carried } from '@karmik/model/kit/message';
import { labels } from '@karmik/model/kit/labels';
import { bilingual } from '@karmik/model/kit/text';
import type { ViewerType } from '@karmik/model/kit/actions';
import { userRef } from '@karmik/model/kit/answer';
import { messages, formats } from '@karmik/model/kit/messages';
import { postLimits } from '@karmik/model/noticeboard/vocabulary';
import { textSchema } from '@karmik/model/kit/text-schema';
import { openTaskStates, task } from '@karmik/model/task/task';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import { personJson } from '../../entity/person.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { once } from '../../entity/idempotency.ts';
import { writeLines } from '../../entity/lines.ts';
import { readRow } from '../../entity/read.ts';
import { asQuery } from '../../entity/scope.ts';
import { fileUrl } from '../../files/links.ts';
import { idParam, idParams, noContent, type Api } from '../../http/api.ts';
import { conflict, forbidden, invalidField, notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { notifyOfTask } from './notifications.ts';
import { taskRightsOf, taskView, type TaskRow } from './scope.ts';
import { taskMessages } from './messages.ts';

/** More files than these hang on no task. */
const mostFiles = 20;
const mostComments = 1_000;

const commentAnswer = z.object({
  id: z.number(),
  author: userRef,
  text: z.string(),
  created_at: z.string(),
  can_delete: z.boolean(),
});
const attachmentAnswer = z.object({
  id: z.number(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
  url: z.string(),
  added_by: userRef,
  created_at: z.string(),
  can_delete: z.boolean(),
});

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

  /** The same for reading, which holds nobody up. */
  const seen = async (request: FastifyRequest, id: number, as: ViewerType) => {
    const { access } = request;
    const view = taskView(context, access, { as });
    const row = { ...(await readRow(access.tenant, task, view, access, id)), id } as unknown as TaskRow;
    return { row, rights: taskRightsOf(access, as, row) };
  };

  /** What was done to a part of a task, told to the audit and to open pages. */
  const auditAndAnnounce = async (
    { access }: FastifyRequest,
    tenant: Tenant,
    id: number,
    action: string,
    after: object,
  ): Promise<void> => {
    await writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      action,
      objectType: 'task',
      objectId: id,
      after,
      at: context.clock(),
    });
    await announce(tenant, { organizationId: tenant.organizationId, topic: 'task', objectId: id });
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
        await auditAndAnnounce(request, tenant, row.id, is_done ? 'ticked' : 'unticked', { item });
        return { open: checklist.filter((each) => !each.is_done).length };
      }),
  });

  app.route({
    method: 'GET',
    url: `${base}comments/`,
    config,
    schema: {
      summary: 'What was said of a task, the first first',
      tags,
      params: idParams,
      querystring,
      response: { 200: z.object({ results: z.array(commentAnswer) }) },
    },
    handler: async (request) => {
      const { tenant } = request.access;
      const { row } = await seen(request, request.params.id, request.query.as);
      const results = await tenant.query<z.infer<typeof commentAnswer>>(
        `select c.id, ${personJson('p')} as author, c.text, c.created_at, c.author_id = $3 as can_delete
             from task_comment c join person p on p.organization_id = c.organization_id and p.id = c.author_id
            where c.organization_id = $1 and c.task_id = $2 order by c.id limit ${mostComments}`,
        [tenant.organizationId, row.id, request.access.userId],
      );
      return { results };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}comments/`,
    config,
    schema: {
      summary: 'Say something of a task, as anybody who sees it',
      tags,
      params: idParams,
      querystring,
      body: z.strictObject({ text: textSchema(labels.comment, { max: postLimits.comment }) }),
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access } = request;
      const { status, body } = await once(context, request, async (tenant) => {
        const { row, rights } = await held(request, tenant);
        if (!rights.comments) throw forbidden();
        const now = context.clock();
        const made = await tenant.one<{ id: number }>(
          'insert into task_comment (organization_id, task_id, author_id, text, created_at) values ($1, $2, $3, $4, $5) returning id',
          [tenant.organizationId, row.id, access.userId, request.body.text, now],
        );
        await auditAndAnnounce(request, tenant, row.id, 'commented', { comment: made?.id ?? 0 });
        const people = [...row.responsible, ...row.observers].map(({ person }) => person);
        await notifyOfTask(tenant, 'commented', {
          taskId: row.id,
          title: row.title,
          actorId: access.userId,
          recipientIds: [row.created_by, ...people],
          at: now,
        });
        return { status: 201, body: { id: made?.id ?? 0 } };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'DELETE',
    url: `${base}comments/:cid/`,
    config,
    schema: {
      summary: 'Take back a comment of one’s own',
      tags,
      params: z.object({ id: idParam, cid: idParam }),
      querystring,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      await request.access.tenant.transaction(async (tenant) => {
        const { row } = await held(request, tenant);
        const gone = await tenant.one(
          'delete from task_comment where organization_id = $1 and task_id = $2 and id = $3 and author_id = $4 returning id',
          [tenant.organizationId, row.id, request.params.cid, request.access.userId],
        );
        if (!gone) throw notFound();
        await auditAndAnnounce(request, tenant, row.id, 'comment_deleted', { comment: request.params.cid });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}attachments/`,
    config,
    schema: {
      summary: 'The files of a task',
      tags,
      params: idParams,
      querystring,
      response: { 200: z.object({ results: z.array(attachmentAnswer) }) },
    },
    handler: async (request) => {
      const { access } = request;
      const { tenant } = access;
      const { row, rights } = await seen(request, request.params.id, request.query.as);
      const found = await tenant.query<Omit<z.infer<typeof attachmentAnswer>, 'url'> & { file_id: number }>(
        `select a.id, a.file_id, f.name, f.mime, f.size, ${personJson('p')} as added_by, a.created_at, (a.added_by_id = $3 or $4) and $5 as can_delete
             from task_attachment a join file f on f.organization_id = a.organization_id and f.id = a.file_id
             join person p on p.organization_id = a.organization_id and p.id = a.added_by_id
            where a.organization_id = $1 and a.task_id = $2 order by a.id`,
        [tenant.organizationId, row.id, access.userId, rights.manages, rights.works || rights.manages],
      );
      const now = context.clock();
      return {
        results: found.map(({ file_id, ...file }) => ({
          ...file,
          url: fileUrl(context.secrets, tenant.organizationId, file_id, access, now),
        })),
      };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}attachments/`,
    config,
    schema: {
      summary: 'Add a file that one uploaded, as its assignee or assigner',
      tags,
      params: idParams,
      querystring,
      body: z.strictObject({
        file: z.int({
          error: carried(messages.wrongType({ field: labels.file, format: bilingual('an id', 'परिचय नम्बर') })),
        }),
      }),
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access } = request;
      const { file } = request.body;
      const { status, body } = await once(context, request, async (tenant) => {
        const { row, rights } = await held(request, tenant);
        if (!rights.works && !rights.manages) throw forbidden();
        const place = [tenant.organizationId, file] as const;
        const own = await tenant.one<{ name: string }>(
          `select f.name from file f where f.organization_id = $1 and f.id = $2 and f.owner_id = $3 and f.purpose = 'record'
              and not exists (select from record_file c where c.organization_id = f.organization_id and c.file_id = f.id)`,
          [...place, access.userId],
        );
        if (!own) throw invalidField('file', messages.reference({ field: labels.file }));
        const hanging = await tenant.one<{ n: number }>(
          'select count(*)::int as n from task_attachment where organization_id = $1 and task_id = $2',
          [tenant.organizationId, row.id],
        );
        if ((hanging?.n ?? 0) >= mostFiles) throw invalidField('file', taskMessages.filesLimit({ most: mostFiles }));
        const made = await tenant.one<{ id: number }>(
          'insert into task_attachment (organization_id, task_id, file_id, added_by_id, created_at) values ($1, $2, $3, $4, $5) returning id',
          [tenant.organizationId, row.id, file, access.userId, context.clock()],
        );
        await tenant.query(
          `insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, 'task', $3)`,
          [...place, row.id],
        );
        await auditAndAnnounce(request, tenant, row.id, 'attached', { file: own.name });
        return { status: 201, body: { id: made?.id ?? 0 } };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'DELETE',
    url: `${base}attachments/:aid/`,
    config,
    schema: {
      summary: 'Take a file off a task, as the person who added it or the assigner',
      tags,
      params: z.object({ id: idParam, aid: idParam }),
      querystring,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      await request.access.tenant.transaction(async (tenant) => {
        const { row, rights } = await held(request, tenant);
        const gone = await tenant.one<{ file_id: number }>(
          'delete from task_attachment where organization_id = $1 and task_id = $2 and id = $3 and (added_by_id = $4 or $5) returning file_id',
          [tenant.organizationId, row.id, request.params.aid, request.access.userId, rights.manages],
        );
        if (!gone) throw notFound();
        await tenant.query('delete from record_file where organization_id = $1 and file_id = $2', [
          tenant.organizationId,
          gone.file_id,
        ]);
        await auditAndAnnounce(request, tenant, row.id, 'detached', { file: gone.file_id });
      });
      return reply.code(204).send(null);
    },
  });
}
