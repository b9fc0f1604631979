/** Payroll from elsewhere over the API: registers that HR imports, and their figures for HR and for whom they are of. */
import type { ViewerType } from '@karmik/model/kit/actions';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { formats, messages } from '@karmik/model/kit/messages';
import {
  archivedPayImport,
  archiveLook,
  archivePeriods,
  archivePurposes,
  oldHeadingMatches,
} from '@karmik/model/payroll/archive/import';
import { archivedPayLine } from '@karmik/model/payroll/archive/line';
import { archiveMessages as modelSays } from '@karmik/model/payroll/archive/messages';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { uploadedSheet } from '../../../entity/import-route.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { mountWorkflow } from '../../../entity/workflow-routes.ts';
import { writerOf } from '../../../entity/write.ts';
import { noContent, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, invalidField } from '../../../http/errors.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { lookAtRegister, matchHeadings, moveArchiveImport, storeRegister, type RegisterPeriod } from './register.ts';

const tags = ['payroll'];
const base = `/api/v1/${payrollEndpoints.archiveImport}/`;
const periods = Object.keys(archivePeriods) as ['month', 'year'];
const purposes = Object.keys(archivePurposes) as ['archive', 'comparison'];

const registerQuery = z.strictObject({
  period: z.enum(periods, {
    error: carried(messages.choice({ field: archivedPayImport.fields.period.label, choices: listed(periods) })),
  }),
  purpose: z._default(
    z.enum(purposes, {
      error: carried(messages.choice({ field: archivedPayImport.fields.purpose.label, choices: listed(purposes) })),
    }),
    'archive',
  ),
  month: z.optional(
    z.string().check(
      z.regex(/^(bs|ad):[12]\d{3}-(0[1-9]|1[0-2])$/, {
        error: carried(messages.pattern({ field: archivedPayImport.fields.month.label, format: formats.month })),
      }),
    ),
  ),
  fiscal_year: z.optional(
    z.coerce.number({
      error: carried(messages.wrongType({ field: archivedPayImport.fields.fiscal_year.label, format: formats.number })),
    }),
  ),
  dry_run: z._default(
    z.stringbool({
      truthy: ['true'],
      falsy: ['false'],
      error: carried(messages.wrongType({ field: verbatim('dry_run'), format: formats.boolean })),
    }),
    'true' as never,
  ),
});

/** @throws 400 by field where what the register is of is left out */
function periodOf({ purpose, period, month, fiscal_year }: z.output<typeof registerQuery>): RegisterPeriod {
  if (period === 'month') {
    if (month === undefined) throw invalidField('month', modelSays.needsMonth);
    return { purpose, period, month };
  }
  if (fiscal_year === undefined) throw invalidField('fiscal_year', modelSays.needsYear);
  if (purpose === 'comparison') throw invalidField('period', modelSays.monthCompared);
  return { purpose, period, fiscal_year };
}

export function archivedPayRoutes(app: Api, context: Context): void {
  const config = { access: requiresPermission('11.00') };

  mountWorkflow<ViewerType>(app, context, {
    entity: archivedPayImport,
    base,
    access: organizationMember,
    plural: 'Imports of payroll from elsewhere',
    singular: 'import',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, archivedPayImport, as, access),
    viewerOf: (access, as) => ({
      type: as,
      isSender: false,
      isAdminRoute: as === 'hr',
      flags: { write: access.can('11.00', 'write') && !access.isAuditUser },
    }),
    staleError: (status) =>
      conflict(
        recordMessages.moved({ name: archivedPayImport.label, status: stateOf(archivedPayImport, status) }),
        'moved',
      ),
    move: moveArchiveImport,
  });

  mountLists(app, context, {
    entity: archivedPayLine,
    base: `/api/v1/${payrollEndpoints.archivedPay}/`,
    access: organizationMember,
    summary: "Figures of payroll from elsewhere: one's own that are published, or all for HR",
    extraQuery: { as: asQuery },
    viewFor: ({ access }, { as }) => viewOfRole(context, archivedPayLine, as, access),
  });

  app.route({
    method: 'POST',
    url: `${base}import/`,
    config,
    schema: {
      summary:
        'Import a register of another payroll system (multipart, field "file"); with dry_run it is read and nothing is kept',
      tags,
      consumes: ['multipart/form-data'],
      params: organizationParams,
      querystring: registerQuery,
      response: { 200: archiveLook },
    },
    handler: async (request) => {
      const { access, query } = request;
      const period = periodOf(query);
      const sheet = await uploadedSheet(context, request);
      return query.dry_run
        ? lookAtRegister(access.tenant, sheet, period)
        : access.tenant.transaction((tenant) =>
            storeRegister(writerOf(context, request), tenant, sheet, { ...period, name: sheet.name }),
          );
    },
  });

  app.route({
    method: 'POST',
    url: `/api/v1/${payrollEndpoints.oldHeading}/match/`,
    config,
    schema: {
      summary: 'Say what headings of the earlier system are, for this register and later ones',
      tags,
      params: organizationParams,
      body: oldHeadingMatches,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      await request.access.tenant.transaction((tenant) =>
        matchHeadings(writerOf(context, request), tenant, request.body.headings),
      );
      return reply.code(204).send(null);
    },
  });
}
