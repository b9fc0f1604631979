/** What is asked of the roster over its calls, and what they answer. */
import * as z from 'zod/mini';
import { messageAnswer, named, userRef } from '../../kit/answer.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { labels } from '../../kit/labels.ts';
import { bilingual } from '../../kit/text.ts';
import { weekdayNames } from '../../kit/weekdays.ts';
import { messages } from '../../kit/messages.ts';
import { rosterMessages } from './messages.ts';

/** Days that are looked at or published at once: a month of either calendar with a week on both sides. */
export const mostRosterDays = 46;
/** People that are shown at once. */
export const mostRosterPeople = 1_000;
/** Cells that one call changes. */
export const mostRosterCells = 1_000;

export const plans = {
  Shift: bilingual('Shift', 'सिफ्ट'),
  Off: bilingual('Rest day', 'विश्राम दिन'),
  None: bilingual('Not planned', 'नतोकिएको'),
} as const;
export type PlanKind = keyof typeof plans;

const employee = f.user({ label: labels.employee, required: true });
const range = {
  starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
  ends_on: f.date({ label: bilingual('Until', 'सम्म'), required: true }),
} as const;

/** @returns what is wrong with a range of days */
export function rangeProblem({ starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string }) {
  if (ends_on < starts_on) return { ends_on: [messages.untilBeforeFrom] };
  if (Date.parse(ends_on) - Date.parse(starts_on) >= mostRosterDays * 86_400_000)
    return { ends_on: [rosterMessages.rangeTooLong({ most: mostRosterDays })] };
  return undefined;
}

/** Which part of the roster is looked at. */
export const rosterRange = defineEntity({
  name: 'roster_range',
  label: bilingual('Days', 'दिन'),
  fields: range,
  rules: rangeProblem,
});

/** What people of the roster are narrowed by. */
export const rosterFilters = {
  branch: f.reference({ label: bilingual('Branch', 'शाखा'), required: true, to: 'branch', name_field: 'name' }),
  division: f.reference({
    label: bilingual('Division', 'महाशाखा'),
    required: true,
    to: 'division',
    name_field: 'name',
  }),
} as const;

/** Cells that are planned again. `version` is that of the cell as it was seen, or 0 where nothing was planned. */
export const rosterChange = defineEntity({
  name: 'roster_change',
  label: bilingual('Roster', 'कार्य तालिका'),
  fields: {
    source: f.choice({
      label: bilingual('Source', 'स्रोत'),
      required: true,
      default: 'manual',
      choices: { manual: bilingual('Manual', 'हातले'), pattern: bilingual('From a pattern', 'ढाँचाबाट') },
    }),
    cells: f.lines({
      label: bilingual('Days', 'दिन'),
      required: true,
      max: mostRosterCells,
      is_stored: false,
      item: {
        employee,
        day: f.date({ label: bilingual('Day', 'दिन'), required: true }),
        plan: f.choice({ label: bilingual('Plan', 'योजना'), required: true, choices: plans }),
        work_shift: f.reference({ label: bilingual('Work shift', 'कार्य सिफ्ट'), to: 'work_shift', name_field: 'name' }),
        version: f.number({
          label: bilingual('Version', 'संस्करण'),
          required: true,
          min: 0,
          max: Number.MAX_SAFE_INTEGER,
        }),
      },
    }),
  },
  rules: ({ cells }) =>
    new Set(cells.map((cell) => `${cell.employee} ${cell.day}`)).size < cells.length
      ? { cells: [rosterMessages.cellTwice] }
      : undefined,
});

/** Whose drafts are published, of which days. */
export const rosterPublication = defineEntity({
  name: 'roster_publication',
  label: bilingual('Roster publication', 'कार्य तालिका प्रकाशन'),
  fields: {
    ...range,
    employees: f.lines({
      label: labels.employees,
      required: true,
      max: mostRosterPeople,
      is_stored: false,
      item: { employee },
    }),
  },
  rules: rangeProblem,
});

const entry = named(
  'RosterEntryOfDay',
  z.object({
    day: z.string(),
    work_shift: z.nullable(z.number()),
    version: z.number(),
    is_published: z.boolean(),
    is_removed: z.boolean(),
  }),
);
export type EntryOfDay = z.infer<typeof entry>;

const person = z.object({
  person: userRef,
  joined_on: z.string(),
  /** The last day at work of the person who left. */
  left_on: z.nullable(z.string()),
  /** Shifts that are assigned, which hold where nothing is published. */
  assigned: z.array(z.object({ work_shift: z.number(), starts_on: z.string(), ends_on: z.nullable(z.string()) })),
  entries: z.array(entry),
  /** Holidays, leave, travel and the like. */
  marks: z.array(
    z.object({
      day: z.string(),
      kind: z.enum(['Holiday', 'Leave', 'Travel', 'Credit Hour', 'Training']),
      name: z.nullable(z.string()),
      name_ne: z.nullable(z.string()),
      is_whole: z.boolean(),
    }),
  ),
});
export type RosterPerson = z.infer<typeof person>;

const shift = z.object({
  id: z.number(),
  name: z.string(),
  colour: z.nullable(z.string()),
  is_default: z.boolean(),
  timings: z.array(
    z.object({ effective_from: z.string(), weekday: z.enum(weekdayNames), starts_at: z.string(), ends_at: z.string() }),
  ),
});
export type RosterShift = z.infer<typeof shift>;

export const rosterAnswer = z.object({
  people: z.array(person),
  /** How many there are, of whom the first `mostRosterPeople` are listed. */
  count: z.number(),
  shifts: z.array(shift),
  /** Periods of attendance that are closing or closed. */
  closed: z.array(z.object({ starts_on: z.string(), ends_on: z.string() })),
  rest_days: z.array(z.enum(weekdayNames)),
  can_plan: z.boolean(),
});
export type RosterAnswer = z.infer<typeof rosterAnswer>;

/** What came of each cell, in the order of the call: what is planned now, and why it was refused where it was. */
export const rosterChangeAnswer = z.object({
  results: z.array(
    z.object({
      employee: z.number(),
      day: z.string(),
      entries: z.array(entry),
      refused: z.nullable(messageAnswer),
    }),
  ),
});
export type RosterChangeAnswer = z.infer<typeof rosterChangeAnswer>;

export const rosterPublicationAnswer = z.object({ days: z.number(), people: z.number() });
