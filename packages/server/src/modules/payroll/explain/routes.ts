/** The explanation of an amount of a payslip over the API. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payExplanation } from '@karmik/model/payroll/explain/explanation';
import { paySlip } from '@karmik/model/payroll/run/slip';
import * as z from 'zod/mini';
import { organizationMember } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { explainSlip } from './explain.ts';

export function payExplanationRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: `/api/v1/${payrollEndpoints.slip}/:id/explanation/`,
    config: { access: organizationMember },
    schema: {
      summary:
        'Explain an amount of a payslip: its rule, inputs, days, tax projection, and what changed since the payslip before',
      tags: ['payroll'],
      params: organizationIdParams,
      querystring: z.strictObject({
        as: asQuery,
        /** A heading as formulas call it, or a total such as `net`. */
        of: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'net'),
      }),
      response: { 200: payExplanation },
    },
    handler: ({ access, params, query }) =>
      explainSlip(
        context,
        access,
        viewOfRole(context, paySlip, query.as, access),
        query.as === 'hr' ? 'hr' : 'employee',
        params.id,
        query.of,
      ),
  });
}
