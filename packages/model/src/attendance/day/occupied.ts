/**
 * What takes the time of a person's day: leave, travel, credit hours that are used, and timesheets. Each of them asks here before it is
 * sent or approved, so that times never overlap and a day never holds more than one day.
 */
import { durationText } from '../../kit/figures.ts';
import { defineMessages, listed, type Message } from '../../kit/message.ts';
import { bilingual, type Text } from '../../kit/text.ts';

export const occupantKinds = {
  leave: bilingual('leave', 'बिदा'),
  travel: bilingual('travel', 'भ्रमण'),
  credit_hours: bilingual('credit hours', 'क्रेडिट घण्टा'),
  timesheet: bilingual('a timesheet', 'समयपत्र'),
} as const satisfies Record<string, Text>;
export type OccupantKind = keyof typeof occupantKinds;

/** One day, in the ten-thousandths that shares of it are said in. */
export const wholeDay = 10_000;

/** Minutes from the midnight that begins the day; a night shift goes beyond 1,440. */
export interface MinutesOfDay {
  readonly from: number;
  readonly to: number;
}

export interface Occupant {
  readonly kind: OccupantKind;
  /** Ten-thousandths of a day; 0 on a day that does not count, such as a day off within leave. */
  readonly share: number;
  /** When it is, null where only its length is known. */
  readonly when: 'Full' | 'First half' | 'Second half' | MinutesOfDay | null;
}

/** What a day of the person holds by the shift. */
export interface HoursOfDay {
  /** Minutes of work that make one day. */
  readonly minutes: number;
  /** From the start to the end of the shift; null without one. */
  readonly shift: MinutesOfDay | null;
}

/** A day of 8 hours, where no shift says otherwise. */
export const hoursWithoutShift: HoursOfDay = { minutes: 480, shift: null };

export const occupiedMessages = defineMessages('attendance.occupied', {
  overlaps: { en: '{what} already takes this time on {day}', ne: '{day} मा यो समय {what} ले लिइसकेको छ' },
  exceeds: {
    en: 'With {what}, {day} would hold more than one day. {left} is left',
    ne: '{what} समेत जोड्दा {day} एक दिनभन्दा बढी हुन्छ। {left} बाँकी छ',
  },
});

/** Minutes as the share of a day. */
export const shareOf = (minutes: number, { minutes: most }: HoursOfDay): number =>
  Math.floor((minutes * wholeDay) / most);

const minutesAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * Times of a day as minutes. During a shift that ends on the next day, a time before its start is on the next day.
 * @example minutesOfDay('01:00', '03:00', { minutes: 480, shift: { from: 1320, to: 1800 } }) // { from: 1500, to: 1620 }
 */
export function minutesOfDay(from: string, to: string, { shift }: HoursOfDay): MinutesOfDay {
  const day = 1_440;
  const isNext = shift !== null && shift.to > day && minutesAt(to) <= shift.to - day && minutesAt(from) < shift.from;
  const offset = isNext ? day : 0;
  return { from: minutesAt(from) + offset, to: minutesAt(to) + offset };
}

/** A half with hours: the shift is divided in its middle. Without a shift the hours may be in either half. */
function halfMeets(half: 'First half' | 'Second half', { from, to }: MinutesOfDay, { shift }: HoursOfDay): boolean {
  if (shift === null) return true;
  const middle = (shift.from + shift.to) / 2;
  return half === 'First half' ? from < middle : to > middle;
}

function meets({ when: a }: Occupant, { when: b }: Occupant, hours: HoursOfDay): boolean {
  if (a === null || b === null) return false;
  if (a === 'Full' || b === 'Full') return true;
  if (typeof a === 'string') return typeof b === 'string' ? a === b : halfMeets(a, b, hours);
  if (typeof b === 'string') return halfMeets(b, a, hours);
  return a.from < b.to && b.from < a.to;
}

/** Days off within leave hold other leave off, and nothing else. */
const mayMeet = (a: Occupant, b: Occupant): boolean => a.kind === b.kind || (a.share > 0 && b.share > 0);

const shareOfAll = (all: readonly Occupant[], ...kinds: readonly OccupantKind[]): number =>
  all.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { share }) => sum + share, 0);

/**
 * What a day holds, in ten-thousandths. Timesheets say what was done during travel too, so the longer of both counts.
 */
export const heldBy = (all: readonly Occupant[]): number =>
  shareOfAll(all, 'leave', 'credit_hours') + Math.max(shareOfAll(all, 'travel'), shareOfAll(all, 'timesheet'));

/** What keeps one more occupant from a day. */
export interface Conflict {
  /** What has the same time; null where the day would hold too much. */
  readonly overlaps: OccupantKind | null;
  readonly message: Message;
}

/** What takes the time of a day already, and what the day holds. */
export interface OccupiedDay {
  readonly others: readonly Occupant[];
  readonly hours: HoursOfDay;
}

/**
 * Why something cannot be added to a day; undefined where it can. Work alone may be longer than a day: that is overtime.
 * @example conflictOn('2026-11-20', leave, { others: [travel], hours })?.overlaps // 'travel'
 */
export function conflictOn(day: string, asked: Occupant, { others, hours }: OccupiedDay): Conflict | undefined {
  const met = others.find((other) => mayMeet(asked, other) && meets(asked, other, hours));
  if (met) return { overlaps: met.kind, message: occupiedMessages.overlaps({ day, what: occupantKinds[met.kind] }) };
  const all = [...others, asked];
  if (asked.share === 0 || all.every(({ kind, share }) => kind === 'timesheet' || share === 0)) return undefined;
  if (heldBy(all) <= wholeDay) return undefined;
  const kinds = [...new Set(others.filter(({ share }) => share > 0).map(({ kind }) => kind))];
  const left = Math.floor((Math.max(0, wholeDay - heldBy(others)) * hours.minutes) / wholeDay);
  const message = occupiedMessages.exceeds({
    day,
    what: kinds.length === 0 ? occupantKinds[asked.kind] : listed(kinds.map((kind) => occupantKinds[kind])),
    left: bilingual(durationText(left, 'en'), durationText(left, 'ne')),
  });
  return { overlaps: null, message };
}
