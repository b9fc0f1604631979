/** Batches and payments over the API: making, checking and sending batches, their rows and files, and what became of each payment. */
import type { Entity, EntityRow } from '@karmik/model/kit/entity';
import type { ViewerType } from '@karmik/model/kit/actions';
import { paymentBatch } from '@karmik/model/payment/batch';
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { paymentItem } from '@karmik/model/payment/item';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import { paymentRows } from '@karmik/model/payment/rows';
import { type Access, organizationMember, requiresPermission } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { logExport } from '../../entity/output-file.ts';
import type { Conditions } from '../../entity/query.ts';
import { readRow } from '../../entity/read.ts';
import { asQuery, viewOfRole } from '../../entity/scope.ts';
import { mountWorkflow } from '../../entity/workflow-routes.ts';
import { writerOf } from '../../entity/write.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { recordMessages, stateOf } from '../../messages.ts';
import { moveItem } from './items.ts';
import { fillBatch, paymentBatchHooks } from './make.ts';
import { moveBatch } from './moves.ts';
import { batchFacts, rowsOfBatch } from './rows.ts';
import * as z from 'zod/mini';

const tags = ['payment'];
const mayWrite = (access: Access): boolean => access.can('26.00', 'write') && !access.isAuditUser;
const stale = (entity: Entity) => (status: string) =>
  conflict(recordMessages.moved({ name: entity.label, status: stateOf(entity, status) }), 'moved');

/** A batch with what its viewer may settle. */
type BatchRow = EntityRow<typeof paymentBatch> & {
  /** Whether a payment by bank waits for an answer that is not to the viewer, whose own another person settles. */
  readonly settleable: boolean;
};

const settledByOthers = ({ userId }: Access, where: Conditions): string =>
  `exists (select from payment_item i where i.organization_id = r.organization_id and i.batch_id = r.id and i.way = 'bank'
      and i.status in ('Sending', 'Ambiguous') and i.employee_id <> ${where.value(userId)}) as settleable`;

export function paymentRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${paymentEndpoints.batch}/`;
  mountWorkflow<ViewerType, BatchRow>(app, context, {
    entity: paymentBatch,
    base,
    access: organizationMember,
    plural: 'Batches of payments',
    singular: 'payment batch',
    as: asQuery,
    viewFor: ({ access }, as) => ({ ...viewOfRole(context, paymentBatch, as, access), columns: settledByOthers }),
    viewerOf: (access, as, row) => ({
      type: as,
      isSender: false,
      isAdminRoute: as === 'hr',
      flags: {
        write: mayWrite(access),
        check: mayWrite(access) && ![row.made_by, row.checked_by].includes(access.userId),
        settle: mayWrite(access) && row.settleable,
        reject: mayWrite(access) && row.way === 'bank' && (row.pending ?? 0) > 0,
        retry: mayWrite(access) && (row.failed ?? 0) > 0,
      },
    }),
    create: {
      summary: 'Make a batch of everything that is due of a source',
      as: () => 'hr',
      hooks: paymentBatchHooks,
      prepare(access, body) {
        if (!mayWrite(access)) throw forbidden();
        return body;
      },
      after: fillBatch,
    },
    refuse({ flags }, { flag }) {
      if (!flags['write'] || flag === undefined || flags[flag]) return;
      if (flag === 'settle' || flag === 'reject') throw conflict(says.nothingOpen, 'nothing_open');
      if (flag === 'retry') throw conflict(says.nothingFailed, 'nothing_failed');
    },
    staleError: stale(paymentBatch),
    move: moveBatch,
  });
  mountWorkflow<ViewerType, EntityRow<typeof paymentItem>>(app, context, {
    entity: paymentItem,
    base: `/api/v1/${paymentEndpoints.item}/`,
    access: organizationMember,
    plural: 'Payments of batches',
    singular: 'payment',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, paymentItem, as, access),
    viewerOf: (access, as, row) => ({
      type: as,
      isSender: row.employee === access.userId,
      isAdminRoute: as === 'hr',
      flags: { write: mayWrite(access) },
    }),
    staleError: stale(paymentItem),
    move: moveItem,
  });

  app.route({
    method: 'GET',
    url: `${base}:id/rows/`,
    config: { access: requiresPermission('26.99') },
    schema: {
      summary: 'The rows of a payment batch as its file has them, with what keeps them out of it',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 50),
        offset: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
      }),
      response: { 200: paymentRows },
    },
    handler: async ({ access, params: { id }, query: { limit, offset } }) => {
      const { tenant } = access;
      await readRow(tenant, paymentBatch, viewOfRole(context, paymentBatch, 'hr', access), access, id);
      const rows = await rowsOfBatch(tenant, await batchFacts(tenant, id));
      const file = await tenant.one<{ name: string }>(
        'select f.name from payment_batch b join file f on f.organization_id = b.organization_id and f.id = b.file_id where b.organization_id = $1 and b.id = $2',
        [tenant.organizationId, id],
      );
      return {
        results: rows
          .slice(offset, offset + limit)
          .map(({ row: _row, branch: _branch, swift: _swift, problems, ...row }) => ({
            ...row,
            problems: [...problems],
          })),
        count: rows.length,
        refused: rows.filter(({ problems }) => problems.length > 0).length,
        file: file?.name ?? null,
      };
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/content/`,
    config: { access: requiresPermission('26.99') },
    schema: {
      summary: 'The file of a payment batch as it was written; the export is logged',
      tags,
      params: organizationIdParams,
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      const { tenant } = access;
      await readRow(tenant, paymentBatch, viewOfRole(context, paymentBatch, 'hr', access), access, params.id);
      const file = await tenant.one<{ name: string; mime: string; storage_key: string; payments: number }>(
        `select f.name, f.mime, f.storage_key, b.payments from payment_batch b join file f on f.organization_id = b.organization_id and f.id = b.file_id
          where b.organization_id = $1 and b.id = $2`,
        [tenant.organizationId, params.id],
      );
      if (!file || !(await context.files.has(file.storage_key))) throw notFound();
      const format = file.name.slice(file.name.lastIndexOf('.') + 1);
      await logExport(writerOf(context, request), tenant, paymentBatch, { id: params.id, format, rows: file.payments });
      return reply
        .header('content-type', file.mime)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(context.files.get(file.storage_key));
    },
  });
}
