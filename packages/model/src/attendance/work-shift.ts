/** Work shifts: when someone is expected at work, how attendance is measured against it, and for whom it holds. */
import { assignable } from '../kit/assignment.ts';
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { weekdays } from '../kit/weekdays.ts';
import { attendanceMessages } from './messages.ts';

const hours = (n: number): number => n * 60;

/** A length of time that a shift allows. */
const allowance = (label: Text, help: Text, most: number) => f.duration({ label, help, min: 0, max: hours(most) });

/** Windows of shifts that name none, in minutes. */
export const defaultWindow = { early_in: hours(4), late_out: hours(8) } as const;

/** After how long without the way out a punch of a device without direction is a coming again, in minutes, where a shift does not say. */
export const defaultForgottenAfter = hours(12);

/** How the hours of a shift bind. */
export const shiftModes = {
  Fixed: bilingual('Fixed hours', 'निश्चित समय'),
  Flexible: bilingual('Flexible hours', 'लचिलो समय'),
} as const;

/** How worked time is counted. */
export const workedModes = {
  'First to last': bilingual('First to last punch', 'पहिलोदेखि अन्तिम हाजिरीसम्म'),
  Pairs: bilingual('Each punch in to its punch out', 'हरेक आगमनदेखि प्रस्थानसम्म'),
} as const;

/** From where minutes of lateness, and of leaving early, are counted. */
export const countedFrom = {
  'Start of the shift': bilingual('Shift time', 'सिफ्टको समयदेखि'),
  'End of grace': bilingual('End of grace', 'छुट सकिएपछि'),
} as const;

export const workShift = defineEntity({
  name: 'work_shift',
  label: bilingual('Work shift', 'कार्य सिफ्ट'),
  plural: bilingual('Work shifts', 'कार्य सिफ्ट'),
  path: 'attendance/:org/work-shift',
  codes: { read: '5.03', write: '5.03' },
  picked_by: ['5.06', 'supervisor'],
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 80, unique: true }),
    is_default: f.boolean({ label: bilingual('Default', 'पूर्वनिर्धारित'), default: false }),
    colour: f.colour({ label: bilingual('Colour', 'रङ') }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 500 }),
    mode: f.choice({
      label: bilingual('Working hours', 'काम गर्ने समय'),
      required: true,
      choices: shiftModes,
      default: 'Fixed',
    }),
    worked_mode: f.choice({
      label: bilingual('Worked time', 'काम गरेको समय'),
      required: true,
      choices: workedModes,
      default: 'First to last',
    }),
    early_in: allowance(
      bilingual('Punch in up to', 'कति अघिसम्म आगमन'),
      bilingual('Before the shift starts; 4 hours if empty', 'सिफ्ट सुरु हुनुअघि; खाली भए ४ घण्टा'),
      12,
    ),
    late_out: allowance(
      bilingual('Punch out up to', 'कति पछिसम्म प्रस्थान'),
      bilingual('After the shift ends; 8 hours if empty', 'सिफ्ट सकिएपछि; खाली भए ८ घण्टा'),
      12,
    ),
    forgotten_after: f.duration({
      label: bilingual('Forgotten punch out after', 'प्रस्थान बिर्सेको मान्ने समय'),
      help: bilingual(
        'Devices without direction: outside the shift, a punch this long after the punch in is a new punch in; 12 hours if empty',
        'दिशा नपठाउने यन्त्र: सिफ्टबाहिर आगमनको यति समयपछिको हाजिरी नयाँ आगमन हुन्छ; खाली भए १२ घण्टा',
      ),
      min: hours(1),
      max: hours(24),
    }),
    grace_late_in: allowance(
      bilingual('Grace for late arrival', 'ढिलो आगमनको छुट'),
      bilingual('Arriving within it is on time', 'यति ढिलोसम्म समयमै मानिन्छ'),
      4,
    ),
    grace_early_out: allowance(
      bilingual('Grace for early departure', 'चाँडो प्रस्थानको छुट'),
      bilingual('Leaving within it is on time', 'यति चाँडोसम्म समयमै मानिन्छ'),
      4,
    ),
    late_counted_from: f.choice({
      label: bilingual('Late and early minutes count from', 'ढिलो र चाँडोको गणना'),
      required: true,
      choices: countedFrom,
      default: 'Start of the shift',
    }),
    half_day_below: f.duration({
      label: bilingual('Half day below', 'योभन्दा कम भए आधा दिन'),
      help: bilingual('Worked time. Leave empty for no rule', 'काम गरेको समय। खाली भए नियम हुँदैन'),
      min: 1,
      max: hours(24),
    }),
    absent_below: f.duration({
      label: bilingual('Absent below', 'योभन्दा कम भए अनुपस्थित'),
      help: bilingual('Worked time. Leave empty for no rule', 'काम गरेको समय। खाली भए नियम हुँदैन'),
      min: 1,
      max: hours(24),
    }),
    unpaid_break: f.duration({
      label: bilingual('Unpaid break', 'नगनिने विश्राम'),
      help: bilingual('Deducted from first-to-last time', 'पहिलोदेखि अन्तिमसम्मको समयबाट घटाइन्छ'),
      min: 1,
      max: hours(8),
    }),
    unpaid_break_after: f.duration({
      label: bilingual('Break applies after', 'विश्राम लागु हुने समय'),
      help: bilingual('Worked time from which the break is deducted', 'यति काम गरेपछि विश्राम घटाइन्छ'),
      min: 1,
      max: hours(24),
    }),
    timings: f.lines({
      label: bilingual('Timings', 'समय तालिका'),
      one: bilingual('timing', 'समय'),
      help: bilingual(
        'A weekday without a row is a day off. A second row of a weekday is the second part of a split shift.',
        'नराखिएको बार बिदा हुन्छ। एउटै बार दोहोरिए सिफ्टको दोस्रो भाग हुन्छ।',
      ),
      max: 140,
      item: {
        effective_from: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
        weekday: f.choice({ label: bilingual('Weekday', 'बार'), required: true, choices: weekdays }),
        starts_at: f.time({ label: bilingual('Starts', 'सुरु'), required: true }),
        /** At or before `starts_at` it is on the next day. */
        ends_at: f.time({ label: bilingual('Ends', 'अन्त्य'), required: true }),
        required_minutes: f.duration({
          label: bilingual('Required time', 'आवश्यक समय'),
          help: bilingual('Leave empty for the whole time', 'खाली भए पूरै समय'),
          min: 1,
          max: hours(24),
        }),
      },
    }),
  },
  rules: ({ half_day_below, absent_below }) => {
    if (half_day_below !== null && absent_below !== null && absent_below > half_day_below)
      return { absent_below: [attendanceMessages.absentAboveHalf] };
    return undefined;
  },
});

export type WorkShift = EntityRecord<typeof workShift>;

/** Which shift holds for a person, and from when to when; without one the default holds. */
export const shiftAssignment = defineEntity({
  name: 'shift_assignment',
  label: bilingual('Shift assignment', 'सिफ्ट तोकाइ'),
  plural: bilingual('Shift assignments', 'सिफ्ट तोकाइहरू'),
  path: 'attendance/:org/shift-assignment',
  codes: { read: '5.06', write: '5.06' },
  name_field: 'employee',
  sort: '-starts_on',
  search: ['employee'],
  dated: { per: 'employee', from: 'starts_on', to: 'ends_on' },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    work_shift: f.reference({
      label: bilingual('Work shift', 'कार्य सिफ्ट'),
      required: true,
      to: 'work_shift',
      name_field: 'name',
    }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  },
});

export const shiftForMany = assignable(shiftAssignment, {
  label: bilingual('Assign shift to many', 'धेरैलाई सिफ्ट तोक्नुहोस्'),
  confirm: bilingual('Assign the shift? Employees: {count}', 'सिफ्ट तोक्ने? कर्मचारी: {count}'),
  replaces: false,
});
