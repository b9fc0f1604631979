/** Settings of the noticeboard: who may post, and whose posts wait for approval (PRM-4, WC-40). */
import { noticeboardMember, noticeboardMemberPath, noticeboardSettings } from '@karmik/model/noticeboard/member';
import * as z from 'zod/mini';
import { readerOf, requiresPermission } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import { doneOnce, idsSchema, resultsAnswer, resultsOf } from '../../entity/bulk.ts';
import { mountLists } from '../../entity/list-routes.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';

export function noticeboardMemberRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${noticeboardMemberPath}/`;
  mountLists(app, context, {
    entity: noticeboardMember,
    base,
    access: readerOf('7.00'),
    summary: 'Who may post on the noticeboard, and whose posts need approval',
    isBulk: true,
    viewFor: () => ({}),
  });
  for (const [path, { label, field, value }] of Object.entries(noticeboardSettings))
    app.route({
      method: 'POST',
      url: `${base}bulk/${path}/`,
      config: { access: requiresPermission('7.00') },
      schema: {
        summary: `${label.en}: many employees, with a result for each; posts that wait stay waiting`,
        tags: ['noticeboard'],
        params: organizationParams,
        body: z.strictObject({ ids: idsSchema }),
        response: { 200: resultsAnswer },
      },
      handler: async (request) => {
        const answer = await resultsOf(request.body.ids, (id) =>
          doneOnce(context, request, id, async (tenant) => {
            const { organizationId } = tenant;
            const member = await tenant.one<{ was: boolean }>(
              `select ${field} as was from membership where organization_id = $1 and user_id = $2 and is_current and not is_audit_user for no key update`,
              [organizationId, id],
            );
            if (!member) throw notFound();
            if (member.was === value) return;
            await tenant.query(`update membership set ${field} = $3 where organization_id = $1 and user_id = $2`, [
              organizationId,
              id,
              value,
            ]);
            await writeAudit(tenant, {
              organizationId,
              actorId: request.access.userId,
              action: 'updated',
              objectType: 'noticeboard_member',
              objectId: id,
              before: { [field]: member.was },
              after: { [field]: value },
              at: context.clock(),
              requestId: request.id,
              ip: request.ip,
            });
            await announce(tenant, { organizationId, topic: 'noticeboard_member', objectId: id });
          }),
        );
        // Users who are signed in have it with the next request.
        app.gate.forget();
        return answer;
      },
    });
}
