/** What a supervisor may do with the requests of one of their people (OVT-6). */
import * as z from 'zod/mini';
import { supervisionOn } from '../../access/supervision.ts';
import { member } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { idParams, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';

export function subordinateRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/hris/subordinate/:id/permissions/',
    config: { access: member },
    schema: {
      summary: "The asker's flags as supervisor of a person, by that person's user id",
      tags: ['hris'],
      params: idParams,
      response: { 200: z.object({ approve: z.boolean(), decline: z.boolean(), forward: z.boolean() }) },
    },
    handler: async (request) => {
      const { access } = request;
      const { today } = ruleClockOf(context, access);
      const row = await access.tenant.one<{ approve: boolean | null; decline: boolean; forward: boolean }>(
        `select bool_or(may_approve) as approve, bool_or(may_decline) as decline, bool_or(may_forward) as forward from ${supervisionOn('$4')} v
          where v.organization_id = $1 and v.supervisor_id = $2 and v.subordinate_id = $3`,
        [access.tenant.organizationId, access.userId, request.params.id, today],
      );
      if (!row || row.approve === null) throw notFound();
      return { approve: row.approve, decline: row.decline, forward: row.forward };
    },
  });
}
