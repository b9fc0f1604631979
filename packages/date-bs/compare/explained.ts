/** Why a converter does not even follow its own months, in any time zone. */
export const explainedFaults: Readonly<Record<string, string>> = {
  'bikram-sambat-js': 'does not undo itself: about 1 AD day in 47 becomes a neighbour of the day it came from',
  '@sbmdkl/nepali-date-converter': 'refuses AD dates after 2040, although its months reach further',
  'nepali-calendar-js': 'gives days that do not exist, such as the 32nd of a month of 30 days, or the day 0',
  'nepali-datetime': 'refuses AD dates before 1944, although its months begin in 1943',
  '@askbuddie/bikram-sambat': 'refuses or moves the last day of a few years, whose lengths it holds in two places',
};

/** Why a converter gives other days in other time zones. */
export const explainedZones: Readonly<Record<string, string>> = {
  'bikram-sambat-js': 'counts the days between two local midnights, which are not whole days apart over a clock change',
  'nepali-date':
    'divides local time by 24 hours: a day early in Nepal since its clocks moved in 1986, and in summer time elsewhere',
  'ad-bs-converter': 'divides local time by 24 hours: a day late in Nepal before its clocks moved in 1986',
  '@remotemerge/nepali-date-converter': 'reads an AD date made in UTC as local: a day early west of Greenwich',
  '@sbmdkl/nepali-date-converter': 'reads an AD date made in UTC as local: a day early west of Greenwich',
  '@askbuddie/bikram-sambat': 'hands out AD dates as midnight UTC: a day early west of Greenwich',
};
