/** What the write of an event brings with it: its days, its room, guests who are asked, and mails to them. */
import { timeFields, type event } from '@karmik/model/events/event';
import { eventMessages as says } from '@karmik/model/events/messages';
import { zoneOf } from '@karmik/model/events/zones';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { factsOf, guestsOf, occurrencesOf, type EventFacts, type Occurrence, type Recipient } from './facts.ts';
import { horizonOf, madeDays, checkDays, syncDays } from './days.ts';
import { cancelFile, requestFile } from './icalendar.ts';
import { closeLinks, happened, tellGuests } from './invitations.ts';
import { spanOn, type EventBody } from './recurrence.ts';

type Hooks = EntityHooks<typeof event>;
type Saved = Parameters<NonNullable<Hooks['beforeSave']>>[1];

/** @returns errors for people who do not work here; those who are guests already may stay */
async function guestErrors(tenant: Tenant, before: Saved | undefined, body: Saved): Promise<FieldErrors | undefined> {
  const peopleOf = (record: Saved | undefined) => (record?.guests ?? []).flatMap(({ person }) => person ?? []);
  const organizer = body.organizer ?? null;
  const place = (body.guests ?? []).findIndex(({ person }) => person !== null && person === organizer);
  if (place >= 0) return { [`guests.${place}.person`]: [says.organizerInvited] };
  const known = new Set(peopleOf(before));
  const added = peopleOf(body).filter((id) => !known.has(id));
  if (added.length === 0) return undefined;
  const found = await tenant.query<{ user_id: number }>(
    'select user_id from membership where organization_id = $1 and user_id = any($2::bigint[]) and is_current and not is_audit_user',
    [tenant.organizationId, added],
  );
  const here = new Set(found.map(({ user_id: id }) => id));
  const gone = (body.guests ?? []).findIndex(
    ({ person }) => person !== null && added.includes(person) && !here.has(person),
  );
  return gone >= 0 ? { [`guests.${gone}.person`]: [says.guestLeft] } : undefined;
}

const dayOf = (text: string): number => Date.parse(text) / 86_400_000;

/** A value as changes compare it: a list that was never written is an empty one. */
const valueOf = (record: object, name: string): unknown => {
  const value = (record as Record<string, unknown>)[name] ?? null;
  if (Array.isArray(value))
    return value.length > 0 ? value.map((line: unknown) => (isLine(line) ? { ...line, id: undefined } : line)) : null;
  return value;
};
const isLine = (line: unknown): line is object => typeof line === 'object' && line !== null;

/** Whether a change is one of time, so that guests are asked again. */
export const isNewTime = (before: object, after: object): boolean =>
  timeFields.some((name) => !isDeepStrictEqual(valueOf(before, name), valueOf(after, name)));

/** Asks all guests again: what they answered was about another time (WC-26). */
export async function askAgain(tenant: Tenant, eventId: number): Promise<void> {
  await tenant.query(
    'update event set sequence = sequence + 1, asked_sequence = sequence + 1 where organization_id = $1 and id = $2',
    [tenant.organizationId, eventId],
  );
  await tenant.query(
    `update event_answer a set is_current = false from event_guests g
      where a.organization_id = $1 and g.organization_id = $1 and g.parent_id = $2 and a.guest_id = g.id and a.is_current`,
    [tenant.organizationId, eventId],
  );
}

/** The days of an event as a mail says them: the next one that takes place, or the first. */
export const nextDay = (days: readonly Occurrence[], now: Date): Occurrence | undefined =>
  days.find((day) => !day.is_cancelled && Date.parse(day.ends_at) > now.getTime()) ?? days[0];

interface Mailing {
  readonly context: Context;
  readonly actorId: number;
}

/** Invites guests, or tells them what an event is now. */
export async function mailEvent(
  { context, actorId }: Mailing,
  tenant: Tenant,
  facts: EventFacts,
  guests: readonly Recipient[],
  kind: 'invited' | 'updated' | 'moved',
): Promise<void> {
  const days = await occurrencesOf(tenant, facts.id);
  const when = nextDay(days, context.clock());
  if (when === undefined) return;
  await tellGuests(context, tenant, guests, {
    facts,
    when,
    summary: happened[kind],
    files: (writing) => [requestFile(facts, days, writing)],
    isOpen: true,
    actorId,
  });
}

/** Tells guests who were removed, and takes their links back (WC-27). */
async function mailRemoved(
  { context, actorId }: Mailing,
  tenant: Tenant,
  facts: EventFacts,
  gone: readonly Recipient[],
) {
  await closeLinks(tenant, gone, context.clock());
  const days = await occurrencesOf(tenant, facts.id);
  const when = nextDay(days, context.clock());
  if (when === undefined) return;
  const later = { ...facts, sequence: facts.sequence + 1 };
  await tellGuests(context, tenant, gone, {
    facts: later,
    when,
    summary: happened.removed,
    files: (writing) => [cancelFile(later, writing)],
    isOpen: false,
    actorId,
  });
}

/** Empties what a rule of this kind does not have, also where a form that did not show it sent a default. */
function dropUnused(body: Saved): void {
  const { repeats, repeat_ends: ends } = body;
  const isSeries = repeats !== 'Never';
  const unused = {
    ...(isSeries ? {} : { repeat_every: null, repeat_ends: null, left_out: [] }),
    ...(repeats === 'Weekly' ? {} : { repeat_days: [] }),
    ...(repeats === 'Monthly' ? {} : { repeat_on: null }),
    ...(isSeries && ends === 'On a day' ? {} : { repeat_until: null }),
    ...(isSeries && ends === 'After a number' ? {} : { repeat_count: null }),
    ...(isSeries && body.room !== null ? {} : { other_rooms: [] }),
    ...(body.is_all_day ? { start_time: null, end_time: null } : {}),
  };
  Object.assign(body, unused);
}

/** What a change leaves for the mails after it. */
export interface ChangeNotes {
  guests?: readonly Recipient[];
  isMoved?: boolean;
  isUpdated?: boolean;
}

/** Fields of which guests are told. */
const toldFields = ['title', 'room', 'location', 'link', 'left_out', 'other_rooms', 'asks_answer'] as const;

/**
 * @param notes where given, no mail is sent: the caller sends one mail about all changes
 */
export function eventHooks(notes?: ChangeNotes): Hooks {
  /** Guests before the write: their lines are gone after it. */
  let held: readonly Recipient[] = [];
  return {
    async beforeSave({ tenant, access, context, before, id }, body) {
      const home = access.organization.timezone;
      dropUnused(body);
      body.organizer = before?.organizer ?? access.userId;
      body.timezone = body.is_all_day ? null : (zoneOf(body.timezone ?? home) ?? home);
      const rule = body as EventBody;
      const horizon = horizonOf(ruleClockOf(context, access).today);
      const out = (body.left_out ?? []).map((line) => line.left_out_on);
      const made = madeDays(rule, out, home, horizon);
      checkDays(made);
      // Columns that follow are written with the days; a new record needs them at once.
      body.first_starts_at = before?.first_starts_at ?? spanOn(rule, body.starts_on, home).starts_at;
      if (id !== undefined) held = await guestsOf(tenant, tenant.organizationId, id);
      return guestErrors(tenant, before, body);
    },
    async afterSave({ tenant, access, context, id, before }, body) {
      const now = context.clock();
      const shift = before ? dayOf(body.starts_on) - dayOf(before.starts_on) : 0;
      const isMoved = before !== undefined && isNewTime(before, body);
      await syncDays(tenant, id, now, shift);
      if (isMoved) await askAgain(tenant, id);
      const facts = await factsOf(tenant, id);
      const guests = await guestsOf(tenant, tenant.organizationId, id);
      const known = new Map(held.map((guest) => [guest.id, guest]));
      const gone = held.filter((guest) => !guests.some((each) => each.id === guest.id));
      const isUpdated =
        before !== undefined &&
        toldFields.some((name) => !isDeepStrictEqual(valueOf(before, name), valueOf(body, name)));
      if (notes) {
        Object.assign(notes, { guests, isMoved, isUpdated });
        return;
      }
      const mailing = { context, actorId: access.userId };
      await mailRemoved(mailing, tenant, facts, gone);
      await mailEvent(
        mailing,
        tenant,
        facts,
        guests.filter((guest) => !known.has(guest.id)),
        'invited',
      );
      if (isMoved || isUpdated)
        await mailEvent(
          mailing,
          tenant,
          facts,
          guests.filter((guest) => known.has(guest.id)),
          isMoved ? 'moved' : 'updated',
        );
    },
  };
}
