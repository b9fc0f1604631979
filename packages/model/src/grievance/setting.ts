/** What an organization decides about grievances: who handles them, in which hours, and within what time. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { weekdays, type Weekday } from '../kit/weekdays.ts';
import type { Block } from './clock.ts';
import { grievanceMessages } from './messages.ts';

const hours = (count: number): number => count * 60;

export const grievancePriorities = {
  Low: { label: bilingual('Low', 'न्यून'), tone: 'neutral', minutes: hours(40) },
  Normal: { label: bilingual('Normal', 'सामान्य'), tone: 'info', minutes: hours(16) },
  High: { label: bilingual('High', 'उच्च'), tone: 'caution', minutes: hours(8) },
  Urgent: { label: bilingual('Urgent', 'अत्यावश्यक'), tone: 'critical', minutes: hours(4) },
} as const;
export type GrievancePriority = keyof typeof grievancePriorities;

const limit = (label: Text, { minutes }: { readonly minutes: number }) =>
  f.duration({ label, required: true, default: minutes, min: 15, max: hours(1_000) });

/** Minutes since midnight of a time such as `10:30`. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const grievanceSetting = defineEntity({
  name: 'grievance_setting',
  label: bilingual('Grievance settings', 'गुनासोका सेटिङ'),
  path: 'grievance/:org/setting',
  codes: { read: '28.00', write: '28.00' },
  single: true,
  fields: {
    enabled: f.boolean({ label: bilingual('Accept grievances', 'गुनासो लिने'), default: true }),
    introduction: f.longText({
      label: bilingual('Introduction', 'फारमको परिचय'),
      help: bilingual('Such as what happens to a grievance', 'जस्तै गुनासोमा के गरिन्छ'),
      max: 1_000,
    }),
    handlers: f.lines({
      label: bilingual('Handlers', 'गुनासो हेर्ने'),
      one: bilingual('handler', 'गुनासो हेर्ने व्यक्ति'),
      help: bilingual(
        'They are notified of new grievances, but never of one about themselves. Leave empty for everyone with permission to user feedback.',
        'नयाँ गुनासोको सूचना यिनलाई जान्छ, आफूमाथिको भने जाँदैन। खाली छोडे प्रयोगकर्ताको प्रतिक्रियाको अनुमति हुने सबैलाई जान्छ।',
      ),
      max: 50,
      item: { person: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }) },
    }),
    outside_person: f.user({
      label: bilingual('Fallback', 'वैकल्पिक व्यक्ति'),
      help: bilingual(
        'Gets grievances that no one else may handle',
        'अरू कसैले हेर्न वा माथि पठाउन नमिल्ने गुनासो यिनलाई जान्छ',
      ),
    }),
    hours: f.lines({
      label: bilingual('Working hours', 'काम गर्ने समय'),
      one: bilingual('working hours', 'काम गर्ने समय'),
      help: bilingual(
        'Two rows for a day with a break. Leave empty for 10:00 to 18:00 except weekly days off. Holidays for everyone are left out.',
        'बीचमा विश्राम हुने दिनका लागि दुई हरफ। खाली छोडे साप्ताहिक बिदाबाहेक १०:०० देखि १८:०० सम्म। सबैका सार्वजनिक बिदा गनिँदैन।',
      ),
      max: 28,
      item: {
        weekday: f.choice({ label: bilingual('Weekday', 'बार'), required: true, choices: weekdays }),
        starts_at: f.time({ label: bilingual('Starts', 'सुरु'), required: true }),
        ends_at: f.time({ label: bilingual('Ends', 'अन्त्य'), required: true }),
      },
    }),
    urgent_time: limit(bilingual('Urgent within', 'अत्यावश्यकको समयसीमा'), grievancePriorities.Urgent),
    high_time: limit(bilingual('High within', 'उच्चको समयसीमा'), grievancePriorities.High),
    normal_time: limit(bilingual('Normal within', 'सामान्यको समयसीमा'), grievancePriorities.Normal),
    low_time: limit(bilingual('Low within', 'न्यूनको समयसीमा'), grievancePriorities.Low),
    reopened_time: f.duration({
      label: bilingual('After reopening at least', 'फेरि खुलेपछि कम्तीमा'),
      help: bilingual('Working time', 'कार्य समय'),
      required: true,
      default: 0,
      min: 0,
      max: hours(100),
    }),
    least_count: f.number({
      label: bilingual('Smallest number in statistics', 'तथ्याङ्कमा सबैभन्दा सानो सङ्ख्या'),
      help: bilingual(
        'Smaller numbers are hidden, so that they reveal no one',
        'कोही नचिनियोस् भनी योभन्दा सानो सङ्ख्या लुकाइन्छ',
      ),
      required: true,
      default: 3,
      min: 2,
      max: 20,
    }),
  },
  rules: ({ handlers, hours: blocks }) => {
    for (const [index, { person }] of handlers.entries())
      if (handlers.findIndex((other) => other.person === person) < index)
        return { handlers: [grievanceMessages.handlerTwice] };
    for (const [index, { weekday, starts_at, ends_at }] of blocks.entries()) {
      if (ends_at <= starts_at) return { hours: [grievanceMessages.blockBackwards] };
      const overlaps = blocks.some(
        (other, place) =>
          place < index && other.weekday === weekday && other.starts_at < ends_at && starts_at < other.ends_at,
      );
      if (overlaps) return { hours: [grievanceMessages.blocksOverlap] };
    }
    return undefined;
  },
});

/** Ten to six: what holds on working days where an organization has set no hours. */
const officeHours: readonly Block[] = [[hours(10), hours(18)]];

/** Blocks of each weekday, of the lines of the setting; without lines, of every weekday but the weekly days off of the organization. */
export function hoursOfSetting(
  lines: readonly { readonly weekday: Weekday; readonly starts_at: string; readonly ends_at: string }[],
  daysOff: readonly string[],
): { readonly [weekday in Weekday]?: readonly Block[] } {
  if (lines.length === 0)
    return Object.fromEntries(
      Object.keys(weekdays)
        .filter((day) => !daysOff.includes(day))
        .map((day) => [day, officeHours]),
    );
  const blocks: { [weekday in Weekday]?: Block[] } = {};
  for (const { weekday, starts_at, ends_at } of lines)
    (blocks[weekday] ??= []).push([minutesOf(starts_at), minutesOf(ends_at)]);
  return blocks;
}
