/** Tax certificates: the list of a year, one as a PDF, one's own, and all of a year as one ZIP. */
import { f } from '@karmik/model/kit/fields';
import { filterSchema } from '@karmik/model/kit/filters';
import { verbatim } from '@karmik/model/kit/message';
import { periodName } from '@karmik/model/kit/period';
import type { Language } from '@karmik/model/kit/text';
import { taxCertificate } from '@karmik/model/payroll/certificate/certificate';
import { certificateSheet, type CertificateFacts } from '@karmik/model/payroll/certificate/sheet';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { paperArchive } from '@karmik/model/payroll/paper/archive';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { readRow } from '../../../entity/read.ts';
import { logView } from '../../../entity/reading.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { viewOfRole } from '../../../entity/scope.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { notFound } from '../../../http/errors.ts';
import { readHead } from '../../hris/letters/facts.ts';
import { readLogo } from '../../hris/letters/write-letter.ts';
import { payrollMessages as says } from '../messages.ts';
import { archiveState, handleArchives, sendArchive, startArchive, type ArchivedPapers } from '../paper/archive.ts';
import { languageQuery, sendPdf } from '../paper/routes.ts';
import { certificatesOf, seenByEmployee, seenByHr, settingOfCertificates } from './facts.ts';

const tags = ['payroll'];

/** Draws certificates by the settings and the logo as they are when this is called. */
async function certificateDrawer(context: Context, tenant: Tenant, reader: Language) {
  const setting = await settingOfCertificates(tenant);
  const logo = setting.shows_logo ? await readLogo(context, (await readHead(tenant)).logoKey) : null;
  const { certificatePdf } = await import('../../../pdf/certificate-pdf.ts');
  return (facts: CertificateFacts): Promise<Buffer> =>
    certificatePdf({ sheet: certificateSheet(facts, setting, reader), logo, at: context.clock() });
}

/** People of a batch are those of certificates, by their ids: the employee and the first BS year of the fiscal year. */
const employeeOf = (id: number): number => Math.floor(id / 10_000);

const fileYear = (fiscalYear: string): string => fiscalYear.replace('/', '-');

const certificates: ArchivedPapers = {
  kind: 'certificate_archive',
  of: 'fiscal_year',
  section: taxCertificate.name,
  name: 'tax-certificates',
  audit: { action: 'tax_certificates_exported', objectType: 'tax_certificate' },
  idsOf: async (tenant, year) => {
    const rows = await tenant.query<{ id: number }>(
      'select id from tax_certificate where organization_id = $1 and fiscal_year = $2 order by id',
      [tenant.organizationId, year],
    );
    return rows.map(({ id }) => id);
  },
  drawer: async (context, tenant, language) => {
    const draw = await certificateDrawer(context, tenant, language);
    const now = await tenant.one<{ today: string }>('select today_of($1)::text as today', [tenant.organizationId]);
    const today = now?.today ?? '';
    return async (ids) => {
      const [first = 0] = ids;
      const year = first % 10_000;
      const fiscalYear = `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
      const found = await certificatesOf(tenant, ids.map(employeeOf), fiscalYear, { seen: seenByHr, today });
      return found.map(({ id, employee, code, facts }) => ({ id, employee, code, draw: () => draw(facts) }));
    };
  },
  done: (count) => says.certificatesDone({ count }),
};

export function certificateRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${payrollEndpoints.certificate}/`;
  const view = (access: Parameters<typeof viewOfRole>[3]) => viewOfRole(context, taxCertificate, 'hr', access);

  mountLists(app, context, {
    entity: taxCertificate,
    base,
    access: organizationMember,
    summary: 'Who has a tax certificate of which fiscal year, with its totals and what it lacks',
    viewFor: ({ access }) => view(access),
  });

  app.route({
    method: 'GET',
    url: `${base}:id/pdf/`,
    config: { access: organizationMember },
    schema: {
      summary: 'A tax certificate as a PDF',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ language: languageQuery }),
    },
    handler: async ({ access, params: { id }, query: { language } }, reply) => {
      const { tenant } = access;
      const row = await readRow(tenant, taxCertificate, view(access), access, id);
      const fiscalYear = String(row['fiscal_year']);
      const { today } = ruleClockOf(context, access);
      const [certificate] = await certificatesOf(tenant, [employeeOf(id)], fiscalYear, { seen: seenByHr, today });
      if (!certificate) throw notFound();
      const draw = await certificateDrawer(context, tenant, language);
      await logView(context, access, tenant, taxCertificate.name, [certificate.employee]);
      return sendPdf(reply, `tax-certificate-${fileYear(fiscalYear)}`, await draw(certificate.facts));
    },
  });

  app.route({
    method: 'GET',
    url: `/api/v1/${payrollEndpoints.ownCertificate}/`,
    config: { access: organizationMember },
    schema: {
      summary: "One's own tax certificate of a fiscal year as a PDF, of published payslips",
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
      const { today } = ruleClockOf(context, access);
      const fiscalYear = periodName((day as string | undefined) ?? today, 'fiscal_year', 'bs');
      const [certificate] = await certificatesOf(tenant, [userId], fiscalYear, { seen: seenByEmployee, today });
      if (!certificate) throw notFound();
      const draw = await certificateDrawer(context, tenant, language);
      await logView(context, access, tenant, taxCertificate.name, [userId]);
      return sendPdf(reply, `tax-certificate-${fileYear(fiscalYear)}`, await draw(certificate.facts));
    },
  });

  const archive = `/api/v1/${payrollEndpoints.certificateArchive}/`;
  const config = { access: requiresPermission('11.99') };
  const ofYear = {
    fiscal_year: z.optional(filterSchema(taxCertificate.fields.fiscal_year, 'eq', looseRuleClock(context))),
  };
  const yearOf = (asked: unknown, today: string): string =>
    typeof asked === 'string' ? asked : periodName(today, 'fiscal_year', 'bs');

  app.route({
    method: 'POST',
    url: archive,
    config,
    schema: {
      summary: 'Make a ZIP of all tax certificates of a fiscal year, in the background',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...ofYear, language: languageQuery }),
      response: { 202: paperArchive },
    },
    handler: async (request, reply) => {
      const { access, query } = request;
      const year = yearOf(query.fiscal_year, ruleClockOf(context, access).today);
      return reply.code(202).send(await startArchive(context, request, certificates, year, query.language));
    },
  });

  app.route({
    method: 'GET',
    url: archive,
    config,
    schema: {
      summary: "How far one's own newest ZIP of certificates of a fiscal year is; null where none was made",
      tags,
      params: organizationParams,
      querystring: z.strictObject(ofYear),
      response: { 200: z.nullable(paperArchive) },
    },
    handler: ({ access, query }) =>
      archiveState(access, certificates, yearOf(query.fiscal_year, ruleClockOf(context, access).today)),
  });

  app.route({
    method: 'GET',
    url: `${archive}file/`,
    config,
    schema: {
      summary: "One's own newest ZIP of tax certificates of a fiscal year",
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...ofYear, language: z.optional(languageQuery) }),
    },
    handler: ({ access, query }, reply) =>
      sendArchive(context, access, reply, certificates, yearOf(query.fiscal_year, ruleClockOf(context, access).today)),
  });
}

export const handleCertificateArchives = (context: Context): void => handleArchives(context, certificates);
