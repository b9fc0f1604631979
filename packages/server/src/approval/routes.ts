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
import { decide, refusalOf, sendAgain, sendRequest, type RequestRow } from './decide.ts';
import { isDecidedOn } from './history.ts';
import type { RequestKind } from './request-kind.ts';
import { previewRoutes } from './preview.ts';
import { requestViewFor, viewerOf, type RequestView } from './viewer.ts';
import { recordMessages } from '../messages.ts';

const stepAnswer = z.object({
  level: z.number(),
  approver: z.string(),
  state: z.string(),
  candidates: z.array(userRef),
});

/** The levels of a request that are or were to be asked. */
const stepsOf = (tenant: Tenant, entity: string, id: number) =>
  tenant.query(
    `select s.level, s.approver, s.state, coalesce((select json_agg(${personJson('p')} order by p.full_name) from person p where p.organization_id = s.organization_id and p.id = any(s.candidates)), '[]'::json) as candidates
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
    listedShape: { actions: z.array(z.string()) },
    shape: { is_sender: z.boolean(), can_edit: z.boolean(), steps: z.array(stepAnswer) },
    async extendDetail({ as, row, viewer }, _request, tenant) {
      const isOpen = !lifecycle.isSentElsewhere && as === 'user' && viewer.isSender && row.status === 'Requested';
      return {
        is_sender: viewer.isSender,
        can_edit: isOpen && !(await isDecidedOn(tenant, entity.name, row.id)),
        steps: await stepsOf(tenant, entity.name, row.id),
      };
    },
    transition: (writer, tenant, { id, name: action, as, input, version }) =>
      decide(kind, tenant, writer, id, action, remarkOf(input), as, { version }),
    failureOf: (error, writer, { id, name: action }) => refusalOf(error, kind, writer, id, action),
    ...(!lifecycle.isSentElsewhere && {
      create: {
        summary: `Send a ${name}`,
        as: asSender,
        hooks,
        after: (writer, tenant, id) => sendRequest(kind, tenant, writer, id),
      },
      edit: {
        summary: `Change one's own ${name} while no one has decided on it`,
        as: asSender,
        hooks: { ...hooks, ...scopeView(context, entity, ['own']) },
        fields: entity.fields,
        async check({ row, viewer }, _body, tenant) {
          if (!viewer.isSender) throw forbidden();
          if (row.status !== 'Requested' || (await isDecidedOn(tenant, entity.name, row.id)))
            throw conflict(recordMessages.decidedFixed, 'already_decided');
        },
        after: (writer, tenant, { id }) => sendAgain(kind, tenant, writer, id),
      },
    }),
  });
  bulkRoutes(app, context, base, kind);
  previewRoutes(app, context, kind);
}
