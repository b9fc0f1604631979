import type { IsoDate } from '../../dates/iso.ts';
import type { Tone } from '../../tokens/names.ts';

/** A task with its days. */
export interface GanttTask {
  readonly id: string;
  readonly title: string;
  /** First day, AD ISO; shown in the reader's calendar. */
  readonly start: IsoDate;
  /** Last day, part of the task. */
  readonly end: IsoDate;
  /** Colour of its bar. */
  readonly tone?: Tone;
  /** Its state in words, spoken with its days. */
  readonly status?: string;
  /** Ids of tasks that it waits for; arrows lead from them. */
  readonly after?: readonly string[];
}

export interface GanttMove {
  readonly id: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** How much time is in sight: days with their numbers, weeks, or months. */
export type GanttZoom = 'day' | 'week' | 'month';
