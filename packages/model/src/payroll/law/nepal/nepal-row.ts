/** How the rows of Nepali law are written: days in Bikram Sambat, a source by its key. */
import { bsToAdText } from 'date-bs';
import type { LawRow, LawValue } from '../row.ts';

type Origin = Pick<LawRow, 'source' | 'confidence'> & Partial<Pick<LawRow, 'note'>>;

/** @param span first day and the first day after, BS; null where no end is known */
export const nepalRow = (
  id: string,
  [from, to]: readonly [string, string | null],
  value: LawValue,
  origin: Origin,
): LawRow => ({
  id,
  valid_from: bsToAdText(from),
  valid_to: to === null ? null : bsToAdText(to),
  value,
  confirmed_by: null,
  ...origin,
});

/** 1 Shrawan of a BS year, with which its fiscal year begins. */
export const shrawan = (year: number): string => `${year}-04-01`;

/** The span of fiscal years, by the BS years in which they begin; the last one included. */
export const years = (first: number, last: number | null = first): readonly [string, string | null] => [
  shrawan(first),
  last === null ? null : shrawan(last + 1),
];
