/** Pay on hold over the API: HR puts it on hold and releases it, for one employee at a time [PC-43]. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payHold } from '@karmik/model/payroll/items/hold';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { mountHrWorkflow } from '../../../entity/hr-workflow-routes.ts';
import { remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import type { Writer } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { forbidden } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { payrollMessages as says } from '../messages.ts';

/** Marks the payslips of an employee that are on hold, in all months that a hold covers. */
const markSlips = (tenant: Tenant, employee: number): Promise<unknown> =>
  tenant.query(
    `update pay_slip s set is_held = h.is_held
       from (select o.id, exists (select from pay_hold h where h.organization_id = o.organization_id and h.employee_id = o.employee_id and h.status = 'Held'
                       and h.from_month <= o.month and (h.until_month is null or h.until_month >= o.month)) as is_held
               from pay_slip o where o.organization_id = $1 and o.employee_id = $2 and o.kind <> 'settlement' and o.settled_in_id is null) h
      where s.organization_id = $1 and s.id = h.id and s.is_held <> h.is_held`,
    [tenant.organizationId, employee],
  );

export const holdHooks: EntityHooks<typeof payHold> = {
  beforeSave({ access }, body) {
    Object.assign(body, { created_by: access.userId });
    return Promise.resolve(undefined);
  },
  async afterSave({ tenant }, { employee }) {
    await markSlips(tenant, employee);
  },
};

async function release({ access, context, requestId, ip }: Writer, tenant: Tenant, move: RecordMove): Promise<void> {
  const { organizationId } = tenant;
  const { id, to, before, input } = move;
  const at = context.clock();
  await tenant.query(
    'update pay_hold set status = $3, released_at = $4, updated_at = $4 where organization_id = $1 and id = $2',
    [organizationId, id, to, at],
  );
  const row = await tenant.one<{ employee_id: number }>(
    'select employee_id from pay_hold where organization_id = $1 and id = $2',
    [organizationId, id],
  );
  if (row) await markSlips(tenant, row.employee_id);
  const remark = remarkOf(input);
  await addHistory(tenant, payHold.name, id, {
    level: null,
    action: to,
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: 'released',
    objectType: payHold.name,
    objectId: id,
    before: { status: before.status },
    after: { status: to, remark },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: payHold.name, objectId: id });
}

/** Ends the pay on hold of the employees whom a settlement pays: nothing of it is released after that [PC-44]. */
export async function endHolds({ access }: Writer, tenant: Tenant, run: number, at: Date): Promise<void> {
  const { organizationId } = tenant;
  await tenant.query(
    `update pay_slip s set settled_in_id = $2, is_held = false from pay_slip o
      where s.organization_id = $1 and o.organization_id = $1 and o.run_id = $2 and o.status <> 'Discarded' and o.employee_id = s.employee_id and s.is_held
        and s.status in ('Confirmed', 'Published')`,
    [organizationId, run],
  );
  const ended = await tenant.query<{ id: number }>(
    `update pay_hold h set status = 'Settled', updated_at = $3 where organization_id = $1 and status = 'Held'
        and employee_id in (select s.employee_id from pay_slip s where s.organization_id = $1 and s.run_id = $2 and s.status <> 'Discarded') returning id`,
    [organizationId, run, at],
  );
  for (const { id } of ended) {
    await addHistory(tenant, payHold.name, id, {
      level: null,
      action: 'Settled',
      by: access.userId,
      actingFor: null,
      remark: '',
      at,
    });
    await announce(tenant, { organizationId, topic: payHold.name, objectId: id });
  }
}

export function holdRoutes(app: Api, context: Context): void {
  mountHrWorkflow(app, context, {
    entity: payHold,
    base: `/api/v1/${payrollEndpoints.hold}/`,
    hooks: holdHooks,
    plural: 'Pay on hold',
    singular: 'hold',
    // Employees of HR do not release their own pay.
    about: (row) => Number(row.employee),
    create: {
      summary: 'Put the net pay of an employee on hold, from a month on',
      prepare(access, body) {
        if (body.employee === access.userId) throw forbidden(says.ownAmount);
        return body;
      },
    },
    move: release,
  });
}
