/** How an evaluation came to its value: a tree of references, kept with a line of a payslip. */
import { decimalText } from '../../kit/exact/decimal.ts';
import type { Ratio } from '../../kit/exact/ratio.ts';
import type { Place } from './messages.ts';

/** Values are exact: a decimal, or `n/d` where the decimal would not end. */
export type TraceStep = Place &
  (
    | { readonly what: 'name'; readonly name: string; readonly value: string | boolean }
    /** @param taken which of the branches, from 0 @param because what its condition read */
    | { readonly what: 'branch'; readonly taken: number; readonly because: Trace }
    | { readonly what: 'rounding'; readonly from: string; readonly to: string }
    | { readonly what: 'function'; readonly name: string; readonly value: string; readonly reads: Trace }
  );

export type Trace = readonly TraceStep[];

const mostPlaces = 8;

/** @example exactText(ratio(1n, 3n)) // '1/3' */
export function exactText(value: Ratio): string {
  for (let places = 0, scale = 1n; places <= mostPlaces; places += 1, scale *= 10n)
    if (scale % value.d === 0n) return decimalText(value, places);
  return `${value.n}/${value.d}`;
}
