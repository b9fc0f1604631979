import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { text } from '../kit/text.ts';

export const meetingRoom = defineEntity({
  name: 'meeting_room',
  label: text('Meeting room', 'बैठक कक्ष'),
  plural: text('Meeting rooms', 'बैठक कक्षहरू'),
  path: 'org/:org/meeting-room',
  codes: { read: '2.16', write: '2.16' },
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 120, unique: true }),
    branch: f.reference({ label: text('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    floor: f.text({ label: text('Floor', 'तला'), max: 40 }),
    capacity: f.number({ label: text('Seats', 'सिट'), min: 1, max: 5_000 }),
    equipment: f.text({ label: text('Equipment', 'उपकरण'), max: 255 }),
  },
});
