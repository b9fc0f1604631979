/** Requests for salary advances: checked against the rules when they are sent and when they are approved. */
import { advanceLimit } from '@karmik/model/payroll/advance/limit';
import { advanceSalary } from '@karmik/model/payroll/advance/advance';
import { advanceMessages as says } from '@karmik/model/payroll/advance/messages';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { organizationReader, type Access } from '../../../access/access.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { addUpAdvances } from './items.ts';
import { advanceErrors, advanceLimitOf } from './limit.ts';

/** Two advances of an employee are weighed one after the other. */
const holdAdvances = (tenant: Tenant, person: number): Promise<unknown> =>
  tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    `${advanceSalary.name} ${person}`,
    tenant.organizationId,
  ]);

export const advanceHooks: EntityHooks<typeof advanceSalary> = {
  async beforeSave({ tenant, access, context, id, before }, body) {
    const sender = before?.sender ?? access.userId;
    body.sender = sender;
    const { today } = ruleClockOf(context, access);
    await holdAdvances(tenant, sender);
    const limit = await advanceLimitOf(tenant, sender, today, id);
    body.first_month ??= limit.first_month;
    return advanceErrors(body, limit);
  },
};

export const advanceKind = defineRequestKind<typeof advanceSalary>({
  entity: advanceSalary,
  path: payrollEndpoints.advance,
  async beforeApprove(tenant, record, { access, context }) {
    const { today } = ruleClockOf(context, access);
    await holdAdvances(tenant, record.sender);
    const limit = await advanceLimitOf(tenant, record.sender, today, record.id);
    // The month was checked when it was sent. Limits follow from pay, which is not for everyone who decides.
    const errors = advanceErrors({ ...record, first_month: limit.first_month }, limit);
    return errors && { non_field_errors: [says.noLongerWithin] };
  },
  afterApprove: async (tenant, { id }) => void (await addUpAdvances(tenant, [id])),
});

/** Whether a person may request advances, or has some. */
export const hasAdvances = async ({ tenant, userId }: Access): Promise<boolean> =>
  (await tenant.one(
    `select 1 from advance_salary_setting t where t.organization_id = $1 and (t.is_offered
        or exists (select from advance_salary a where a.organization_id = $1 and a.sender_id = $2)) limit 1`,
    [tenant.organizationId, userId],
  )) !== undefined;

export function advanceRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, advanceKind, advanceHooks);
  app.route({
    method: 'GET',
    url: `/api/v1/${payrollEndpoints.advanceLimit}/`,
    config: { access: organizationReader },
    schema: {
      summary: 'What one may request as a salary advance now, or why not',
      tags: ['payroll'],
      params: organizationParams,
      response: { 200: advanceLimit },
    },
    handler: ({ access }) => advanceLimitOf(access.tenant, access.userId, ruleClockOf(context, access).today),
  });
}
