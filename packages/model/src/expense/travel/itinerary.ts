/** When the days and places of a trip fit together. */
import { daysBetween, mostTravelDays } from '../../attendance/travel.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';
import { expenseMessages as says } from '../messages.ts';
import type { Away } from './per-diem.ts';

/** When a trip really began and ended, as a claim says it. */
export interface Actual {
  readonly left_on: string | null;
  readonly left_at: string | null;
  readonly back_on: string | null;
  readonly back_at: string | null;
}

/** The times of a claim; undefined where it has none, and those of the request count. */
export const awayOf = ({ left_on, left_at, back_on, back_at }: Actual): Away | undefined =>
  left_on === null || left_at === null || back_on === null || back_at === null
    ? undefined
    : { departs_on: left_on, departs_at: left_at, returns_on: back_on, returns_at: back_at };

/** What is wrong with the actual times of a trip, by field: all of them are given, or none. */
export function awayErrors(actual: Actual): FieldErrors | undefined {
  const missing = Object.entries(actual).flatMap(([name, value]) => (value === null ? [name] : []));
  const away = awayOf(actual);
  if (!away) return missing.length === 4 ? undefined : { [missing[0] ?? '']: [says.timesIncomplete] };
  const { departs_on, departs_at, returns_on, returns_at } = away;
  if (returns_on < departs_on) return { back_on: [says.returnFirst] };
  if (returns_on === departs_on && returns_at <= departs_at) return { back_at: [says.returnFirst] };
  return daysBetween(departs_on, returns_on) > mostTravelDays
    ? { back_on: [says.tripTooLong({ most: mostTravelDays })] }
    : undefined;
}

interface Planned extends Away {
  readonly legs: readonly { readonly departs_on: string }[];
}

/** What is wrong with the days of a trip, by field; empty where it can be sent. */
export function itineraryErrors({ departs_on, departs_at, returns_on, returns_at, legs }: Planned): FieldErrors {
  if (returns_on < departs_on) return { returns_on: [says.returnFirst] };
  if (returns_on === departs_on && returns_at <= departs_at) return { returns_at: [says.returnFirst] };
  if (daysBetween(departs_on, returns_on) > mostTravelDays)
    return { returns_on: [says.tripTooLong({ most: mostTravelDays })] };
  const errors: FieldErrors = {};
  for (const [place, leg] of legs.entries()) {
    const earliest = legs[place - 1]?.departs_on ?? departs_on;
    if (place === 0 && leg.departs_on !== departs_on) errors['legs.0.departs_on'] = [says.firstLeg];
    else if (leg.departs_on < earliest || leg.departs_on > returns_on)
      errors[`legs.${place}.departs_on`] = [says.legOutside];
  }
  return errors;
}
