/** Approving a bill in part: the one value that a decision carries. What was claimed is never changed. */
import { availableActions } from '@karmik/model/kit/actions';
import { minorUnits } from '@karmik/model/kit/currencies';
import { converted } from '@karmik/model/commons/exchange/convert';
import { amountWords } from '@karmik/model/kit/figures';
import { bodySchema } from '@karmik/model/kit/schema';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseMessages as says } from '@karmik/model/expense/messages';
import { billDecision, expenseSettlement } from '@karmik/model/expense/settlement';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare } from '@karmik/model/kit/exact/ratio';
import * as z from 'zod/mini';
import { organizationMember } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { RequestRow } from '../../approval/decide.ts';
import { requestRoutes } from '../../approval/routes.ts';
import { requestViewFor, viewerOf } from '../../approval/viewer.ts';
import type { Context } from '../../context.ts';
import { readRow } from '../../entity/read.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { asQuery } from '../../entity/scope.ts';
import { requireRead, versionOf } from '../../entity/version.ts';
import { writerOf } from '../../entity/write.ts';
import { noContent, organizationIdParams, type Api } from '../../http/api.ts';
import { forbidden, invalid } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { rateOf, settledNow, settlementHooks, settlementKind, type Bill } from './settlements.ts';

export function settlementRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, settlementKind, settlementHooks);
  app.route({
    method: 'POST',
    url: `/api/v1/${expenseEndpoints.settlement}/:id/approve-bill/`,
    config: { access: organizationMember },
    schema: {
      summary: 'Approve a bill of an expense claim in part, with a reason, before the claim is decided',
      tags: ['expense'],
      params: organizationIdParams,
      querystring: z.strictObject({ as: z._default(asQuery, 'supervisor') }),
      body: bodySchema(billDecision, looseRuleClock(context)),
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { as } = request.query;
      const { bill: billId, approved, reason } = request.body as { bill: number; approved: string; reason: string };
      const writer = writerOf(context, request);
      const { access } = request;
      await access.tenant.transaction(async (tenant) => {
        const view = await requestViewFor(context, settlementKind, access, tenant, as);
        const row = { ...(await readRow(tenant, expenseSettlement, view, access, id, 'lock')), id } as RequestRow<
          typeof expenseSettlement
        >;
        const viewer = viewerOf(as, row, access, view.standsInFor, settlementKind.hrCode);
        if (
          viewer.isSender ||
          access.isAuditUser ||
          !availableActions(expenseSettlement, row, viewer).includes('approve')
        )
          throw forbidden();
        await requireRead(writer, tenant, expenseSettlement, view, id, { version: versionOf(request) });
        const held = row.bills as Bill[];
        const bill = held.find((each) => each.id === billId);
        if (!bill?.allowed || !bill.approved) throw invalid({ bill: [says.noBill] });
        // Later levels can only lower what the level before approved; HR can also raise it again.
        const most = viewer.isAdminRoute === true ? bill.allowed : bill.approved;
        const { currency } = most;
        const amount = decimalText(decimalOf(approved), minorUnits(currency));
        if (compare(decimalOf(amount), decimalOf(approved)) !== 0)
          throw invalid({ approved: [says.tooFine({ places: minorUnits(currency) })] });
        if (compare(decimalOf(amount), decimalOf(most.amount)) > 0)
          throw invalid({ approved: [says.atMost({ amount: amountWords(most) })] });
        const approved_home = converted({ currency, amount }, rateOf(bill));
        await tenant.query(
          `update expense_settlement_bills set approved = $4, cut_reason = $5, approved_home = $6 where organization_id = $1 and parent_id = $2 and id = $3`,
          [tenant.organizationId, id, billId, JSON.stringify({ currency, amount }), reason, approved_home],
        );
        const bills = held.map((each) =>
          each.id === billId ? { ...each, approved: { currency, amount }, approved_home, cut_reason: reason } : each,
        );
        const now = context.clock();
        const { approved_total, used, to_pay } = await settledNow(tenant, { bills, advance: row.advance });
        await tenant.query(
          'update expense_settlement set approved_total = $3, used = $4, to_pay = $5, updated_at = $6 where organization_id = $1 and id = $2',
          [tenant.organizationId, id, approved_total, used === null ? null : JSON.stringify(used), to_pay, now],
        );
        await writeAudit(tenant, {
          organizationId: tenant.organizationId,
          actorId: access.userId,
          action: 'approve_bill',
          objectType: expenseSettlement.name,
          objectId: id,
          before: { bills: held },
          after: { bills },
          at: now,
          requestId: writer.requestId,
          ip: writer.ip,
        });
        await announce(tenant, { organizationId: tenant.organizationId, topic: expenseSettlement.name, objectId: id });
      });
      return reply.code(204).send(null);
    },
  });
}
