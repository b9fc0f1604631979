/** Budget forecasts over the API: what is checked of a plan, copying and computing it again, and what plans come to. */
import { bodySchema } from '@karmik/model/kit/schema';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payForecastAmount } from '@karmik/model/payroll/forecast/amount';
import { forecastCopy, payForecast } from '@karmik/model/payroll/forecast/plan';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { readRow } from '../../../entity/read.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { viewOfRole } from '../../../entity/scope.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { createRecord, ruleClockOf, writerOf } from '../../../entity/write.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { notFound } from '../../../http/errors.ts';
import { forecastMessages as says } from './messages.ts';
import { askForForecast } from './work.ts';

export const forecastHooks: EntityHooks<typeof payForecast> = {
  async beforeSave({ tenant }, body) {
    body.state = 'computing';
    if (!body.heading) return undefined;
    const heading = await tenant.one<{ has_amount: boolean }>(
      'select has_amount from pay_heading where organization_id = $1 and id = $2',
      [tenant.organizationId, body.heading],
    );
    return heading && !heading.has_amount ? { heading: [says.noAmount] } : undefined;
  },
  afterSave: ({ context, access, tenant, id }) => askForForecast(context, access, tenant, id),
  async beforeDelete({ tenant, id }) {
    await tenant.query('delete from pay_forecast_amount where organization_id = $1 and forecast_id = $2', [
      tenant.organizationId,
      id,
    ]);
  },
};

const withoutIds = (lines: readonly object[]): object[] =>
  lines.map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'id')));

export function forecastRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${payrollEndpoints.forecast}/:id/`;
  const tags = ['payroll'];

  mountLists(app, context, {
    entity: payForecastAmount,
    base: `/api/v1/${payrollEndpoints.forecastAmount}/`,
    access: organizationMember,
    summary: 'What budget forecasts come to, by month, unit and heading',
    viewFor: ({ access }) => viewOfRole(context, payForecastAmount, 'hr', access),
  });

  app.route({
    method: 'POST',
    url: `${base}copy/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Make a budget forecast with the months and assumptions of this one',
      tags,
      params: organizationIdParams,
      body: bodySchema(forecastCopy.fields, looseRuleClock(context)),
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      const { name } = checkWhole(forecastCopy, request.body, ruleClockOf(context, access));
      const id = await access.tenant.transaction(async (tenant) => {
        const { first_month, months, heading, increments, joins, ends_contracts, turnover } = await readRow(
          tenant,
          payForecast,
          {},
          access,
          params.id,
        );
        return createRecord(writerOf(context, request), tenant, payForecast, forecastHooks, {
          name,
          first_month,
          months,
          heading,
          increments: withoutIds(increments),
          joins: withoutIds(joins),
          ends_contracts,
          turnover,
        });
      });
      context.jobs.wake();
      return reply.code(201).send({ id });
    },
  });

  app.route({
    method: 'POST',
    url: `${base}compute/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Compute a budget forecast again, by the facts of this moment, in the background',
      tags,
      params: organizationIdParams,
      response: { 202: z.object({ id: z.number() }) },
    },
    handler: async ({ access, params: { id } }, reply) => {
      await access.tenant.transaction(async (tenant) => {
        const found = await tenant.one(
          `update pay_forecast set state = 'computing' where organization_id = $1 and id = $2 returning id`,
          [tenant.organizationId, id],
        );
        if (!found) throw notFound();
        await askForForecast(context, access, tenant, id);
      });
      context.jobs.wake();
      return reply.code(202).send({ id });
    },
  });
}
