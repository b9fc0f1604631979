/**
 * The thirteen rows that BS years have, Baishak first, and the two that AD years have when they are counted from April, `a` and, with a
 * leap day, `d`. One digit a month is its length less 28. Their order is the one that is smallest once it is zipped.
 */
const ROWS =
  '232332323303' +
  '334342212122' +
  '343432221213' +
  '232332323313' +
  '334333212122' +
  '343432212122' +
  '243432221213' +
  '333433121213' +
  '333433122113' +
  '333433122122' +
  '243433122113' +
  '333433212122' +
  '343432221122' +
  '343432221123' +
  '334432212122';

/**
 * The row of each BS year from 2000 to 2110. Where each comes from, and how sure it is, stands in `docs/provenance.md`;
 * how to publish a corrected year, in `docs/correct-a-year.md`.
 */
export const BS_YEARS =
  'geongeonieonjeonjefclemclengebngeonkeonjeonjefnlemclemcebngeonh' +
  'eonieonjefnlemclemcee' +
  'ngeongeonieonjeonjefclemcle';

/** The last day before each month of a row of years; `day` is the one before the first. */
export const monthDays = (years: string, day: number): Int16Array =>
  Int16Array.from({ length: 1333 }, (_, index) => {
    const before = day;
    // oxlint-disable-next-line typescript/no-unsafe-unary-minus -- the shortest way to add figures of a text
    day -= -ROWS[(years.charCodeAt(index / 12) - 97) * 12 + (index % 12)]! - 28;
    return before;
  });

/**
 * The last day before each BS month, counted from 1970-01-01 AD: before Baishak 2000, Jestha 2000 and so on, and at the
 * end before Baishak 2111. `overrideProjectedYears` writes into this array.
 */
export const bsDays = /* @__PURE__ */ monthDays(BS_YEARS, -9760);

/**
 * The same for the AD months from April 1943. Each AD month holds the first day of the BS month with the same index, so
 * a conversion never has to search.
 */
export const adDays = /* @__PURE__ */ monthDays(/* @__PURE__ */ 'daaa'.repeat(28), -9773);
