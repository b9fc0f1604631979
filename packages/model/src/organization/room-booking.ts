import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { organizationMessages } from './messages.ts';

/** The longest that a room is kept for one meeting, in days. */
const mostDays = 14;

/** A room kept for someone from an instant to another, the last not included; those of a room never overlap. */
export const roomBooking = defineEntity({
  name: 'room_booking',
  label: bilingual('Booking', 'बुकिङ'),
  plural: bilingual('Bookings', 'बुकिङहरू'),
  path: 'org/:org/room-booking',
  codes: { read: '2.16', write: '2.16' },
  name_field: 'subject',
  sort: '-starts_at',
  fields: {
    room: f.reference({ label: bilingual('Room', 'कक्ष'), to: 'meeting_room', name_field: 'name', required: true }),
    subject: f.text({ label: bilingual('Subject', 'विषय'), required: true, max: 120 }),
    booked_for: f.user({ label: bilingual('Booked for', 'जसका लागि'), required: true }),
    starts_at: f.instant({ label: bilingual('Starts at', 'सुरु हुने समय'), required: true }),
    ends_at: f.instant({ label: bilingual('Ends at', 'सकिने समय'), required: true }),
    attendees: f.number({ label: bilingual('Attendees', 'सहभागी सङ्ख्या'), min: 1, max: 5_000 }),
  },
  rules: ({ starts_at, ends_at }) => {
    const length = Date.parse(ends_at) - Date.parse(starts_at);
    if (length <= 0) return { ends_at: [organizationMessages.endsBeforeStarts] };
    return length > mostDays * 86_400_000
      ? { ends_at: [organizationMessages.bookingTooLong({ most: mostDays })] }
      : undefined;
  },
});
