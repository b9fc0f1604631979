/**
 * The rules of single values: pure functions that run in the browser and in the server.
 * A rule answers `undefined` for a good value and the message for a bad one.
 */
import { MAX_BS, MIN_BS } from 'date-bs';
import { type Text } from './text.ts';
import type { Message } from './message.ts';
import { formats, messages } from './messages.ts';

export type Rule = (value: string, label: Text, today: string) => Message | undefined;

const emailForm =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;
const phoneForm = /^(?:\+?\d{1,3}[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?: ?(?:x|ext\.?|#) ?\d{1,6})?$/i;
const nameForm = /^\p{L}[\p{L}\p{M}\p{N} .,'’-]*(?:\([\p{L}\p{M}\p{N} .,'’-]*\)[\p{L}\p{M}\p{N} .,'’-]*)*$/u;
const dateForm = /^(\d{4})-(\d{2})-(\d{2})$/;

export const isEmail: Rule = (value) => (value.length <= 254 && emailForm.test(value) ? undefined : messages.email);

/** Optional country code of 1 to 3 digits, then 3, 3 and 4 digits with optional separators and an optional extension (VAL-3). */
export const isPhone: Rule = (value, label) => (phoneForm.test(value) ? undefined : messages.phone({ field: label }));

/** Begins with a letter of any script; then letters, digits, spaces, dots, commas and balanced parentheses (VAL-4). */
export const isPersonName: Rule = (value, label) =>
  nameForm.test(value) ? undefined : messages.personName({ field: label });

/** AD years that pickers offer. */
const adYears = { first: 1900, last: 2100 };
const monthForm = /^(bs|ad):\d{4}-(0[1-9]|1[0-2])$/;

/** The year of a text such as `bs:2150-08` where its calendar does not reach (DAT-2). */
function unsupportedYear(value: string): Message | undefined {
  const [, calendar, digits] = /^(bs|ad):(\d{1,4})/.exec(value) ?? [];
  const year = Number(digits);
  const [first, last] = calendar === 'bs' ? [MIN_BS.year, MAX_BS.year] : [adYears.first, adYears.last];
  return digits !== undefined && (year < first || year > last) ? messages.unsupportedYear({ year }) : undefined;
}

/** True for a day that was typed and does not exist, as forms hold it. */
export const isTypedDate = (value: string): boolean => /^(bs|ad):/.test(value);

/**
 * Why a day or month that was typed does not exist (DAT-2). Forms hold it as it was typed, with its calendar: `bs:2082-08-30`.
 * @returns undefined for a text that names no calendar
 */
export function typedDateProblem(value: string): Message | undefined {
  if (!isTypedDate(value)) return undefined;
  return unsupportedYear(value) ?? (value.startsWith('bs') ? messages.invalidBsDate : messages.invalidDate);
}

/** A month of a year that its calendar knows, such as `bs:2083-08`. */
export const isMonth: Rule = (value, label) =>
  value === '' || monthForm.test(value)
    ? unsupportedYear(value)
    : (typedDateProblem(value) ?? messages.pattern({ field: label, format: formats.month }));

/** An existing day of the Gregorian calendar in the form YYYY-MM-DD. */
export const isIsoDate: Rule = (value) => {
  const match = dateForm.exec(value);
  if (!match) return typedDateProblem(value) ?? messages.invalidDate;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1800 || month < 1 || month > 12 || day < 1) return messages.invalidDate;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? undefined : messages.invalidDate;
};

/** Completed years between two ISO dates. */
export function completedYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** Age 16 to 99 on `today`, both included (VAL-2). */
export const isWorkingAge: Rule = (value, label, today) => {
  const age = completedYears(value, today);
  return age >= 16 && age <= 99 ? undefined : messages.birthDate({ field: label });
};

/** Today or earlier. */
export const isPast: Rule = (value, label, today) =>
  value <= today ? undefined : messages.futureDate({ field: label });

/** Not earlier than `now`, with one minute of tolerance (VAL-1). `value` and `now` are ISO instants. */
export const isFuture = (value: string, label: Text, now: Date): Message | undefined =>
  Date.parse(value) >= now.getTime() - 60_000 ? undefined : messages.pastDate({ field: label });
