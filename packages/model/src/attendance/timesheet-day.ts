/** A timesheet by the day: what someone enters of one day, and what comes back. */
import * as z from 'zod/mini';
import { recordAnswer } from '../kit/answer.ts';
import { defineEntity, type EntityRecord } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { attendanceMessages } from './messages.ts';
import { dayMinutes, minutesOf, timesheet, work, workedOn } from './timesheet.ts';

/** The hours of one day, which become entries of the timesheet of its week. */
export const timesheetDay = defineEntity({
  name: 'timesheet_day',
  label: bilingual('Daily hours', 'दैनिक समय'),
  fields: {
    worked_on: workedOn,
    entries: f.lines({
      label: timesheet.fields.entries.label,
      required: true,
      max: 24,
      is_stored: false,
      item: work,
    }),
  },
  rules: ({ entries }) => (minutesOf(entries) > dayMinutes ? { entries: [attendanceMessages.dayTooLong] } : undefined),
});

/**
 * What a day can be entered into: a timesheet that its first day begins, one that is pending, none since the week was decided on, or none
 * since its month is closed.
 */
export const weekStandings = ['new', 'open', 'decided', 'closed'] as const;

export const timesheetDayAnswer = z.object({
  worked_on: z.string(),
  /** The Sunday of its week. */
  week_of: z.string(),
  standing: z.enum(weekStandings),
  /** Of the timesheet of this week, those of this day. */
  entries: (recordAnswer(timesheet).shape as Readonly<Record<string, z.ZodMiniType>>)['entries'] as z.ZodMiniType<
    EntityRecord<typeof timesheet>['entries']
  >,
  /** Minutes of the whole week. */
  total: z.number(),
});
export type TimesheetDay = z.infer<typeof timesheetDayAnswer>;
