/**
 * What a guest without an account does with the link of the mail. The secret is in the body of calls, and an answer carries a value that
 * the page was given: opening the link, or following it, answers nothing (WC-24, WC-25).
 */
import { invitationPath } from '@karmik/model/events/admin-paths';
import {
  invitationAnswer,
  invitationAnswered,
  invitationBody,
  invitationPage,
  joinBody,
  eventAnswers,
  type AnswerBody,
} from '@karmik/model/events/calls';
import { eventEndpoints } from '@karmik/model/events/endpoints';
import { eventMessages as says } from '@karmik/model/events/messages';
import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { placeOf } from '@karmik/model/organization/place';
import { anyone } from '../../access/access.ts';
import { hashOf } from '../../access/tokens.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { noContent, type Api } from '../../http/api.ts';
import { conflict, refused } from '../../http/errors.ts';
import { compose, wordsOf } from '../../mail/compose.ts';
import { queueMail } from '../../mail/mail.ts';
import { openLink, unknownLink } from '../account/personal-links.ts';
import { answersOf, takeAnswer } from './answers.ts';
import { factsOf, guestsOf, occurrencesOf, personFacts, type EventFacts, type Recipient } from './facts.ts';
import { invitationPurpose, repeatsText } from './invitations.ts';
import { askToJoin } from './join.ts';

const tags = ['event'];
const url = `/api/v1/${eventEndpoints.invitation}/`;
const config = { access: anyone, rateLimit: { max: 60, timeWindow: 60_000 } } as const;
const mostDays = 60;

/** The address of a guest as a stranger may see it: its first letter and its domain. @example shortened('asha@x.np') // 'a…@x.np' */
export function shortened(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address[0] ?? ''}…${address.slice(at)}`;
}

interface Opened {
  readonly tenant: Tenant;
  readonly facts: EventFacts;
  readonly guest: Recipient;
}

export function invitationRoutes(app: Api, context: Context): void {
  const { database, secrets, clock } = context;

  /** @throws 404, 410 or 429 as personal links do; 409 for an event that is cancelled or over */
  const open = async (token: string, ip: string): Promise<Opened> => {
    const { organizationId, objectId } = await openLink(context, invitationPurpose, token, ip);
    const tenant = database.organization(organizationId);
    const line = await tenant.one<{ parent_id: number }>(
      'select parent_id from event_guests where organization_id = $1 and id = $2',
      [organizationId, objectId],
    );
    if (!line) throw unknownLink();
    const facts = await factsOf(tenant, line.parent_id);
    const guest = (await guestsOf(tenant, organizationId, facts.id)).find(({ id }) => id === objectId);
    if (!guest) throw unknownLink();
    if (facts.status !== 'Confirmed') throw conflict(says.cancelled, 'event_cancelled');
    if (facts.last_ends_at !== null && Date.parse(facts.last_ends_at) <= clock().getTime())
      throw conflict(says.over, 'event_over');
    return { tenant, facts, guest };
  };

  const signed = (token: string, version: number): string => `event answer ${hashOf(token).toString('hex')} ${version}`;
  /** What an answer must bring: the version that its page showed, signed for this link. */
  const formOf = (token: string, version: number): string => `${version}.${secrets.sign(signed(token, version))}`;
  /** @returns the version @throws 400 for a value that no page was given */
  const versionOf = (token: string, form: string): number => {
    const [version = '', signature = ''] = form.split('.');
    if (!/^\d{1,9}$/.test(version) || !secrets.signatures(signed(token, Number(version))).includes(signature))
      throw refused(says.pageTooOld);
    return Number(version);
  };

  app.route({
    method: 'POST',
    url: `${url}open/`,
    config,
    schema: {
      summary: 'What the link of an invitation leads to; nothing is answered by it',
      tags,
      body: invitationBody,
      response: { 200: invitationPage },
    },
    handler: async ({ body, ip }, reply) => {
      const { tenant, facts, guest } = await open(body.token, ip);
      const now = clock().getTime();
      const days = (await occurrencesOf(tenant, facts.id)).filter(
        (day) => !day.is_cancelled && Date.parse(day.ends_at) > now,
      );
      const organizer = await personFacts(tenant, tenant.organizationId, facts.organizer_id);
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return {
        organization: facts.organization,
        ...placeOf({ timezone: facts.home }),
        title: facts.title,
        organizer: organizer?.full_name ?? '',
        place: [facts.room, facts.location].filter(Boolean).join(', ') || null,
        is_all_day: facts.is_all_day,
        repeats: repeatsText(facts, guest.language ?? 'en'),
        zone: facts.is_all_day ? null : facts.timezone,
        asks_answer: facts.asks_answer,
        allows_part: facts.allows_part && !facts.is_all_day,
        days: days.slice(0, mostDays).map((day) => ({
          on: day.original_on,
          starts_at: day.starts_at,
          ends_at: day.ends_at,
          starts_on: day.starts_on,
          ends_on: day.ends_on,
        })),
        guest: { name: guest.full_name, address: shortened(guest.email ?? '') },
        answers: (await answersOf(tenant, facts.id)).get(guest.id) ?? [],
        form: formOf(body.token, facts.asked_sequence),
      };
    },
  });

  app.route({
    method: 'POST',
    url: `${url}answer/`,
    config,
    schema: {
      summary: 'Answer as the guest of the link, with the value that its page was given',
      tags,
      body: invitationAnswer,
      response: { 200: invitationAnswered },
    },
    handler: async ({ body, ip }) => {
      const { token, form, ...answer } = body;
      const { tenant: outside, facts: seen, guest } = await open(token, ip);
      const version = versionOf(token, form);
      return outside.transaction(async (tenant) => {
        const facts = await factsOf(tenant, seen.id, true);
        const counts = await takeAnswer(context, tenant, { facts, guest, isByLink: true, seen: version }, answer);
        await mailAnswer(context, tenant, facts, guest, token, answer);
        return { counts };
      });
    },
  });

  app.route({
    method: 'POST',
    url: `${url}join/`,
    config,
    schema: {
      summary: 'Ask to be invited too; the organizer decides',
      tags,
      body: joinBody,
      response: { 204: noContent },
    },
    handler: async ({ body, ip }, reply) => {
      const { tenant: outside, facts } = await open(body.token, ip);
      versionOf(body.token, body.form);
      await outside.transaction((tenant) => askToJoin(context, tenant, facts, body));
      return reply.code(204).send(null);
    },
  });
}

const answered = {
  summary: (answer: string, title: string) => ({
    en: `Your response: ${answer} – ${title}`,
    ne: `तपाईंको जवाफ: ${answer} – ${title}`,
  }),
  way: bilingual(
    "Wasn't you? Change the response here. The link is only for you:",
    'तपाईंले दिनुभएको होइन? जवाफ यहाँ बदल्नुहोस्। यो लिङ्क तपाईंका लागि मात्र हो:',
  ),
};

/** Tells the invited guest of each answer that their link gave, with the way to change it (WC-24). */
async function mailAnswer(
  context: Context,
  tenant: Tenant,
  facts: EventFacts,
  guest: Recipient,
  token: string,
  { answer, note }: AnswerBody,
): Promise<void> {
  if (guest.email === null) return;
  const wording = await wordsOf(tenant, tenant.organizationId, 'Event invitation', guest.language);
  const { language } = wording;
  const said = eventAnswers[answer].label[language];
  const values = {
    full_name: guest.full_name,
    organization: facts.organization,
    summary: answered.summary(said, facts.title)[language],
    text: note ?? '',
    way: answered.way[language],
    link: `${context.config.publicUrl}${linkTo(invitationPath, { token })}`,
  };
  await queueMail(
    tenant,
    context,
    { organizationId: tenant.organizationId },
    [{ kind: 'event', to_address: guest.email, to_name: guest.full_name, ...compose(wording, values) }],
    context.clock(),
  );
}
