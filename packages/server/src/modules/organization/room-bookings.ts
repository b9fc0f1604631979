/** Rooms hold one meeting at a time, and as many people as they have seats. */
import type { BodyOf } from '@karmik/model/kit/fields';
import { roomBooking } from '@karmik/model/organization/room-booking';
import { eventMessages } from '@karmik/model/events/messages';
import { messages } from '@karmik/model/kit/messages';
import type { Tenant } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { recordMessages } from '../../messages.ts';

interface Taken {
  readonly subject: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** When a room is taken, as people there say it: `22 Nov, 10:00 to 11:00`. */
function spanOf({ starts_at, ends_at }: Taken, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' });
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  const end = day.format(from) === day.format(to) ? time.format(to) : `${day.format(to)}, ${time.format(to)}`;
  return `${day.format(from)}, ${time.format(from)} to ${end}`;
}

/** @throws 409 for the booking of an event, which changes with the event */
async function refuseOfEvent(tenant: Tenant, id: number): Promise<void> {
  const row = await tenant.one(
    'select 1 from room_booking where organization_id = $1 and id = $2 and occurrence_id is not null',
    [tenant.organizationId, id],
  );
  if (row) throw conflict(eventMessages.bookedByEvent, 'booked_by_event');
}

export const roomBookingHooks: EntityHooks<typeof roomBooking> = {
  async beforeDelete({ tenant, id }) {
    await refuseOfEvent(tenant, id);
  },
  async beforeSave({ tenant, id, before, context, access }, body) {
    if (id !== undefined) await refuseOfEvent(tenant, id);
    const { room: roomId, starts_at, ends_at, attendees } = body as unknown as BodyOf<typeof roomBooking.fields>;
    if (starts_at !== before?.starts_at && Date.parse(starts_at) < context.clock().getTime() - 60_000)
      return { starts_at: [messages.pastDate({ field: roomBooking.fields.starts_at.label })] };
    const room = await tenant.one<{ name: string; capacity: number | null }>(
      'select name, capacity from meeting_room where organization_id = $1 and id = $2',
      [tenant.organizationId, roomId],
    );
    if (room?.capacity && attendees !== null && attendees > room.capacity)
      return { attendees: [recordMessages.roomSeats({ name: room.name, count: room.capacity })] };
    const taken = await tenant.one<Taken>(
      `select subject, starts_at, ends_at from room_booking
       where organization_id = $1 and room_id = $2 and id is distinct from $3
         and tstzrange(starts_at, ends_at) && tstzrange($4, $5) order by starts_at limit 1`,
      [tenant.organizationId, roomId, id ?? null, starts_at, ends_at],
    );
    return taken && room
      ? {
          room: [
            recordMessages.roomTaken({
              name: room.name,
              subject: taken.subject,
              span: spanOf(taken, access.organization.timezone),
            }),
          ],
        }
      : undefined;
  },
};
