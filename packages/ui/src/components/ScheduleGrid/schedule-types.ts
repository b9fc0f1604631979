import type { IsoDate } from '../../dates/iso.ts';

/** What a day can be planned as. */
export interface ScheduleChoice {
  readonly id: string;
  readonly label: string;
  /** A few letters, as cells show it; typed, they choose it. */
  readonly short: string;
  /** What is said under the label, such as the hours. */
  readonly description?: string | undefined;
  /** A colour of its own, beside the letters. */
  readonly colour?: string | undefined;
  /** It is rest and no work. */
  readonly isRest?: boolean | undefined;
}

export interface ScheduleRow {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
}

export interface ScheduleCell {
  /** The choice in force; null where there is none. */
  readonly choice: string | null;
  /** Planned and not published yet, planned, or as it usually is. */
  readonly state: 'draft' | 'planned' | 'usual';
  /** What the day is besides, such as a holiday. */
  readonly note?: string | undefined;
  /** What speaks against the plan. */
  readonly problems?: readonly string[] | undefined;
  /** It cannot be planned. */
  readonly isLocked?: boolean | undefined;
}

/** A plan of a day; without a choice the day is as it usually is. */
export interface ScheduleChange {
  readonly row: string;
  readonly day: IsoDate;
  readonly choice: string | null;
}

/** How many rows have a choice on each day. */
export interface ScheduleTotal {
  readonly id: string;
  readonly label: string;
  readonly count: (day: IsoDate) => number;
}
