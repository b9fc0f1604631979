/** Numbers of records without a name: those that are counted up would tell between which two others a record came, and so when. */
import { randomInt } from 'node:crypto';

/** As many records of a day as there are numbers for them. */
const numbersOfDay = 2 ** 36;

/** A number of a day, drawn at random. Later days have higher numbers, beyond any that a table counts out. */
export const numberOfDay = (day: string): number =>
  Math.floor(Date.parse(day) / 86_400_000) * numbersOfDay + randomInt(numbersOfDay);

/** The number of what comes after another one in the same thread: higher, and with nothing in common with numbers of other threads. */
export const numberAfter = (last: number | undefined, day: string): number =>
  last === undefined ? numberOfDay(day) : last + 1 + randomInt(2 ** 16);
