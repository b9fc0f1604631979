/** Deciding on investigators; each answer is for whom the proposals concern. */
import { confirmationBody, investigatorProposal } from '@karmik/model/whistle-blower/settings';
import * as z from 'zod/mini';
import { organizationMember } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { noContent, organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { confirmInvestigator, declineInvestigator, proposalsFor } from './investigators.ts';

const config = { access: organizationMember } as const;
const tags = ['whistleblower'];

export function investigatorRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/whistleblower/:org/investigator-proposals/',
    config,
    schema: {
      summary: 'Investigators whom I may confirm',
      tags,
      params: organizationParams,
      response: { 200: z.object({ results: z.array(investigatorProposal) }) },
    },
    handler: async ({ access }) => ({ results: await proposalsFor(context, access) }),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/whistleblower/:org/investigator-proposals/:id/confirm/',
    config,
    schema: {
      summary: 'Confirm an investigator, who reads reports from now on',
      tags,
      params: organizationIdParams,
      body: confirmationBody,
      response: { 204: noContent },
    },
    handler: async ({ access, params, body }, reply) => {
      await access.tenant.transaction((tenant) =>
        confirmInvestigator(context, access, tenant, { id: params.id, ...body }),
      );
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/whistleblower/:org/investigator-proposals/:id/decline/',
    config,
    schema: {
      summary: 'Decline an investigator, who reads nothing; HR may propose them again',
      tags,
      params: organizationIdParams,
      body: confirmationBody,
      response: { 204: noContent },
    },
    handler: async ({ access, params, body }, reply) => {
      await access.tenant.transaction((tenant) =>
        declineInvestigator(context, access, tenant, { id: params.id, ...body }),
      );
      return reply.code(204).send(null);
    },
  });
}
