/** Changes of a part of a series: one day, or one and all that follow. */
import { event, eventLimits } from '@karmik/model/events/event';
import { eventMessages as says } from '@karmik/model/events/messages';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../db/database.ts';
import type { Body } from '../../entity/hooks.ts';
import { updateRecord, type Writer } from '../../entity/write.ts';
import { writeAudit } from '../../access/audit.ts';
import { conflict, invalidField } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { eventHooks, type ChangeNotes } from './hooks.ts';
import { holdRooms, movedSpan, noteSpan, remindAt } from './days.ts';
import { factsOf, guestsOf, occurrencesOf, type EventFacts, type Occurrence } from './facts.ts';
import { cancelFile, dayCancelFile, dayRequestFile, requestFile } from './icalendar.ts';
import { closeLinks, happened, tellGuests } from './invitations.ts';
import { ruleDays } from './recurrence.ts';

/** An event that can still be changed, locked, with its days. @throws 409 for one that is cancelled */
export async function openEvent(tenant: Tenant, id: number) {
  const facts = await factsOf(tenant, id, true);
  if (facts.status !== 'Confirmed') throw conflict(says.cancelled, 'event_cancelled');
  return { facts, days: await occurrencesOf(tenant, id) };
}

/** A day of an event by the day that the rule gave it. @throws 400 where there is none, or where it is cancelled */
export function dayOf(days: readonly Occurrence[], on: string): Occurrence {
  const found = days.find((day) => day.original_on === on && !day.is_cancelled);
  if (found === undefined) throw invalidField('on', says.noSuchDay);
  return found;
}

const audited = (
  { context, access, requestId, ip }: Writer,
  tenant: Tenant,
  id: number,
  action: string,
  said: { readonly before?: object; readonly after: object },
): Promise<void> =>
  writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action,
    objectType: event.name,
    objectId: id,
    ...said,
    at: context.clock(),
    requestId,
    ip,
  });

const announceEvent = (tenant: Tenant, objectId: number): Promise<void> =>
  announce(tenant, { organizationId: tenant.organizationId, topic: event.name, objectId });

const raise = (tenant: Tenant, id: number): Promise<unknown> =>
  tenant.query('update event set sequence = sequence + 1 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
  ]);

export interface DayChange {
  readonly title: string | null;
  readonly starts_on: string;
  readonly start_time: string | null;
  readonly ends_on: string;
  readonly end_time: string | null;
  readonly room: number | null;
  readonly location: string | null;
}

/** Changes one day; another time asks guests again about this day alone (WC-26). */
export async function changeDay(
  writer: Writer,
  tenant: Tenant,
  id: number,
  on: string,
  change: DayChange,
): Promise<void> {
  const { context, access } = writer;
  const { facts, days } = await openEvent(tenant, id);
  const held = dayOf(days, on);
  const span = movedSpan(facts, change);
  if (Date.parse(span.ends_at) <= Date.parse(span.starts_at)) throw invalidField('end_time', says.endsBeforeStarts);
  const isMoved =
    Date.parse(span.starts_at) !== Date.parse(held.starts_at) || Date.parse(span.ends_at) !== Date.parse(held.ends_at);
  const now = context.clock();
  const key = [tenant.organizationId, held.id] as const;
  await tenant.query(
    `update event_occurrence set starts_at = $3, ends_at = $4, starts_on = $5, ends_on = $6, title = $7, location = $8, room_id = $9,
            has_own_room = has_own_room or room_id is distinct from $9, is_moved = is_moved or $10,
            asked_at = case when $10 then $11 else asked_at end,
            remind_at = case when $10 then $12 else remind_at end, reminded_at = case when $10 then null else reminded_at end
      where organization_id = $1 and id = $2`,
    [
      ...key,
      span.starts_at,
      span.ends_at,
      span.starts_on,
      span.ends_on,
      change.title === facts.title ? null : change.title,
      change.location === facts.location ? null : change.location,
      change.room,
      isMoved,
      now,
      remindAt(facts, span, facts.is_all_day),
    ],
  );
  if (isMoved) {
    await tenant.query(
      'update event_answer set is_current = false where organization_id = $1 and occurrence_id = $2 and is_current',
      [...key],
    );
    await raise(tenant, id);
  }
  await holdRooms(tenant, facts);
  await noteSpan(tenant, id, facts.held_until);
  await audited(writer, tenant, id, 'updated', { before: held, after: { on, ...change } });
  await announceEvent(tenant, id);
  const after = await factsOf(tenant, id);
  const day = dayOf(await occurrencesOf(tenant, id), on);
  await tellGuests(context, tenant, await guestsOf(tenant, tenant.organizationId, id), {
    facts: after,
    day,
    when: day,
    summary: isMoved ? happened.moved : happened.updated,
    files: (writing) => [dayRequestFile(after, day, writing)],
    isOpen: true,
    actorId: access.userId,
  });
}

/** Closes an event of which no day is left (WC-21). */
async function closeIfEmpty(writer: Writer, tenant: Tenant, id: number): Promise<void> {
  const left = await tenant.one(
    'select 1 from event_occurrence where organization_id = $1 and event_id = $2 and not is_cancelled limit 1',
    [tenant.organizationId, id],
  );
  const facts = await factsOf(tenant, id);
  if (left || facts.held_until !== null) return;
  await tenant.query(`update event set status = 'Cancelled' where organization_id = $1 and id = $2`, [
    tenant.organizationId,
    id,
  ]);
  await closeLinks(tenant, await guestsOf(tenant, tenant.organizationId, id), writer.context.clock());
}

/** Cancels one day; the others stay, and its room is free (WC-22, WC-27). */
export async function cancelDay(writer: Writer, tenant: Tenant, id: number, on: string, remark: string): Promise<void> {
  const { context, access } = writer;
  const { facts, days } = await openEvent(tenant, id);
  const day = dayOf(days, on);
  if (facts.repeats === 'Never') return cancelEvent(writer, tenant, id, remark);
  await tenant.query('update event_occurrence set is_cancelled = true where organization_id = $1 and id = $2', [
    tenant.organizationId,
    day.id,
  ]);
  await tenant.query('delete from room_booking where organization_id = $1 and occurrence_id = $2', [
    tenant.organizationId,
    day.id,
  ]);
  await raise(tenant, id);
  await audited(writer, tenant, id, 'day_cancelled', { after: { on, remark } });
  await announceEvent(tenant, id);
  const after = await factsOf(tenant, id);
  await tellGuests(context, tenant, await guestsOf(tenant, tenant.organizationId, id), {
    facts: after,
    day,
    when: day,
    summary: happened.cancelled,
    files: (writing) => [dayCancelFile(after, day, writing)],
    isOpen: false,
    actorId: access.userId,
  });
  await closeIfEmpty(writer, tenant, id);
}

/** Cancels an event for everyone who was invited, also for those who declined (WC-27). */
export async function cancelEvent(writer: Writer, tenant: Tenant, id: number, remark: string): Promise<void> {
  const { context, access } = writer;
  const { days } = await openEvent(tenant, id);
  await tenant.query(
    `update event set status = 'Cancelled', sequence = sequence + 1, held_until = null where organization_id = $1 and id = $2`,
    [tenant.organizationId, id],
  );
  await tenant.query(
    `delete from room_booking b using event_occurrence o where b.organization_id = $1 and o.organization_id = $1 and o.event_id = $2 and b.occurrence_id = o.id`,
    [tenant.organizationId, id],
  );
  const facts = await factsOf(tenant, id);
  const guests = await guestsOf(tenant, tenant.organizationId, id);
  const when = days.find((day) => !day.is_cancelled) ?? days[0];
  await audited(writer, tenant, id, 'cancelled', { after: { remark } });
  await announceEvent(tenant, id);
  if (when)
    await tellGuests(context, tenant, guests, {
      facts,
      when,
      summary: happened.cancelled,
      files: (writing) => [cancelFile(facts, writing)],
      isOpen: false,
      actorId: access.userId,
    });
  await closeLinks(tenant, guests, context.clock());
}

/** Days of the rule before one, those included that are left out or cancelled, so that a count goes on (WC-20). */
function daysBefore(facts: EventFacts, on: string): string[] {
  return ruleDays(facts, on, eventLimits.meetings * 2).filter((day) => day < on);
}

/** Ends a series before a day. */
async function endBefore(tenant: Tenant, facts: EventFacts, on: string): Promise<void> {
  const kept = daysBefore(facts, on);
  const isCounted = facts.repeat_ends === 'After a number';
  await tenant.query(
    `update event set repeat_ends = $3, repeat_count = $4, repeat_until = $5, sequence = sequence + 1 where organization_id = $1 and id = $2`,
    [
      tenant.organizationId,
      facts.id,
      isCounted ? 'After a number' : 'On a day',
      isCounted ? kept.length : null,
      isCounted ? null : (kept.at(-1) ?? null),
    ],
  );
  for (const [table, column] of [
    ['event_left_out', 'left_out_on'],
    ['event_other_rooms', 'held_on'],
  ] as const)
    await tenant.query(`delete from ${table} where organization_id = $1 and parent_id = $2 and ${column} >= $3`, [
      tenant.organizationId,
      facts.id,
      on,
    ]);
}

/** @throws 400 for the first day of a series: from there on it is the whole series */
function requireLater(facts: EventFacts, days: readonly Occurrence[], on: string): void {
  dayOf(days, on);
  if (facts.repeats === 'Never' || daysBefore(facts, on).length === 0) throw invalidField('on', says.firstOfSeries);
}

/**
 * Makes the days from one on a series of their own, and changes that: the count goes on, exceptions go to the half to which they
 * belong, answers stay where the time does (WC-20).
 * @returns the id of the new series
 */
export async function changeFollowing(
  writer: Writer,
  tenant: Tenant,
  id: number,
  on: string,
  change: Body,
): Promise<number> {
  const { context, access } = writer;
  const { facts, days } = await openEvent(tenant, id);
  requireLater(facts, days, on);
  const kept = daysBefore(facts, on);
  const key = [tenant.organizationId, id] as const;
  const made = await tenant.one<{ id: number }>(
    `insert into event (organization_id, title, type, organizer_id, is_all_day, starts_on, start_time, ends_on, end_time, timezone, repeats, repeat_every,
                        repeat_days, repeat_on, repeat_ends, repeat_until, repeat_count, room_id, location, link, notes, asks_answer, allows_part, reminder,
                        first_starts_at, last_ends_at, held_until, status, previous_id, created_at)
     select organization_id, title, type, organizer_id, is_all_day, $3::date, start_time, $3::date + (ends_on - starts_on), end_time, timezone, repeats, repeat_every,
            repeat_days, repeat_on, repeat_ends, repeat_until, repeat_count - $4::integer, room_id, location, link, notes, asks_answer, allows_part, reminder,
            first_starts_at, last_ends_at, held_until, status, id, $5
       from event where organization_id = $1 and id = $2 returning id`,
    [...key, on, kept.length, context.clock()],
  );
  if (!made) throw new Error('a series was not divided');
  const both = [...key, made.id] as const;
  for (const [table, columns, condition] of [
    ['event_guests', 'person_id, name, email, is_optional', 'true'],
    ['event_left_out', 'left_out_on', 'left_out_on >= $4::date'],
    ['event_other_rooms', 'held_on, room_id', 'held_on >= $4::date'],
  ] as const)
    await tenant.query(
      `insert into ${table} (organization_id, parent_id, position, ${columns})
       select organization_id, $3, position, ${columns} from ${table} where organization_id = $1 and parent_id = $2 and ${condition} and $4::date is not null`,
      [...both, on],
    );
  await tenant.query(
    'update event_occurrence set event_id = $3 where organization_id = $1 and event_id = $2 and original_on >= $4',
    [...both, on],
  );
  // Answers to single days go with them; those to the whole hold for both halves.
  const guests = `event_guests o join event_guests n on n.organization_id = o.organization_id and n.position = o.position and n.parent_id = $3`;
  await tenant.query(
    `update event_answer a set guest_id = n.id from ${guests}, event_occurrence d
      where o.organization_id = $1 and o.parent_id = $2 and a.organization_id = $1 and a.guest_id = o.id and d.organization_id = $1 and d.id = a.occurrence_id and d.event_id = $3`,
    [...both],
  );
  await tenant.query(
    `insert into event_answer (organization_id, guest_id, answer, note, part_from, part_to, answered_at, is_by_link, is_current)
     select a.organization_id, n.id, a.answer, a.note, a.part_from, a.part_to, a.answered_at, a.is_by_link, true
       from ${guests} join event_answer a on a.organization_id = o.organization_id and a.guest_id = o.id and a.is_current and a.occurrence_id is null
      where o.organization_id = $1 and o.parent_id = $2`,
    [...both],
  );
  await endBefore(tenant, facts, on);
  await noteSpan(tenant, id, null);
  await noteSpan(tenant, made.id, facts.held_until);
  const notes: ChangeNotes = {};
  const old = await guestsOf(tenant, tenant.organizationId, id);
  await updateRecord(writer, tenant, event, eventHooks(notes), made.id, change);
  await audited(writer, tenant, made.id, 'created', { after: { ...change, on, previous: id } });
  await announceEvent(tenant, id);
  await announceEvent(tenant, made.id);
  await closeIfEmpty(writer, tenant, id);
  const [before, after] = [await factsOf(tenant, id), await factsOf(tenant, made.id)];
  const [beforeDays, afterDays] = [await occurrencesOf(tenant, id), await occurrencesOf(tenant, made.id)];
  const when = afterDays.find((day) => !day.is_cancelled) ?? afterDays[0];
  const now = await guestsOf(tenant, tenant.organizationId, made.id);
  if (when === undefined) return made.id;
  const isSame = (one: (typeof now)[number], other: (typeof now)[number]) =>
    one.person_id === other.person_id && one.email === other.email;
  await tellGuests(context, tenant, now, {
    facts: after,
    when,
    summary: notes.isMoved ? happened.moved : happened.updated,
    files: (writing) => [
      requestFile(after, afterDays, writing),
      ...(before.status === 'Confirmed' && old.some((guest) => guest.email === writing.guest?.email)
        ? [requestFile(before, beforeDays, writing)]
        : []),
    ],
    isOpen: true,
    actorId: access.userId,
  });
  // Who is no guest of the rest still has the days before it.
  await tellGuests(
    context,
    tenant,
    before.status === 'Confirmed' ? old.filter((guest) => !now.some((each) => isSame(each, guest))) : [],
    {
      facts: before,
      when: beforeDays[0] ?? when,
      summary: happened.updated,
      files: (writing) => [requestFile(before, beforeDays, writing)],
      isOpen: true,
      actorId: access.userId,
    },
  );
  return made.id;
}

/** Cancels a day and all that follow; what comes before stays as it is, with its reminders and answers (WC-20). */
export async function cancelFollowing(
  writer: Writer,
  tenant: Tenant,
  id: number,
  on: string,
  remark: string,
): Promise<void> {
  const { context, access } = writer;
  const { facts, days } = await openEvent(tenant, id);
  requireLater(facts, days, on);
  const first = dayOf(days, on);
  await endBefore(tenant, facts, on);
  await tenant.query(
    'delete from event_occurrence where organization_id = $1 and event_id = $2 and original_on >= $3',
    [tenant.organizationId, id, on],
  );
  await noteSpan(tenant, id, null);
  await audited(writer, tenant, id, 'following_cancelled', { after: { on, until: addDays(on, -1), remark } });
  await announceEvent(tenant, id);
  const after = await factsOf(tenant, id);
  const left = await occurrencesOf(tenant, id);
  await tellGuests(context, tenant, await guestsOf(tenant, tenant.organizationId, id), {
    facts: after,
    when: first,
    summary: happened.cancelled,
    files: (writing) => [requestFile(after, left, writing)],
    isOpen: true,
    actorId: access.userId,
  });
  await closeIfEmpty(writer, tenant, id);
}
