/** Corrections of approved logs: another log of the difference, which takes the same approval (WC-12). */
import { bodySchema } from '@karmik/model/kit/schema';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare, minus } from '@karmik/model/kit/exact/ratio';
import { correctionFields } from '@karmik/model/work-log/answers';
import { workLog } from '@karmik/model/work-log/log';
import { workLogMessages as says } from '@karmik/model/work-log/messages';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import * as z from 'zod/mini';
import { organizationMember } from '../../access/access.ts';
import { sendDraft } from '../../approval/decide.ts';
import type { Context } from '../../context.ts';
import { once } from '../../entity/idempotency.ts';
import { readRow } from '../../entity/read.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { scopeView } from '../../entity/scope.ts';
import { createRecord, ruleClockOf, writerOf } from '../../entity/write.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { conflict, invalidField } from '../../http/errors.ts';
import { workLogKind } from './logs.ts';

type Stored = {
  readonly id: number;
  readonly status: string;
  readonly worked_on: string;
  readonly title: string | null;
  readonly project: number | null;
  readonly task: number | null;
  readonly activity: number;
  readonly duration: number | null;
  readonly quantity: string | null;
};

export function workLogCorrectionRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${workLogEndpoints.entry}/:id/`;
  const own = scopeView(context, workLog, ['own']);
  const clock = looseRuleClock(context);

  app.route({
    method: 'POST',
    url: `${base}correct/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Correct an approved log of mine: another log of the difference, which is reviewed as the first one was',
      tags: ['work-log'],
      params: organizationIdParams,
      body: bodySchema(correctionFields, clock),
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access, params, body } = request;
      const writer = writerOf(context, request);
      const { status, body: answer } = await once(context, request, async (tenant) => {
        const log = (await readRow(tenant, workLog, own, access, params.id, 'lock')) as unknown as Stored;
        if (log.status !== 'Approved') throw conflict(says.notApproved, 'not_approved');
        const waiting = await tenant.one(
          `select 1 from work_log where organization_id = $1 and corrects_id = $2 and status in ('Draft', 'Requested', 'Forwarded')`,
          [tenant.organizationId, params.id],
        );
        if (waiting) throw conflict(says.correctionWaits, 'correction_waits');
        // What earlier corrections made of it counts as what it has.
        const so_far = await tenant.one<{ duration: number | null; quantity: string | null }>(
          `select sum(duration)::int as duration, sum(quantity)::text as quantity from work_log
            where organization_id = $1 and (id = $2 or corrects_id = $2 and status = 'Approved')`,
          [tenant.organizationId, params.id],
        );
        const isTime = log.quantity === null;
        const right = isTime ? body.duration : body.quantity;
        if (right === null)
          throw invalidField(isTime ? 'duration' : 'quantity', isTime ? says.timeOrQuantity : says.sameAmount);
        const had = decimalOf(String((isTime ? so_far?.duration : so_far?.quantity) ?? 0));
        const difference = minus(decimalOf(String(right)), had);
        if (compare(difference, decimalOf('0')) === 0)
          throw invalidField(isTime ? 'duration' : 'quantity', says.sameAmount);
        const minutes = isTime ? Number(decimalText(difference, 0)) : null;
        const quantity = isTime ? null : decimalText(difference, 3);
        const hooks: EntityHooks = {
          beforeSave: async (_write, record) => {
            Object.assign(record, {
              sender: access.userId,
              duration: minutes,
              quantity,
              title: log.title,
              corrects: params.id,
              days: [{ day: log.worked_on, minutes, quantity }],
            });
            return undefined;
          },
        };
        const id = await createRecord(writer, tenant, workLog, hooks, {
          worked_on: log.worked_on,
          project: log.project,
          task: log.task,
          activity: log.activity,
          duration: isTime ? 1 : null,
          quantity: isTime ? null : '1.000',
          starts_at: null,
          ends_at: null,
          remarks: body.remarks,
          proof: null,
        });
        await sendDraft(workLogKind, tenant, writer, id);
        return { status: 201, body: { id } };
      });
      return reply.code(status as 201).send(answer as never);
    },
  });

  app.route({
    method: 'POST',
    url: `${base}acknowledge/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Acknowledge what an approved log of mine is worth',
      tags: ['work-log'],
      params: organizationIdParams,
      response: { 200: z.object({ acknowledged_on: z.string() }) },
    },
    handler: ({ access, params }) =>
      access.tenant.transaction(async (tenant) => {
        const log = (await readRow(tenant, workLog, own, access, params.id, 'lock')) as unknown as {
          status: string;
          acknowledged_on: string | null;
        };
        if (log.status !== 'Approved') throw conflict(says.notApproved, 'not_approved');
        if (log.acknowledged_on !== null) throw conflict(says.acknowledged, 'already_acknowledged');
        const { today } = ruleClockOf(context, access);
        await tenant.query('update work_log set acknowledged_on = $3 where organization_id = $1 and id = $2', [
          tenant.organizationId,
          params.id,
          today,
        ]);
        return { acknowledged_on: today };
      }),
  });
}
