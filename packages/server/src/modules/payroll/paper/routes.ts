/** Payslips as PDFs: one, a year of one's own, and how the layout of the organisation looks. */
import { f } from '@karmik/model/kit/fields';
import { filterSchema } from '@karmik/model/kit/filters';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { periodStart } from '@karmik/model/kit/period';
import { languages } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { adToBsText } from 'date-bs';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { readRow } from '../../../entity/read.ts';
import { logView } from '../../../entity/reading.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { notFound } from '../../../http/errors.ts';
import { paperDrawer } from './draw.ts';
import { fileMonth, papersOf, samplePaper } from './facts.ts';

const tags = ['payroll'];
export const languageQuery = z._default(
  z.enum(languages, { error: carried(messages.choice({ field: verbatim('language'), choices: listed(languages) })) }),
  'en',
);

export const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply
    .header('content-type', 'application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(pdf);

export function payslipPaperRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: `/api/v1/${payrollEndpoints.slip}/:id/pdf/`,
    config: { access: organizationMember },
    schema: {
      summary: 'A payslip as a PDF',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ as: asQuery, language: languageQuery }),
    },
    handler: async ({ access, params: { id }, query: { as, language } }, reply) => {
      const { tenant } = access;
      await readRow(tenant, paySlip, viewOfRole(context, paySlip, as, access), access, id);
      const [paper] = await papersOf(tenant, [id]);
      if (!paper) throw notFound();
      const draw = await paperDrawer(context, tenant, language);
      await logView(context, access, tenant, paySlip.name, [paper.employee]);
      return sendPdf(reply, `payslip-${fileMonth(paper.facts.month)}`, await draw([paper.facts]));
    },
  });

  app.route({
    method: 'GET',
    url: `/api/v1/${payrollEndpoints.yearPaper}/`,
    config: { access: organizationMember },
    schema: {
      summary: "One's own published payslips of a fiscal year as one PDF",
      tags,
      params: organizationParams,
      querystring: z.strictObject({
        /** Any day of the fiscal year; absent: today. */
        day: z.optional(filterSchema(f.date({ label: verbatim('day') }), 'eq', looseRuleClock(context))),
        language: languageQuery,
      }),
    },
    handler: async ({ access, query: { day, language } }, reply) => {
      const { tenant, userId } = access;
      const from = periodStart((day as string | undefined) ?? ruleClockOf(context, access).today, 'fiscal_year', 'bs');
      const slips = await tenant.query<{ id: number; starts_on: string }>(
        `select id, starts_on from pay_slip where organization_id = $1 and employee_id = $2 and status = 'Published'
            and starts_on >= $3 and starts_on < $3::date + 380 order by starts_on`,
        [tenant.organizationId, userId, from],
      );
      const own = slips.filter(({ starts_on }) => periodStart(starts_on, 'fiscal_year', 'bs') === from);
      if (own.length === 0) throw notFound();
      const papers = await papersOf(
        tenant,
        own.map(({ id }) => id),
      );
      const draw = await paperDrawer(context, tenant, language);
      await logView(context, access, tenant, paySlip.name, [userId]);
      return sendPdf(reply, `payslips-${adToBsText(from).slice(0, 4)}`, await draw(papers.map(({ facts }) => facts)));
    },
  });

  app.route({
    method: 'GET',
    url: `/api/v1/${payrollEndpoints.layout}/preview/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'A sample payslip in the stored layout, as a PDF',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ language: languageQuery }),
    },
    handler: async ({ access, query: { language } }, reply) => {
      const { today } = ruleClockOf(context, access);
      const draw = await paperDrawer(context, access.tenant, language);
      const sample = await samplePaper(access.tenant, `bs:${adToBsText(today).slice(0, 7)}`);
      return sendPdf(reply, 'payslip-sample', await draw([sample]));
    },
  });
}
