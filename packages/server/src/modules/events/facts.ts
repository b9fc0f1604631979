/** An event as it is stored, with what belongs to it, for days, mails and files. */
import { notFound } from '../../http/errors.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import type { Language } from '@karmik/model/kit/text';
import type { Rule } from './recurrence.ts';

export interface EventFacts extends Rule {
  readonly id: number;
  readonly uid: string;
  readonly title: string;
  readonly organizer_id: number;
  readonly room_id: number | null;
  readonly room: string | null;
  readonly location: string | null;
  readonly link: string | null;
  readonly notes: string | null;
  readonly asks_answer: boolean;
  readonly allows_part: boolean;
  readonly reminder: string;
  readonly status: 'Confirmed' | 'Cancelled';
  readonly sequence: number;
  readonly asked_sequence: number;
  readonly held_until: string | null;
  readonly first_starts_at: string;
  readonly last_ends_at: string | null;
  readonly left_out: readonly string[];
  readonly other_rooms: readonly { readonly held_on: string; readonly room_id: number }[];
  /** The zone of the organization. */
  readonly home: string;
  readonly organization: string;
  readonly slug: string;
}

const columns = `e.id, e.uid, e.title, e.organizer_id, e.room_id, r.name as room, e.location, e.link, e.notes, e.asks_answer, e.allows_part, e.reminder,
  e.status, e.sequence, e.asked_sequence, e.held_until, e.first_starts_at, e.last_ends_at, e.is_all_day, e.starts_on, e.start_time, e.ends_on, e.end_time,
  e.timezone, e.repeats, e.repeat_every, e.repeat_days, e.repeat_on, e.repeat_ends, e.repeat_until, e.repeat_count,
  array(select l.left_out_on::text from event_left_out l where l.organization_id = e.organization_id and l.parent_id = e.id order by l.left_out_on) as left_out,
  coalesce((select json_agg(json_build_object('held_on', l.held_on, 'room_id', l.room_id)) from event_other_rooms l
             where l.organization_id = e.organization_id and l.parent_id = e.id), '[]') as other_rooms,
  o.timezone as home, o.name as organization, o.slug`;

/** @param lock waits for a change that is under way @throws 404 */
export async function factsOf(tenant: Tenant, id: number, lock = false): Promise<EventFacts> {
  if (lock)
    await tenant.query('select 1 from event where organization_id = $1 and id = $2 for update', [
      tenant.organizationId,
      id,
    ]);
  const found = await tenant.one<EventFacts>(
    `select ${columns} from event e join organization o on o.id = e.organization_id
       left join meeting_room r on r.organization_id = e.organization_id and r.id = e.room_id
      where e.organization_id = $1 and e.id = $2`,
    [tenant.organizationId, id],
  );
  if (!found) throw notFound();
  return found;
}

/** A person who gets mails about an event. */
export interface Recipient {
  /** The line of the guest. */
  readonly id: number;
  readonly person_id: number | null;
  readonly full_name: string;
  /** Absent for people without an address; they are told in the product. */
  readonly email: string | null;
  readonly language: Language | null;
  readonly is_optional: boolean;
}

/** The name and the address of the guest `g`, who is of the organization or not. */
export const guestColumns = `g.id, g.person_id, coalesce(p.full_name, g.name, g.email) as full_name,
  coalesce(g.email, u.email, e.email) as email, u.language, g.is_optional`;
export const guestTables = `event_guests g
  left join person p on p.organization_id = g.organization_id and p.id = g.person_id
  left join membership m on m.organization_id = g.organization_id and m.user_id = g.person_id
  left join users u on u.id = m.account_id
  left join employee e on e.organization_id = g.organization_id and e.user_id = g.person_id`;

export const guestsOf = (queries: Queries, organizationId: number, eventId: number): Promise<Recipient[]> =>
  queries.query<Recipient>(
    `select ${guestColumns} from ${guestTables} where g.organization_id = $1 and g.parent_id = $2 order by g.position`,
    [organizationId, eventId],
  );

/** People of the organization by the same facts, such as the organizer. */
export const personFacts = (queries: Queries, organizationId: number, personId: number) =>
  queries.one<{ full_name: string; email: string | null; language: Language | null }>(
    `select p.full_name, coalesce(u.email, e.email) as email, u.language from person p
       left join membership m on m.organization_id = p.organization_id and m.user_id = p.id
       left join users u on u.id = m.account_id
       left join employee e on e.organization_id = p.organization_id and e.user_id = p.id
      where p.organization_id = $1 and p.id = $2`,
    [organizationId, personId],
  );

/** A day of an event as it is stored. */
export interface Occurrence {
  readonly id: number;
  readonly original_on: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly is_moved: boolean;
  readonly is_cancelled: boolean;
  readonly title: string | null;
  readonly location: string | null;
  readonly room_id: number | null;
  readonly room: string | null;
  readonly asked_at: string | null;
}

export const occurrencesOf = (tenant: Tenant, eventId: number): Promise<Occurrence[]> =>
  tenant.query<Occurrence>(
    `select o.id, o.original_on, o.starts_at, o.ends_at, o.starts_on, o.ends_on, o.is_moved, o.is_cancelled, o.title, o.location, o.room_id,
            r.name as room, o.asked_at
       from event_occurrence o left join meeting_room r on r.organization_id = o.organization_id and r.id = o.room_id
      where o.organization_id = $1 and o.event_id = $2 order by o.original_on`,
    [tenant.organizationId, eventId],
  );
