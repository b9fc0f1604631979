/** Vouchers of payrolls, payments and bank charges over the API: what one would be, making, reversing and exporting it, and what was done with vouchers. */
import type { ViewerType } from '@karmik/model/kit/actions';
import { carried, listed } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payVoucherActivity } from '@karmik/model/payroll/voucher/activity';
import { voucherFormats, type VoucherFormat } from '@karmik/model/payroll/voucher/file';
import { payVoucherPage, payVoucherPayments, type PayVoucherPage } from '@karmik/model/payroll/voucher/page';
import { payVoucher, payVoucherOrder } from '@karmik/model/payroll/voucher/voucher';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { spreadsheetQuery } from '../../../entity/export.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { readRow } from '../../../entity/read.ts';
import { logExport } from '../../../entity/output-file.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { mountWorkflow } from '../../../entity/workflow-routes.ts';
import { ruleClockOf, writerOf } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { noteActivity } from './activity.ts';
import { requirePart, type PartPurpose } from './batch.ts';
import { requireCharge } from './charge.ts';
import { paymentOf, type Subject } from './draft.ts';
import { exportVoucher } from './export.ts';
import { makeVoucher, reverseVoucher } from './make.ts';
import {
  chargePageOf,
  pageOfVoucher,
  partPageOf,
  voucherPageOf,
  voucherPaymentsOf,
  voucherPaymentsOfBatch,
} from './page.ts';
import { sendProvisions } from './provision-sheet.ts';
import { addReadyMadeLedgers } from './ready-made.ts';

const tags = ['payroll'];
const base = `/api/v1/${payrollEndpoints.voucher}/`;
const activityBase = `/api/v1/${payrollEndpoints.voucherActivity}/`;
const ofRun = `/api/v1/${payrollEndpoints.run}/:id/voucher/`;
const ofFile = `/api/v1/${payrollEndpoints.file}/:id/voucher/`;
const ofBatch = `/api/v1/${payrollEndpoints.paymentBatch}/:id/voucher/`;
const ofLine = `/api/v1/${payrollEndpoints.statementLine}/:id/voucher/`;
const formats = Object.keys(voucherFormats) as VoucherFormat[];

export function payVoucherRoutes(app: Api, context: Context): void {
  const { detail, detailed } = mountWorkflow<ViewerType>(app, context, {
    entity: payVoucher,
    base,
    access: organizationMember,
    plural: 'Vouchers of payrolls and payments',
    singular: 'voucher',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, payVoucher, as, access),
    viewerOf: (access, as) => ({
      type: as,
      isSender: false,
      isAdminRoute: as === 'hr',
      flags: { write: access.can('11.00', 'write') && !access.isAuditUser },
    }),
    staleError: (status) =>
      conflict(recordMessages.moved({ name: payVoucher.label, status: stateOf(payVoucher, status) }), 'moved'),
    move: reverseVoucher,
  });

  mountLists(app, context, {
    entity: payVoucherActivity,
    base: activityBase,
    access: organizationMember,
    summary: 'What was done with vouchers: who made, reversed and exported them',
    extraQuery: { as: asQuery },
    viewFor: ({ access }, { as }) => viewOfRole(context, payVoucherActivity, as, access),
  });

  /** The voucher in force or a preview, and making it. @param of finds what is booked; 404 where there is none */
  const mountVoucher = <S extends Subject>(
    url: string,
    what: string,
    of: (tenant: Tenant, id: number) => Promise<S>,
    look: (tenant: Tenant, slug: string, id: number) => Promise<PayVoucherPage>,
  ) => {
    app.route({
      method: 'GET',
      url,
      config: { access: requiresPermission('11.99') },
      schema: {
        summary: `The voucher of ${what}: the one in force, or a preview with what it lacks`,
        tags,
        params: organizationIdParams,
        response: { 200: payVoucherPage },
      },
      handler: ({ access, params }) => look(access.tenant, access.organization.slug, params.id),
    });
    app.route({
      method: 'POST',
      url,
      config: { access: requiresPermission('11.00') },
      schema: {
        summary: `Make the voucher of ${what}`,
        tags,
        params: organizationIdParams,
        body: bodySchema(payVoucherOrder.fields, looseRuleClock(context)),
        response: { 201: detailed },
      },
      handler: async (request, reply) => {
        const { access, params } = request;
        const { voucher_on } = checkWhole(payVoucherOrder, request.body, ruleClockOf(context, access));
        const writer = writerOf(context, request);
        const id = await access.tenant.transaction(async (tenant) =>
          makeVoucher(writer, tenant, { subject: await of(tenant, params.id), day: voucher_on }),
        );
        return reply.code(201).send((await detail(request, access.tenant, id, 'hr')) as never);
      },
    });
  };
  for (const [purpose, url, what] of [
    ['payroll', ofRun, 'a payroll, once that is confirmed'],
    ['provision', `${ofRun}provision/`, 'what employees earned in the month of a payroll and are paid later'],
  ] as const)
    mountVoucher(
      url,
      what,
      (_tenant, run) => Promise.resolve({ purpose, run }),
      (tenant, slug, run) => voucherPageOf(tenant, slug, { purpose, run }),
    );
  const ofPaidFile = async (tenant: Tenant, id: number) => {
    const { run, ...payment } = await paymentOf(tenant, id);
    return { purpose: 'payment', run, payment } as const;
  };
  mountVoucher(ofFile, 'a payment by a file, once its payroll has one', ofPaidFile, async (tenant, slug, id) =>
    voucherPageOf(tenant, slug, await ofPaidFile(tenant, id)),
  );
  const ofPart = (purpose: PartPurpose) => async (tenant: Tenant, id: number) => {
    const part = await requirePart(tenant, id, purpose);
    return { purpose, run: part.run, part };
  };
  for (const [purpose, url, what] of [
    ['payment', ofBatch, 'payments of a batch that are complete and in no voucher yet'],
    ['return', `${ofBatch}return/`, 'payments of a batch that the bank returned and whose payment is booked'],
  ] as const)
    mountVoucher(url, what, ofPart(purpose), (tenant, slug, id) => partPageOf(tenant, slug, id, purpose));

  mountVoucher(
    ofLine,
    'a bank charge, which is a line of a statement',
    async (tenant, line) => ({ purpose: 'charge', run: null, charge: await requireCharge(tenant, line) }) as const,
    chargePageOf,
  );

  app.route({
    method: 'GET',
    url: `${ofBatch}payment/`,
    config: { access: requiresPermission('11.99') },
    schema: {
      summary: 'Vouchers of a payment batch, and its payments that are in none',
      tags,
      params: organizationIdParams,
      response: { 200: payVoucherPayments },
    },
    handler: ({ access, params: { id } }) => voucherPaymentsOfBatch(access.tenant, id),
  });

  app.route({
    method: 'GET',
    url: `${base}:id/page/`,
    config: { access: requiresPermission('11.99') },
    schema: {
      summary: 'A voucher as its page shows it, with its files',
      tags,
      params: organizationIdParams,
      response: { 200: payVoucherPage },
    },
    handler: ({ access, params: { id } }) => pageOfVoucher(access.tenant, id),
  });

  app.route({
    method: 'GET',
    url: `${ofRun}provision/export/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary:
        'What each employee had earned at the end of the month of a payroll, as a spreadsheet; the export is logged',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject(spreadsheetQuery),
    },
    handler: ({ access, params: { id }, query }, reply) => sendProvisions(reply, context, access, id, query),
  });

  app.route({
    method: 'GET',
    url: `${ofRun}payment/`,
    config: { access: requiresPermission('11.99') },
    schema: {
      summary: 'Payments of a payroll that are settled, with their vouchers',
      tags,
      params: organizationIdParams,
      response: { 200: payVoucherPayments },
    },
    handler: ({ access, params: { id } }) => voucherPaymentsOf(access.tenant, id),
  });

  app.route({
    method: 'POST',
    url: `${base}:id/file/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Write a voucher as a file for accounting software; each format is written once and kept',
      tags,
      params: organizationIdParams,
      body: z.strictObject({
        format: z.enum(formats, {
          error: carried(
            messages.choice({ field: payVoucherActivity.fields.format.label, choices: listed([...formats]) }),
          ),
        }),
      }),
      response: { 200: z.object({ id: z.number(), name: z.string() }) },
    },
    handler: (request) => {
      const { access, params, body } = request;
      return access.tenant.transaction((tenant) =>
        exportVoucher(writerOf(context, request), tenant, params.id, body.format),
      );
    },
  });

  app.route({
    method: 'GET',
    url: `${activityBase}:id/content/`,
    config: { access: requiresPermission('11.99') },
    schema: {
      summary: 'The file of an export as it was written; the download is logged',
      tags,
      params: organizationIdParams,
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      const { tenant } = access;
      await readRow(
        tenant,
        payVoucherActivity,
        viewOfRole(context, payVoucherActivity, 'hr', access),
        access,
        params.id,
      );
      const found = await tenant.one<{
        name: string;
        mime: string;
        storage_key: string;
        voucher: number;
        format: VoucherFormat;
        rows: number;
      }>(
        `select f.name, f.mime, f.storage_key, a.voucher_id as voucher, a.format,
                (select count(*)::integer from pay_voucher_lines l where l.organization_id = $1 and l.parent_id = a.voucher_id) as rows
           from pay_voucher_activity a join file f on f.organization_id = a.organization_id and f.id = a.file_id
          where a.organization_id = $1 and a.id = $2`,
        [tenant.organizationId, params.id],
      );
      if (!found || !(await context.files.has(found.storage_key))) throw notFound();
      const { name, mime, voucher, format, rows } = found;
      const writer = writerOf(context, request);
      await tenant.transaction(async (inner) => {
        await noteActivity(writer, inner, { voucher, activity: 'downloaded', format });
        await logExport(writer, inner, payVoucher, {
          id: voucher,
          format: name.slice(name.lastIndexOf('.') + 1),
          rows,
        });
      });
      return reply
        .header('content-type', mime)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(context.files.get(found.storage_key));
    },
  });

  app.route({
    method: 'POST',
    url: `/api/v1/${payrollEndpoints.readyMadeLedgers}/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Add the ledgers and mappings that most organizations of Nepal begin with, as far as they are not there',
      tags,
      params: organizationParams,
      response: { 200: z.object({ ledgers: z.number(), mappings: z.number() }) },
    },
    handler: (request) =>
      request.access.tenant.transaction((tenant) => addReadyMadeLedgers(writerOf(context, request), tenant)),
  });
}
