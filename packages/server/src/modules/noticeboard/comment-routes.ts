/** Comments of posts: who reads a post comments on it, and its author and HR change what was written. */
import { pageQuery } from '@karmik/model/kit/paging';
import { commentAnswer, commentBody, type Comment } from '@karmik/model/noticeboard/post';
import * as z from 'zod/mini';
import { member, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { personJson } from '../../entity/person.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import { idParams, noContent, type Api } from '../../http/api.ts';
import { pageClause, pageOf } from '../../http/paging.ts';
import { noticeboardMessages } from './messages.ts';
import { requirePublished } from './reading.ts';
import { addComment } from './responses.ts';

const page = z.object({ results: z.array(commentAnswer), next: z.nullable(z.string()) });

interface CommentRow extends Omit<Comment, 'permissions'> {
  author_id: number;
  post_id: number;
}

const selectComments = `
  select c.id, c.author_id, c.post_id, ${personJson('a')} as author,
         c.text, c.created_at, c.edited_at
    from post_comment c join person a on a.organization_id = c.organization_id and a.id = c.author_id
   where c.organization_id = $1`;

function toComment(row: CommentRow, access: Access): Comment {
  const may = !access.isAuditUser && (row.author_id === access.userId || access.can('7.00', 'write'));
  return { ...row, permissions: { edit: may, delete: may } };
}

export function commentRoutes(app: Api, context: Context): void {
  const list = '/api/v1/noticeboard/posts/:id/comments/';
  const one = '/api/v1/noticeboard/comments/:id/';

  const take = async (access: Access, id: number): Promise<CommentRow> => {
    const row = await access.tenant.one<CommentRow>(`${selectComments} and c.id = $2`, [
      access.tenant.organizationId,
      id,
    ]);
    if (!row) throw notFound();
    await requirePublished(access, row.post_id, context.clock());
    if (!toComment(row, access).permissions.edit) throw forbidden(noticeboardMessages.othersComment);
    return row;
  };

  app.route({
    method: 'GET',
    url: list,
    config: { access: member },
    schema: {
      summary: 'Comments of a post, oldest first',
      tags: ['noticeboard'],
      params: idParams,
      querystring: z.strictObject({ ...pageQuery, anchor: z.optional(z.coerce.number().check(z.nonnegative())) }),
      response: { 200: page },
    },
    handler: async (request) => {
      const { access, params, query } = request;
      await requirePublished(access, params.id, context.clock());
      const { limit, offset, anchor: after } = query;
      const rows = await access.tenant.query<CommentRow>(
        `${selectComments} and c.post_id = $2 and c.id > $3 order by c.id ${pageClause(limit, '$4')}`,
        [access.tenant.organizationId, params.id, after ?? 0, after === undefined ? offset : 0],
      );
      const last = rows.slice(0, limit).at(-1);
      return pageOf(
        request,
        rows.map((row) => toComment(row, access)),
        query,
        { anchor: String(last?.id ?? 0) },
      );
    },
  });

  app.route({
    method: 'POST',
    url: list,
    config: { access: member },
    schema: {
      summary: 'Comment on a post',
      tags: ['noticeboard'],
      params: idParams,
      body: commentBody,
      response: { 201: commentAnswer },
    },
    handler: async ({ access, params, body }, reply) => {
      const id = await addComment(access, params.id, body.text, context.clock());
      return reply.code(201).send(toComment(await take(access, id), access));
    },
  });

  app.route({
    method: 'PATCH',
    url: one,
    config: { access: member },
    schema: {
      summary: 'Change a comment',
      tags: ['noticeboard'],
      params: idParams,
      body: commentBody,
      response: { 200: commentAnswer },
    },
    handler: async (request) => {
      const { access, params, body } = request;
      await take(access, params.id);
      await access.tenant.query(
        'update post_comment set text = $3, edited_at = $4 where organization_id = $1 and id = $2',
        [access.tenant.organizationId, params.id, body.text, context.clock()],
      );
      return toComment(await take(access, params.id), access);
    },
  });

  app.route({
    method: 'DELETE',
    url: one,
    config: { access: member },
    schema: { summary: 'Delete a comment', tags: ['noticeboard'], params: idParams, response: { 204: noContent } },
    handler: async ({ access, params }, reply) => {
      await take(access, params.id);
      await access.tenant.query('delete from post_comment where organization_id = $1 and id = $2', [
        access.tenant.organizationId,
        params.id,
      ]);
      return reply.code(204).send(null);
    },
  });
}
