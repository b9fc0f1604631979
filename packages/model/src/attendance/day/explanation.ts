/** The explanation of a day, as the API answers it: figures with their reasons, the settings in force, and the facts behind them. */
import * as z from 'zod/mini';
import { userRef } from '../../kit/answer.ts';
import { holidayParts, type HolidayPart } from '../../organization/holiday.ts';
import { adjustmentKinds, type AdjustmentKind } from '../adjustment.ts';
import { punchCategories, punchMarks, type PunchMark } from '../punch.ts';
import { dayCoefficients, dayStandings, type DayCoefficient, type DayStanding } from '../attendance-day.ts';
import { figureNames, ruleNames, type FigureName } from './reasons.ts';

const keysOf = <K extends string>(words: Readonly<Record<K, unknown>>) => Object.keys(words) as [K, ...K[]];
const standing = z.enum(keysOf<DayStanding>(dayStandings));

const reason = z.object({
  figure: z.enum([...figureNames, 'standing']),
  rule: z.enum(ruleNames),
  minutes: z.number(),
  limit: z.optional(z.number()),
  at: z.optional(z.number()),
  edge: z.optional(z.number()),
});

const minutes = z.nullable(z.number());

/** The shift in force with what it says of this day. */
const shift = z.object({
  id: z.number(),
  name: z.string(),
  mode: z.string(),
  worked_mode: z.string(),
  late_counted_from: z.string(),
  grace_late_in: minutes,
  grace_early_out: minutes,
  half_day_below: minutes,
  absent_below: minutes,
  unpaid_break: minutes,
  unpaid_break_after: minutes,
  /** Times of the organisation; an end at or before its start is on the next day. */
  parts: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })),
});

/** What was made of a punch after it was logged: who said so, and why. */
const correction = z.object({
  kind: z.enum(['Ignored', 'Recategorised']),
  new_category: z.nullable(z.enum(punchCategories)),
  corrected_by: userRef,
  reason: z.nullable(z.string()),
  corrected_at: z.string(),
});

const punched = z.object({
  id: z.number(),
  punched_at: z.string(),
  /** As it was logged. */
  category: z.enum(punchCategories),
  source: z.string(),
  device: z.nullable(z.string()),
  entered_by: z.nullable(userRef),
  entry_remark: z.nullable(z.string()),
  /** Whether it is among those of which the day was worked out. */
  is_counted: z.boolean(),
  mark: z.nullable(z.enum(keysOf<PunchMark>(punchMarks))),
  corrections: z.array(correction),
});
export type ExplainedPunch = z.output<typeof punched>;

const figures = z.object(
  Object.fromEntries(figureNames.map((name) => [name, z.number()])) as Record<FigureName, z.ZodMiniNumber>,
);

export const dayExplanation = z.object({
  id: z.number(),
  employee: userRef,
  day: z.string(),
  standing,
  coefficient: z.enum(keysOf<DayCoefficient>(dayCoefficients)),
  figures,
  reasons: z.array(reason),
  shift: z.nullable(shift),
  is_rostered_off: z.boolean(),
  holiday: z.nullable(z.string()),
  holiday_part: z.nullable(z.enum(keysOf<HolidayPart>(holidayParts))),
  is_rest_day: z.boolean(),
  is_remote: z.boolean(),
  excuses: z.array(
    z.object({
      kind: z.enum(['Travel', 'Leave', 'Credit Hour', 'Training', 'Lost Hours']),
      part: z.enum(['Full', 'First Half', 'Second Half']),
      minutes,
    }),
  ),
  punches: z.array(punched),
  /** Adjustments of this day that are not decided yet, with who is asked now. */
  pending_adjustments: z.array(
    z.object({ id: z.number(), kind: z.enum(keysOf<AdjustmentKind>(adjustmentKinds)), deciders: z.array(userRef) }),
  ),
  /** The month is closed: the day stays as it was stored, whatever changes. */
  is_closed: z.boolean(),
  /** What is stored where today's facts say otherwise. */
  stored: z.nullable(z.object({ standing, figures })),
});
export type DayExplanation = z.output<typeof dayExplanation>;
