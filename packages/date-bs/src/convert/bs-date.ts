/**
 * A day of the Bikram Sambat calendar. Every value that this package hands out is a day that exists.
 *
 * The fields are plain data, so a value can be compared, spread, cloned and logged like any object. It is frozen: an
 * assignment throws in strict code and does nothing elsewhere.
 */
export class BsDate {
  declare readonly year: number;
  /** 1 is Baishak, 12 is Chaitra. */
  declare readonly month: number;
  declare readonly day: number;

  /** Takes parts that are known to be right. */
  constructor(parts: AdDate) {
    Object.freeze(Object.assign(this, parts));
  }

  /** `YYYY-MM-DD` in Latin digits, for example `2083-08-05`. */
  toString(): string {
    const { year, month, day } = this;
    return year + (month > 9 ? '-' : '-0') + month + (day > 9 ? '-' : '-0') + day;
  }
}

/** The parts of a Gregorian date, month from 1. */
export interface AdDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A Gregorian date: `YYYY-MM-DD`, or its parts. A `Date` has no day until a time zone is chosen: see `dateToBs`. */
export type AdInput = string | AdDate;

/** A BS date: `YYYY-MM-DD`, or its parts. */
export type BsInput = string | { readonly year: number; readonly month: number; readonly day: number };
