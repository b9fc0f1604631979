/** What the page of an event shows beside the record: guests with their answers, and its days. */
import type { EventAnswer, EventDay, GuestState } from '@karmik/model/events/calls';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';
import { answerFor, answersOf } from './answers.ts';
import { factsOf, guestColumns, guestTables, occurrencesOf, type Recipient } from './facts.ts';

/** Days that a page lists, and how many of them before now. */
const most = { days: 40, past: 2 } as const;

export async function pageOfEvent({ clock }: Context, access: Access, tenant: Tenant, id: number) {
  const facts = await factsOf(tenant, id);
  const answers = await answersOf(tenant, id);
  const guests = await tenant.query<Recipient & { person: GuestState['person'] }>(
    `select ${guestColumns}, case when p.id is not null then ${personJson('p')} end as person from ${guestTables}
      where g.organization_id = $1 and g.parent_id = $2 order by g.position`,
    [tenant.organizationId, id],
  );
  const me = guests.find(({ person_id: person }) => person === access.userId);
  const days = await occurrencesOf(tenant, id);
  const now = clock().getTime();
  const next = days.findIndex((day) => Date.parse(day.ends_at) > now);
  const first = Math.max(0, (next < 0 ? days.length : next) - most.past);
  const shown = days.slice(first, first + most.days).map((day): EventDay => {
    const given = guests.map((guest): EventAnswer | null => answerFor(answers.get(guest.id) ?? [], day));
    return {
      id: day.id,
      on: day.original_on,
      starts_at: day.starts_at,
      ends_at: day.ends_at,
      starts_on: day.starts_on,
      ends_on: day.ends_on,
      is_over: Date.parse(day.ends_at) <= now,
      is_moved: day.is_moved,
      is_cancelled: day.is_cancelled,
      title: day.title,
      location: day.location,
      room: day.room_id === null || day.room === null ? null : { id: day.room_id, name: day.room },
      my_answer: me ? answerFor(answers.get(me.id) ?? [], day) : null,
      accepted: given.filter((answer) => answer === 'Accepted').length,
    };
  });
  const isOver = facts.last_ends_at !== null && Date.parse(facts.last_ends_at) <= now;
  const isOrganizer = facts.organizer_id === access.userId;
  return {
    can_answer: me !== undefined && facts.asks_answer && facts.status === 'Confirmed' && !isOver && !access.isAuditUser,
    can_post:
      (me !== undefined || isOrganizer || access.can('20.00', 'write')) && access.allowToPost && !access.isAuditUser,
    guest_states: guests.map((guest): GuestState => ({
      id: guest.id,
      person: guest.person,
      name: guest.full_name,
      email: guest.person === null ? guest.email : null,
      is_optional: guest.is_optional,
      is_me: guest.id === me?.id,
      answers: answers.get(guest.id) ?? [],
    })),
    days: shown,
    more_days: days.length - shown.length,
  };
}
