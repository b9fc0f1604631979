/** Attendance that someone enters for others: whether supervisors may, and what is entered. */
import * as z from 'zod/mini';
import { labels } from '../kit/labels.ts';
import { userRef, textAnswer } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { weekdays } from '../kit/weekdays.ts';
import { punch, punchCategories } from './punch.ts';
import { attendanceMessages } from './messages.ts';

/** TOP-16: whether supervisors enter attendance of their team, and how far back. */
export const manualAttendanceSetting = defineEntity({
  name: 'manual_attendance_setting',
  label: bilingual('Manual attendance setting', 'अफलाइन हाजिरी सेटिङ'),
  path: 'attendance/:org/manual-attendance-setting',
  codes: { read: '5.09', write: '5.09' },
  single: true,
  hasIdAddress: true,
  fields: {
    allow_supervisor: f.boolean({
      label: bilingual('Supervisors enter attendance of their team', 'सुपरिवेक्षकले टोलीको हाजिरी राख्ने'),
      default: false,
    }),
    days_back: f.number({
      label: bilingual('Days supervisors can go back', 'सुपरिवेक्षकले राख्न पाउने बितेका दिन'),
      help: bilingual('0 allows today only. HR can enter any day.', '० भए आज मात्र। मानव संसाधनले जुनसुकै दिन राख्छ।'),
      required: true,
      default: 7,
      min: 0,
      max: 365,
    }),
  },
});

const mostDays = 31;
/** More entries than these are not made at once. */
export const mostEntries = 1_000;

const remark = f.longText({
  label: bilingual('Remarks', 'कैफियत'),
  help: bilingual('Why it is entered manually', 'हातले राख्नुको कारण'),
  required: true,
  max: 255,
});

/** Pairs of coming and going of one day. */
const mostPairs = 6;

/** Which day a time is on, against the day of the shift. */
export const shiftDays = {
  'Shift day': bilingual('Shift day', 'सिफ्टको दिन'),
  'Next day': bilingual('Next day', 'भोलिपल्ट'),
} as const;
export type ShiftDay = keyof typeof shiftDays;
const onDay = { kind: 'choice', choices: shiftDays } as const;

/** Sorts times of a shift. @example momentOf('06:00', 'Next day') // '1 06:00' */
const momentOf = (time: string, on: ShiftDay | null): string => `${on === 'Next day' ? 1 : 0} ${time.slice(0, 5)}`;

/** What is entered for people on each day of a range, in the time of the organisation. */
export const manualEntry = defineEntity({
  name: 'manual_entry',
  label: bilingual('Offline attendance', 'अफलाइन हाजिरी'),
  fields: {
    employees: f.lines({
      label: bilingual('Employees', 'कर्मचारी'),
      one: bilingual('employee', 'कर्मचारी'),
      required: true,
      max: 50,
      is_stored: false,
      item: { employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }) },
    }),
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true, format: 'past' }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म'), required: true, format: 'past' }),
    weekdays: f.multiChoice({
      label: bilingual('Days of the week', 'हप्ताका दिन'),
      help: bilingual('Leave empty for every day of the range', 'कुनै नछाने: अवधिका सबै दिन'),
      choices: weekdays,
    }),
    punch_in: f.time({ label: bilingual('Punch In', 'आगमन') }),
    punch_out: f.time({ label: bilingual('Punch Out', 'प्रस्थान') }),
    out_on: { ...onDay, label: bilingual('Punch Out is on', 'प्रस्थानको दिन'), default: 'Shift day' },
    /** The second part of a split shift, and any further ones. */
    further: f.lines({
      label: bilingual('Further pairs', 'थप जोडी'),
      one: bilingual('pair', 'जोडी'),
      help: bilingual(
        'For split shifts. Times after midnight are on the next day',
        'खण्डित सिफ्टका लागि। मध्यरातपछिको समय भोलिपल्ट हुन्छ',
      ),
      max: mostPairs - 1,
      is_stored: false,
      item: {
        punch_in: f.time({ label: bilingual('Punch In', 'आगमन'), required: true }),
        in_on: { ...onDay, required: true, label: bilingual('Punch In is on', 'आगमनको दिन') },
        punch_out: f.time({ label: bilingual('Punch Out', 'प्रस्थान'), required: true }),
        out_on: { ...onDay, required: true, label: bilingual('Punch Out is on', 'प्रस्थानको दिन') },
      },
    }),
    remark,
  },
  rules: (entry) => {
    const people = entry.employees.map(({ employee }) => employee);
    if (people.length === 0) return { employees: [messages.required({ field: labels.employees })] };
    if (new Set(people).size < people.length) return { employees: [attendanceMessages.personTwice] };
    if (entry.ends_on < entry.starts_on) return { ends_on: [attendanceMessages.untilBeforeFrom] };
    if (Date.parse(entry.ends_on) - Date.parse(entry.starts_on) >= mostDays * 86_400_000)
      return { ends_on: [attendanceMessages.rangeTooLong({ most: mostDays })] };
    if (entry.punch_in === null && entry.punch_out === null) return { punch_in: [attendanceMessages.noTime] };
    const { punch_in, punch_out, out_on } = entry;
    const isNext = out_on === 'Next day';
    if (punch_in !== null && punch_out !== null && !isNext && punch_out <= punch_in)
      return { punch_out: [attendanceMessages.punchOutBeforeIn] };
    if (entry.further.length > 0 && (punch_in === null || punch_out === null))
      return { [punch_in === null ? 'punch_in' : 'punch_out']: [attendanceMessages.firstPairWhole] };
    // Pairs follow one another within the shift.
    let before = punch_out === null ? '' : momentOf(punch_out, out_on);
    for (const pair of entry.further) {
      const [from, to] = [momentOf(pair.punch_in, pair.in_on), momentOf(pair.punch_out, pair.out_on)];
      if (to <= from) return { further: [attendanceMessages.punchOutBeforeIn] };
      if (from <= before) return { further: [attendanceMessages.pairsInOrder] };
      before = to;
    }
    return undefined;
  },
});

/** One entry of any type, for one person. */
export const manualPunch = defineEntity({
  name: 'manual_punch',
  label: bilingual('Offline attendance', 'अफलाइन हाजिरी'),
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    date: f.date({ label: bilingual('Day', 'दिन'), required: true, format: 'past' }),
    remark_category: punch.fields.remark_category,
    time: f.time({ label: bilingual('Time', 'समय'), required: true }),
    remark,
  },
});

const standing = z.object({
  id: z.number(),
  employee: userRef,
  punched_on: z.string(),
  punched_at: z.string(),
  remark_category: z.enum(punchCategories),
  source: z.string(),
});

/** What an entry makes, or would make: how many punches, what is on those days, and why it is refused where it is. */
export const manualAnswer = z.object({
  entries: z.number(),
  days: z.number(),
  standing: z.array(standing),
  refused: z.array(textAnswer),
});
export type ManualAnswer = z.infer<typeof manualAnswer>;
