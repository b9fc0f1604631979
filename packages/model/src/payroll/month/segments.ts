/** A month cut where something of the employment changes. Days are half-open: the last day of a span is the first one after it. */
import { addDaysTo } from '../../kit/period.ts';

/** @param from first day, AD ISO @param to the first day after; null where no end is known */
export interface Dated<Value> {
  readonly from: string;
  readonly to: string | null;
  readonly value: Value;
}

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A part of a month in which every track has one value. @param days calendar days */
export interface Segment<Tracks extends Readonly<Record<string, unknown>>> extends Span {
  readonly days: number;
  readonly values: Tracks;
}

const dayMs = 86_400_000;
/** Days of a half-open span. @example daysBetween('2026-11-17', '2026-12-16') // 29 */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMs));

/** A month with both days included, as `monthSpan` gives it, half-open. */
export const halfOpen = ({ starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string }): Span => ({
  from: starts_on,
  to: addDaysTo(ends_on, 1),
});

/**
 * Cuts a month where a value changes: package, contract, branch. Days on which a track has no value are no part of any segment, so a
 * track of employment leaves out the days before joining and after leaving.
 * @param tracks values by the name of the track
 * @throws {RangeError} where a track has two values on one day, with the track and the day
 */
export function cutMonth<Tracks extends Readonly<Record<string, unknown>>>(
  month: Span,
  tracks: { readonly [Name in keyof Tracks]: readonly Dated<Tracks[Name]>[] },
): Segment<Tracks>[] {
  const names = Object.keys(tracks) as (keyof Tracks & string)[];
  const ends = names.flatMap((name) => tracks[name].flatMap(({ from, to }) => (to === null ? [from] : [from, to])));
  const inside = ends.filter((day) => month.from < day && day < month.to);
  const cuts = [...new Set([month.from, ...inside, month.to])].toSorted();
  return cuts.slice(0, -1).flatMap((from, index) => {
    const to = cuts[index + 1] ?? month.to;
    const values: Partial<Record<keyof Tracks, unknown>> = {};
    for (const name of names) {
      const own = tracks[name].filter((one) => one.from <= from && (one.to === null || from < one.to));
      if (own.length > 1) throw new RangeError(`${name} has two values on ${from}`);
      if (!own[0]) return [];
      values[name] = own[0].value;
    }
    return [{ from, to, days: daysBetween(from, to), values: values as Tracks }];
  });
}
