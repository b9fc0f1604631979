/** Declarations of rebates over the API: employees declare their own, HR enters and decides those of others. */
import type { Viewer, ViewerType } from '@karmik/model/kit/actions';
import type { BodyOf } from '@karmik/model/kit/fields';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payRebate, payRebateEntry, payRebateSheet } from '@karmik/model/payroll/rebate/rebate';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { importRecords } from '../../../entity/import.ts';
import { importRoute, uploadedSheet } from '../../../entity/import-route.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { asQuery, scopeView, viewOfRole } from '../../../entity/scope.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import type { RecordView } from '../../../entity/read.ts';
import { mountWorkflow, type Row } from '../../../entity/workflow-routes.ts';
import { ruleClockOf, writerOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { conflict, forbidden } from '../../../http/errors.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { enterRebate, moveRebate, ownRebateHooks } from './declarations.ts';

const tags = ['payroll'];
const { amount, from_month, proof, document } = payRebate.fields;

const stages = ['open', 'all'] as const;
/** `open` lists those that wait for who asks. */
const extraQuery = {
  stage: z._default(
    z.enum(stages, { error: carried(messages.choice({ field: verbatim('stage'), choices: listed(stages) })) }),
    'all',
  ),
};
/** Whether a declaration `r` waits for a decision of a person. */
const awaits = (me: string): string => `(r.status = 'Requested' and r.employee_id <> ${me})`;

function rebateView(
  context: Context,
  access: Access,
  as: ViewerType,
  stage: (typeof stages)[number] = 'all',
): RecordView {
  const ofRole = viewOfRole(context, payRebate, as, access);
  return {
    ...ofRole,
    scope(_access, where) {
      ofRole.scope?.(access, where);
      if (stage === 'open') where.add(awaits(where.value(access.userId)));
    },
  };
}

/** HR decides those of others, and never their own. */
const viewerOf = (access: Access, as: ViewerType, row: Readonly<Record<string, unknown>>): Viewer => ({
  type: as,
  isSender: row['employee'] === access.userId,
  isAdminRoute: as === 'hr',
  flags: { write: access.can('11.00', 'write') && !access.isAuditUser },
});

export function rebateRoutes(app: Api, context: Context): void {
  const asSender = (): ViewerType => 'user';
  mountWorkflow<ViewerType, Row, typeof extraQuery>(app, context, {
    entity: payRebate,
    base: `/api/v1/${payrollEndpoints.rebate}/`,
    access: organizationMember,
    plural: "Rebate declarations: one's own, or all for HR",
    singular: 'rebate declaration',
    as: asQuery,
    extraQuery,
    viewFor: ({ access }, as, { stage }) => rebateView(context, access, as, stage),
    viewerOf: (access, as, row) => viewerOf(access, as, { ...row }),
    shape: { can_edit: z.boolean() },
    extendDetail: ({ as, viewer, row }) => ({
      can_edit: as === 'user' && viewer.isSender && row.status === 'Requested',
    }),
    staleError: (status) =>
      conflict(recordMessages.moved({ name: payRebate.label, status: stateOf(payRebate, status) }), 'moved'),
    move: moveRebate,
    create: { summary: 'Declare a rebate of your own', as: asSender, hooks: ownRebateHooks },
    edit: {
      summary: 'Change your own declaration while it is not decided',
      as: asSender,
      hooks: { ...ownRebateHooks, ...scopeView(context, payRebate, ['own']) },
      fields: { amount, from_month, proof, document },
      check({ row: { status } }) {
        if (status !== 'Requested') throw conflict(recordMessages.decidedFixed, 'already_decided');
      },
    },
  });

  app.route({
    method: 'POST',
    url: `/api/v1/${payrollEndpoints.enterRebate}/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Enter a rebate declaration for an employee, which is approved with that',
      tags,
      params: organizationParams,
      body: bodySchema(payRebateEntry.fields, looseRuleClock(context)),
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access } = request;
      if (access.isAuditUser) throw forbidden();
      const given = checkWhole(payRebateEntry, request.body, ruleClockOf(context, access));
      const id = await access.tenant.transaction((tenant) => enterRebate(writerOf(context, request), tenant, given));
      return reply.code(201).send({ id });
    },
  });

  app.route({
    ...importRoute(`/api/v1/${payrollEndpoints.importRebates}/`, tags, 'Enter rebate declarations of employees'),
    config: { access: requiresPermission('11.00') },
    handler: async (request) => {
      const { dry_run: dryRun, mode } = request.query;
      const sheet = await uploadedSheet(context, request);
      return importRecords(writerOf(context, request), payRebateSheet, {}, sheet, {
        dryRun,
        mode,
        store: (writer, tenant, values) => enterRebate(writer, tenant, values as BodyOf<typeof payRebateSheet.fields>),
      });
    },
  });
}

/** Declarations of others that are not decided, for who reads them. */
export async function countOpenRebates({ tenant, userId, ...access }: Access): Promise<number> {
  if (!access.can('11.99', 'read') && !access.can('11.00', 'read')) return 0;
  const row = await tenant.one<{ count: number }>(
    `select count(*)::integer as count from pay_rebate r where r.organization_id = $1 and ${awaits('$2')}`,
    [tenant.organizationId, userId],
  );
  return row?.count ?? 0;
}

/** Declarations on which a person has to decide. */
export const countRebatesToDecide = async (access: Access): Promise<number> =>
  access.can('11.00', 'write') && !access.isAuditUser ? countOpenRebates(access) : 0;
