/** Events: once or in a series, with a room, guests and their answers. The start is kept as wall time and zone. */
import { defineEntity } from '../kit/entity.ts';
import type { FieldErrors } from '../kit/field-errors.ts';
import { f, type BodyOf } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { weekdayOf, weekdays } from '../kit/weekdays.ts';
import { eventMessages as says } from './messages.ts';
import { zoneOf } from './zones.ts';

/** Limits of an event. `days`: the longest; `meetings`: the most of a series at once, two years of days. */
export const eventLimits = { guests: 200, days: 31, meetings: 732, notes: 5_000, leftOut: 200 } as const;

/** Months for which the days of a series without an end are made and their rooms held (WC-22). */
export const horizonMonths = 24;

export const eventTypes = {
  Meeting: bilingual('Meeting', 'बैठक'),
  Workshop: bilingual('Workshop', 'कार्यशाला'),
  Celebration: bilingual('Celebration', 'समारोह'),
  Visit: bilingual('Visit', 'भ्रमण'),
  Other: bilingual('Other', 'अन्य'),
} as const;

export const eventRepeats = {
  Never: bilingual('Does not repeat', 'दोहोरिँदैन'),
  Daily: bilingual('Daily', 'दैनिक'),
  Weekly: bilingual('Weekly', 'साप्ताहिक'),
  Monthly: bilingual('Monthly', 'मासिक'),
  Yearly: bilingual('Yearly', 'वार्षिक'),
} as const;
export type EventRepeat = keyof typeof eventRepeats;

/** Minutes before the start, or a day at 9:00 of the organization. */
export const eventReminders = {
  None: bilingual('No reminder', 'स्मरण नदिने'),
  'At start': bilingual('When it starts', 'सुरु हुँदा'),
  '5 minutes': bilingual('5 minutes before', '५ मिनेटअघि'),
  '15 minutes': bilingual('15 minutes before', '१५ मिनेटअघि'),
  '1 hour': bilingual('1 hour before', '१ घण्टाअघि'),
  'Same day': bilingual('Same day at 9:00', 'त्यही दिन ९:०० बजे'),
  'Day before': bilingual('Day before at 9:00', 'अघिल्लो दिन ९:०० बजे'),
} as const;
export type EventReminder = keyof typeof eventReminders;

const everyDays: Readonly<Record<EventRepeat, number>> = {
  Never: Infinity,
  Daily: 1,
  Weekly: 7,
  Monthly: 28,
  Yearly: 365,
};

const guests = f.lines({
  label: bilingual('Guests', 'अतिथि'),
  one: bilingual('guest', 'अतिथि'),
  max: eventLimits.guests,
  item: {
    person: f.user({ label: bilingual('Person', 'व्यक्ति') }),
    name: f.text({ label: bilingual('Name', 'नाम'), max: 120 }),
    email: f.email({ label: bilingual('Email', 'इमेल') }),
    is_optional: f.boolean({ label: bilingual('Optional', 'ऐच्छिक'), default: false }),
  },
});

const isTimed = ({ is_all_day: isAllDay }: { readonly is_all_day: boolean }) => !isAllDay;
const isSeries = ({ repeats }: { readonly repeats: EventRepeat }) => repeats !== 'Never';

/** Fields that together are the time of an event: a change of one asks guests again (WC-26). */
export const timeFields = [
  'is_all_day',
  'starts_on',
  'start_time',
  'ends_on',
  'end_time',
  'timezone',
  'repeats',
  'repeat_every',
  'repeat_days',
  'repeat_on',
  'repeat_ends',
  'repeat_until',
  'repeat_count',
] as const;

const fields = {
  title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 160 }),
  type: f.choice({ label: bilingual('Type', 'प्रकार'), required: true, default: 'Meeting', choices: eventTypes }),
  organizer: f.user({ label: bilingual('Organizer', 'आयोजक'), required: true, readonly: true }),
  is_all_day: f.boolean({ label: bilingual('All day', 'दिनभर'), default: false }),
  starts_on: f.date({ label: bilingual('Starts on', 'सुरु मिति'), required: true }),
  start_time: f.time({ label: bilingual('Starts at', 'सुरु हुने समय'), required: true }),
  ends_on: f.date({ label: bilingual('Ends on', 'सकिने मिति'), required: true }),
  end_time: f.time({ label: bilingual('Ends at', 'सकिने समय'), required: true }),
  timezone: f.text({
    label: bilingual('Time zone', 'समय क्षेत्र'),
    help: bilingual('Such as Asia/Kathmandu. Leave empty for the zone of the organization', 'खाली भए संस्थाको समय क्षेत्र'),
    max: 60,
  }),
  repeats: f.choice({
    label: bilingual('Repeats', 'दोहोरिने'),
    required: true,
    default: 'Never',
    choices: eventRepeats,
  }),
  repeat_every: f.number({
    label: bilingual('Every', 'हरेक'),
    help: bilingual('2 is every second day, week, month or year', '२ भए एक दिन, हप्ता, महिना वा वर्ष बिराएर'),
    required: true,
    min: 1,
    max: 99,
    default: 1,
  }),
  repeat_days: f.multiChoice({ label: bilingual('Weekdays', 'बारहरू'), choices: weekdays }),
  repeat_on: f.choice({
    label: bilingual('Repeats on', 'दोहोरिने दिन'),
    required: true,
    default: 'Day of the month',
    choices: {
      'Day of the month': bilingual('Same day of the month', 'महिनाको उही गते'),
      Weekday: bilingual('Same weekday of the month', 'महिनाको उही बार'),
    },
  }),
  repeat_ends: f.choice({
    label: bilingual('Series ends', 'शृङ्खला सकिने'),
    required: true,
    default: 'After a number',
    choices: {
      'On a day': bilingual('On a day', 'तोकिएको दिन'),
      'After a number': bilingual('After a number of meetings', 'तोकिएको पटकपछि'),
      Never: bilingual('Never', 'कहिल्यै होइन'),
    },
  }),
  repeat_until: f.date({ label: bilingual('Last day', 'अन्तिम दिन'), required: true }),
  repeat_count: f.number({
    label: bilingual('Number of meetings', 'बैठक सङ्ख्या'),
    required: true,
    min: 1,
    max: eventLimits.meetings,
    default: 8,
  }),
  left_out: f.lines({
    label: bilingual('Days left out', 'छाडिएका दिन'),
    one: bilingual('day', 'दिन'),
    max: eventLimits.leftOut,
    item: { left_out_on: f.date({ label: bilingual('Day', 'दिन'), required: true }) },
  }),
  room: f.reference({ label: bilingual('Room', 'कक्ष'), to: 'meeting_room', name_field: 'name' }),
  other_rooms: f.lines({
    label: bilingual('Other rooms', 'अन्य कक्ष'),
    one: bilingual('room', 'कक्ष'),
    help: bilingual('For days on which the room is taken', 'कक्ष खाली नभएका दिनका लागि'),
    max: 50,
    item: {
      held_on: f.date({ label: bilingual('Day', 'दिन'), required: true }),
      room: f.reference({
        label: bilingual('Room', 'कक्ष'),
        to: 'meeting_room',
        name_field: 'name',
        required: true,
      }),
    },
  }),
  location: f.text({ label: bilingual('Location', 'स्थान'), max: 200 }),
  link: f.url({ label: bilingual('Meeting link', 'बैठकको लिङ्क') }),
  notes: f.longText({ label: bilingual('Notes', 'टिपोट'), max: eventLimits.notes }),
  guests,
  asks_answer: f.boolean({ label: bilingual('Ask for responses', 'जवाफ माग्ने'), default: true }),
  allows_part: f.boolean({
    label: bilingual('Accept part of the time', 'आंशिक समय स्वीकार्ने'),
    help: bilingual('Guests may come for a part and say why', 'अतिथि केही समयका लागि मात्र आउन सक्छन्'),
    default: true,
  }),
  reminder: f.choice({
    label: bilingual('Reminder', 'स्मरण'),
    required: true,
    default: '15 minutes',
    choices: eventReminders,
  }),
  first_starts_at: f.instant({ label: bilingual('First start', 'पहिलो सुरु'), readonly: true, required: true }),
  last_ends_at: f.instant({ label: bilingual('Last end', 'अन्तिम समाप्ति'), readonly: true }),
  held_until: f.date({
    label: bilingual('Scheduled until', 'तालिका तयार भएको मिति'),
    readonly: true,
  }),
  status: f.status({
    label: bilingual('Status', 'स्थिति'),
    initial: 'Confirmed',
    states: {
      Confirmed: { label: bilingual('Confirmed', 'पक्का'), tone: 'positive' },
      Cancelled: { label: bilingual('Cancelled', 'रद्द'), tone: 'neutral' },
    },
  }),
} as const;

export const event = defineEntity({
  name: 'event',
  label: bilingual('Event', 'कार्यक्रम'),
  plural: bilingual('Events', 'कार्यक्रमहरू'),
  name_field: 'title',
  search: ['title', 'location', 'organizer'],
  sort: '-starts_on',
  filled_by: ['organizationMember'],
  scopes: {
    own: { person: ['organizer', 'guests.person'] },
    organization: { code: ['20.99', '20.00'] },
  },
  fields,
  visibleWhen: {
    start_time: isTimed,
    end_time: isTimed,
    timezone: isTimed,
    repeat_every: isSeries,
    repeat_days: ({ repeats }) => repeats === 'Weekly',
    repeat_on: ({ repeats }) => repeats === 'Monthly',
    repeat_ends: isSeries,
    repeat_until: ({ repeats, repeat_ends: ends }) => repeats !== 'Never' && ends === 'On a day',
    repeat_count: ({ repeats, repeat_ends: ends }) => repeats !== 'Never' && ends === 'After a number',
    left_out: isSeries,
    other_rooms: ({ repeats, room }) => repeats !== 'Never' && room !== null,
    allows_part: ({ asks_answer: asks }) => asks === true,
  },
  editable: { Confirmed: 'all' },
  rules: ruleErrors,
  actions: {
    cancel: {
      label: bilingual('Cancel event', 'कार्यक्रम रद्द गर्नुहोस्'),
      tone: 'critical',
      from: ['Confirmed'],
      to: 'Cancelled',
      input: { remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }) },
      viewers: ['user', 'hr'],
      flag: 'manage',
    },
  },
});

type Body = BodyOf<typeof fields>;

/** Days from one ISO day to another. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

function timeErrors(record: Body): FieldErrors | undefined {
  const { starts_on: first, ends_on: last, is_all_day: isAllDay, start_time: from, end_time: to } = record;
  const days = daysBetween(first, last);
  if (days < 0 || (!isAllDay && days === 0 && String(to) <= String(from)))
    return days < 0 ? { ends_on: [says.endsBeforeStarts] } : { end_time: [says.endsBeforeStarts] };
  if (days >= eventLimits.days) return { ends_on: [says.tooLong({ most: eventLimits.days })] };
  const zone = record.timezone;
  if (zone !== null && zoneOf(zone) === undefined) return { timezone: [says.zoneUnknown] };
  return undefined;
}

function seriesErrors(record: Body): FieldErrors | undefined {
  const { repeats, repeat_every: every, repeat_days: chosen, starts_on: first, repeat_ends: ends } = record;
  if (repeats === 'Never') return undefined;
  const days = chosen ?? [];
  if (repeats === 'Weekly' && days.length > 0 && !days.includes(weekdayOf(first)))
    return { repeat_days: [says.startNotAmongDays] };
  if (ends === 'On a day' && record.repeat_until !== null && record.repeat_until < first)
    return { repeat_until: [says.untilBeforeStart] };
  const length = daysBetween(first, record.ends_on) + (record.is_all_day ? 1 : 0);
  // Several days of a week are compared one by one once they are known; see the server.
  const period = everyDays[repeats] * (every ?? 1);
  const isLonger =
    length > period || (length === period && !record.is_all_day && String(record.end_time) > String(record.start_time));
  return isLonger ? { ends_on: [says.overlapsItself] } : undefined;
}

function guestErrors({ guests: named }: Body): FieldErrors | undefined {
  const lines = named ?? [];
  const unclear = lines.findIndex(({ person, email }) => (person === null) === (email === null));
  if (unclear >= 0) return { [`guests.${unclear}.email`]: [says.guestUnclear] };
  const keys = lines.map(({ person, email }) => person ?? email?.toLowerCase());
  const twice = keys.findIndex((key, place) => keys.indexOf(key) < place);
  return twice >= 0
    ? { [`guests.${twice}.${lines[twice]?.person === null ? 'email' : 'person'}`]: [says.guestTwice] }
    : undefined;
}

function ruleErrors(record: Body): FieldErrors | undefined {
  const { is_all_day: isAllDay, reminder } = record;
  if (isAllDay && !['None', 'Same day', 'Day before'].includes(reminder)) return { reminder: [says.reminderOfDay] };
  return timeErrors(record) ?? seriesErrors(record) ?? guestErrors(record);
}
