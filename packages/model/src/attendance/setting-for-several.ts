/** An individual attendance setting that is given to many people at once: by where they stand, or by name. */
import * as z from 'zod/mini';
import { userRef } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { defineMessages } from '../kit/message.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { attendanceSetting } from './individual-setting.ts';
import { attendanceMessages } from './messages.ts';

const { web_attendance, is_remote, ignores_devices, starts_on, ends_on } = attendanceSetting.fields;

/** Where it is sent, under the API root. */
export const severalPath = `${attendanceSetting.path}/several`;

const severalMessages = defineMessages('several', {
  nobodyChosen: {
    en: 'Choose employees by branch, division, type or level, or by name',
    ne: 'शाखा, महाशाखा, प्रकार, तह वा नामबाट कर्मचारी छान्नुहोस्',
  },
});

export const settingForSeveral = defineEntity({
  name: 'setting_for_several',
  label: bilingual('Attendance setting for several employees', 'धेरै कर्मचारीको हाजिरी सेटिङ'),
  fields: {
    branches: f.multiReference({
      label: bilingual('Branches', 'शाखाहरू'),
      help: bilingual('Employees must match each list you fill in.', 'भरिएका सबै सूचीसँग मिल्ने कर्मचारी लिइन्छन्।'),
      to: 'branch',
      name_field: 'name',
    }),
    divisions: f.multiReference({ label: bilingual('Divisions', 'महाशाखाहरू'), to: 'division', name_field: 'name' }),
    employment_types: f.multiReference({
      label: bilingual('Employment types', 'रोजगारीका प्रकार'),
      to: 'employment_type',
      name_field: 'title',
    }),
    employment_levels: f.multiReference({
      label: bilingual('Employment levels', 'तहहरू'),
      to: 'employment_level',
      name_field: 'title',
    }),
    employees: f.lines({
      label: bilingual('Also these employees', 'यी कर्मचारी पनि'),
      max: 200,
      is_stored: false,
      item: { employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }) },
    }),
    web_attendance,
    is_remote,
    ignores_devices,
    starts_on,
    ends_on,
  },
  rules: ({ branches, divisions, employment_types, employment_levels, employees, ...days }) => {
    const people = employees.map(({ employee }) => employee);
    if (new Set(people).size < people.length) return { employees: [attendanceMessages.personTwice] };
    if ([branches, divisions, employment_types, employment_levels, people].every((list) => list.length === 0))
      return { non_field_errors: [severalMessages.nobodyChosen] };
    return days.ends_on !== null && days.ends_on < days.starts_on ? { ends_on: [messages.untilBeforeFrom] } : undefined;
  },
});

/** Why someone who was chosen gets no setting. */
export const skipReasons = {
  has_setting: bilingual('Already has a setting in this period', 'यस अवधिमा सेटिङ पहिल्यै छ'),
  left: bilingual('No longer works here', 'अब यहाँ कार्यरत छैन'),
} as const;

/** More people than these are counted and not named. */
export const mostNamed = 200;

/** What it does, or would do: for how many, and who is left out and why. */
export const severalAnswer = z.object({
  count: z.number(),
  people: z.array(userRef),
  skipped_count: z.number(),
  skipped: z.array(
    z.object({ employee: userRef, reason: z.enum(Object.keys(skipReasons) as (keyof typeof skipReasons)[]) }),
  ),
});
export type SeveralAnswer = z.infer<typeof severalAnswer>;
