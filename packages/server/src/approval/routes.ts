/** The endpoints of a kind of request: a workflow whose transitions its approval decides (OVT-9). */
import type { ViewerType } from '@karmik/model/kit/actions';
import { userRef } from '@karmik/model/kit/answer';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import * as z from 'zod/mini';
import { organizationMember } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import type { EntityHooks } from '../entity/hooks.ts';
import { personJson } from '../entity/person.ts';
import { asQuery, scopeView } from '../entity/scope.ts';
import { mountWorkflow, remarkOf } from '../entity/workflow-routes.ts';
import type { Api } from '../http/api.ts';
import { conflict, forbidden } from '../http/errors.ts';
import { bulkRoutes } from './bulk.ts';
import { decide, refusalOf, sendAgain, sendDraft, sendRequest, type RequestRow } from './decide.ts';
import { decisionAnswer, isDecidedOn } from './history.ts';
import type { RequestKind } from './request-kind.ts';
import { previewRoutes } from './preview.ts';
import { requestViewFor, viewerOf, type RequestView } from './viewer.ts';
import { recordMessages } from '../messages.ts';

const stepAnswer = z.object({
  level: z.number(),
  approver: z.string(),
  state: z.string(),
  candidates: z.array(userRef),
  /** Whether all of them must approve. */
  asks_all: z.boolean(),
  /** Since when it is open. */
  opened_at: z.nullable(z.string()),
  /** When its time limit passes; null where it has none, or is not open. */
  due_at: z.nullable(z.string()),
});

/** The levels of a request that are or were to be asked. */
const stepsOf = (tenant: Tenant, entity: string, id: number) =>
  tenant.query(
    `select s.level, s.approver, s.state, coalesce((select json_agg(${personJson('p')} order by p.full_name) from person p where p.organization_id = s.organization_id and p.id = any(s.candidates)), '[]'::json) as candidates,
            s.asks_all, s.opened_at, s.opened_at + make_interval(hours => s.time_limit_hours) as due_at
       from approval_step s where s.organization_id = $1 and s.entity = $2 and s.object_id = $3 and s.state <> 'skipped' order by s.level`,
    [tenant.organizationId, entity, id],
  );

/** `open` lists the requests that wait for who asks. */
const stages = ['open', 'all'] as const;
const extraQuery = {
  stage: z._default(
    z.enum(stages, { error: carried(messages.choice({ field: verbatim('stage'), choices: listed(stages) })) }),
    'all',
  ),
};

/** Whether the sender may still change a request. */
const isChangeable = async ({ entity, lifecycle }: RequestKind, tenant: Tenant, { id, status }: RequestRow) =>
  lifecycle.hasDrafts
    ? status === 'Draft' || status === 'Decline'
    : status === 'Requested' && !(await isDecidedOn(tenant, entity.name, id));

export function requestRoutes(app: Api, context: Context, kind: RequestKind, hooks: EntityHooks): void {
  const { lifecycle, entity, path } = kind;
  const name = entity.label.en.toLowerCase();
  const base = `/api/v1/${path}/`;
  const asSender = (): ViewerType => 'user';

  mountWorkflow<ViewerType, RequestRow, typeof extraQuery, RequestView>(app, context, {
    entity,
    base,
    access: organizationMember,
    plural: `${entity.plural?.en ?? entity.label.en}: one's own, those one is asked about, or all for HR`,
    singular: name,
    as: asQuery,
    actionAs: ({ own }) => (own ? asQuery : z._default(asQuery, 'supervisor')),
    extraQuery,
    viewFor: ({ access }, as, { stage }, tenant) => requestViewFor(context, kind, access, tenant, as, stage),
    viewerOf: (access, as, row, { standsInFor }) => viewerOf(as, row, access, standsInFor, kind.hrCode),
    listedShape: { actions: z.array(z.string()), decision: z.nullable(decisionAnswer) },
    shape: { is_sender: z.boolean(), can_edit: z.boolean(), steps: z.array(stepAnswer) },
    async extendDetail({ as, row, viewer }, _request, tenant) {
      const isMine = !lifecycle.isSentElsewhere && as === 'user' && viewer.isSender;
      return {
        is_sender: viewer.isSender,
        can_edit: isMine && (await isChangeable(kind, tenant, row)),
        steps: await stepsOf(tenant, entity.name, row.id),
      };
    },
    transition: (writer, tenant, { id, name: action, as, input, version }) =>
      lifecycle.hasDrafts && action === 'send'
        ? sendDraft(kind, tenant, writer, id, as, { version })
        : decide(kind, tenant, writer, id, action, remarkOf(input), as, { version }),
    failureOf: (error, writer, { id, name: action }) => refusalOf(error, kind, writer, id, action),
    ...(!lifecycle.isSentElsewhere && {
      create: {
        summary: lifecycle.hasDrafts ? `Keep a ${name} as a draft` : `Send a ${name}`,
        as: asSender,
        hooks,
        ...(!lifecycle.hasDrafts && { after: (writer, tenant, id) => sendRequest(kind, tenant, writer, id) }),
      },
      edit: {
        summary: `Change one's own ${name} ${lifecycle.hasDrafts ? 'before it is sent, or once it was declined' : 'while no one has decided on it'}`,
        as: asSender,
        hooks: { ...hooks, ...scopeView(context, entity, ['own']) },
        fields: entity.fields,
        async check({ row, viewer }, _body, tenant) {
          if (!viewer.isSender) throw forbidden();
          if (await isChangeable(kind, tenant, row)) return;
          throw lifecycle.hasDrafts
            ? conflict(recordMessages.sentFixed, 'already_sent')
            : conflict(recordMessages.decidedFixed, 'already_decided');
        },
        ...(!lifecycle.hasDrafts && { after: (writer, tenant, { id }) => sendAgain(kind, tenant, writer, id) }),
      },
    }),
    ...(lifecycle.hasDrafts && {
      remove: {
        summary: `Remove one's own draft of a ${name}`,
        as: asSender,
        hooks: { ...hooks, ...scopeView(context, entity, ['own']) },
        check({ row, viewer }) {
          if (!viewer.isSender) throw forbidden();
          if (row.status !== 'Draft') throw conflict(recordMessages.sentFixed, 'already_sent');
        },
      },
    }),
  });
  bulkRoutes(app, context, base, kind);
  previewRoutes(app, context, kind);
}
