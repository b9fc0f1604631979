/** Work paid by the unit over the API: entered, decided, and valued by the rate of its day. */
import { verbatim } from '@karmik/model/kit/message';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { HeadingType } from '@karmik/model/payroll/package/heading';
import { effectOf } from '@karmik/model/payroll/slip/slip-heading';
import { workMessages as says } from '@karmik/model/payroll/work/messages';
import type { workRate, workSetting } from '@karmik/model/payroll/work/setup';
import { unitOfWork } from '@karmik/model/payroll/work/work';
import type { Access } from '../../../access/access.ts';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import type { Api } from '../../../http/api.ts';
import { conflict } from '../../../http/errors.ts';

interface Work {
  readonly operation: number;
  readonly worked_on: string;
}

/** The rate of an operation on a day, and how the operation is called. */
const rateOn = (tenant: Tenant, { operation, worked_on }: Work) =>
  tenant.one<{ name: string; rate: string | null }>(
    `select o.name, (select r.rate::text from unit_of_work_rate r where r.organization_id = $1 and r.operation_id = o.id and r.starts_on <= $3
                       and (r.ends_on is null or r.ends_on >= $3)) as rate
       from unit_of_work_operation o where o.organization_id = $1 and o.id = $2`,
    [tenant.organizationId, operation, worked_on],
  );

async function rateErrors(tenant: Tenant, work: Work) {
  const found = await rateOn(tenant, work);
  return found && found.rate === null
    ? { operation: [says.noRate({ operation: verbatim(found.name), day: work.worked_on })] }
    : undefined;
}

export const workHooks: EntityHooks<typeof unitOfWork> = {
  beforeSave({ tenant, access, before }, body) {
    body.sender = before?.sender ?? access.userId;
    return rateErrors(tenant, body);
  },
};

export const workKind = defineRequestKind<typeof unitOfWork>({
  entity: unitOfWork,
  path: payrollEndpoints.unitOfWork,
  async beforeApprove(tenant, record) {
    const errors = await rateErrors(tenant, record);
    if (errors) return { non_field_errors: errors.operation };
    await tenant.query(
      `update unit_of_work w set amount = round(w.quantity * r.rate, 2) from unit_of_work_rate r
        where w.organization_id = $1 and w.id = $2 and r.organization_id = $1 and r.operation_id = w.operation_id and r.starts_on <= w.worked_on
          and (r.ends_on is null or r.ends_on >= w.worked_on)`,
      [tenant.organizationId, record.id],
    );
    return undefined;
  },
});

/** Whether the organization pays work by the unit. */
export const paysByUnit = async ({ tenant }: Access): Promise<boolean> =>
  (await tenant.one('select 1 from unit_of_work_rate where organization_id = $1 limit 1', [tenant.organizationId])) !==
  undefined;

/** Approved work keeps the rate by which it was valued: a rate that was used is ended, and never rewritten. */
export const workRateHooks: EntityHooks<typeof workRate> = {
  async beforeSave({ tenant, before }, { operation, rate, starts_on }) {
    if (!before || (before.operation === operation && before.rate === rate && before.starts_on === starts_on))
      return undefined;
    if (await isUsed(tenant, before)) throw conflict(says.ratePaid, 'rate_used');
    return undefined;
  },
  async beforeDelete({ tenant, before }) {
    if (before && (await isUsed(tenant, before))) throw conflict(says.ratePaid, 'rate_used');
  },
};

const isUsed = async (
  tenant: Tenant,
  {
    operation,
    starts_on,
    ends_on,
  }: { readonly operation: number; readonly starts_on: string; readonly ends_on: string | null },
): Promise<boolean> =>
  (await tenant.one(
    `select 1 from unit_of_work where organization_id = $1 and operation_id = $2 and status = 'Approved' and worked_on >= $3 and ($4::date is null or worked_on <= $4) limit 1`,
    [tenant.organizationId, operation, starts_on, ends_on],
  )) !== undefined;

export const workSettingHooks: EntityHooks<typeof workSetting> = {
  async beforeSave({ tenant }, { heading }) {
    if (heading === null) return undefined;
    const found = await tenant.one<{ type: HeadingType }>(
      'select type from pay_heading where organization_id = $1 and id = $2',
      [tenant.organizationId, heading],
    );
    return found && effectOf(found) === 'earned' ? undefined : { heading: [says.headingNotEarned] };
  },
};

export const workRoutes = (app: Api, context: Context): void => requestRoutes(app, context, workKind, workHooks);
