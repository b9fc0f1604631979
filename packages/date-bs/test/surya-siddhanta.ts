/**
 * The sun of the modern Surya Siddhanta, which the makers of the Nepali calendar follow, and the rule that turns its
 * entries into the twelve signs (sankranti) into first days of months. It is a check of the table, not part of the
 * package: a published calendar is what it is, even where it strays from the rule.
 *
 * The constants are those of the text: revolutions of the sun and days in a great age of 4,320,000 years, the sun's
 * apogee, and an epicycle of 14° that shrinks by a third of a degree where the anomaly is 90°. Time is counted from the
 * beginning of the Kali age, midnight at Ujjain, 17/18 February 3102 BC.
 */
const YEAR = 1577917828 / 4320000;
const APOGEE = 77 + 17 / 60;
/** The Kali age began at midnight before this day, counted from 1970-01-01. */
const KALI_EPOCH = 588465.5 - 2440587.5;
/** Ujjain lies about 9½° west of Kathmandu, 38 minutes of mean solar time. */
const KATHMANDU_AHEAD = 38 / 1440;
/** A sun that enters Cancer before about 05:40 makes Shrawan begin on the day before. */
const SHRAWAN_LIMIT = (5 * 60 + 40) / 1440;
/** A sun that enters Capricorn after about 17:00 makes Magh begin on the day after. */
const MAGH_LIMIT = 17 / 24;

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** True longitude of the sun, in degrees, some days into the Kali age. */
const longitude = (days: number): number => {
  const mean = ((days / YEAR) * 360) % 360;
  const anomaly = mean - APOGEE;
  const epicycle = 14 - Math.abs(sine(anomaly)) / 3;
  const equation = (Math.asin((epicycle / 360) * sine(anomaly)) * 180) / Math.PI;
  return (mean - equation + 360) % 360;
};

/** The instant at which the sun enters the sign of a BS month, in days from 1970-01-01, Kathmandu mean time. */
const sankranti = (year: number, month: number): number => {
  const wanted = (month - 1) * 30;
  // Baishak of the BS year Y begins the solar year Y + 3044 of the Kali age.
  let days = (year + 3044 + (month - 1) / 12) * YEAR;
  for (let round = 0; round < 20; round++) {
    const behind = ((wanted - longitude(days) + 540) % 360) - 180;
    days += (behind / 360) * YEAR;
  }
  return days + KALI_EPOCH + KATHMANDU_AHEAD;
};

/** Minutes from midnight in Kathmandu to the sun's entry. */
export const minutesIntoDay = (year: number, month: number): number => {
  const instant = sankranti(year, month);
  return (instant - Math.floor(instant)) * 1440;
};

/** The first day of a BS month by the rule, counted from 1970-01-01. */
export const solarMonthStart = (year: number, month: number): number => {
  // The thirteenth month is the first of the next year, so that lengths can be asked for.
  if (month > 12) return solarMonthStart(year + 1, month - 12);
  const instant = sankranti(year, month);
  const day = Math.floor(instant);
  const time = instant - day;
  if (month === 4 && time < SHRAWAN_LIMIT) return day - 1;
  if (month === 10 && time > MAGH_LIMIT) return day + 1;
  return day;
};
