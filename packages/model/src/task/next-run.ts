/** The days on which a recurring task comes. */
import { addDays, adToBs, bsToAd, daysInBsMonth } from 'date-bs';
import type { Every } from './task.ts';

const day = 86_400_000;
const two = (n: number) => String(n).padStart(2, '0');
const later = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** The day of an AD month by its number from year 0, or the month's last where it is shorter. */
function inMonth(month: number, wanted: number): string {
  const [year, of] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, of + 1, 0)).getUTCDate();
  return `${year}-${two(of + 1)}-${two(Math.min(wanted, last))}`;
}

function inBsMonth(month: number, wanted: number): string {
  const [year, of] = [Math.floor(month / 12), (month % 12) + 1];
  const ad = bsToAd(addDays({ year, month: of, day: 1 }, Math.min(wanted, daysInBsMonth(year, of)) - 1));
  return `${ad.year}-${two(ad.month)}-${two(ad.day)}`;
}

/**
 * The first day after `after` on which a rule that began on `first` makes a task, all of them AD days. A month without the day of the
 * first has its last day instead, and the month after it the first's day again.
 * @example nextRun('2027-01-31', 'Month', '2027-01-31') // '2027-02-28'
 */
export function nextRun(first: string, every: Every, after: string): string {
  if (after < first) return first;
  if (every === 'Day') return later(after, 1);
  if (every === 'Week') {
    const weeks = Math.floor((Date.parse(after) - Date.parse(first)) / (7 * day));
    return later(first, (weeks + 1) * 7);
  }
  if (every === 'Month') {
    const month = Number(after.slice(0, 4)) * 12 + Number(after.slice(5, 7)) - 1;
    const same = inMonth(month, Number(first.slice(8)));
    return same > after ? same : inMonth(month + 1, Number(first.slice(8)));
  }
  const begin = adToBs(first);
  const now = adToBs(after);
  const month = now.year * 12 + now.month - 1;
  const same = inBsMonth(month, begin.day);
  return same > after ? same : inBsMonth(month + 1, begin.day);
}
