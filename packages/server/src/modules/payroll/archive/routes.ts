/** What is done with archived payslips besides reading them: bringing them in, publishing and withdrawing. */
import {
  archivedPayslip,
  matchAnswer,
  matchQuery,
  mostPayslips,
  payslipWithdrawal,
} from '@karmik/model/payroll/archive/payslip';
import { bodySchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { requiresPermission, member } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { once } from '../../../entity/idempotency.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { scopeView } from '../../../entity/scope.ts';
import { noContent, organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { matchFiles } from './matching.ts';
import { bringIn, publishPayslips, withdrawPayslip } from './payslips.ts';
import { writerOf } from '../../../entity/write.ts';

const base = '/api/v1/payroll/:org/archived-payslip/';
const tags = ['payroll'];

export function payrollArchiveRoutes(app: Api, context: Context): void {
  const config = { access: requiresPermission('11.00') };
  const ids = z.array(z.number()).check(z.maxLength(500));

  mountLists(app, context, {
    access: member,
    entity: archivedPayslip,
    base: '/api/v1/payroll/archived-payslip/',
    summary: 'My own archived payslips that are published',
    viewFor: () => scopeView(context, archivedPayslip, ['own']),
  });

  app.route({
    method: 'POST',
    url: `${base}match/`,
    config,
    schema: {
      summary: 'Whose payslip each uploaded file is by the employee code in its name; nothing is stored',
      tags,
      params: organizationParams,
      body: matchQuery,
      response: { 200: matchAnswer },
    },
    handler: async ({ access, body }) => ({
      results: await matchFiles(access.tenant, access.userId, body.month, body.files),
    }),
  });

  app.route({
    method: 'POST',
    url: `${base}bring-in/`,
    config,
    schema: {
      summary: 'Store payslips, all or none, and publish them at once where that is wished',
      tags,
      params: organizationParams,
      body: z.strictObject({
        publish: z.boolean(),
        // Each is checked as it is stored, so that a single one is refused by its own fields.
        payslips: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(mostPayslips)),
      }),
      response: { 201: z.object({ ids: z.array(z.number()) }) },
    },
    handler: async (request, reply) => {
      const { publish, payslips } = request.body;
      const { body } = await once(context, request, async (tenant) => ({
        status: 201,
        body: { ids: await bringIn(writerOf(context, request), tenant, payslips, publish) },
      }));
      return reply.code(201).send(body as { ids: number[] });
    },
  });

  app.route({
    method: 'POST',
    url: `${base}publish/`,
    config,
    schema: {
      summary: 'Publish payslips that wait, or all of them, and tell their people',
      tags,
      params: organizationParams,
      body: z.strictObject({ ids: z.optional(ids) }),
      response: { 200: z.object({ published: z.number() }) },
    },
    handler: async (request) =>
      request.access.tenant.transaction(async (tenant) => ({
        published: await publishPayslips(writerOf(context, request), tenant, request.body.ids),
      })),
  });

  app.route({
    method: 'POST',
    url: `${base}:id/withdraw/`,
    config,
    schema: {
      summary: 'Withdraw a payslip: its person reads it no longer',
      tags,
      params: organizationIdParams,
      body: bodySchema(payslipWithdrawal, looseRuleClock(context)),
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { reason } = request.body;
      await request.access.tenant.transaction((tenant) =>
        withdrawPayslip(writerOf(context, request), tenant, request.params.id, reason),
      );
      return reply.code(204).send(null);
    },
  });
}
