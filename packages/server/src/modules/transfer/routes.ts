/** The endpoints of transfer requests, behind the switch that says whether there are any. */
import { enabledAnswer } from '@karmik/model/whistle-blower/report';
import * as z from 'zod/mini';
import { member } from '../../access/access.ts';
import { requestRoutes } from '../../approval/routes.ts';
import type { Context } from '../../context.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { idParams, type Api } from '../../http/api.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import { transferHooks, transferKind } from './requests.ts';
import { isTransferOn, reviewersOn } from './switch.ts';
import { transferMessages } from './messages.ts';
import { transferThreadRoutes } from './thread.ts';

const tags = ['transfer'];

export function transferRoutes(app: Api, context: Context): void {
  void app.register(async (inside) => {
    inside.addHook('preHandler', async ({ access }) => {
      if (!(await isTransferOn(context, access))) throw forbidden(transferMessages.off);
    });
    requestRoutes(inside, context, transferKind, transferHooks);
    transferThreadRoutes(inside, context);
  });

  app.route({
    method: 'GET',
    url: '/api/v1/commons/transfer-settings/',
    config: { access: member },
    schema: { summary: 'Whether a transfer may be asked for', tags, response: { 200: enabledAnswer } },
    handler: async ({ access }) => ({ results: [{ enabled: await isTransferOn(context, access) }] }),
  });

  app.route({
    method: 'GET',
    url: '/api/v1/commons/reviewers/:id/',
    config: { access: member },
    schema: {
      summary: 'Whether anyone reviews transfer requests today',
      tags,
      params: idParams,
      response: { 200: z.object({ is_current_reviewer: z.boolean() }) },
    },
    handler: async ({ access, params }) => {
      const { tenant } = access;
      const known = await tenant.one('select 1 from membership where organization_id = $1 and user_id = $2', [
        tenant.organizationId,
        params.id,
      ]);
      if (!known) throw notFound();
      const { today } = ruleClockOf(context, access);
      const isOn = await isTransferOn(context, access);
      const reviewers = isOn ? await reviewersOn(tenant, tenant.organizationId, today) : [];
      return { is_current_reviewer: reviewers.includes(params.id) };
    },
  });
}
