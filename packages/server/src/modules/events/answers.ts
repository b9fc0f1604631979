/** Answers of guests, in the product and by link; both reach the organizer by the same notice. */
import { eventAnswers, type AnswerBody, type EventAnswer, type GivenAnswer } from '@karmik/model/events/calls';
import { eventMessages as says } from '@karmik/model/events/messages';
import { eventPaths } from '@karmik/model/events/paths';
import { formatDate } from '@karmik/model/kit/date-text';
import { linkTo } from '@karmik/model/kit/links';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { toInstant } from '@karmik/model/kit/wall-clock';
import { addDays, toWall } from '@karmik/model/kit/zone';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { conflict, invalidField } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { notify } from '../notification/notify.ts';
import { occurrencesOf, type EventFacts, type Occurrence } from './facts.ts';

interface Answering {
  readonly facts: EventFacts;
  readonly guest: { readonly id: number; readonly person_id: number | null; readonly full_name: string };
  readonly isByLink: boolean;
  /** The version that the guest has seen; absent: the one that there is. */
  readonly seen?: number;
}

/** A part of the time of a day as instants. @throws 400 for one that is not within it */
function partOf(facts: EventFacts, day: Occurrence, { part_from: from, part_to: to }: AnswerBody) {
  if (from === null && to === null) return { part_from: null, part_to: null };
  if (!facts.allows_part || facts.is_all_day) throw invalidField('part_from', says.partNotAllowed);
  if (from === null || to === null) throw invalidField(from === null ? 'part_from' : 'part_to', says.partOutside);
  const zone = facts.timezone ?? facts.home;
  const begins = toWall(day.starts_at, zone) ?? '';
  const place = (time: string) => {
    const sameDay = `${begins.slice(0, 10)}T${time.slice(0, 5)}`;
    // Of an event over midnight, an hour before its start is on the next day.
    return toInstant(sameDay < begins ? `${addDays(begins.slice(0, 10), 1)}T${time.slice(0, 5)}` : sameDay, zone);
  };
  const part = { part_from: place(from), part_to: place(to) };
  const isWithin =
    Date.parse(part.part_from) >= Date.parse(day.starts_at) &&
    Date.parse(part.part_to) <= Date.parse(day.ends_at) &&
    part.part_from < part.part_to;
  if (!isWithin) throw invalidField('part_to', says.partOutside);
  return part;
}

const told = (name: string, answer: EventAnswer, title: string, day: Occurrence | undefined, home: string): Text => {
  const on = (language: 'en' | 'ne') =>
    day === undefined
      ? ''
      : ` (${formatDate(day.starts_on, { language, calendar: language === 'ne' ? 'BS' : 'AD', timeZone: home })})`;
  const { en, ne } = eventAnswers[answer].label;
  return bilingual(`${name}: ${en} – ${title}${on('en')}`, `${name}: ${ne} – ${title}${on('ne')}`);
};

/**
 * Stores an answer. One to an older version of the event is kept and does not count (WC-26).
 * @returns whether it counts
 */
export async function takeAnswer(
  context: Context,
  tenant: Tenant,
  { facts, guest, isByLink, seen = facts.asked_sequence }: Answering,
  body: AnswerBody,
): Promise<boolean> {
  const now = context.clock();
  if (facts.status !== 'Confirmed') throw conflict(says.cancelled, 'event_cancelled');
  if (!facts.asks_answer) throw conflict(says.asksNothing, 'asks_nothing');
  if (facts.last_ends_at !== null && Date.parse(facts.last_ends_at) <= now.getTime())
    throw conflict(says.over, 'event_over');
  const days = (await occurrencesOf(tenant, facts.id)).filter((day) => !day.is_cancelled);
  const day = body.on === null ? undefined : days.find((each) => each.original_on === body.on);
  if (body.on !== null && day === undefined) throw invalidField('on', says.noSuchDay);
  const shape = day ?? days[0];
  if (shape === undefined) throw invalidField('on', says.noSuchDay);
  const isWhole = day === undefined || facts.repeats === 'Never';
  const occurrence = isWhole ? null : day.id;
  const part = body.answer === 'Declined' ? { part_from: null, part_to: null } : partOf(facts, shape, body);
  const counts = seen === facts.asked_sequence;
  if (counts)
    await tenant.query(
      `update event_answer set is_current = false
        where organization_id = $1 and guest_id = $2 and occurrence_id is not distinct from $3 and is_current`,
      [tenant.organizationId, guest.id, occurrence],
    );
  await tenant.query(
    `insert into event_answer (organization_id, guest_id, occurrence_id, answer, note, part_from, part_to, answered_at, is_by_link, is_current)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tenant.organizationId,
      guest.id,
      occurrence,
      body.answer,
      body.note || null,
      part.part_from,
      part.part_to,
      now,
      isByLink,
      counts,
    ],
  );
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'event', objectId: facts.id });
  await notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds: [facts.organizer_id],
    actorId: guest.person_id,
    text: told(guest.full_name, body.answer, facts.title, occurrence === null ? undefined : day, facts.home),
    url: linkTo(eventPaths.detail, { id: facts.id }),
    category: 'event',
    at: now,
  });
  return counts;
}

/** Answers of guests by their lines: those that count, and those that came to an older version last. */
export async function answersOf(tenant: Tenant, eventId: number): Promise<Map<number, GivenAnswer[]>> {
  const rows = await tenant.query<GivenAnswer & { guest_id: number }>(
    `select a.guest_id, o.original_on as on, a.answer, a.note, a.part_from, a.part_to, a.answered_at, a.is_current
       from event_guests g join event_answer a on a.organization_id = g.organization_id and a.guest_id = g.id
       left join event_occurrence o on o.organization_id = a.organization_id and o.id = a.occurrence_id
      where g.organization_id = $1 and g.parent_id = $2
        and (a.is_current or not exists (select from event_answer n where n.organization_id = a.organization_id and n.guest_id = a.guest_id
                                            and n.occurrence_id is not distinct from a.occurrence_id and (n.is_current or n.id > a.id)))
      order by o.original_on nulls first, a.id`,
    [tenant.organizationId, eventId],
  );
  return Map.groupBy(rows, (row) => row.guest_id) as Map<number, GivenAnswer[]>;
}

/** What a guest answered for a day: of it alone, or of the whole event unless the day got another time since. */
export function answerFor(answers: readonly GivenAnswer[], day: Occurrence): EventAnswer | null {
  const current = answers.filter((answer) => answer.is_current);
  const own = current.find((answer) => answer.on === day.original_on);
  if (own) return own.answer;
  const whole = current.find((answer) => answer.on === null);
  const isBefore = whole && day.asked_at !== null && Date.parse(whole.answered_at) <= Date.parse(day.asked_at);
  return whole && !isBefore ? whole.answer : null;
}
