/** What everyone reaches without signing in: the form, the receipt, and the way back with it. Nothing here is traced to who asks. */
import {
  openedReport,
  publicWhistleSettings,
  receiptAnswer,
  receiptBody,
  reportBody,
  reportForm,
  returnBody,
  returnCommentBody,
  returnedReport,
} from '@karmik/model/whistle-blower/report';
import { captchaInfo } from '@karmik/model/account/contracts';
import { anyone } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { notFound, refused } from '../../http/errors.ts';
import { organizationParams, type Api, publicFormLimit } from '../../http/api.ts';
import { todayIn } from '../../time.ts';
import { puzzleCaptcha } from '../account/captcha.ts';
import { reportAttachments } from './attachments.ts';
import { countReceiptTry, forgetReceiptTry } from '../../access/receipt-tries.ts';
import { newReceipt, type Returned } from '../../access/receipts.ts';
import { reportReceipts } from './receipts.ts';
import { commentAsReporter, readReturned, storeReport } from './reports.ts';
import { formOf, settingOf } from './settings.ts';
import { reportMessages } from './messages.ts';

/** The person who asks leaves no trace: no line in the log, and of a mistake no more than its kind. */
const open = { access: anyone, isUntraced: true } as const;
const tags = ['whistleblower'];

interface Taking {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly timezone: string;
}

/** Organisations that take reports from everyone. */
const taking = (context: Context, slug: string | null): Promise<Taking[]> =>
  context.database.everywhere.query<Taking>(
    `select o.id, o.slug, o.name, o.timezone from organization o
       join whistle_setting s on s.organization_id = o.id and s.enabled and s.public_enabled
      where $1::text is null or o.slug = $1 order by o.name`,
    [slug],
  );

async function take(context: Context, slug: string): Promise<Taking & { tenant: Tenant; today: string }> {
  const [organization] = await taking(context, slug);
  if (!organization) throw notFound();
  return {
    ...organization,
    tenant: context.database.organization(organization.id),
    today: todayIn(organization.timezone, context.clock()),
  };
}

export function publicWhistleRoutes(app: Api, context: Context): void {
  const { database, secrets, clock } = context;
  const captcha = puzzleCaptcha(context);

  app.route({
    method: 'GET',
    url: '/api/v1/commons/public-whistle-settings/',
    config: open,
    schema: {
      summary: 'Whether reports are taken from everyone, and by which organizations',
      tags,
      response: { 200: publicWhistleSettings },
    },
    handler: async () => {
      const organizations = (await taking(context, null)).map(({ slug, name }) => ({ slug, name }));
      return { enabled: organizations.length > 0, organizations };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/whistleblower/:org/form/',
    config: open,
    schema: {
      summary: 'What a report is about and who may read it',
      tags,
      params: organizationParams,
      response: { 200: reportForm },
    },
    handler: async ({ params }) => {
      const { id, name, tenant, today } = await take(context, params.org);
      return formOf(tenant, { id, name }, today);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/whistleblower/:org/captcha/',
    config: open,
    schema: {
      summary: 'A puzzle to send back solved with a report',
      tags,
      params: organizationParams,
      response: { 200: captchaInfo },
    },
    handler: async ({ params }) => {
      await take(context, params.org);
      return captcha.info();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/whistleblower/:org/form/',
    bodyLimit: publicFormLimit,
    config: open,
    schema: {
      summary: 'Report something; the receipt is shown only once',
      tags,
      params: organizationParams,
      body: reportBody,
      response: { 201: receiptAnswer },
    },
    handler: async ({ params, body }, reply) => {
      const { id: organizationId, tenant, today } = await take(context, params.org);
      if ((await settingOf(tenant, organizationId)).captcha) await captcha.check(body.captcha);
      const receipt = newReceipt();
      const hash = await reportReceipts.hash(secrets, receipt);
      const { id, hasReader } = await tenant.transaction((inner) =>
        storeReport(inner, body, { userId: null, today }, hash),
      );
      return reply.code(201).send({
        receipt,
        access: reportReceipts.key(secrets, { organizationId, id }, clock()),
        has_reader: hasReader,
      });
    },
  });

  const timezoneOf = async (organizationId: number): Promise<string> =>
    (
      await database.everywhere.one<{ timezone: string }>('select timezone from organization where id = $1', [
        organizationId,
      ])
    )?.timezone ?? 'UTC';

  /** The report of a key, as its reporter sees it today. */
  const come = async (back: Returned) => {
    const today = todayIn(await timezoneOf(back.organizationId), clock());
    const tenant = database.organization(back.organizationId);
    return { tenant, today, report: await readReturned(tenant, back, today) };
  };

  app.route({
    method: 'POST',
    url: '/api/v1/whistleblower/return/',
    config: open,
    schema: {
      summary: 'Come back with a receipt: the report, and a key for half an hour',
      tags,
      body: receiptBody,
      response: { 200: openedReport },
    },
    handler: async ({ body, ip }) => {
      await countReceiptTry(context, ip);
      // The same refusal for a receipt that never was, one that is over and one with a figure missing.
      const wrong = () => refused(reportMessages.receiptUnknown);
      const hashes = await reportReceipts.hashes(secrets, body.receipt);
      const found = await database.everywhere.one<{ organization_id: number; id: number }>(
        'select organization_id, id from whistle_report where receipt_hash = any($1)',
        [hashes],
      );
      if (!found) throw wrong();
      const back: Returned = { organizationId: found.organization_id, id: found.id };
      const { report } = await come(back).catch(() => {
        throw wrong();
      });
      await forgetReceiptTry(context, ip);
      return { access: reportReceipts.key(secrets, back, clock()), report };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/whistleblower/return/report/',
    config: open,
    schema: { summary: 'The report again, by the key', tags, body: returnBody, response: { 200: returnedReport } },
    handler: async ({ body }) => (await come(reportReceipts.open(secrets, body.access, clock()))).report,
  });

  app.route({
    method: 'POST',
    url: '/api/v1/whistleblower/return/comments/',
    bodyLimit: publicFormLimit,
    config: open,
    schema: {
      summary: 'Write to the investigators of a report',
      tags,
      body: returnCommentBody,
      response: { 200: returnedReport },
    },
    handler: async ({ body }) => {
      const back = reportReceipts.open(secrets, body.access, clock());
      const { tenant, today } = await come(back);
      await tenant.transaction((inner) => commentAsReporter(inner, back.id, body.text, today));
      return readReturned(tenant, back, today);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/whistleblower/return/attachments/',
    bodyLimit: publicFormLimit,
    config: open,
    schema: {
      summary: 'Add a file (multipart, field "file"; the key in the header x-report-access)',
      tags,
      consumes: ['multipart/form-data'],
      response: { 200: returnedReport },
    },
    handler: async (request) => {
      const back = reportReceipts.open(secrets, String(request.headers['x-report-access'] ?? ''), clock());
      const { tenant, today } = await come(back);
      await reportAttachments.keep(context, tenant, request, { recordId: back.id, authorId: null, today });
      return readReturned(tenant, back, today);
    },
  });
}
