/** Files of payrolls over the API: what they will have, writing them, those that were written, and their receipts. */
import type { ViewerType } from '@karmik/model/kit/actions';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payDuties } from '@karmik/model/payroll/files/calendar';
import { duties, dutyNames } from '@karmik/model/payroll/files/duties';
import { payFile } from '@karmik/model/payroll/files/file';
import { payFileOrder, payFilePage } from '@karmik/model/payroll/files/page';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { logExport } from '../../../entity/output-file.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { readRow } from '../../../entity/read.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { mountWorkflow } from '../../../entity/workflow-routes.ts';
import { ruleClockOf, writerOf } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { dutiesOf } from './calendar.ts';
import { fileOverview, fileRunOf } from './lines.ts';
import { addReceipt } from './receipt.ts';
import { factsOf, writePayFile } from './write.ts';

const tags = ['payroll'];
const base = `/api/v1/${payrollEndpoints.file}/`;

export function payFileRoutes(app: Api, context: Context): void {
  const { detail, detailed } = mountWorkflow<ViewerType>(app, context, {
    entity: payFile,
    base,
    access: organizationMember,
    plural: 'Files of payrolls that were written',
    singular: 'file of a payroll',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, payFile, as, access),
    viewerOf: (access, as) => ({
      type: as,
      isSender: false,
      isAdminRoute: as === 'hr',
      flags: { write: access.can('11.00', 'write') && !access.isAuditUser },
    }),
    staleError: (status) =>
      conflict(recordMessages.moved({ name: payFile.label, status: stateOf(payFile, status) }), 'moved'),
    move: addReceipt,
  });

  app.route({
    method: 'GET',
    url: `${base}:id/content/`,
    config: { access: requiresPermission('11.99') },
    schema: {
      summary: 'A file of a payroll as it was written; the export is logged',
      tags,
      params: organizationIdParams,
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      await readRow(access.tenant, payFile, viewOfRole(context, payFile, 'hr', access), access, params.id);
      const file = await access.tenant.one<{ name: string; mime: string; storage_key: string; people: number }>(
        `select f.name, f.mime, f.storage_key, p.people from pay_file p join file f on f.organization_id = p.organization_id and f.id = p.file_id
          where p.organization_id = $1 and p.id = $2`,
        [access.tenant.organizationId, params.id],
      );
      if (!file || !(await context.files.has(file.storage_key))) throw notFound();
      const format = file.name.slice(file.name.lastIndexOf('.') + 1);
      await logExport(writerOf(context, request), access.tenant, payFile, { id: params.id, format, rows: file.people });
      return reply
        .header('content-type', file.mime)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(context.files.get(file.storage_key));
    },
  });

  app.route({
    method: 'GET',
    url: `/api/v1/${payrollEndpoints.duty}/`,
    config: { access: requiresPermission('11.99') },
    schema: {
      summary:
        'What confirmed payrolls of the last twelve months owe to authorities: when it is due, and whether it is paid',
      tags,
      params: organizationParams,
      response: { 200: payDuties },
    },
    handler: ({ access }) => dutiesOf(access.tenant, ruleClockOf(context, access).today),
  });

  for (const duty of dutyNames) {
    const url = `/api/v1/${payrollEndpoints.run}/:id/output-file/${duty}/`;
    const [usual] = duties[duty].files;
    const templates = duties[duty].files.map(({ name }) => name);
    if (!usual) throw new Error(`${duty} has no file`);

    app.route({
      method: 'GET',
      url,
      config: { access: requiresPermission('11.99') },
      schema: {
        summary: `${duties[duty].label.en}: the lines of a payroll, who lacks what, and what is in no file yet`,
        tags,
        params: organizationIdParams,
        querystring: z.strictObject({
          template: z._default(
            z.enum(templates, {
              error: carried(messages.choice({ field: verbatim('template'), choices: listed(templates) })),
            }),
            usual.name,
          ),
          bank: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
          limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 50),
          offset: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
        }),
        response: { 200: payFilePage },
      },
      handler: async ({ access, params, query: { template, bank, ...page } }) => {
        const { tenant, organization } = access;
        const run = await fileRunOf(tenant, params.id);
        return fileOverview(tenant, run, {
          duty,
          template: duties[duty].files.find(({ name }) => name === template) ?? usual,
          bank: bank ?? null,
          facts: await factsOf(tenant, organization.slug, run, ruleClockOf(context, access).today),
          ...page,
        });
      },
    });

    app.route({
      method: 'POST',
      url,
      config: { access: requiresPermission('11.00') },
      schema: {
        summary: `${duties[duty].label.en}: write a file of a confirmed payroll`,
        tags,
        params: organizationIdParams,
        body: bodySchema(payFileOrder.fields, looseRuleClock(context)),
        response: { 201: detailed },
      },
      handler: async (request, reply) => {
        const { access, params } = request;
        const order = checkWhole(payFileOrder, request.body, ruleClockOf(context, access));
        const writer = writerOf(context, request);
        const id = await access.tenant.transaction((tenant) =>
          writePayFile(writer, tenant, { run: params.id, duty, order }),
        );
        return reply.code(201).send((await detail(request, access.tenant, id, 'hr')) as never);
      },
    });
  }
}
