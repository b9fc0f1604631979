/** One's own sign-ins, also those that failed, in every organisation of the account. */
import { ownSignInAnswer, type OwnSignIn } from '@karmik/model/account/contracts';
import { pageQuery } from '@karmik/model/kit/paging';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Api } from '../../http/api.ts';
import { pageClause, pageOf } from '../../http/paging.ts';

export function ownSignInRoute(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/users/me/sign-ins/',
    config: { access: member },
    schema: {
      summary: 'Your own sign-ins, successful or not, the newest first',
      tags: ['account'],
      querystring: z.strictObject(pageQuery),
      response: { 200: z.object({ results: z.array(ownSignInAnswer), next: z.nullable(z.string()) }) },
    },
    handler: async (request) => {
      const { limit, offset } = request.query;
      const rows = await context.database.everywhere.query<OwnSignIn>(
        `select l.id, l.outcome, o.name as organization, l.ip, l.user_agent, l.at
           from login_log l join organization o on o.id = l.organization_id
           join membership m on m.organization_id = l.organization_id and m.user_id = l.user_id
          where m.account_id = $1 order by l.at desc, l.id desc ${pageClause(limit, '$2')}`,
        [request.access.accountId, offset],
      );
      return pageOf(request, rows, { limit, offset });
    },
  });
}
