/** Which headings of a day the daily and the monthly attendance reports show in an organization, in which order. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { defineMessages } from '../kit/message.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { attendanceDay } from './attendance-day.ts';
import { attendanceEndpoints } from './endpoints.ts';

const headingMessages = defineMessages('heading', {
  twice: { en: 'Each heading can be listed only once', ne: 'एक शीर्षक एक पटक मात्र राख्नुहोस्' },
});

const names = [
  'employee',
  'day',
  'standing',
  'coefficient',
  'work_shift',
  'starts_at',
  'ends_at',
  'punched_in',
  'punched_out',
  'expected',
  'worked',
  'break_out',
  'late',
  'early',
  'overtime',
  'lost',
  'is_remote',
  'is_travelling',
] as const satisfies readonly (keyof typeof attendanceDay.fields)[];
export type HeadingName = (typeof names)[number];

const choices = Object.fromEntries(names.map((name) => [name, attendanceDay.fields[name].label])) as Record<
  HeadingName,
  Text
>;

const headings = (label: Text) =>
  f.lines({
    label,
    one: bilingual('heading', 'शीर्षक'),
    help: bilingual('Leave empty for the standard headings.', 'खाली छोडे चलनचल्तीका शीर्षक देखिन्छन्।'),
    max: names.length,
    item: { heading: f.choice({ label: bilingual('Heading', 'शीर्षक'), required: true, choices }) },
  });

export const attendanceHeadingSetting = defineEntity({
  name: 'attendance_heading_setting',
  label: bilingual('Headings of attendance reports', 'हाजिरी प्रतिवेदनका शीर्षक'),
  path: attendanceEndpoints.headings,
  codes: { read: 'organizationMember', write: '5.01' },
  single: true,
  isReplaced: true,
  fields: {
    daily: headings(attendanceDay.reports.daily.label),
    monthly: headings(attendanceDay.reports.monthly.label),
  },
  rules: (setting) => {
    for (const name of ['daily', 'monthly'] as const) {
      const chosen = setting[name].map(({ heading }) => heading);
      if (new Set(chosen).size < chosen.length) return { [name]: [headingMessages.twice] };
    }
    return undefined;
  },
});
/** The reports whose headings are set. */
export type HeadedReport = keyof typeof attendanceHeadingSetting.fields;
