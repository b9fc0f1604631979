/** When the days and places of a trip fit together. */
import { daysBetween, mostTravelDays } from '../../attendance/travel.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';
import { expenseMessages as says } from '../messages.ts';
import type { Away } from './per-diem.ts';

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
