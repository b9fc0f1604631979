/** Payments above the limit of a transaction, as several within it (case MC-42). */
import { paisaOf, rupeesOf } from './paisa.ts';

/** More are no payment of a person. */
const mostSlices = 100;

/**
 * What an amount is divided into: whole limits, and what is left.
 * @returns one, where it is within the limit, or would be too many
 * @example slicesOf('2500000.00', '1000000.00') // ['1000000.00', '1000000.00', '500000.00']
 */
export function slicesOf(amount: string, limit: string): readonly string[] {
  const [whole, most] = [paisaOf(amount), paisaOf(limit)];
  const count = Math.ceil(whole / most);
  if (count < 2 || count > mostSlices) return [amount];
  return Array.from({ length: count }, (_, place) => rupeesOf(Math.min(most, whole - place * most)));
}
