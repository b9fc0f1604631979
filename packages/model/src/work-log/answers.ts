/** What the pages of work logs ask and are answered, besides records. */
import * as z from 'zod/mini';
import { f } from '../kit/fields.ts';
import { namedRef } from '../kit/answer.ts';
import { bilingual } from '../kit/text.ts';
import { workLog } from './log.ts';

const { project, task, activity, remarks } = workLog.fields;

/** What a timer is started for. */
export const timerFields = { project, task, activity, remarks } as const;

export const timerAnswer = z.object({
  timer: z.nullable(
    z.object({
      id: z.number(),
      project: z.nullable(namedRef),
      task: z.nullable(namedRef),
      activity: namedRef,
      remarks: z.nullable(z.string()),
      started_at: z.string(),
      /** Set once it had run for longer than the organization allows; it asks for its actual end. */
      forgotten_at: z.nullable(z.string()),
      /** The last instant at which it can end. */
      latest_end: z.string(),
    }),
  ),
  /** The log that was made of the timer that ended with this call; null where none did, or where it ran for less than a minute. */
  log: z.nullable(z.number()),
});
export type TimerAnswer = z.infer<typeof timerAnswer>;

const theTimer = f.number({ label: bilingual('Timer', 'टाइमर'), required: true, min: 1 });

/** Which timer is meant, so that a late call of a device changes no other one (WC-8). */
export const timerNamed = { timer: theTimer } as const;

/** When a timer ended, where that is not now. */
export const timerEnd = {
  ...timerNamed,
  ended_at: f.instant({ label: bilingual('Actual end', 'वास्तविक अन्त्य समय') }),
} as const;

/** The day whose week is looked at; absent: today. */
export const weekAsked = { day: f.date({ label: bilingual('Day', 'दिन') }) } as const;

/** Logs of which day are copied to which. */
export const copyAsked = {
  from: f.date({ label: bilingual('From', 'देखि'), required: true }),
  to: f.date({ label: bilingual('Until', 'सम्म'), required: true, format: 'past' }),
} as const;

/** A day of a week of logs: what was logged, and what attendance says. */
export const weekAnswer = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      minutes: z.number(),
      drafts: z.number(),
      logs: z.number(),
      /** Null where attendance says nothing of the day. */
      attended: z.nullable(z.number()),
      coefficient: z.nullable(z.string()),
      /** Minutes of a timesheet, which is the other way to say how a day was spent. */
      timesheet: z.number(),
    }),
  ),
  minutes: z.number(),
  drafts: z.number(),
});
export type WeekAnswer = z.infer<typeof weekAnswer>;

/** What a correction sets the log to: its right time or quantity. */
export const correctionFields = {
  duration: f.duration({ label: bilingual('Correct time', 'सही समय'), min: 0, max: 1_440 }),
  quantity: f.decimal({ label: bilingual('Correct quantity', 'सही परिमाण'), decimals: 3, min: 0, max: 100_000 }),
  remarks: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }),
} as const;

/** What a new rate changes of work that is approved. */
export const rateEffect = z.object({
  logs: z.number(),
  minutes: z.number(),
  quantity: z.string(),
  amount: z.string(),
});
export type RateEffect = z.infer<typeof rateEffect>;
