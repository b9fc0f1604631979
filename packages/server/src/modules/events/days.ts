/** Stores the days of events and holds their rooms. */
import { eventLimits, horizonMonths } from '@karmik/model/events/event';
import { eventMessages as says } from '@karmik/model/events/messages';
import { formatDate, formatTime } from '@karmik/model/kit/date-text';
import { bilingual, type Language, type Text } from '@karmik/model/kit/text';
import { toInstant } from '@karmik/model/kit/wall-clock';
import { addDays, todayIn, toWall } from '@karmik/model/kit/zone';
import type { Tenant } from '../../db/database.ts';
import { invalidField } from '../../http/errors.ts';
import { factsOf, occurrencesOf, type EventFacts } from './facts.ts';
import { ruleDays, spanOn, wallDays, zoneOfRule, type Rule, type Span } from './recurrence.ts';

/** The last day for which days are made now. @param today where the organization is */
export function horizonOf(today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + horizonMonths, day)).toISOString().slice(0, 10);
}

export interface MadeDay extends Span {
  readonly original_on: string;
}

/** What an event's days are: those that take place, and whether more follow after the horizon. */
export interface MadeDays {
  readonly days: readonly MadeDay[];
  readonly isCut: boolean;
}

/** The days of a rule up to a horizon. An event that begins after it has its first day all the same. */
export function madeDays(rule: Rule, leftOut: readonly string[], home: string, horizon: string): MadeDays {
  const through = horizon > rule.starts_on ? horizon : rule.starts_on;
  const all = ruleDays(rule, through, eventLimits.meetings);
  const out = new Set(leftOut);
  const days = all.filter((day) => !out.has(day)).map((day) => ({ original_on: day, ...spanOn(rule, day, home) }));
  const isEndless = rule.repeats !== 'Never' && rule.repeat_ends === 'Never';
  const isLater = rule.repeat_ends === 'On a day' && rule.repeat_until !== null && rule.repeat_until > through;
  const isCounted = rule.repeat_ends === 'After a number' && all.length < (rule.repeat_count ?? 1);
  return { days, isCut: rule.repeats !== 'Never' && (isEndless || isLater || isCounted) };
}

/** @throws 400 for a series without a day, of too many, or of which one day reaches into the next */
export function checkDays({ days }: MadeDays): void {
  if (days.length === 0) throw invalidField('left_out', says.nothingLeft);
  if (days.length > eventLimits.meetings) throw invalidField('repeats', says.tooMany({ most: eventLimits.meetings }));
  const isOver = days.some(({ starts_at: at }, place) => place > 0 && at < (days[place - 1]?.ends_at ?? ''));
  if (isOver) throw invalidField('ends_on', says.overlapsItself);
}

const before: Readonly<Record<string, number>> = { 'At start': 0, '5 minutes': 5, '15 minutes': 15, '1 hour': 60 };

/** When a day is reminded of; null without a reminder. Days are those of the organization, at 9:00 there (WC-23, WC-29). */
export function remindAt(
  { reminder, home }: Pick<EventFacts, 'reminder' | 'home'>,
  { starts_at: startsAt, starts_on: startsOn }: Pick<Span, 'starts_at' | 'starts_on'>,
  isAllDay: boolean,
): string | null {
  const minutes = before[reminder];
  if (minutes !== undefined) return new Date(Date.parse(startsAt) - minutes * 60_000).toISOString();
  if (reminder === 'None') return null;
  const day = isAllDay ? startsOn : (toWall(startsAt, home)?.slice(0, 10) ?? startsOn);
  return toInstant(`${reminder === 'Day before' ? addDays(day, -1) : day}T09:00`, home);
}

const columns = `original_on date, starts_at timestamptz, ends_at timestamptz, starts_on date, ends_on date, room_id bigint, remind_at timestamptz`;

const roomOn = ({ room_id: room, other_rooms: others }: EventFacts, day: string): number | null =>
  room === null ? null : (others.find((each) => each.held_on === day)?.room_id ?? room);

/**
 * Brings the stored days of an event in line with its rule: exceptions keep what is their own, and go along where the whole series
 * goes to another day (WC-19).
 * @param shift days by which the first day moved
 */
export async function syncDays(tenant: Tenant, eventId: number, now: Date, shift = 0): Promise<void> {
  const facts = await factsOf(tenant, eventId);
  const horizon = horizonOf(todayIn(facts.home, now));
  const made = madeDays(facts, facts.left_out, facts.home, horizon);
  checkDays(made);
  const key = [tenant.organizationId, eventId] as const;
  if (shift !== 0)
    await tenant.query(
      'update event_occurrence set original_on = original_on + $3::integer where organization_id = $1 and event_id = $2',
      [...key, shift],
    );
  const rows = made.days.map((day) => ({
    ...day,
    room_id: roomOn(facts, day.original_on),
    remind_at: remindAt(facts, day, facts.is_all_day),
  }));
  await tenant.query(
    `delete from event_occurrence o where organization_id = $1 and event_id = $2 and not (original_on = any($3::date[]))`,
    [...key, rows.map((row) => row.original_on)],
  );
  const values = [...key, JSON.stringify(rows), now] as const;
  await tenant.query(
    `update event_occurrence o
        set starts_at = case when o.is_moved then o.starts_at else x.starts_at end,
            ends_at = case when o.is_moved then o.ends_at else x.ends_at end,
            starts_on = case when o.is_moved then o.starts_on else x.starts_on end,
            ends_on = case when o.is_moved then o.ends_on else x.ends_on end,
            room_id = case when o.has_own_room then o.room_id else x.room_id end,
            remind_at = case when o.is_moved and o.remind_at is not null then o.remind_at else x.remind_at end,
            reminded_at = case when o.is_moved or x.remind_at <= $4 then o.reminded_at end
       from jsonb_to_recordset($3::jsonb) as x (${columns})
      where o.organization_id = $1 and o.event_id = $2 and o.original_on = x.original_on`,
    values,
  );
  // A reminder whose time passed before the event was made is not sent later.
  await tenant.query(
    `insert into event_occurrence (organization_id, event_id, original_on, starts_at, ends_at, starts_on, ends_on, room_id, remind_at, reminded_at)
     select $1, $2, x.original_on, x.starts_at, x.ends_at, x.starts_on, x.ends_on, x.room_id, x.remind_at, case when x.starts_at <= $4 then $4 end
       from jsonb_to_recordset($3::jsonb) as x (${columns})
      where not exists (select from event_occurrence o where o.organization_id = $1 and o.event_id = $2 and o.original_on = x.original_on)
      order by x.original_on`,
    values,
  );
  await holdRooms(tenant, facts);
  await noteSpan(tenant, eventId, made.isCut ? horizon : null);
}

/** Keeps on the event when its days begin and end. @param heldUntil the horizon of a series that goes on */
export async function noteSpan(tenant: Tenant, eventId: number, heldUntil: string | null): Promise<void> {
  await tenant.query(
    `update event e set first_starts_at = coalesce(s.first, e.first_starts_at), last_ends_at = case when $3::date is null then s.last end, held_until = $3
       from (select min(starts_at) as first, max(ends_at) as last from event_occurrence where organization_id = $1 and event_id = $2) s
      where e.organization_id = $1 and e.id = $2`,
    [tenant.organizationId, eventId, heldUntil],
  );
}

export interface Clash {
  readonly original_on: string;
  readonly room: string;
  readonly subject: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

const spanText = ({ starts_at: from, ends_at: to }: Clash, timeZone: string, language: Language): string => {
  const style = { language, calendar: language === 'ne' ? 'BS' : 'AD', timeZone } as const;
  return `${formatDate(from, style)}, ${formatTime(from, style)}–${formatTime(to, style)}`;
};
const mostNamed = 5;

/** The refusal of a taken room: which, when, and what can be done (WC-22). */
export function roomRefusal(clashes: readonly Clash[], home: string) {
  const days = (language: Language) =>
    [
      ...clashes.slice(0, mostNamed).map((clash) => spanText(clash, home, language)),
      ...(clashes.length > mostNamed ? ['…'] : []),
    ].join('; ');
  const text: Text = bilingual(days('en'), days('ne'));
  return invalidField('room', says.roomTaken({ room: clashes[0]?.room ?? '', days: text }));
}

/**
 * Holds the rooms of an event's days in place of those that it held; what is cancelled holds none. Every day is looked at; the database
 * refuses the second of two who ask at once.
 * @throws 400 naming the days on which a room is taken
 */
export async function holdRooms(tenant: Tenant, { id, home }: Pick<EventFacts, 'id' | 'home'>): Promise<void> {
  const key = [tenant.organizationId, id] as const;
  await tenant.query(
    `delete from room_booking b using event_occurrence o
      where b.organization_id = $1 and o.organization_id = $1 and o.event_id = $2 and b.occurrence_id = o.id`,
    [...key],
  );
  const clashes = await tenant.query<Clash>(
    `select o.original_on, r.name as room, b.subject, b.starts_at, b.ends_at
       from event_occurrence o
       join room_booking b on b.organization_id = o.organization_id and b.room_id = o.room_id
        and tstzrange(b.starts_at, b.ends_at) && tstzrange(o.starts_at, o.ends_at)
       join meeting_room r on r.organization_id = o.organization_id and r.id = o.room_id
      where o.organization_id = $1 and o.event_id = $2 and not o.is_cancelled order by o.starts_at, b.starts_at`,
    [...key],
  );
  if (clashes.length > 0) throw roomRefusal(clashes, home);
  await tenant.query(
    `insert into room_booking (organization_id, room_id, subject, booked_for_id, starts_at, ends_at, occurrence_id)
     select o.organization_id, o.room_id, left(coalesce(o.title, e.title), 120), e.organizer_id, o.starts_at, o.ends_at, o.id
       from event_occurrence o join event e on e.organization_id = o.organization_id and e.id = o.event_id
      where o.organization_id = $1 and o.event_id = $2 and o.room_id is not null and not o.is_cancelled and e.status = 'Confirmed'
      order by o.starts_at`,
    [...key],
  );
}

/** Another time of one day, on the wall of the event. */
export const movedSpan = (
  facts: EventFacts,
  wanted: { starts_on: string; start_time: string | null; ends_on: string; end_time: string | null },
): Span => {
  const rule = { ...facts, ...wanted, repeats: 'Never' } as Rule;
  const span = spanOn(rule, wanted.starts_on, facts.home);
  return facts.is_all_day
    ? span
    : { ...span, ...wallDays(span.starts_at, span.ends_at, zoneOfRule(facts, facts.home)) };
};

/** The days of a series that is prolonged, with those that clash left without their room. @returns the clashes */
export async function prolong(tenant: Tenant, eventId: number, now: Date): Promise<Clash[]> {
  const facts = await factsOf(tenant, eventId, true);
  const horizon = horizonOf(todayIn(facts.home, now));
  if (facts.status !== 'Confirmed' || facts.held_until === null || facts.held_until >= horizon) return [];
  const made = madeDays(facts, facts.left_out, facts.home, horizon);
  const held = new Set((await occurrencesOf(tenant, eventId)).map((each) => each.original_on));
  const added = made.days.filter(({ original_on: on }) => !held.has(on) && on > (facts.held_until ?? ''));
  const rows = added.map((day) => ({
    ...day,
    room_id: roomOn(facts, day.original_on),
    remind_at: remindAt(facts, day, facts.is_all_day),
  }));
  await tenant.query(
    `insert into event_occurrence (organization_id, event_id, original_on, starts_at, ends_at, starts_on, ends_on, room_id, remind_at)
     select $1, $2, x.original_on, x.starts_at, x.ends_at, x.starts_on, x.ends_on, x.room_id, x.remind_at
       from jsonb_to_recordset($3::jsonb) as x (${columns}) order by x.original_on`,
    [tenant.organizationId, eventId, JSON.stringify(rows)],
  );
  const clashes = await tenant.query<Clash>(
    `update event_occurrence o set room_id = null, has_own_room = true
       from room_booking b, meeting_room r
      where o.organization_id = $1 and o.event_id = $2 and o.original_on = any($3::date[]) and b.organization_id = $1 and b.room_id = o.room_id
        and tstzrange(b.starts_at, b.ends_at) && tstzrange(o.starts_at, o.ends_at) and r.organization_id = $1 and r.id = b.room_id
     returning o.original_on, r.name as room, b.subject, b.starts_at, b.ends_at`,
    [tenant.organizationId, eventId, added.map(({ original_on: on }) => on)],
  );
  await tenant.query(
    `insert into room_booking (organization_id, room_id, subject, booked_for_id, starts_at, ends_at, occurrence_id)
     select o.organization_id, o.room_id, left(e.title, 120), e.organizer_id, o.starts_at, o.ends_at, o.id
       from event_occurrence o join event e on e.organization_id = o.organization_id and e.id = o.event_id
      where o.organization_id = $1 and o.event_id = $2 and o.original_on = any($3::date[]) and o.room_id is not null`,
    [tenant.organizationId, eventId, added.map(({ original_on: on }) => on)],
  );
  await noteSpan(tenant, eventId, made.isCut ? horizon : null);
  return clashes;
}
