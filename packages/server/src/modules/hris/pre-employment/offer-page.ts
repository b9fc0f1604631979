/** What a candidate does with the link of the mail, without an account: reads the offer letter, and accepts or declines it. */
import { hrisAdminPaths } from '@karmik/model/hris/admin-paths';
import { offerDecision, offerPage, preEmployment } from '@karmik/model/hris/pre-employment';
import { linkTo } from '@karmik/model/kit/links';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { carried } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { labels } from '@karmik/model/kit/labels';
import { anyone } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { readByLink } from '../../../entity/link-scope.ts';
import type { Api } from '../../../http/api.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { openLink, spendLink } from '../../account/personal-links.ts';
import { notify, notifyOrganization } from '../../notification/notify.ts';
import { withdrawLinkRequestsOf } from './personal-link-kinds.ts';
import { newestOffer, offerPurpose } from './offer.ts';
import { candidateMessages } from './messages.ts';

const byToken = z.strictObject({
  token: z.string({ error: carried(messages.required({ field: labels.token })) }).check(z.maxLength(200)),
});
const url = '/api/v1/offer-letter/';
const tags = ['account'];
const answers = { accepted: 'Accepted', declined: 'Declined' } as const;

interface Candidate {
  readonly candidate: string;
  readonly status: string;
  readonly offered_by_id: number | null;
  readonly slug: string;
}

export function offerPageRoutes(app: Api, context: Context): void {
  const { database } = context;

  const read = async (token: string, ip: string) => {
    const link = await openLink(context, offerPurpose, token, ip);
    const tenant = database.organization(link.organizationId);
    const candidate = await readByLink(
      tenant,
      preEmployment,
      ['candidate', 'status', 'answer_by'],
      token,
      context.clock(),
    );
    const offer = await newestOffer(tenant, link.objectId);
    if (candidate?.id !== link.objectId || candidate.answer_by === null || !offer) throw notFound();
    return { link, candidate, answer_by: candidate.answer_by, offer };
  };

  app.route({
    method: 'GET',
    url,
    config: { access: anyone },
    schema: {
      summary: 'The offer letter that a personal link leads to',
      tags,
      querystring: byToken,
      response: { 200: offerPage },
    },
    handler: async (request) => {
      const { link, candidate, answer_by, offer } = await read(request.query.token, request.ip);
      const { letter_number, issued_on, language, subject, body } = offer;
      return {
        organization: offer.organization,
        candidate: candidate.candidate,
        language,
        letter_number,
        issued_on,
        subject,
        body,
        answer_by,
        answer: link.isUsed ? (candidate.status === 'Declined' ? ('declined' as const) : ('accepted' as const)) : null,
      };
    },
  });

  app.route({
    method: 'GET',
    url: `${url}pdf/`,
    config: { access: anyone },
    schema: { summary: 'The same letter as a PDF', tags, querystring: byToken },
    handler: async (request, reply) => {
      const { offer } = await read(request.query.token, request.ip);
      if (!(await context.files.has(offer.storage_key))) throw notFound();
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${offer.letter_number.replaceAll('/', '-')}.pdf"`)
        .header('cache-control', 'no-store')
        .send(context.files.get(offer.storage_key));
    },
  });

  app.route({
    method: 'POST',
    url,
    config: { access: anyone },
    schema: {
      summary: 'Accept or decline the offer that a personal link leads to, once',
      tags,
      body: offerDecision,
      response: { 200: z.object({ answer: z.enum(['accepted', 'declined']) }) },
    },
    handler: async (request) => {
      const { token, answer, remark } = request.body;
      const link = await openLink(context, offerPurpose, token, request.ip);
      if (link.isUsed) throw answered();
      await database
        .organization(link.organizationId)
        .transaction((tenant) => decide(context, tenant, request, { id: link.objectId, token, answer, remark }));
      return { answer };
    },
  });
}

const answered = () => conflict(candidateMessages.offerAnswered, 'answered');

interface Decision {
  readonly id: number;
  readonly token: string;
  readonly answer: 'accepted' | 'declined';
  readonly remark: string;
}

async function decide(
  context: Context,
  tenant: Tenant,
  { id: requestId, ip }: FastifyRequest,
  { id, token, answer, remark }: Decision,
): Promise<void> {
  const { organizationId } = tenant;
  const at = context.clock();
  const candidate = await tenant.one<Candidate>(
    `select r.candidate, r.status, r.offered_by_id, o.slug from pre_employment r join organization o on o.id = r.organization_id
      where r.organization_id = $1 and r.id = $2 for update of r`,
    [organizationId, id],
  );
  if (candidate?.status !== 'Offer letter sent' || !(await spendLink(tenant, offerPurpose, token, at)))
    throw answered();
  await tenant.query(
    'update pre_employment set status = $3, answered_at = $4, answer_remark = $5, updated_at = $4 where organization_id = $1 and id = $2',
    [organizationId, id, answers[answer], at, remark || null],
  );
  if (answer === 'declined') await withdrawLinkRequestsOf(tenant, id, at);
  await writeAudit(tenant, {
    organizationId,
    actorId: null,
    action: answer === 'accepted' ? 'offer_accepted' : 'offer_declined',
    objectType: 'pre_employment',
    objectId: id,
    before: { status: candidate.status },
    after: { status: answers[answer], remark },
    at,
    requestId,
    ip,
  });
  const name = candidate.candidate;
  const told = {
    organizationId,
    actorId: null,
    text:
      answer === 'accepted'
        ? { en: `${name} accepted your offer`, ne: `${name} ले प्रस्ताव स्वीकार गर्नुभयो` }
        : { en: `${name} declined your offer`, ne: `${name} ले प्रस्ताव अस्वीकार गर्नुभयो` },
    category: 'hris',
    url: linkTo(hrisAdminPaths.candidates, candidate, { open: id }),
    code: '4.09',
    at,
  } as const;
  if (candidate.offered_by_id !== null) await notify(tenant, { ...told, recipientIds: [candidate.offered_by_id] });
  await notifyOrganization(tenant, told);
  await announce(tenant, { organizationId, topic: 'pre_employment', objectId: id });
}
