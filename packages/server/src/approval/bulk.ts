/** One action on many requests of a list. */
import { inputOf } from '@karmik/model/kit/actions';
import { bodyFieldSchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { organizationMember } from '../access/access.ts';
import type { Context } from '../context.ts';
import { doneOnce, idsSchema, resultsAnswer, resultsOf } from '../entity/bulk.ts';
import { looseRuleClock } from '../entity/rule-clock.ts';
import { versionAmong, versionsSchema } from '../entity/version.ts';
import { writerOf } from '../entity/write.ts';
import { asQuery, requireViewer } from '../entity/scope.ts';
import { organizationParams, type Api } from '../http/api.ts';
import { decide, refusalOf, requireRemark, sendDraft } from './decide.ts';
import type { RequestKind } from './request-kind.ts';

export function bulkRoutes(app: Api, context: Context, base: string, kind: RequestKind): void {
  const { entity } = kind;
  const clock = looseRuleClock(context);
  for (const [action, declared] of Object.entries(entity.actions ?? {})) {
    const { label, isBulk } = declared;
    if (!isBulk) continue;
    const asked = Object.entries(inputOf(declared, true)).map(
      ([name, field]) => [name, bodyFieldSchema(field, clock)] as const,
    );
    app.route({
      method: 'POST',
      url: `${base}bulk/${action}/`,
      config: { access: organizationMember },
      schema: {
        summary: `${label.en}: many of ${entity.plural?.en.toLowerCase() ?? entity.name}, with a result for each`,
        tags: [base.split('/')[3] ?? ''],
        params: organizationParams,
        querystring: z.strictObject({ as: z._default(asQuery, declared.own ? 'user' : 'supervisor') }),
        body: z.strictObject({ ...Object.fromEntries(asked), ids: idsSchema, versions: versionsSchema }),
        response: { 200: resultsAnswer },
      },
      handler: async (request) => {
        const { as } = request.query;
        requireViewer(entity, as, request.access);
        const writer = writerOf(context, request);
        const { ids, versions, ...given } = request.body;
        const remark = String((given as { readonly remark?: string }).remark ?? '');
        requireRemark(kind, request.access, action, remark);
        return resultsOf(
          ids,
          (id) =>
            doneOnce(context, request, id, (tenant) =>
              kind.lifecycle.hasDrafts && action === 'send'
                ? sendDraft(kind, tenant, writer, id, as, versionAmong(versions, id))
                : decide(kind, tenant, writer, id, action, remark, as, versionAmong(versions, id)),
            ),
          (thrown, id) => refusalOf(thrown, kind, writer, id, action),
        );
      },
    });
  }
}
