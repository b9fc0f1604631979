/** All payslips of a payroll as one ZIP. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { paperArchive } from '@karmik/model/payroll/paper/archive';
import { paySlip } from '@karmik/model/payroll/run/slip';
import * as z from 'zod/mini';
import { requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { payrollMessages as says } from '../messages.ts';
import { archiveState, handleArchives, sendArchive, startArchive, type ArchivedPapers } from './archive.ts';
import { paperDrawer } from './draw.ts';
import { papersOf } from './facts.ts';
import { languageQuery } from './routes.ts';

const payslipPapers: ArchivedPapers = {
  kind: 'payslip_archive',
  of: 'run_id',
  section: paySlip.name,
  name: 'payslips',
  audit: { action: 'payslips_exported', objectType: 'pay_run' },
  idsOf: async (tenant, run) => {
    const slips = await tenant.query<{ id: number }>(
      `select id from pay_slip where organization_id = $1 and run_id = $2 and status <> 'Discarded' order by id`,
      [tenant.organizationId, run],
    );
    return slips.map(({ id }) => id);
  },
  drawer: async (context, tenant, language) => {
    const draw = await paperDrawer(context, tenant, language);
    return async (ids) =>
      (await papersOf(tenant, ids)).map(({ id, employee, code, facts }) => ({
        id,
        employee,
        code,
        draw: () => draw([facts]),
      }));
  },
  done: (count) => says.archiveDone({ count }),
};

async function requireRun(tenant: Tenant, id: number): Promise<{ readonly status: string }> {
  const run = await tenant.one<{ status: string }>(
    'select status from pay_run where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  if (!run) throw notFound();
  return run;
}

export function payslipArchiveRoutes(app: Api, context: Context): void {
  const tags = ['payroll'];
  const base = `/api/v1/${payrollEndpoints.run}/:id/archive/`;
  const config = { access: requiresPermission('11.99') };

  app.route({
    method: 'POST',
    url: base,
    config,
    schema: {
      summary: 'Make a ZIP of all payslips of a confirmed payroll, in the background',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ language: languageQuery }),
      response: { 202: paperArchive },
    },
    handler: async (request, reply) => {
      const { access, params, query } = request;
      const { status } = await requireRun(access.tenant, params.id);
      if (status !== 'Confirmed' && status !== 'Published') throw conflict(says.notConfirmed, 'not_confirmed');
      return reply.code(202).send(await startArchive(context, request, payslipPapers, params.id, query.language));
    },
  });

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: {
      summary: "How far one's own newest ZIP of a payroll is; null where none was made",
      tags,
      params: organizationIdParams,
      response: { 200: z.nullable(paperArchive) },
    },
    handler: async ({ access, params }) => {
      await requireRun(access.tenant, params.id);
      return archiveState(access, payslipPapers, params.id);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}file/`,
    config,
    schema: { summary: "One's own newest ZIP of the payslips of a payroll", tags, params: organizationIdParams },
    handler: ({ access, params }, reply) => sendArchive(context, access, reply, payslipPapers, params.id),
  });
}

export const handlePayslipArchives = (context: Context): void => handleArchives(context, payslipPapers);
