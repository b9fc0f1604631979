/** The review of a payroll over the API: totals, differences with causes, exceptions, and the sheet. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payDifference } from '@karmik/model/payroll/review/difference';
import { payFinding } from '@karmik/model/payroll/review/finding';
import { payReview, paySheet } from '@karmik/model/payroll/review/review';
import { payRun } from '@karmik/model/payroll/run/run';
import type { ViewerType } from '@karmik/model/kit/actions';
import * as z from 'zod/mini';
import { writeAudit } from '../../../access/audit.ts';
import { organizationMember, requiresPermission } from '../../../access/access.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { spreadsheetQuery } from '../../../entity/export.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { mountWorkflow, remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import type { Writer } from '../../../entity/write.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { conflict, invalidField } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { reviewMessages as says } from './messages.ts';
import { sendSheet, sheetOf } from './sheet.ts';
import { totalsOf } from './totals.ts';

const tags = ['payroll'];
const runBase = `/api/v1/${payrollEndpoints.run}/`;
const open = new Set(['Generated', 'Draft', 'Approval pending']);

/** Excepts a warning or opens it again, while the payroll is not approved. */
async function moveFinding(writer: Writer, tenant: Tenant, { id, to, before, input }: RecordMove): Promise<void> {
  const { organizationId } = tenant;
  const { access, context, requestId, ip } = writer;
  const at = context.clock();
  const run = await tenant.one<{ id: number; status: string; month: string }>(
    'select id, status, month from pay_run where organization_id = $1 and id = $2 for update',
    [organizationId, Number(before['run'])],
  );
  if (!run || !open.has(run.status))
    throw conflict(says.runDecided({ status: stateOf(payRun, run?.status ?? '') }), 'run_decided');
  const until = typeof input['until_month'] === 'string' ? input['until_month'] : null;
  if (until !== null && until < run.month) throw invalidField('until_month', says.untilPast);
  const isExcepted = to === 'Excepted';
  const remark = remarkOf(input);
  await tenant.query(
    `update pay_finding set status = $3, reason = $4, until_month = $5, excepted_by_id = $6, excepted_at = $7 where organization_id = $1 and id = $2`,
    [
      organizationId,
      id,
      to,
      isExcepted ? remark : null,
      until,
      isExcepted ? access.userId : null,
      isExcepted ? at : null,
    ],
  );
  await addHistory(tenant, payFinding.name, id, {
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
    action: to.toLowerCase(),
    objectType: payFinding.name,
    objectId: id,
    before: { status: before.status },
    after: { status: to, kind: before['kind'], reason: remark, until_month: until },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: payFinding.name, objectId: id });
}

export function payReviewRoutes(app: Api, context: Context): void {
  mountWorkflow<ViewerType>(app, context, {
    entity: payFinding,
    base: `/api/v1/${payrollEndpoints.finding}/`,
    access: organizationMember,
    plural: 'Payroll exceptions: what to look at before a payroll is confirmed',
    singular: 'payroll exception',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, payFinding, as, access),
    viewerOf: (access, as, row) => ({
      type: as,
      isSender: false,
      flags: { except: row['grade'] === 'Warns' && access.can('11.00', 'write') && !access.isAuditUser },
    }),
    staleError: (status) =>
      conflict(recordMessages.moved({ name: payFinding.label, status: stateOf(payFinding, status) }), 'moved'),
    move: moveFinding,
  });

  mountLists(app, context, {
    entity: payDifference,
    base: `/api/v1/${payrollEndpoints.difference}/`,
    access: organizationMember,
    summary: 'Differences of payrolls from the ones before them, with their causes',
    extraQuery: { as: asQuery },
    viewFor: ({ access }, { as }) => viewOfRole(context, payDifference, as, access),
  });

  const config = { access: requiresPermission('11.99') };

  app.route({
    method: 'GET',
    url: `${runBase}:id/review/`,
    config,
    schema: {
      summary:
        'Totals of a payroll by heading, branch and division, with the last confirmed payroll, and its differences by cause',
      tags,
      params: organizationIdParams,
      response: { 200: payReview },
    },
    handler: ({ access: { tenant }, params: { id } }) => totalsOf(tenant, id),
  });

  app.route({
    method: 'GET',
    url: `${runBase}:id/sheet/`,
    config,
    schema: {
      summary: 'Employees and headings of a payroll as a sheet',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({
        search: z._default(z.string().check(z.maxLength(100)), ''),
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 50),
        offset: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
      }),
      response: { 200: paySheet },
    },
    handler: ({ access: { tenant }, params: { id }, query }) => sheetOf(tenant, id, query),
  });

  app.route({
    method: 'GET',
    url: `${runBase}:id/sheet/export/`,
    config,
    schema: {
      summary: 'The sheet of a payroll as a spreadsheet; the export is logged',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject(spreadsheetQuery),
    },
    handler: ({ access, params: { id }, query }, reply) => sendSheet(reply, context, access, id, query),
  });
}
