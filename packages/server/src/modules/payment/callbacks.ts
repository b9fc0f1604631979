/** The inbox of what providers of wallets report by themselves: each report is stored before it is answered, and matched once its payment is there. */
import { createHash } from 'node:crypto';
import { callbackRefusals, paymentCallback, refusalDays } from '@karmik/model/payment/callback';
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import type { EntityRow } from '@karmik/model/kit/entity';
import type { ViewerType } from '@karmik/model/kit/actions';
import { anyone, organizationMember, requiresPermission } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { addHistory } from '../../approval/history.ts';
import type { Tenant } from '../../db/database.ts';
import { asQuery, viewOfRole } from '../../entity/scope.ts';
import { mountWorkflow, remarkOf, type RecordMove } from '../../entity/workflow-routes.ts';
import type { Writer } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { conflict, HttpError } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { recordMessages, stateOf } from '../../messages.ts';
import { todayIn } from '../../time.ts';
import { esewaCallback } from './provider/esewa.ts';
import type { WalletReport } from './provider/port.ts';
import { keepAnswer, sentByKey } from './wallets.ts';

/** How many reports one round matches. */
const mostOfRound = 100;

interface Stored {
  readonly organization_id: number;
  readonly id: number;
  readonly payment_key: string;
  readonly answer: WalletReport['kind'];
  readonly amount: string | null;
  readonly currency: string | null;
  readonly receiver: string | null;
  readonly reference: string | null;
  readonly reason: string | null;
}

const columns =
  'organization_id, id, payment_key, answer, amount::text as amount, currency, receiver, reference, reason';

/** Stores a report, waiting. @returns undefined where the same is there already */
const keep = (
  tenant: Tenant,
  digest: string,
  key: string,
  report: WalletReport,
  at: Date,
): Promise<Stored | undefined> => {
  const { amount, currency, receiver, reference } = report.kind === 'complete' ? report : none;
  return tenant.one<Stored>(
    `insert into payment_callback (organization_id, digest, received_at, payment_key, answer, amount, currency, receiver, reference, reason, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'Waiting', $3) on conflict (organization_id, digest) do nothing returning ${columns}`,
    [
      tenant.organizationId,
      digest,
      at,
      key,
      report.kind,
      amount,
      currency,
      receiver,
      reference,
      report.kind === 'failed' ? report.reason : null,
    ],
  );
};
const none = { amount: null, currency: null, receiver: null, reference: null };

function reportOf({ answer, amount, currency, receiver, reference, reason }: Stored): WalletReport {
  if (answer === 'complete')
    return {
      kind: answer,
      amount: amount ?? '',
      currency: currency ?? '',
      receiver: receiver ?? '',
      reference: reference ?? '',
    };
  return answer === 'failed' ? { kind: answer, reason: reason ?? '' } : { kind: answer };
}

/** Takes a report to its payment, once that is sent; until then it waits. */
async function match(context: Context, report: Stored): Promise<void> {
  const { organization_id: organizationId, id, payment_key: key } = report;
  const item = await sentByKey(context, organizationId, key);
  if (!item) return;
  await keepAnswer(context, item, reportOf(report), async (tenant) => {
    const matched = await tenant.one(
      `update payment_callback set status = 'Matched', payment_id = $3, handled_at = $4 where organization_id = $1 and id = $2 and status = 'Waiting' returning id`,
      [organizationId, id, item.id, context.clock()],
    );
    // Another server may have taken it, or a person dismissed it.
    if (!matched) return false;
    await announce(tenant, { organizationId, topic: paymentCallback.name, objectId: id });
    return true;
  });
}

/** Matches what waited with payments that are there meanwhile, the earliest report first. */
export async function matchCallbacks(context: Context): Promise<void> {
  const waiting = await context.database.everywhere.query<Stored>(
    `select ${columns} from payment_callback c
      where c.status = 'Waiting' and exists (
        select from payment_item i where i.organization_id = c.organization_id and i.own_key::text = c.payment_key and i.way = 'esewa' and i.status not in ('Created', 'Removed'))
      order by c.received_at, c.id limit ${mostOfRound}`,
  );
  let failure: unknown;
  // One that fails holds up no other, and is tried again by the next round.
  for (const report of waiting)
    await match(context, report).catch((error: unknown) => {
      failure ??= error;
    });
  if (failure !== undefined) throw failure;
}

/** Counts what was refused, and keeps nothing else of it. */
const countRefusal = (tenant: Tenant, day: string): Promise<unknown> =>
  tenant.query(
    `insert into payment_callback_refusal as r (organization_id, day, refused) values ($1, $2, 1)
     on conflict (organization_id, day) do update set refused = r.refused + 1`,
    [tenant.organizationId, day],
  );

async function moveCallback(writer: Writer, tenant: Tenant, { id, to, input }: RecordMove): Promise<void> {
  await tenant.query('update payment_callback set status = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    to,
  ]);
  await addHistory(tenant, paymentCallback.name, id, {
    level: null,
    action: to,
    by: writer.access.userId,
    actingFor: null,
    remark: remarkOf(input),
    at: writer.context.clock(),
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: paymentCallback.name, objectId: id });
}

export function callbackRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${paymentEndpoints.callback}/`;
  mountWorkflow<ViewerType, EntityRow<typeof paymentCallback>>(app, context, {
    entity: paymentCallback,
    base,
    access: organizationMember,
    plural: 'What providers of wallets reported',
    singular: 'provider callback',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, paymentCallback, as, access),
    viewerOf: (access, as) => ({
      type: as,
      isSender: false,
      isAdminRoute: as === 'hr',
      flags: { write: access.can('26.00', 'write') && !access.isAuditUser },
    }),
    staleError: (status) =>
      conflict(
        recordMessages.moved({ name: paymentCallback.label, status: stateOf(paymentCallback, status) }),
        'moved',
      ),
    move: moveCallback,
  });

  app.route({
    method: 'GET',
    url: `${base}refusals/`,
    config: { access: requiresPermission('26.99') },
    schema: {
      summary: 'How many callbacks of the last week had a wrong signature',
      tags: ['payment'],
      params: organizationParams,
      response: { 200: callbackRefusals },
    },
    handler: async ({ access: { tenant, organization } }) =>
      (await tenant.one<{ refused: number; last_on: string | null }>(
        `select coalesce(sum(refused), 0)::integer as refused, max(day)::text as last_on from payment_callback_refusal
          where organization_id = $1 and day > $2::date - ${refusalDays}`,
        [tenant.organizationId, todayIn(organization.timezone, context.clock())],
      )) ?? { refused: 0, last_on: null },
  });

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.route({
      method: 'POST',
      url: `/api/v1/${paymentEndpoints.esewaCallback}/`,
      config: { access: anyone, isUntraced: true },
      schema: { hide: true },
      handler: async (request, reply) => {
        const { org } = request.params as { org: string };
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const organization = await context.database.everywhere.one<{ id: number; timezone: string }>(
          'select id, timezone from organization where slug = $1',
          [org],
        );
        // An organization that is not there is answered as a wrong signature is.
        const refused = new HttpError(403, { detail: says.callbackRefused });
        if (!organization) throw refused;
        const tenant = context.database.organization(organization.id);
        const callback = await esewaCallback(context, tenant, body, request.headers['x-signature']);
        const at = context.clock();
        if (callback.kind === 'refused') {
          await countRefusal(tenant, todayIn(organization.timezone, at));
          throw refused;
        }
        if (callback.kind === 'unread') throw new HttpError(400, { detail: says.callbackUnread });
        const digest = createHash('sha256').update(body).digest('hex');
        const stored = await keep(tenant, digest, callback.key, callback.answer, at);
        if (stored)
          await announce(tenant, { organizationId: organization.id, topic: paymentCallback.name, objectId: stored.id });
        // It is in the inbox now, and matched by the next round where this does not come to its end.
        if (stored) await match(context, stored);
        return reply.code(200).send({ received: true });
      },
    });
    done();
  });
}
