/** Holidays and to whom they apply. */
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { organizationMessages } from './messages.ts';

const mostDays = 31;

/** What the lists of a holiday name of employees. */
export const holidayTraits = {
  genders: 'gender',
  branches: 'branch',
  divisions: 'division',
  religions: 'religion',
  ethnicities: 'ethnicity',
} as const;

/** Which part of its days a holiday takes. */
export const holidayParts = {
  Full: bilingual('Full day', 'पूरा दिन'),
  'First Half': bilingual('First half', 'पहिलो आधा दिन'),
  'Second Half': bilingual('Second half', 'दोस्रो आधा दिन'),
} as const;
export type HolidayPart = keyof typeof holidayParts;

/** A holiday holds for those whom every filled condition fits; an empty condition fits everyone. */
export const holiday = defineEntity({
  name: 'holiday',
  label: bilingual('Holiday', 'सार्वजनिक बिदा'),
  plural: bilingual('Holidays', 'सार्वजनिक बिदा'),
  path: 'org/:org/holiday',
  codes: { read: 'organizationMember', write: '2.07' },
  search: ['name', 'name_ne'],
  sort: 'starts_on',
  scopes: {
    organization: { code: '2.07' },
    those_it_is_for: { members: holidayTraits },
  },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, in_nepali: 'name_ne' }),
    name_ne: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 120 }),
    starts_on: f.date({ label: bilingual('First day', 'पहिलो दिन'), required: true }),
    ends_on: f.date({ label: bilingual('Last day', 'अन्तिम दिन'), required: true }),
    part: f.choice({
      label: bilingual('Part of the day', 'दिनको भाग'),
      help: bilingual('A half counts as half a day in leave and attendance', 'आधा भए बिदा र हाजिरीमा आधा दिन गनिन्छ'),
      required: true,
      choices: holidayParts,
      default: 'Full',
    }),
    category: f.reference({ label: bilingual('Category', 'वर्ग'), to: 'holiday_category', name_field: 'name' }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 1_000 }),
    image: f.image({ label: bilingual('Picture', 'तस्बिर') }),
    genders: f.multiChoice({
      label: bilingual('Genders', 'लिङ्ग'),
      help: bilingual('Leave empty for everyone.', 'सबैका लागि हो भने खाली छोड्नुहोस्।'),
      choices: {
        Male: bilingual('Men', 'पुरुष'),
        Female: bilingual('Women', 'महिला'),
        Other: bilingual('Others', 'अन्य'),
      },
    }),
    branches: f.multiReference({ label: bilingual('Branches', 'शाखाहरू'), to: 'branch', name_field: 'name' }),
    divisions: f.multiReference({ label: bilingual('Divisions', 'महाशाखाहरू'), to: 'division', name_field: 'name' }),
    religions: f.multiReference({ label: bilingual('Religions', 'धर्महरू'), to: 'religion', name_field: 'name' }),
    ethnicities: f.multiReference({
      label: bilingual('Ethnicities', 'जातजाति'),
      to: 'ethnicity',
      name_field: 'name',
    }),
  },
  unique: [['name', 'starts_on']],
  rules: ({ starts_on, ends_on, part }) => {
    if (ends_on < starts_on) return { ends_on: [organizationMessages.lastBeforeFirst] };
    if (part !== 'Full' && ends_on !== starts_on) return { part: [organizationMessages.halfHolidayOfOneDay] };
    if ((Date.parse(ends_on) - Date.parse(starts_on)) / 86_400_000 >= mostDays)
      return { ends_on: [organizationMessages.holidayTooLong({ most: mostDays })] };
    return undefined;
  },
});

export type Holiday = EntityRecord<typeof holiday>;
