/** Views of lists that people keep for themselves. No one reads or writes another person's, HR included. */
import { savedView, savedViewBody, savedViewList, savedViewQuery } from '@karmik/model/organization/saved-view';
import type * as z from 'zod/mini';
import { organizationMember } from '../access/access.ts';
import type { Context } from '../context.ts';
import { noContent, organizationIdParams, organizationParams, type Api } from '../http/api.ts';
import { invalidField, notFound } from '../http/errors.ts';
import { recordMessages } from '../messages.ts';

/** More than anybody chooses from. */
const mostViews = 50;

type View = z.infer<typeof savedView>;

export function viewRoutes(app: Api, context: Context): void {
  const url = '/api/v1/org/:org/views/';
  const tags = ['org'];

  app.route({
    method: 'GET',
    url,
    config: { access: organizationMember },
    schema: {
      summary: 'My views of one list or of all, by name',
      tags,
      params: organizationParams,
      querystring: savedViewQuery,
      response: { 200: savedViewList },
    },
    handler: async ({ access: { tenant, userId }, query }) => ({
      results: await tenant.query<View>(
        'select id, screen, name, state from saved_view where organization_id = $1 and user_id = $2 and ($3::text is null or screen = $3) order by lower(name), id',
        [tenant.organizationId, userId, query.screen ?? null],
      ),
    }),
  });

  app.route({
    method: 'POST',
    url,
    config: { access: organizationMember },
    schema: {
      summary: 'Keep a view of a list; one of the same name is replaced',
      tags,
      params: organizationParams,
      body: savedViewBody,
      response: { 201: savedView },
    },
    handler: async ({ access: { tenant, userId }, body }, reply) => {
      const { screen, name, state } = body;
      const row = await tenant.one<View>(
        `insert into saved_view (organization_id, user_id, screen, name, state, created_at)
         select $1, $2, $3, $4, $5::jsonb, $6
          where (select count(*) from saved_view where organization_id = $1 and user_id = $2 and screen = $3 and lower(name) <> lower($4)) < ${mostViews}
         on conflict (organization_id, user_id, screen, lower(name)) do update set name = excluded.name, state = excluded.state
         returning id, screen, name, state`,
        [tenant.organizationId, userId, screen, name, JSON.stringify(state), context.clock()],
      );
      if (!row) throw invalidField('name', recordMessages.viewsLimit({ most: mostViews }));
      return reply.code(201).send(row);
    },
  });

  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    config: { access: organizationMember },
    schema: { summary: 'Forget a view of mine', tags, params: organizationIdParams, response: { 204: noContent } },
    handler: async ({ access: { tenant, userId }, params }, reply) => {
      const gone = await tenant.query(
        'delete from saved_view where organization_id = $1 and user_id = $2 and id = $3 returning id',
        [tenant.organizationId, userId, params.id],
      );
      if (gone.length === 0) throw notFound();
      return reply.code(204).send(null);
    },
  });
}
