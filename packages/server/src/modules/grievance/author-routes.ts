/**
 * Grievances for their authors. Nothing here is traced to who asks: an author comes to a grievance by a key of half an hour, which the
 * receipt of an anonymous one or the session of a named one is exchanged for, and which says nothing of them.
 */
import {
  authorActionBody,
  authorMessageBody,
  grievanceAccessBody,
  grievanceBody,
  grievanceFileBody,
  grievanceForm,
  grievanceReceiptBody,
  openedGrievance,
  ownGrievance,
  ownGrievanceRow,
  peopleAnswer,
  peopleQuery,
  sentGrievance,
  type GrievancePerson,
} from '@karmik/model/grievance/case';
import { pageQuery } from '@karmik/model/kit/paging';
import * as z from 'zod/mini';
import { anyone, organizationMember, organizationReader, type Access } from '../../access/access.ts';
import { sendAttachment } from '../../access/nameless-attachments.ts';
import { countReceiptTry, forgetReceiptTry } from '../../access/receipt-tries.ts';
import { newReceipt } from '../../access/receipts.ts';
import type { Context } from '../../context.ts';
import { forbidden, notFound, refused } from '../../http/errors.ts';
import { organizationIdParams, organizationParams, publicFormLimit, type Api } from '../../http/api.ts';
import { containing, pageOf } from '../../http/paging.ts';
import { grievanceAttachments } from './attachments.ts';
import { actAsAuthor, answered, nameAuthor, sayAsAuthor } from './author.ts';
import { momentOf, readOwn, storeCase, takeOwn } from './cases.ts';
import { caseMessages } from './messages.ts';
import { groupOf } from './readers.ts';
import { grievanceReceipts } from './receipts.ts';
import { settingOf } from './settings.ts';

const tags = ['grievance'];
/** A grievance without a name comes over a session; nothing writes down which. */
const config = { access: organizationMember, isUntraced: true } as const;
const reading = { access: organizationReader, isUntraced: true } as const;
const open = { access: anyone, isUntraced: true } as const;
const base = '/api/v1/grievance/:org/';
const back = '/api/v1/grievance/return/';

export function grievanceAuthorRoutes(app: Api, context: Context): void {
  const { secrets, clock } = context;
  const momentAt = ({ organization }: Access) => momentOf(context, organization.timezone);

  app.route({
    method: 'GET',
    url: `${base}form/`,
    config: reading,
    schema: {
      summary: 'What a grievance can be about, and who handles it',
      tags,
      params: organizationParams,
      response: { 200: grievanceForm },
    },
    handler: async ({ access: { tenant } }) => {
      const { organizationId } = tenant;
      const { enabled, introduction } = await settingOf(tenant, organizationId);
      const units = (table: 'branch' | 'division') =>
        tenant.query<{ id: number; name: string }>(
          `select id, name from ${table} where organization_id = $1 order by lower(name), id`,
          [organizationId],
        );
      return {
        is_enabled: enabled,
        introduction,
        branches: await units('branch'),
        divisions: await units('division'),
        handlers: await tenant.query<GrievancePerson>(
          'select id, full_name, name_ne from person where organization_id = $1 and id = any($2::bigint[]) order by full_name, id',
          [organizationId, await groupOf(tenant)],
        ),
      };
    },
  });

  app.route({
    method: 'GET',
    url: `${base}people/`,
    config: reading,
    schema: {
      summary: 'People whom a grievance may be about, by their name',
      tags,
      params: organizationParams,
      querystring: peopleQuery,
      response: { 200: peopleAnswer },
    },
    handler: async ({ access: { tenant, userId }, query: { search } }) => ({
      results: await tenant.query<GrievancePerson>(
        `select id, full_name, name_ne from person
          where organization_id = $1 and is_current and id <> $2 and ($3::text is null or full_name ilike $3 or name_ne ilike $3)
          order by lower(full_name), id limit 20`,
        [tenant.organizationId, userId, search ? containing(search) : null],
      ),
    }),
  });

  app.route({
    method: 'POST',
    url: `${base}cases/`,
    config,
    schema: {
      summary: 'Send feedback, a suggestion or a complaint, by name or anonymously; a receipt is shown only once',
      tags,
      params: organizationParams,
      body: grievanceBody,
      response: { 201: sentGrievance },
    },
    handler: async ({ access, body }, reply) => {
      const { tenant, userId } = access;
      const { organizationId } = tenant;
      if (!(await settingOf(tenant, organizationId)).enabled) throw forbidden(caseMessages.notAccepted);
      const receipt = body.is_anonymous ? newReceipt() : null;
      const receiptHash = receipt === null ? null : await grievanceReceipts.hash(secrets, receipt);
      const earlier = body.follows === undefined ? null : grievanceReceipts.open(secrets, body.follows, clock());
      const { id, hasHandler } = await tenant.transaction((inner) =>
        storeCase(
          inner,
          body,
          {
            authorId: body.is_anonymous ? null : userId,
            receiptHash,
            followsId: earlier?.organizationId === organizationId ? earlier.id : null,
          },
          momentAt(access),
        ),
      );
      return reply.code(201).send({
        receipt,
        access: grievanceReceipts.key(secrets, { organizationId, id }, clock()),
        id: receipt === null ? id : null,
        has_handler: hasHandler,
      });
    },
  });

  app.route({
    method: 'GET',
    url: `${base}mine/`,
    config: reading,
    schema: {
      summary: 'My grievances that have my name',
      tags,
      params: organizationParams,
      querystring: z.strictObject(pageQuery),
      response: { 200: z.object({ results: z.array(ownGrievanceRow), next: z.nullable(z.string()) }) },
    },
    handler: async (request) => {
      const { tenant, userId } = request.access;
      const { limit, offset } = request.query;
      const rows = await tenant.query<z.infer<typeof ownGrievanceRow>>(
        `select id, category, title, status, opened_on from grievance where organization_id = $1 and author_id = $2
          order by ended_at is not null, opened_on desc, id desc limit $3 offset $4`,
        [tenant.organizationId, userId, limit + 1, offset],
      );
      return pageOf(request, rows, { limit, offset });
    },
  });

  app.route({
    method: 'GET',
    url: `${base}mine/:id/`,
    config: reading,
    schema: {
      summary: 'A grievance of mine with a key for half an hour',
      tags,
      params: organizationIdParams,
      response: { 200: openedGrievance },
    },
    handler: async ({ access, params: { id } }) => {
      const { tenant, userId } = access;
      const { organizationId } = tenant;
      const own = await tenant.one(
        'select 1 from grievance where organization_id = $1 and id = $2 and author_id = $3',
        [organizationId, id, userId],
      );
      if (!own) throw notFound();
      return {
        access: grievanceReceipts.key(secrets, { organizationId, id }, clock()),
        grievance: await readOwn(tenant, id, momentAt(access)),
      };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}name/`,
    config,
    schema: {
      summary: 'Give my name to my anonymous grievance, for good',
      tags,
      params: organizationParams,
      body: grievanceAccessBody,
      response: { 200: ownGrievance },
    },
    handler: ({ access, body }) => {
      const { organizationId, id } = grievanceReceipts.open(secrets, body.access, clock());
      if (organizationId !== access.tenant.organizationId) throw notFound();
      return access.tenant.transaction(async (tenant) => {
        await nameAuthor(tenant, id, access.userId, momentAt(access));
        return readOwn(tenant, id, momentAt(access));
      });
    },
  });

  returnRoutes(app, context);
}

/** The way back, without signing in. */
function returnRoutes(app: Api, context: Context): void {
  const { database, secrets, clock } = context;

  /** The grievance of a key, and the time where it is. @throws 403 for a key that is no longer good */
  const come = async (key: string) => {
    const { organizationId, id } = grievanceReceipts.open(secrets, key, clock());
    const place = await database.everywhere.one<{ timezone: string }>(
      'select timezone from organization where id = $1',
      [organizationId],
    );
    return { id, tenant: database.organization(organizationId), moment: momentOf(context, place?.timezone ?? 'UTC') };
  };

  app.route({
    method: 'POST',
    url: back,
    config: open,
    schema: {
      summary: 'Come back with a receipt: the grievance, and a key for half an hour',
      tags,
      body: grievanceReceiptBody,
      response: { 200: openedGrievance },
    },
    handler: async ({ body, ip }) => {
      await countReceiptTry(context, ip);
      const hashes = await grievanceReceipts.hashes(secrets, body.receipt);
      const found = await database.everywhere.one<{ organization_id: number; id: number }>(
        'select organization_id, id from grievance where receipt_hash = any($1)',
        [hashes],
      );
      if (!found) throw refused(caseMessages.receiptUnknown);
      await forgetReceiptTry(context, ip);
      const key = grievanceReceipts.key(secrets, { organizationId: found.organization_id, id: found.id }, clock());
      const { tenant, moment, id } = await come(key);
      return { access: key, grievance: await readOwn(tenant, id, moment) };
    },
  });

  app.route({
    method: 'POST',
    url: `${back}case/`,
    config: open,
    schema: {
      summary: 'The grievance again, by the key',
      tags,
      body: grievanceAccessBody,
      response: { 200: ownGrievance },
    },
    handler: async ({ body }) => {
      const { tenant, id, moment } = await come(body.access);
      return readOwn(tenant, id, moment);
    },
  });

  app.route({
    method: 'POST',
    url: `${back}messages/`,
    bodyLimit: publicFormLimit,
    config: open,
    schema: {
      summary: 'Write to those who handle my grievance',
      tags,
      body: authorMessageBody,
      response: { 200: ownGrievance },
    },
    handler: async ({ body }) => {
      const { tenant, id, moment } = await come(body.access);
      return tenant.transaction(async (inner) => {
        await sayAsAuthor(inner, id, body.text, moment);
        return readOwn(inner, id, moment);
      });
    },
  });

  app.route({
    method: 'POST',
    url: `${back}action/`,
    config: open,
    schema: {
      summary: 'Open my grievance again, end it, withdraw it, or say how satisfied I am',
      tags,
      body: authorActionBody,
      response: { 200: ownGrievance },
    },
    handler: async ({ body }) => {
      const { tenant, id, moment } = await come(body.access);
      return tenant.transaction(async (inner) => {
        await actAsAuthor(inner, id, body, moment);
        return readOwn(inner, id, moment);
      });
    },
  });

  app.route({
    method: 'POST',
    url: `${back}attachments/`,
    bodyLimit: publicFormLimit,
    config: open,
    schema: {
      summary: 'Add a file (multipart, field "file"; the key in the header x-grievance-access)',
      tags,
      consumes: ['multipart/form-data'],
      response: { 200: ownGrievance },
    },
    handler: async (request) => {
      const { tenant, id, moment } = await come(String(request.headers['x-grievance-access'] ?? ''));
      await grievanceAttachments.keep(context, tenant, request, { recordId: id, authorId: null, today: moment.today });
      return tenant.transaction(async (inner) => {
        await answered(inner, await takeOwn(inner, inner.organizationId, id), moment);
        return readOwn(inner, id, moment);
      });
    },
  });

  app.route({
    method: 'POST',
    url: `${back}file/`,
    config: open,
    schema: { summary: 'The bytes of a file of my grievance', tags, body: grievanceFileBody },
    handler: async ({ body }, reply) => {
      const { tenant, id } = await come(body.access);
      return sendAttachment(context, reply, await grievanceAttachments.take(tenant, id, body.id));
    },
  });
}
