/** Lines that requests and grants make in an account. */
import { addDays } from '../../kit/zone.ts';
import type { CountedLeave } from './counting.ts';
import type { LeaveYear } from './leave-year.ts';
import { quantityText, unitsOf } from './quantity.ts';
import type { LeaveLine, LeaveRule } from './rule.ts';

/**
 * What a request takes: one line on its first day that counts, and another one in each further leave year.
 * @param ref the request's, as `request:12`
 * @param years those in which its days are, in any order
 */
export function takenLines(counted: CountedLeave, ref: string, years: readonly LeaveYear[]): LeaveLine[] {
  const sums = new Map<string, { on: string; units: bigint }>();
  for (const { on, counts } of counted.days) {
    const units = unitsOf(counts);
    if (units === 0n) continue;
    const year = years.find(({ starts_on, ends_on }) => on >= starts_on && on <= ends_on)?.starts_on ?? '';
    const sum = sums.get(year);
    sums.set(year, { on: sum?.on ?? on, units: (sum?.units ?? 0n) + units });
  }
  return [...sums.values()].map(({ on, units }, index) => ({
    on,
    quantity: quantityText(-units),
    kind: 'taken',
    ref: index === 0 ? ref : `${ref}:${on}`,
  }));
}

/**
 * What begins the references of lines of a request that is counted again.
 * @param earlier how many lines it has had
 */
export const recountRef = (request: number, earlier: number): string => `request:${request}:again:${earlier}`;

export const isRecount = ({ kind, ref }: Pick<LeaveLine, 'kind' | 'ref'>): boolean =>
  kind === 'taken' && /^request:\d+:again:/.test(ref);

/**
 * What is granted for a day of work on a day off, with the last day on which it can be used.
 * @example grantLine({ ...rule, grant_expires_after_days: 21 }, '2026-11-01', '1', 'worked:2026-11-01').expires_on // '2026-11-22'
 */
export function grantLine(
  rule: Pick<LeaveRule, 'grant_expires_after_days'>,
  on: string,
  quantity: string,
  ref: string,
): LeaveLine {
  const days = rule.grant_expires_after_days;
  return { on, quantity, kind: 'grant', ref, expires_on: days === null ? null : addDays(on, days) };
}
