/** Comments on a record and files attached to it, in the tables `<entity>_comment` and `<entity>_attachment`. */
import { labels } from '@karmik/model/kit/labels';
import { messages } from '@karmik/model/kit/messages';
import {
  threadCommentBody,
  threadComments,
  threadFileBody,
  threadFiles,
  threadLimits,
  type ThreadComment,
  type ThreadFiles,
} from '@karmik/model/kit/thread';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { writeAudit } from '../access/audit.ts';
import type { AccessRule } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { fileUrl } from '../files/links.ts';
import { idParam, noContent, paramsAt, type Api } from '../http/api.ts';
import { forbidden, invalidField, notFound } from '../http/errors.ts';
import { announce } from '../live/announce.ts';
import { fileMessages } from '../messages.ts';
import { once } from './idempotency.ts';
import { personJson } from './person.ts';

/** Someone before a record, and what they may do to what hangs on it. */
export interface Standing<R> {
  readonly row: R;
  readonly comments: boolean;
  readonly attaches: boolean;
  /** Takes files of others off as well. */
  readonly manages: boolean;
}

interface Thread<R extends { readonly id: number }> {
  readonly entity: string;
  /** What it is in the middle of a sentence, for the API's description. */
  readonly singular: string;
  /** Under the API root, with slashes at both ends. */
  readonly base: string;
  readonly access: AccessRule;
  readonly querystring: z.ZodMiniType;
  /** @throws 404 where the viewer does not see the record */
  stand(request: FastifyRequest, tenant: Tenant, id: number, lock?: 'lock'): Promise<Standing<R>>;
  /** Tells people of a comment. */
  tell(tenant: Tenant, row: R, comment: { readonly by: number; readonly at: Date }): Promise<void>;
}

/** Writes down what was done to what hangs on a record, and tells open pages. */
export async function recordPart(
  { clock }: Context,
  { access }: FastifyRequest,
  tenant: Tenant,
  done: { readonly entity: string; readonly id: number; readonly action: string; readonly after: object },
): Promise<void> {
  const { organizationId } = tenant;
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: done.action,
    objectType: done.entity,
    objectId: done.id,
    after: done.after,
    at: clock(),
  });
  await announce(tenant, { organizationId, topic: done.entity, objectId: done.id });
}

export function threadRoutes<R extends { readonly id: number }>(app: Api, context: Context, thread: Thread<R>): void {
  const { entity, singular, querystring } = thread;
  const record = `${thread.base}:id/`;
  const tags = [thread.base.split('/')[3] ?? ''];
  const config = { access: thread.access };
  const params = paramsAt(thread.base).ofRecord;
  const idOf = (request: FastifyRequest): number => (request.params as { id: number }).id;
  const partOf = (request: FastifyRequest): number => (request.params as { part: number }).part;
  const comments = `${entity}_comment`;
  const attachments = `${entity}_attachment`;

  app.route({
    method: 'GET',
    url: `${record}comments/`,
    config,
    schema: {
      summary: `Comments on a ${singular}, oldest first`,
      tags,
      params,
      querystring,
      response: { 200: threadComments },
    },
    handler: async (request) => {
      const { tenant, userId } = request.access;
      const { row, comments: mayAdd } = await thread.stand(request, tenant, idOf(request));
      const results = await tenant.query<ThreadComment>(
        `select c.id, ${personJson('p')} as author, c.text, c.created_at, c.author_id = $3 as can_delete
           from ${comments} c join person p on p.organization_id = c.organization_id and p.id = c.author_id
          where c.organization_id = $1 and c.${entity}_id = $2 order by c.id limit ${threadLimits.comments}`,
        [tenant.organizationId, row.id, userId],
      );
      return { results, can_add: mayAdd };
    },
  });

  app.route({
    method: 'POST',
    url: `${record}comments/`,
    config,
    schema: {
      summary: `Comment on a ${singular}`,
      tags,
      params,
      querystring,
      body: threadCommentBody,
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { userId } = request.access;
      const { text } = request.body;
      const { status, body } = await once(context, request, async (tenant) => {
        const { row, comments: mayAdd } = await thread.stand(request, tenant, idOf(request), 'lock');
        if (!mayAdd) throw forbidden();
        const at = context.clock();
        const made = await tenant.one<{ id: number }>(
          `insert into ${comments} (organization_id, ${entity}_id, author_id, text, created_at) values ($1, $2, $3, $4, $5) returning id`,
          [tenant.organizationId, row.id, userId, text, at],
        );
        await recordPart(context, request, tenant, {
          entity,
          id: row.id,
          action: 'commented',
          after: { comment: made?.id ?? 0 },
        });
        await thread.tell(tenant, row, { by: userId, at });
        return { status: 201, body: { id: made?.id ?? 0 } };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'DELETE',
    url: `${record}comments/:part/`,
    config,
    schema: {
      summary: `Delete one's own comment on a ${singular}`,
      tags,
      params: z.object({ ...params.shape, part: idParam }),
      querystring,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      await request.access.tenant.transaction(async (tenant) => {
        const { row } = await thread.stand(request, tenant, idOf(request), 'lock');
        const comment = partOf(request);
        const gone = await tenant.one(
          `delete from ${comments} where organization_id = $1 and ${entity}_id = $2 and id = $3 and author_id = $4 returning id`,
          [tenant.organizationId, row.id, comment, request.access.userId],
        );
        if (!gone) throw notFound();
        await recordPart(context, request, tenant, {
          entity,
          id: row.id,
          action: 'comment_deleted',
          after: { comment },
        });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'GET',
    url: `${record}attachments/`,
    config,
    schema: { summary: `Files of a ${singular}`, tags, params, querystring, response: { 200: threadFiles } },
    handler: async (request) => {
      const { access } = request;
      const { tenant } = access;
      const { row, attaches, manages } = await thread.stand(request, tenant, idOf(request));
      const found = await tenant.query<Omit<ThreadFiles['results'][number], 'url'> & { file_id: number }>(
        `select a.id, a.file_id, f.name, f.mime, f.size, ${personJson('p')} as added_by, a.created_at, (a.added_by_id = $3 or $4) and $5 as can_delete
           from ${attachments} a join file f on f.organization_id = a.organization_id and f.id = a.file_id
           join person p on p.organization_id = a.organization_id and p.id = a.added_by_id
          where a.organization_id = $1 and a.${entity}_id = $2 order by a.id`,
        [tenant.organizationId, row.id, access.userId, manages, attaches],
      );
      const now = context.clock();
      const results = found.map(({ file_id, ...file }) => ({
        ...file,
        url: fileUrl(context.secrets, tenant.organizationId, file_id, access, now),
      }));
      return { results, can_add: attaches };
    },
  });

  app.route({
    method: 'POST',
    url: `${record}attachments/`,
    config,
    schema: {
      summary: `Attach a file that one uploaded to a ${singular}`,
      tags,
      params,
      querystring,
      body: threadFileBody,
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access } = request;
      const { file } = request.body;
      const { status, body } = await once(context, request, async (tenant) => {
        const { row, attaches } = await thread.stand(request, tenant, idOf(request), 'lock');
        if (!attaches) throw forbidden();
        const place = [tenant.organizationId, file] as const;
        const own = await tenant.one<{ name: string }>(
          `select f.name from file f where f.organization_id = $1 and f.id = $2 and f.owner_id = $3 and f.purpose = 'record'
              and not exists (select from record_file c where c.organization_id = f.organization_id and c.file_id = f.id)`,
          [...place, access.userId],
        );
        if (!own) throw invalidField('file', messages.reference({ field: labels.file }));
        const hanging = await tenant.one<{ n: number }>(
          `select count(*)::int as n from ${attachments} where organization_id = $1 and ${entity}_id = $2`,
          [tenant.organizationId, row.id],
        );
        if ((hanging?.n ?? 0) >= threadLimits.files)
          throw invalidField('file', fileMessages.attachmentsLimit({ most: threadLimits.files }));
        const made = await tenant.one<{ id: number }>(
          `insert into ${attachments} (organization_id, ${entity}_id, file_id, added_by_id, created_at) values ($1, $2, $3, $4, $5) returning id`,
          [tenant.organizationId, row.id, file, access.userId, context.clock()],
        );
        await tenant.query(
          'insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, $3, $4)',
          [...place, entity, row.id],
        );
        await recordPart(context, request, tenant, {
          entity,
          id: row.id,
          action: 'attached',
          after: { file: own.name },
        });
        return { status: 201, body: { id: made?.id ?? 0 } };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'DELETE',
    url: `${record}attachments/:part/`,
    config,
    schema: {
      summary: `Take a file off a ${singular}`,
      tags,
      params: z.object({ ...params.shape, part: idParam }),
      querystring,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      await request.access.tenant.transaction(async (tenant) => {
        const { row, attaches, manages } = await thread.stand(request, tenant, idOf(request), 'lock');
        const gone =
          attaches &&
          (await tenant.one<{ file_id: number }>(
            `delete from ${attachments} where organization_id = $1 and ${entity}_id = $2 and id = $3 and (added_by_id = $4 or $5) returning file_id`,
            [tenant.organizationId, row.id, partOf(request), request.access.userId, manages],
          ));
        if (!gone) throw notFound();
        await tenant.query('delete from record_file where organization_id = $1 and file_id = $2', [
          tenant.organizationId,
          gone.file_id,
        ]);
        await recordPart(context, request, tenant, {
          entity,
          id: row.id,
          action: 'detached',
          after: { file: gone.file_id },
        });
      });
      return reply.code(204).send(null);
    },
  });
}
