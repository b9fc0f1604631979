/** What of a balance is lost by the end of a leave year, where nothing else is taken of it. */
import { addDays } from '../../kit/zone.ts';
import { expiriesDue, heldLines } from './account.ts';
import { comingLines, type LeaveOutlook } from './explanation.ts';
import type { LeaveYear } from './leave-year.ts';
import { quantityText, unitsOf } from './quantity.ts';
import { openYear } from './year-opening.ts';

export interface Lapse {
  readonly days: string;
  /** The last day on which they can be taken. */
  readonly last_day: string;
  /** Their own time ends, or the rule does not carry them into the next leave year. */
  readonly because: 'expires' | 'not_carried';
}

/**
 * What is lost from tomorrow until the year ends, in the order of its days: what is still to accrue counts, and what is approved or pending is
 * taken. Days that are paid or moved at the end of the year are not lost.
 * @example lapsesOf({ rule: { ...rule, carries: true, carry_cap: '45' }, lines, ... }, year, today) // [{ days: '3', last_day: '2027-07-16', ... }]
 */
export function lapsesOf(outlook: Omit<LeaveOutlook, 'years'>, year: LeaveYear, today: string): Lapse[] {
  const { rule, lines, pending } = outlook;
  const next = addDays(year.ends_on, 1);
  const coming = comingLines({ ...outlook, years: [year] }, year.ends_on).filter(({ kind }) => kind !== 'expired');
  const all = [...lines, ...heldLines(pending, 'pending'), ...coming];
  const ended = new Map<string, bigint>();
  for (const { on, quantity } of expiriesDue(all, next))
    if (on > today) ended.set(on, (ended.get(on) ?? 0n) - unitsOf(quantity));
  const expired = [...ended].flatMap(([on, units]): Lapse[] =>
    units > 0n ? [{ days: quantityText(units), last_day: addDays(on, -1), because: 'expires' }] : [],
  );
  const { lapsed } = openYear(rule, all, { starts_on: next, ends_on: next, calendar: year.calendar });
  return [
    ...expired.toSorted((a, b) => (a.last_day < b.last_day ? -1 : 1)),
    ...(lapsed === '0' ? [] : [{ days: lapsed, last_day: year.ends_on, because: 'not_carried' } as const]),
  ];
}
