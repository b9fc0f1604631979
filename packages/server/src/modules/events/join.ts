/** Who came by a forwarded link and asks to be a guest; the organizer decides (WC-24). */
import type { JoinRequest } from '@karmik/model/events/calls';
import { event } from '@karmik/model/events/event';
import { eventMessages as says } from '@karmik/model/events/messages';
import { eventPaths } from '@karmik/model/events/paths';
import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { updateRecord, type Writer } from '../../entity/write.ts';
import { conflict, invalidField, notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { notify } from '../notification/notify.ts';
import { eventHooks, nextDay } from './hooks.ts';
import { occurrencesOf, type EventFacts } from './facts.ts';
import { cancelFile } from './icalendar.ts';
import { happened, tellGuests } from './invitations.ts';
import { openEvent } from './series.ts';

export const joinRequestsOf = (tenant: Tenant, eventId: number): Promise<JoinRequest[]> =>
  tenant.query<JoinRequest>(
    `select id, name, email, asked_at from event_join_request where organization_id = $1 and event_id = $2 and state = 'Pending' order by id`,
    [tenant.organizationId, eventId],
  );

/** Keeps the request of a person to be a guest, once for each address. @throws 409 for an address that is invited */
export async function askToJoin(
  context: Context,
  tenant: Tenant,
  facts: EventFacts,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> {
  const now = context.clock();
  const known = await tenant.one(
    'select 1 from event_guests where organization_id = $1 and parent_id = $2 and lower(email) = lower($3)',
    [tenant.organizationId, facts.id, email],
  );
  if (known) throw conflict(says.alreadyInvited, 'already_invited');
  await tenant.query(
    `insert into event_join_request (organization_id, event_id, name, email, asked_at, state) values ($1, $2, $3, $4, $5, 'Pending')
     on conflict (organization_id, event_id, lower(email)) where state = 'Pending' do nothing`,
    [tenant.organizationId, facts.id, name, email, now],
  );
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'event', objectId: facts.id });
  await notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds: [facts.organizer_id],
    actorId: null,
    text: bilingual(`${name} asks to be invited: ${facts.title}`, `${name} ले निमन्त्रणा माग्नुभयो: ${facts.title}`),
    url: linkTo(eventPaths.detail, { id: facts.id }),
    category: 'event',
    at: now,
  });
}

/** Invites who asked, or refuses: a refused one gets a cancellation, which takes the entry out of a calendar that has it. */
export async function decideJoin(
  writer: Writer,
  tenant: Tenant,
  eventId: number,
  requestId: number,
  decision: 'add' | 'refuse',
): Promise<void> {
  const { context, access } = writer;
  const { facts } = await openEvent(tenant, eventId);
  const now = context.clock();
  const asked = await tenant.one<JoinRequest & { state: string }>(
    'select id, name, email, asked_at, state from event_join_request where organization_id = $1 and event_id = $2 and id = $3 for update',
    [tenant.organizationId, eventId, requestId],
  );
  if (!asked) throw notFound();
  if (asked.state !== 'Pending') throw conflict(says.requestDecided, 'request_decided');
  await tenant.query(
    'update event_join_request set state = $3, decided_by = $4, decided_at = $5 where organization_id = $1 and id = $2',
    [tenant.organizationId, requestId, decision === 'add' ? 'Added' : 'Refused', access.userId, now],
  );
  if (decision === 'add') {
    const held = await tenant.query<{ email: string | null }>(
      'select id, person_id as person, name, email, is_optional from event_guests where organization_id = $1 and parent_id = $2 order by position',
      [tenant.organizationId, eventId],
    );
    if (held.some(({ email }) => email?.toLowerCase() === asked.email.toLowerCase()))
      throw invalidField('guests', says.guestTwice);
    const guest = { person: null, name: asked.name, email: asked.email, is_optional: false };
    await updateRecord(writer, tenant, event, eventHooks(), eventId, { guests: [...held, guest] });
    return;
  }
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'event', objectId: eventId });
  const when = nextDay(await occurrencesOf(tenant, eventId), now);
  if (when === undefined) return;
  const refused = { ...facts, sequence: facts.sequence + 1 };
  const person = {
    id: 0,
    person_id: null,
    full_name: asked.name,
    email: asked.email,
    language: null,
    is_optional: false,
  };
  await tellGuests(context, tenant, [person], {
    facts: refused,
    when,
    summary: happened.removed,
    files: (writing) => [cancelFile(refused, writing)],
    isOpen: false,
    actorId: access.userId,
  });
}
