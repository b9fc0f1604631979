/** Dates on which no leave is taken, for everyone or for some branches, divisions and types. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { leaveEndpoints } from './endpoints.ts';

const everyone = bilingual('Leave empty for all', 'खाली छोडे सबै');
const from = bilingual('From', 'देखि');
const until = bilingual('Until', 'सम्म');

export const leaveBlock = defineEntity({
  name: 'leave_block',
  label: bilingual('Blocked date', 'बिदा नदिइने मिति'),
  plural: bilingual('Blocked dates', 'बिदा नदिइने मिति'),
  path: leaveEndpoints.block,
  codes: { read: 'organizationMember', write: '6.01' },
  sort: '-from_date',
  fields: {
    name: f.text({ label: bilingual('Reason', 'कारण'), required: true, max: 120 }),
    from_date: f.date({ label: from, required: true }),
    to_date: f.date({ label: until, required: true }),
    leave_types: f.multiReference({
      label: bilingual('Leave types', 'बिदाका प्रकार'),
      help: everyone,
      to: 'leave_type',
      name_field: 'name',
    }),
    branches: f.multiReference({
      label: bilingual('Branches', 'शाखाहरू'),
      help: everyone,
      to: 'branch',
      name_field: 'name',
    }),
    divisions: f.multiReference({
      label: bilingual('Divisions', 'महाशाखाहरू'),
      help: everyone,
      to: 'division',
      name_field: 'name',
    }),
  },
  rules: ({ from_date, to_date }) =>
    to_date < from_date ? { to_date: [messages.endBeforeStart({ field: until, start_field: from })] } : undefined,
});
