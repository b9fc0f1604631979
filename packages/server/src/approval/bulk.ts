/** One action on many requests of a list: each in a transaction of its own, so that one that is refused leaves the others decided. */
import { messageAnswer } from '@karmik/model/kit/answer';
import { isDetail } from '@karmik/model/kit/errors';
import { carried, verbatim, type Message } from '@karmik/model/kit/message';
import { formats, messages } from '@karmik/model/kit/messages';
import { bodyFieldSchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { organizationMember } from '../access/access.ts';
import type { Context } from '../context.ts';
import { keyReused, once } from '../entity/idempotency.ts';
import { looseRuleClock } from '../entity/rule-clock.ts';
import { writerOf } from '../entity/write.ts';
import { asQuery, requireViewer } from '../entity/scope.ts';
import { organizationParams, type Api } from '../http/api.ts';
import { toHttpError } from '../http/errors.ts';
import { decide, refusalOf, type RequestKind } from './decide.ts';

const mostIds = 100;

const field = verbatim('ids');
const noIds = { error: carried(messages.wrongType({ field, format: formats.ids })) };
const idsSchema = z.array(z.int(noIds).check(z.positive(noIds)), noIds).check(
  z.minLength(1, { error: carried(messages.required({ field })) }),
  z.maxLength(mostIds, { error: carried(messages.tooMany({ field, most: mostIds })) }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: carried(messages.namedTwice({ field })) }),
);

/** What came of one of the requests; `details` say why it was not done. */
const resultAnswer = z.object({
  id: z.number(),
  status: z.enum(['done', 'refused']),
  details: z.optional(z.array(z.string())),
  _messages: z.optional(z.object({ details: z.array(messageAnswer) })),
});
type Result = z.infer<typeof resultAnswer>;

/** Why a request was left as it is; undefined for what ends the whole call: faults, and a key of another call. */
function whyNot(error: unknown): Message[] | undefined {
  const known = toHttpError(error);
  if (!known || known.status >= 500) return undefined;
  const { body } = known;
  if (!isDetail(body)) return Object.values(body).flat();
  return body.code === keyReused ? undefined : [body.detail];
}

export function bulkRoutes(app: Api, context: Context, base: string, kind: RequestKind): void {
  const { entity } = kind;
  const clock = looseRuleClock(context);
  for (const [action, { label, input, isBulk }] of Object.entries(entity.actions ?? {})) {
    if (!isBulk) continue;
    const asked = Object.entries(input ?? {}).map(([name, field]) => [name, bodyFieldSchema(field, clock)] as const);
    app.route({
      method: 'POST',
      url: `${base}bulk/${action}/`,
      config: { access: organizationMember },
      schema: {
        summary: `${label.en}: many of ${entity.plural?.en.toLowerCase() ?? entity.name}, with a result for each`,
        tags: [base.split('/')[3] ?? ''],
        params: organizationParams,
        querystring: z.strictObject({ as: z._default(asQuery, 'supervisor') }),
        body: z.strictObject({ ...Object.fromEntries(asked), ids: idsSchema }),
        response: { 200: z.object({ results: z.array(resultAnswer) }) },
      },
      handler: async (request) => {
        const { as } = request.query;
        requireViewer(entity, as, request.access);
        const writer = writerOf(context, request);
        const { ids, ...given } = request.body;
        const remark = String((given as { readonly remark?: string }).remark ?? '');
        const results: Result[] = [];
        // One after the other: each waits for a connection, and a call holds no more than one.
        for (const id of ids) {
          const work = async (tenant: Parameters<typeof decide>[1]) => {
            await decide(kind, tenant, writer, id, action, remark, as);
            return { status: 200, body: null };
          };
          try {
            await once(context, request, work, id);
            results.push({ id, status: 'done' });
          } catch (thrown) {
            const error = await refusalOf(thrown, kind, writer, id, action);
            const said = whyNot(error);
            if (said === undefined) throw error;
            results.push({ id, status: 'refused', details: said.map(({ en }) => en), _messages: { details: said } });
          }
        }
        return { results };
      },
    });
  }
}
