import { userRef } from '@karmik/model/kit/answer';
import { pageQuery } from '@karmik/model/kit/paging';
import { voteBody } from '@karmik/model/noticeboard/poll';
import { decisionBody, postAnswer, postBody, postPatch, reactionBody, type Post } from '@karmik/model/noticeboard/post';
import * as z from 'zod/mini';
import { requiresPermission, member, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/errors.ts';
import { idParams, noContent, organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { pageOf } from '../../http/paging.ts';
import { readFeed, readPost, readWaiting, toPost, type Reading } from './feed.ts';
import { vote, votersOf } from './polls.ts';
import { changePost, createPost, decidePost, deletePost } from './posts.ts';
import { requirePublished } from './reading.ts';
import { react } from './responses.ts';

const page = <T extends z.ZodMiniType>(item: T) => z.object({ results: z.array(item), next: z.nullable(z.string()) });
const anchor = z.optional(z.string().check(z.maxLength(2_000)));

export function noticeboardRoutes(app: Api, context: Context): void {
  const by = (access: Access): Reading => ({ access, secrets: context.secrets, now: context.clock() });
  const show = async (access: Access, id: number) => {
    const row = await readPost(by(access), id);
    if (!row) throw notFound();
    return toPost(row, access, context.secrets, context.clock());
  };

  app.route({
    method: 'GET',
    url: '/api/v1/noticeboard/posts/',
    config: { access: member },
    schema: {
      summary: 'The feed: pinned posts, then the newest',
      tags: ['noticeboard'],
      querystring: z.strictObject({
        ...pageQuery,
        anchor,
        /** Only posts that thank this person. */
        thanks: z.optional(z.coerce.number().check(z.int(), z.positive())),
      }),
      response: { 200: page(postAnswer) },
    },
    handler: async (request) => {
      const { limit, offset, anchor: given, thanks } = request.query;
      const now = context.clock();
      const feed = await readFeed(by(request.access), limit, offset, given, thanks);
      const results = feed.rows.map((row) => toPost(row, request.access, context.secrets, now));
      const parameters = new URLSearchParams({
        limit: String(limit),
        offset: String(offset + limit),
        anchor: feed.anchor ?? '',
        ...(thanks === undefined ? {} : { thanks: String(thanks) }),
      });
      return { results, next: feed.anchor && `/api/v1/noticeboard/posts/?${parameters.toString()}` };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/noticeboard/posts/waiting/',
    config: { access: member },
    schema: {
      summary: 'Your own posts that are scheduled, pending or denied',
      tags: ['noticeboard'],
      querystring: z.strictObject({
        ...pageQuery,
        state: z._default(z.enum(['Scheduled', 'Pending', 'Denied']), 'Scheduled'),
      }),
      response: { 200: page(postAnswer) },
    },
    handler: async (request) => {
      const { limit, offset, state } = request.query;
      const now = context.clock();
      const rows = await readWaiting(by(request.access), [state], 'own', { limit, offset });
      return pageOf(
        request,
        rows.map((row) => toPost(row, request.access, context.secrets, now)),
        { limit, offset },
      );
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/noticeboard/posts/',
    config: { access: member },
    schema: {
      summary: 'Post on the noticeboard',
      tags: ['noticeboard'],
      body: postBody,
      response: { 201: postAnswer },
    },
    handler: async (request, reply) =>
      reply
        .code(201)
        .send(await show(request.access, await createPost(context, request.access, request.body, request))),
  });

  app.route({
    method: 'GET',
    url: '/api/v1/noticeboard/posts/:id/',
    config: { access: member },
    schema: { summary: 'One post', tags: ['noticeboard'], params: idParams, response: { 200: postAnswer } },
    handler: (request) => show(request.access, request.params.id),
  });

  app.route({
    method: 'PATCH',
    url: '/api/v1/noticeboard/posts/:id/',
    config: { access: member },
    schema: {
      summary: 'Change a post, its hour, or whether it is pinned',
      tags: ['noticeboard'],
      params: idParams,
      body: postPatch,
      response: { 200: postAnswer },
    },
    handler: async (request) => {
      await changePost(context, request.access, request.params.id, request.body, request);
      return show(request.access, request.params.id);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/v1/noticeboard/posts/:id/',
    config: { access: member },
    schema: { summary: 'Delete a post', tags: ['noticeboard'], params: idParams, response: { 204: noContent } },
    handler: async (request, reply) => {
      await deletePost(context, request.access, request.params.id, request);
      return reply.code(204).send(null);
    },
  });

  reactionRoutes(app, context);
  pollRoutes(app, context, show);
  approvalRoutes(app, context);
}

function reactionRoutes(app: Api, context: Context): void {
  const url = '/api/v1/noticeboard/posts/:id/reaction/';
  const answer = z.object({ reactions: z.record(z.string(), z.number()), my_reaction: z.nullable(z.string()) });
  const now = async (access: Access, id: number) => {
    const row = await readPost({ access, secrets: context.secrets, now: context.clock() }, id);
    return { reactions: row?.reactions ?? {}, my_reaction: row?.my_reaction ?? null };
  };

  app.route({
    method: 'PUT',
    url,
    config: { access: member },
    schema: {
      summary: 'React to a post; one reaction a person',
      tags: ['noticeboard'],
      params: idParams,
      body: reactionBody,
      response: { 200: answer },
    },
    handler: async ({ access, params, body }) => {
      await react(access, params.id, body.reaction, context.clock());
      return now(access, params.id);
    },
  });

  app.route({
    method: 'DELETE',
    url,
    config: { access: member },
    schema: { summary: 'Take your reaction back', tags: ['noticeboard'], params: idParams, response: { 200: answer } },
    handler: async ({ access, params }) => {
      await requirePublished(access, params.id, context.clock());
      await access.tenant.query(
        'delete from post_reaction where organization_id = $1 and post_id = $2 and user_id = $3',
        [access.tenant.organizationId, params.id, access.userId],
      );
      return now(access, params.id);
    },
  });
}

function pollRoutes(app: Api, context: Context, show: (access: Access, id: number) => Promise<Post>): void {
  const url = '/api/v1/noticeboard/posts/:id/vote/';
  const tags = ['noticeboard'];

  app.route({
    method: 'PUT',
    url,
    config: { access: member },
    schema: {
      summary: 'Vote in the poll of a post, or change your vote',
      tags,
      params: idParams,
      body: voteBody,
      response: { 200: postAnswer },
    },
    handler: async ({ access, params, body }) => {
      await vote(context.secrets, access, params.id, body.choice, context.clock());
      return show(access, params.id);
    },
  });

  app.route({
    method: 'DELETE',
    url,
    config: { access: member },
    schema: { summary: 'Take your vote back', tags, params: idParams, response: { 200: postAnswer } },
    handler: async ({ access, params }) => {
      await vote(context.secrets, access, params.id, null, context.clock());
      return show(access, params.id);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/noticeboard/posts/:id/voters/',
    config: { access: member },
    schema: {
      summary: 'Who voted for a choice of a poll that is not anonymous',
      tags,
      params: idParams,
      querystring: z.strictObject({ ...pageQuery, choice: z.coerce.number().check(z.int(), z.positive()) }),
      response: { 200: page(userRef) },
    },
    handler: async (request) => {
      const { access, params, query } = request;
      const voters = await votersOf(context.secrets, access, params.id, query.choice, context.clock(), query);
      return pageOf(request, voters, query);
    },
  });
}

function approvalRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/hris/:org/noticeboard-approval/',
    config: { access: requiresPermission('7.00') },
    schema: {
      summary: 'Posts pending approval',
      tags: ['noticeboard'],
      params: organizationParams,
      querystring: z.strictObject({ ...pageQuery }),
      response: { 200: page(postAnswer) },
    },
    handler: async (request) => {
      const now = context.clock();
      const { limit, offset } = request.query;
      const rows = await readWaiting({ access: request.access, secrets: context.secrets, now }, ['Pending'], 'all', {
        limit,
        offset,
      });
      return pageOf(
        request,
        rows.map((row) => toPost(row, request.access, context.secrets, now)),
        request.query,
      );
    },
  });

  for (const decision of ['approve', 'deny'] as const)
    app.route({
      method: 'POST',
      url: `/api/v1/hris/:org/noticeboard-approval/:id/${decision}/`,
      config: { access: requiresPermission('7.00') },
      schema: {
        summary: decision === 'approve' ? 'Approve a post' : 'Deny a post, with a remark',
        tags: ['noticeboard'],
        params: organizationIdParams,
        body: decisionBody,
        response: { 200: postAnswer },
      },
      handler: async (request) => {
        await decidePost(context, request.access, request.params.id, decision, request.body.remark, request);
        const row = await readPost(
          { access: request.access, secrets: context.secrets, now: context.clock() },
          request.params.id,
        );
        if (!row) throw notFound();
        return toPost(row, request.access, context.secrets, context.clock());
      },
    });
}
