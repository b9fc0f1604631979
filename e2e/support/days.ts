/** Days of journeys, as AD and as BS. Each lies as far from today as it says, whatever the day. */
import { randomInt } from 'node:crypto';
import { addDays, asBs, bsToAd, endOf, todayBs } from '../../packages/date-bs/src/index.ts';

type Day = ReturnType<typeof todayBs>;

/** So many days from today in Nepal. */
export const dayIn = (days: number): Day => addDays(todayBs({ timeZone: 'Asia/Kathmandu' }), days);

/** A day in the coming four years; that two tests of a run come to the same is unlikely, and of one person all but impossible. */
export const someDay = (): Day => dayIn(randomInt(40, 1_500));

/** The day as `YYYY-MM-DD` in AD. */
export function iso(day: Day): string {
  const { year, month, day: date } = bsToAd(day);
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The first and the last day of a BS month in AD. @example spanOf('bs:2083-08') // { first: '2026-11-17', last: '2026-12-15' } */
export function spanOf(month: string): { readonly first: string; readonly last: string } {
  const first = asBs(`${month.slice(3)}-01`);
  return { first: iso(first), last: iso(endOf(first, 'month')) };
}

/** The day as it is typed into a field of BS dates: `20840315`. */
export const typed = (day: Day): string => day.toString().replaceAll('-', '');
