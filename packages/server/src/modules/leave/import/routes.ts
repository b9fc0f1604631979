/** Leave and opening balances that HR brings in from spreadsheets; with `dry_run` nothing is kept. */
import type { BodyOf } from '@karmik/model/kit/fields';
import { keepsBalance } from '@karmik/model/leave/engine/rule';
import { leaveOpeningSheet, leaveSheet, partsOf } from '@karmik/model/leave/import';
import { leavePaths } from '@karmik/model/leave/paths';
import type { LeaveCategory } from '@karmik/model/leave/vocabulary';
import { requiresPermission } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { importRecords } from '../../../entity/import.ts';
import { importRoute, uploadedSheet } from '../../../entity/import-route.ts';
import { writerOf, type Writer } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { invalidField } from '../../../http/errors.ts';
import { requireOpen } from '../../../ledger/periods.ts';
import { notify } from '../../notification/notify.ts';
import { postLeave } from '../account/lines.ts';
import { leaveServerMessages } from '../messages.ts';
import { holdAccounts } from '../requests/kind.ts';
import { enterLeave } from '../requests/offline.ts';

/** Posts what someone has of a leave on a day, once. @throws where it cannot be posted */
async function postOpening(
  { access, context, requestId, ip }: Writer,
  tenant: Tenant,
  { employee, leave_type: type, quantity, effective_on: on }: BodyOf<typeof leaveOpeningSheet.fields>,
): Promise<void> {
  if (employee === access.userId) throw invalidField('employee', leaveServerMessages.ownBalance);
  const found = await tenant.one<{ category: LeaveCategory }>(
    'select category from leave_type where organization_id = $1 and id = $2',
    [tenant.organizationId, type],
  );
  if (!found || !keepsBalance(found.category)) throw invalidField('leave_type', leaveServerMessages.noBalance);
  await requireOpen(tenant, 'leave', on);
  await holdAccounts(tenant, employee);
  const at = context.clock();
  const line = { person: employee, type, on, quantity, kind: 'opening' as const, ref: `imported:${on}` };
  const posted = await postLeave(tenant, [line], { userId: access.userId, at });
  if (posted === 0) throw invalidField('effective_on', leaveServerMessages.openingThere);
  const { organizationId } = tenant;
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: 'imported',
    objectType: leaveOpeningSheet.name,
    objectId: employee,
    after: { leave_type: type, quantity, effective_on: on },
    at,
    requestId,
    ip,
  });
  await notify(tenant, {
    organizationId,
    recipientIds: [employee],
    actorId: access.userId,
    category: 'leave',
    text: leaveServerMessages.openingImported,
    url: leavePaths.ownOverview,
    at,
  });
}

export function leaveImportRoutes(app: Api, context: Context): void {
  app.route({
    ...importRoute(`/api/v1/${leaveSheet.path ?? ''}/`, ['leave'], 'Enter approved leave of employees'),
    config: { access: requiresPermission('6.04') },
    handler: async (request) => {
      const { dry_run: dryRun, mode } = request.query;
      const sheet = await uploadedSheet(context, request);
      return importRecords(writerOf(context, request), leaveSheet, {}, sheet, {
        dryRun,
        mode,
        store(writer, tenant, values) {
          const row = values as BodyOf<typeof leaveSheet.fields>;
          // A sheet says what was leave; the setting may still count work.
          const times = { start_time: null, end_time: null, on_punched_days: 'Leave' as const };
          const leave = { ...row, ...partsOf(row), ...times, file: null };
          return enterLeave(writer, tenant, 'hr', leave);
        },
      });
    },
  });

  app.route({
    ...importRoute(`/api/v1/${leaveOpeningSheet.path ?? ''}/`, ['leave'], 'Post opening balances of leave'),
    config: { access: requiresPermission('6.03') },
    handler: async (request) => {
      const { dry_run: dryRun, mode } = request.query;
      const sheet = await uploadedSheet(context, request);
      return importRecords(writerOf(context, request), leaveOpeningSheet, {}, sheet, {
        dryRun,
        mode,
        store: (writer, tenant, values) =>
          postOpening(writer, tenant, values as BodyOf<typeof leaveOpeningSheet.fields>),
      });
    },
  });
}
