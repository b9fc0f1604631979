import type { IsoDate } from './iso.ts';

/** A first and a last day, AD ISO, both included. */
export interface DateRange {
  readonly start: IsoDate;
  readonly end: IsoDate;
}
