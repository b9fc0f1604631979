/** Payrolls and payslips over the API: HR decides on payrolls, people read their own published payslips. */
import type { HomeParts } from '@karmik/model/home/home';
import type { Viewer, ViewerType } from '@karmik/model/kit/actions';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { ownPayPaths } from '@karmik/model/payroll/own-paths';
import { payRun } from '@karmik/model/payroll/run/run';
import { paySlip } from '@karmik/model/payroll/run/slip';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { mountOptions } from '../../../entity/options.ts';
import { Conditions } from '../../../entity/query.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { mountWorkflow, type Row } from '../../../entity/workflow-routes.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, forbidden, notFound } from '../../../http/errors.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { payrollMessages as says } from '../messages.ts';
import { partOf, waitsFor, type Part } from './approvers.ts';
import { differencesOf } from './stale.ts';
import { layoutOf, partsOfSlip } from '../paper/facts.ts';
import { movePayRun } from './move.ts';
import { moveSlip, refuseRepeated, respondedOf, slipActions, slipViewer } from './respond.ts';

const tags = ['payroll'];
const runBase = `/api/v1/${payrollEndpoints.run}/`;

/** HR decides; the person who prepared a payroll neither approves nor returns it, and those of the level alone do. */
function viewerOf(access: Access, as: ViewerType, row: Readonly<Record<string, unknown>>): Viewer {
  const part = row[partColumn] as Part;
  return {
    type: as,
    isSender: row['status'] === 'Approval pending' && row['prepared_by'] === access.userId,
    isAdminRoute: as === 'hr',
    flags: {
      write: access.can('11.00', 'write') && !access.isAuditUser,
      decide: part === 'waits' && !access.isAuditUser,
      ...(part && { [part]: true }),
    },
  };
}

/** The column that says what its reader is to the approval of a payroll. */
const partColumn = 'part_of_reader';
const stages = ['open', 'all'] as const;
const stageQuery = {
  stage: z._default(
    z.enum(stages, { error: carried(messages.choice({ field: verbatim('stage'), choices: listed(stages) })) }),
    'all',
  ),
};

export function payRunRoutes(app: Api, context: Context): void {
  mountWorkflow<ViewerType, Row, typeof stageQuery>(app, context, {
    entity: payRun,
    base: runBase,
    access: organizationMember,
    plural: 'Payrolls, for HR',
    singular: 'payroll',
    as: asQuery,
    extraQuery: stageQuery,
    viewFor({ access }, as, { stage }) {
      const view = viewOfRole(context, payRun, as, access);
      return {
        ...view,
        columns: (who, where) => `${partOf(who, where)} as ${partColumn}`,
        // Those that wait for the reader, as the count of the menu has them.
        ...(stage === 'open' && {
          scope(who: Access, where: Conditions) {
            view.scope?.(who, where);
            where.add(waitsFor(who, where));
          },
        }),
      };
    },
    viewerOf: (access, as, row) => viewerOf(access, as, { ...row }),
    refuse({ isSender, flags }, action) {
      if (isSender) throw conflict(says.notPrepared, 'prepared_by_oneself');
      if (action.flag !== 'decide') return;
      if (flags['approved']) throw conflict(says.approvedBefore, 'approved_before');
      if (flags['others']) throw forbidden(says.othersDecide);
    },
    staleError: (status) =>
      conflict(recordMessages.moved({ name: payRun.label, status: stateOf(payRun, status) }), 'moved'),
    move: movePayRun,
  });

  // Batches of payments and reports refer to payrolls.
  mountOptions(
    app,
    context,
    payRun,
    {},
    {
      base: `/api/v1/${payrollEndpoints.run}/`,
      tags: ['payroll'],
      names: 'payrolls',
      order: 'r.starts_on desc',
      offered: `r.status <> 'Discarded'`,
    },
  );

  mountWorkflow<ViewerType>(app, context, {
    entity: paySlip,
    base: `/api/v1/${payrollEndpoints.slip}/`,
    access: organizationMember,
    plural: "Payslips: one's own that are published, or all for HR",
    singular: 'payslip',
    as: asQuery,
    viewFor: ({ access }, as) => ({
      ...viewOfRole(context, paySlip, as, access),
      // HR alone sees headings that are hidden on payslips.
      ...(as !== 'hr' && { shownLines: { lines: 'is_shown' } }),
      columns: () => 'r.employee_id',
      extendListed: (row) => ({ actions: slipActions(access, as, row) }),
    }),
    listedShape: { actions: z.array(z.string()) },
    viewerOf: (access, as, row) => slipViewer(access, as, respondedOf({ ...row })),
    refuse: refuseRepeated,
    staleError: (status) =>
      conflict(recordMessages.moved({ name: paySlip.label, status: stateOf(paySlip, status) }), 'moved'),
    shape: {
      layout: z.object({ hides_zero: z.boolean(), shows_employer: z.boolean() }),
      accounts: z.array(
        z.object({ bank: z.string(), number: z.string(), share: z.nullable(z.string()), amount: z.string() }),
      ),
    },
    async extendDetail({ as }, _request, tenant, { id }) {
      const { hides_zero, shows_employer, shows_account } = await layoutOf(tenant);
      // HR checks all that was computed.
      const isHr = as === 'hr';
      return {
        layout: isHr ? { hides_zero: false, shows_employer: true } : { hides_zero, shows_employer },
        accounts: isHr || shows_account ? await partsOfSlip(tenant, Number(id)) : [],
      };
    },
    move: moveSlip,
  });

  app.route({
    method: 'GET',
    url: `${runBase}:id/verification/`,
    config: { access: requiresPermission('11.99') },
    schema: {
      summary: 'Compute the payslips of a payroll again from what was stored, and say how many differ',
      tags,
      params: organizationIdParams,
      response: { 200: z.object({ payslips: z.number(), differences: z.array(z.number()) }) },
    },
    handler: async ({ access: { tenant }, params: { id } }) => {
      const run = await tenant.one<{ slips: number }>(
        `select (select count(*)::integer from pay_slip s where s.organization_id = r.organization_id and s.run_id = r.id and s.status <> 'Discarded') as slips
           from pay_run r where organization_id = $1 and id = $2`,
        [tenant.organizationId, id],
      );
      if (!run) throw notFound();
      return { payslips: run.slips, differences: await differencesOf(tenant, id) };
    },
  });

  app.route({
    method: 'GET',
    url: `/api/v1/${payrollEndpoints.withoutPackage}/`,
    config: { access: requiresPermission('11.99') },
    schema: {
      summary: 'How many current employees have no package today',
      tags,
      params: organizationParams,
      response: { 200: z.object({ count: z.number() }) },
    },
    handler: async ({ access: { tenant } }) =>
      (await tenant.one<{ count: number }>(
        `select count(*)::integer as count from employee_today e where e.organization_id = $1 and e.works_today
            and not exists (select from pay_package_assignment a where a.organization_id = $1 and a.employee_id = e.user_id
                              and a.starts_on <= e.today and (a.ends_on is null or a.ends_on >= e.today))`,
        [tenant.organizationId],
      )) ?? { count: 0 },
  });
}

/** Payrolls on which a person has to decide. */
export async function countToApprove(access: Access): Promise<number> {
  if (!access.can('11.99', 'read')) return 0;
  const where = new Conditions(access.tenant.organizationId);
  where.add(waitsFor(access, where));
  const row = await access.tenant.one<{ count: number }>(
    `select count(*)::integer as count from pay_run r where ${where.where}`,
    where.values,
  );
  return row?.count ?? 0;
}

/** Payrolls that a person may approve: all that were sent, and those pending their approval (TOP-5). */
export async function countApprovals(access: Access): Promise<{ total: number; pending: number }> {
  if (!access.can('11.99', 'read')) return { total: 0, pending: 0 };
  const row = await access.tenant.one<{ total: number }>(
    `select count(*)::integer as total from pay_run where organization_id = $1 and status in ('Approval pending', 'Approved', 'Confirmed', 'Published')`,
    [access.tenant.organizationId],
  );
  return { total: row?.total ?? 0, pending: await countToApprove(access) };
}

/** The newest published payslip of a person; undefined where there is none. */
export async function newestOwn({ tenant, userId }: Access): Promise<HomeParts['payslip'] | undefined> {
  const row = await tenant.one<{ month: string }>(
    `select month from pay_slip where organization_id = $1 and employee_id = $2 and status = 'Published' order by starts_on desc limit 1`,
    [tenant.organizationId, userId],
  );
  return row && { month: row.month, url: ownPayPaths.ownPayslips };
}

/** Whether a person has published payslips. */
export const hasPayslips = async ({ tenant, userId }: Access): Promise<boolean> =>
  (await tenant.one(
    `select 1 from pay_slip where organization_id = $1 and employee_id = $2 and status = 'Published' limit 1`,
    [tenant.organizationId, userId],
  )) !== undefined;
