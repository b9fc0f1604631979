import type { ReactNode } from 'react';
import type { IsoDate } from '../../dates/iso.ts';
import type { Tone } from '../../tokens/names.ts';

/** What a day can be. */
export interface SheetCode {
  readonly id: string;
  /** One or two letters, as offices print them. */
  readonly short: string;
  readonly label: string;
  /** `neutral` when left out. The letters say the same. */
  readonly tone?: Tone | undefined;
}

export interface SheetPerson {
  readonly id: string;
  readonly name: string;
  /** A second line, such as a code and a branch. */
  readonly note?: string;
  /** An id of a code for each day, in order; null where the day has none. */
  readonly codes: readonly (string | null)[];
}

/** A column after those that count the codes. */
export interface SheetTotal {
  readonly id: string;
  readonly label: string;
  readonly value: (person: SheetPerson) => ReactNode;
}

/** What is in a cell, for all that draw one. */
export interface SheetContent {
  readonly days: readonly IsoDate[];
  readonly people: readonly SheetPerson[];
  readonly codes: readonly SheetCode[];
  readonly totals: readonly SheetTotal[];
  readonly hrefOf: ((person: SheetPerson, day: IsoDate) => string) | undefined;
  readonly isRestDay: ((day: IsoDate) => boolean) | undefined;
}

/** How often a person has a code. */
export const countOf = ({ codes }: SheetPerson, code: string): number => codes.filter((each) => each === code).length;
