/** Opening balances of a running fiscal year over the API: the workbook to fill in, its import, and what was imported. */
import type { ViewerType } from '@karmik/model/kit/actions';
import { fieldEntries } from '@karmik/model/kit/entity';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payrollOpening } from '@karmik/model/payroll/opening/opening';
import { openingSheet } from '@karmik/model/payroll/opening/sheet';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { importRecords } from '../../../entity/import.ts';
import { importRoute, uploadedSheet } from '../../../entity/import-route.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { mimeOf, workbook } from '../../../entity/workbook.ts';
import { mountWorkflow } from '../../../entity/workflow-routes.ts';
import { writerOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { conflict } from '../../../http/errors.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { moveOpening, openingOf, ownColumns } from './openings.ts';

const tags = ['payroll'];
const base = `/api/v1/${payrollEndpoints.opening}/`;

export function openingRoutes(app: Api, context: Context): void {
  mountWorkflow<ViewerType>(app, context, {
    entity: payrollOpening,
    base,
    access: organizationMember,
    plural: 'Imports of opening balances',
    singular: 'import',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, payrollOpening, as, access),
    viewerOf: (access, as) => ({
      type: as,
      isSender: false,
      isAdminRoute: as === 'hr',
      flags: { write: access.can('11.00', 'write') && !access.isAuditUser },
    }),
    staleError: (status) =>
      conflict(recordMessages.moved({ name: payrollOpening.label, status: stateOf(payrollOpening, status) }), 'moved'),
    move: moveOpening,
  });

  app.route({
    ...importRoute(base, tags, 'Enter opening balances of the fiscal year'),
    config: { access: requiresPermission('11.00') },
    handler: async (request) => {
      const { dry_run: dryRun, mode } = request.query;
      const sheet = await uploadedSheet(context, request);
      const { entity, store } = await openingOf(request.access.tenant, sheet.name);
      return importRecords(writerOf(context, request), entity, {}, sheet, { dryRun, mode, store });
    },
  });

  app.route({
    method: 'GET',
    url: `${base}template/`,
    config: { access: requiresPermission('11.99') },
    schema: {
      summary:
        'A workbook for opening balances: a row per current employee, with the leaves and rebates of the organization',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ language: z._default(z.enum(['en', 'ne']), 'en') }),
      response: { 200: z.any() },
    },
    handler: async ({ access: { tenant }, query: { language } }, reply) => {
      const own = await ownColumns(tenant);
      const fields = fieldEntries(openingSheet(own.leaves, own.rebates));
      const people = await tenant.query<{ code: string }>(
        `select employee_code as code from employee_today e where e.organization_id = $1 and e.works_today
            and not exists (select from payroll_profile p where p.organization_id = e.organization_id and p.employee_id = e.user_id)
          order by employee_code`,
        [tenant.organizationId],
      );
      async function* rows() {
        for (const { code } of people) yield fields.map(([name]) => (name === 'employee' ? code : null));
      }
      return reply
        .type(mimeOf.xlsx)
        .header('content-disposition', 'attachment; filename="opening-balances.xlsx"')
        .send(
          workbook(
            'xlsx',
            fields.map(([, { label }]) => label[language]),
            rows(),
            1,
          ),
        );
    },
  });
}
