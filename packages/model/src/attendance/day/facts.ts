/** What a day is worked out of. Instants are milliseconds, days are AD ISO days of the organisation's zone, lengths are minutes. */
import type { Weekday } from '../../kit/weekdays.ts';
import type { PunchCategory, PunchMark } from '../punch.ts';
import type { HolidayPart } from '../../organization/holiday.ts';
import type { countedFrom, shiftModes, workedModes } from '../work-shift.ts';

export interface Timing {
  readonly effective_from: string;
  readonly weekday: Weekday;
  /** `HH:MM` or `HH:MM:SS`. */
  readonly starts_at: string;
  /** At or before `starts_at` it is on the next day. */
  readonly ends_at: string;
  readonly required_minutes: number | null;
}

export interface Shift {
  readonly id: number;
  readonly name: string;
  readonly mode: keyof typeof shiftModes;
  readonly worked_mode: keyof typeof workedModes;
  readonly early_in: number | null;
  readonly late_out: number | null;
  /** Absent where the shift says nothing. */
  readonly forgotten_after?: number | null;
  readonly grace_late_in: number | null;
  readonly grace_early_out: number | null;
  readonly late_counted_from: keyof typeof countedFrom;
  readonly half_day_below: number | null;
  readonly absent_below: number | null;
  readonly unpaid_break: number | null;
  readonly unpaid_break_after: number | null;
  readonly timings: readonly Timing[];
}

export interface PunchFact {
  readonly id: number;
  readonly at: number;
  /** As the last correction reads it. */
  readonly category: PunchCategory;
  readonly source: string;
  /** A correction says that it does not count. */
  readonly is_ignored: boolean;
  /** Its time is what a phone without a connection gave, and is not confirmed yet. */
  readonly is_claim?: boolean;
  /** How the log shows it now. */
  readonly mark?: PunchMark | null;
}

export interface Excuse {
  readonly part: 'Full' | 'First Half' | 'Second Half';
  /** Null where the part says how long. */
  readonly minutes: number | null;
  readonly kind: 'Travel' | 'Leave' | 'Credit Hour' | 'Training' | 'Lost Hours';
  /** It takes the place of whatever was logged that day. */
  readonly is_instead?: boolean;
}

/** What holds for a person on one day. */
export interface DayPlan {
  /** Null where no shift holds. */
  readonly shift: Shift | null;
  /** The roster plans the day off. */
  readonly is_rostered_off: boolean;
  readonly holiday: string | null;
  /** Which part of the day the holiday takes; absent: all of it. */
  readonly holiday_part?: HolidayPart | null;
  /** The organisation rests; it counts for the person who has no shift. */
  readonly is_rest_day: boolean;
  readonly is_remote: boolean;
  readonly ignores_devices: boolean;
  readonly excuses: readonly Excuse[];
}

export interface PersonFacts {
  readonly zone: string;
  readonly now: number;
  /** Absent: the default of the setting. */
  readonly repeat_seconds?: number;
  /** In any order; those of the day, the day before and the day after. */
  readonly punches: readonly PunchFact[];
  planOf(day: string): DayPlan;
}
