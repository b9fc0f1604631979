/**
 * The last day before each of 1332 months, and before the one that follows them.
 *
 * They are computed, because the months of a calendar that follows the sun lie along a line: each begins in the day in
 * which a number of mean months is over, later by a lag that is the same every year. Rows of month lengths would add 55
 * bytes, zipped, to the 671 of both conversions. The tests compare each year with its row.
 *
 * @param first the last day before the first month
 * @param length the days of a mean month
 * @param per the parts of a day that lags are counted in
 * @param lags one for each month of a year, the first month of the table first
 * @param moved the months that the calendar begins on another day, by how many days
 */
const monthDays = (
  first: number,
  length: number,
  per: number,
  lags: readonly number[],
  moved: Readonly<Record<number, number>>,
): Int16Array =>
  Int16Array.from(
    Array(1333),
    (_, index) => first + ((index * length + lags[index % 12]! / per) | 0) + (moved[index]! | 0),
  );

/**
 * The last day before each BS month, counted from 1970-01-01 AD: before Baishak 2000, Jestha 2000 and so on, and at the
 * end before Baishak 2111. `overrideProjectedYears` writes into this array.
 *
 * The mean month is that of the Surya Siddhanta; the lags, in hundredths of a day, are those that give the months which
 * `docs/provenance.md` lists. One month begins a day before they say: Jestha 2035, month 421.
 * `docs/correct-a-year.md` says how to publish a corrected year.
 */
export const bsDays = /* @__PURE__ */ monthDays(
  -9760,
  30.43823,
  100,
  [2, 52, 150, 247, 374, 432, 433, 379, 283, 200, 71, 9],
  { 421: -1 },
);

/**
 * The same for the AD months from April 1943, with lags in quarters of a day. Each AD month holds the first day of the BS
 * month with the same index, so a conversion never has to search.
 */
export const adDays = /* @__PURE__ */ monthDays(-9773, 30.4375, 4, [3, 2, 4, 2, 4, 7, 5, 7, 5, 8, 10, 1], {});
