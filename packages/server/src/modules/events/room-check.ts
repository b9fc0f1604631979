/** Looks whether a room is free on every day of an event that is being written, and which rooms are (WC-22). */
import type { RoomCheck } from '@karmik/model/events/calls';
import { zoneOf } from '@karmik/model/events/zones';
import { todayIn } from '@karmik/model/kit/zone';
import type { Tenant } from '../../db/database.ts';
import { horizonOf, madeDays } from './days.ts';
import type { EventBody } from './recurrence.ts';

interface Check {
  readonly eventId: number | null;
  readonly home: string;
  readonly now: Date;
}

export async function checkRooms(tenant: Tenant, body: EventBody, { eventId, home, now }: Check): Promise<RoomCheck> {
  const horizon = horizonOf(todayIn(home, now));
  const zone = body.is_all_day ? null : (zoneOf(body.timezone ?? home) ?? home);
  const out = (body.left_out ?? []).map((line) => line.left_out_on);
  const { days, isCut } = madeDays({ ...body, timezone: zone }, out, home, horizon);
  const others = new Map((body.other_rooms ?? []).map((line) => [line.held_on, line.room]));
  const rows = days.map((day) => ({
    on: day.original_on,
    starts_at: day.starts_at,
    ends_at: day.ends_at,
    room_id: body.room === null ? null : (others.get(day.original_on) ?? body.room),
  }));
  const clashes = await tenant.query<RoomCheck['clashes'][number]>(
    `select x.on_day as on, r.name as room, b.starts_at, b.ends_at,
            coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name) order by f.name) from meeting_room f
                       where f.organization_id = $1 and not exists (
                         select from room_booking o where o.organization_id = $1 and o.room_id = f.id and tstzrange(o.starts_at, o.ends_at) && tstzrange(x.starts_at, x.ends_at))), '[]') as free
       from jsonb_to_recordset($2::jsonb) as y ("on" text, starts_at timestamptz, ends_at timestamptz, room_id bigint)
      cross join lateral (select y."on" as on_day, y.starts_at, y.ends_at, y.room_id) x
       join room_booking b on b.organization_id = $1 and b.room_id = x.room_id and tstzrange(b.starts_at, b.ends_at) && tstzrange(x.starts_at, x.ends_at)
        and not exists (select from event_occurrence o where o.organization_id = $1 and o.id = b.occurrence_id and o.event_id = $3)
       join meeting_room r on r.organization_id = $1 and r.id = b.room_id
      order by x.starts_at limit 50`,
    [tenant.organizationId, JSON.stringify(rows), eventId],
  );
  return { meetings: days.length, held_until: isCut ? horizon : null, clashes };
}
