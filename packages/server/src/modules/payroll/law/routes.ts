/** Changes of law over the API: one person of HR enters a figure with its source, another one puts it in force. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payLawChange } from '@karmik/model/payroll/law/change';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { mountHrWorkflow } from '../../../entity/hr-workflow-routes.ts';
import { remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import type { Writer } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { announce } from '../../../live/announce.ts';

export const lawChangeHooks: EntityHooks<typeof payLawChange> = {
  beforeSave({ access, before }, body) {
    if (!before) Object.assign(body, { created_by: access.userId });
    return Promise.resolve(undefined);
  },
};

async function move({ access, context, requestId, ip }: Writer, tenant: Tenant, moved: RecordMove): Promise<void> {
  const { organizationId } = tenant;
  const { id, to, before, input } = moved;
  const at = context.clock();
  const isConfirmed = to === 'In force';
  await tenant.query(
    `update pay_law_change set status = $3, updated_at = $4, confirmed_by_id = case when $5 then $6 else confirmed_by_id end,
            confirmed_at = case when $5 then $4 else confirmed_at end where organization_id = $1 and id = $2`,
    [organizationId, id, to, at, isConfirmed, access.userId],
  );
  const remark = remarkOf(input);
  await addHistory(tenant, payLawChange.name, id, {
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
    action: isConfirmed ? 'confirmed' : 'withdrawn',
    objectType: payLawChange.name,
    objectId: id,
    before: { status: before.status },
    after: { status: to, remark },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: payLawChange.name, objectId: id });
}

export function lawChangeRoutes(app: Api, context: Context): void {
  mountHrWorkflow(app, context, {
    entity: payLawChange,
    base: `/api/v1/${payrollEndpoints.lawChange}/`,
    hooks: lawChangeHooks,
    plural: 'Changes of law',
    singular: 'change of law',
    // A second person reads the source before anyone is paid by it.
    about: (row) => Number(row['created_by']),
    create: { summary: 'Enter a figure of the law with its source' },
    move,
  });
}
