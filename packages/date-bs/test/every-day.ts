/**
 * Walks every supported day in the time zone of the process, TZ, against a Gregorian calendar that counts for itself.
 * Prints what it found as JSON. `days.test.ts` runs it once for each zone.
 */
import * as dateBs from '../src/index.ts';
import years from '../conformance/data/years.json' with { type: 'json' };

const two = (value: number): string => String(value).padStart(2, '0');
const adMonths = (year: number): number[] => [31, year % 4 ? 28 : 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const ad = { year: 1943, month: 4, day: 14 };
let days = 0;
let publishedDays = 0;
const wrong: string[] = [];

for (const [year, { months }] of Object.entries(years)) {
  for (const [index, length] of months.entries()) {
    for (let day = 1; day <= length; day++) {
      const bs = { year: Number(year), month: index + 1, day };
      const bsText = `${year}-${two(bs.month)}-${two(day)}`;
      const adText = `${ad.year}-${two(ad.month)}-${two(ad.day)}`;
      const local = new Date(ad.year, ad.month - 1, ad.day, 12);
      const found = [
        String(dateBs.adToBs(ad)) === bsText,
        String(dateBs.adToBs(adText)) === bsText,
        JSON.stringify(dateBs.bsToAd(bs)) === JSON.stringify(ad),
        JSON.stringify(dateBs.bsToAd(bsText)) === JSON.stringify(ad),
        dateBs.adToBsText(adText) === bsText,
        dateBs.bsToAdText(bsText) === adText,
        dateBs.adToBsPacked(Number(adText.replaceAll('-', ''))) === Number(bsText.replaceAll('-', '')),
        dateBs.bsToAdPacked(Number(bsText.replaceAll('-', ''))) === Number(adText.replaceAll('-', '')),
        dateBs.bsToDayNumber(bs) === days - 9759,
        String(dateBs.dayNumberToBs(days - 9759)) === bsText,
        dateBs.weekday(bs) === local.getDay(),
      ];
      if (found.includes(false)) wrong.push(`${bsText} ${adText} ${found.indexOf(false)}`);
      days++;
      if (bs.year <= dateBs.LAST_PUBLISHED_YEAR) publishedDays++;
      if (++ad.day > adMonths(ad.year)[ad.month - 1]!) {
        ad.day = 1;
        if (++ad.month > 12) {
          ad.month = 1;
          ad.year++;
        }
      }
    }
  }
}

const zone = new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
const offsets = [new Date(1985, 0, 1), new Date(2026, 0, 1), new Date(2026, 6, 1)].map((date) =>
  date.getTimezoneOffset(),
);
process.stdout.write(JSON.stringify({ zone, offsets, days, publishedDays, wrong: wrong.slice(0, 5) }));
