/** Organization → Reports → Audit logs: who did what, and whether that is still as it was written. */
import { auditChainAnswer, auditLogAnswer, type AuditChain, type AuditFault } from '@karmik/model/audit/audit';
import * as z from 'zod/mini';
import { requiresPermission, readerOf, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { SpreadsheetWish } from '../../entity/cells.ts';
import { spreadsheetQuery } from '../../entity/export.ts';
import { mimeOf } from '../../entity/workbook.ts';
import type { Asked } from '../../entity/query.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { pageOf } from '../../http/paging.ts';
import { checkKind } from './check.ts';
import { exportLog } from './export.ts';
import { logQuery, logStatement } from './log.ts';

interface ChainRow {
  readonly checked_at: string | null;
  readonly checked_until: string | null;
  readonly fault_count: number;
  readonly faults: AuditFault[];
}

async function chainOf({ tenant }: Access): Promise<AuditChain> {
  const { organizationId } = tenant;
  const chain = await tenant.one<ChainRow>(
    'select checked_at, checked_until, fault_count, faults from audit_chain where organization_id = $1',
    [organizationId],
  );
  const sealed = await tenant.one<{ until: string | null; events: number; last_id: number | null }>(
    `select max(sealed_at) as until, coalesce(sum(row_count), 0)::bigint as events, max(last_id) as last_id from audit_seal where organization_id = $1`,
    [organizationId],
  );
  const aside = await tenant.one<{ n: number }>(
    'select coalesce(sum(missing_rows), 0)::bigint as n from audit_gap where organization_id = $1',
    [organizationId],
  );
  const open = await tenant.one<{ n: number }>(
    'select count(*) as n from audit_event where organization_id = $1 and id > $2',
    [organizationId, sealed?.last_id ?? 0],
  );
  const work = await tenant.one(
    `select 1 from job_run where organization_id = $1 and kind = $2 and state in ('queued', 'running')`,
    [organizationId, checkKind],
  );
  const { checked_at = null, checked_until = null, fault_count = 0, faults = [] } = chain ?? {};
  // A check before the first seal has seen nothing that could be intact.
  const state = fault_count > 0 ? 'broken' : checked_at === null || checked_until === null ? 'unchecked' : 'intact';
  return {
    state,
    // So it is no check either: a state that says it was never checked beside the hour of a check says two things at once.
    checked_at: state === 'unchecked' ? null : checked_at,
    verified_until: fault_count > 0 ? (faults[0]?.after ?? null) : checked_until,
    sealed_until: sealed?.until ?? null,
    sealed_events: sealed?.events ?? 0,
    unsealed_events: open?.n ?? 0,
    detached_events: aside?.n ?? 0,
    fault_count,
    faults,
    is_checking: work !== undefined,
  };
}

export function auditRoutes(app: Api, context: Context): void {
  const query = logQuery(context);

  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/audit-logs/',
    config: { access: requiresPermission('27.00') },
    schema: {
      summary: 'Who did what in the organization, newest first',
      tags: ['organization'],
      params: organizationParams,
      querystring: z.strictObject(query.schema),
      response: { 200: z.object({ results: z.array(auditLogAnswer), next: z.nullable(z.string()) }) },
    },
    handler: async (request) => {
      const { limit, offset, ...asked } = request.query as Asked & { limit: number; offset: number };
      const { text, values } = logStatement(query, asked, request.access, { limit, offset });
      const rows = await request.access.tenant.query<z.infer<typeof auditLogAnswer>>(text, values);
      return pageOf(request, rows, { limit, offset });
    },
  });

  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/audit-logs/export/',
    config: { access: requiresPermission('27.00') },
    schema: {
      summary: 'Who did what in the organization as a spreadsheet; that it was exported is an event of it',
      tags: ['organization'],
      params: organizationParams,
      querystring: z.strictObject({ ...filters, ...spreadsheetQuery }),
    },
    handler: async (request, reply) => {
      const { format, language, calendar, ...asked } = request.query as unknown as Asked & SpreadsheetWish;
      const { stream, name } = await exportLog(context, request, query, asked, { format, language, calendar });
      return reply
        .header('content-type', mimeOf[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(stream);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/audit-chain/',
    config: { access: requiresPermission('27.00') },
    schema: {
      summary: 'Whether what was audited is as it was sealed, by the last check',
      tags: ['organization'],
      params: organizationParams,
      response: { 200: auditChainAnswer },
    },
    handler: ({ access }) => chainOf(access),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/org/:org/audit-chain/check/',
    config: { access: readerOf('27.00') },
    schema: {
      summary: 'Have the audit checked now, unless a check is running',
      tags: ['organization'],
      params: organizationParams,
      response: { 202: auditChainAnswer },
    },
    handler: async (request, reply) => {
      const { access } = request;
      const { tenant, userId } = access;
      const { organizationId } = tenant;
      await tenant.transaction(async (inner) => {
        // Two who ask at once wait for each other here, and the second finds the work of the first.
        await inner.query('select 1 from audit_chain where organization_id = $1 for update', [organizationId]);
        const { is_checking } = await chainOf({ ...access, tenant: inner });
        if (is_checking) return;
        const at = context.clock();
        const job = await context.jobs.enqueue(inner, organizationId, checkKind, {}, userId, at);
        await writeAudit(inner, {
          organizationId,
          actorId: userId,
          action: 'check_asked',
          objectType: 'audit_chain',
          objectId: job,
          at,
          requestId: request.id,
          ip: request.ip,
        });
      });
      context.jobs.wake();
      return reply.status(202).send(await chainOf(access));
    },
  });
}
