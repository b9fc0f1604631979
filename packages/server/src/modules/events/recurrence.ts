/**
 * Days of a series by the rules of RFC 5545, in wall time: the library goes over days, and each gets its instants in the zone of the
 * event, so that its hour stays when clocks change (WC-17).
 */
import type { BodyOf } from '@karmik/model/kit/fields';
import { toInstant } from '@karmik/model/kit/wall-clock';
import { weekdayNames, weekdayOf, type Weekday } from '@karmik/model/kit/weekdays';
import { addDays, toWall } from '@karmik/model/kit/zone';
import type { event } from '@karmik/model/events/event';
import ICAL from 'ical.js';

export type EventBody = BodyOf<typeof event.fields>;

/** What the days of an event follow from. */
export type Rule = Pick<
  EventBody,
  | 'is_all_day'
  | 'starts_on'
  | 'start_time'
  | 'ends_on'
  | 'end_time'
  | 'timezone'
  | 'repeats'
  | 'repeat_every'
  | 'repeat_days'
  | 'repeat_on'
  | 'repeat_ends'
  | 'repeat_until'
  | 'repeat_count'
>;

export interface Span {
  readonly starts_at: string;
  readonly ends_at: string;
  /** The first and the last day on the wall calendar of the event. */
  readonly starts_on: string;
  readonly ends_on: string;
}

const short = (day: Weekday): string => day.slice(0, 2).toUpperCase();
const frequencies = { Daily: 'DAILY', Weekly: 'WEEKLY', Monthly: 'MONTHLY', Yearly: 'YEARLY' } as const;

/** The place of a weekday in its month; the last where a month may have no fifth. @example placeInMonth('2026-11-17') // '3TU' */
function placeInMonth(day: string): string {
  const place = Math.ceil(Number(day.slice(8)) / 7);
  return `${place > 4 ? -1 : place}${short(weekdayOf(day))}`;
}

const figuresOf = (day: string): string => day.replaceAll('-', '');

/**
 * The rule of a series as RFC 5545 writes it; undefined for an event that does not repeat.
 * @param until how its end is written: absent, as the last day
 */
export function ruleText(rule: Rule, until?: string): string | undefined {
  const { repeats, starts_on: first } = rule;
  if (repeats === 'Never') return undefined;
  const days = rule.repeat_days ?? [];
  const [month, date] = [Number(first.slice(5, 7)), Number(first.slice(8))];
  const weekly = days.length > 0 ? weekdayNames.filter((day) => days.includes(day)) : [weekdayOf(first)];
  const parts = [
    `FREQ=${frequencies[repeats]}`,
    `INTERVAL=${rule.repeat_every ?? 1}`,
    'WKST=SU',
    ...(repeats === 'Weekly' ? [`BYDAY=${weekly.map(short).join(',')}`] : []),
    ...(repeats === 'Monthly'
      ? [rule.repeat_on === 'Weekday' ? `BYDAY=${placeInMonth(first)}` : `BYMONTHDAY=${date}`]
      : []),
    ...(repeats === 'Yearly' ? [`BYMONTH=${month}`, `BYMONTHDAY=${date}`] : []),
    ...(rule.repeat_ends === 'After a number' ? [`COUNT=${rule.repeat_count ?? 1}`] : []),
    ...(rule.repeat_ends === 'On a day' && rule.repeat_until !== null
      ? [`UNTIL=${until ?? figuresOf(rule.repeat_until)}`]
      : []),
  ];
  return parts.join(';');
}

/**
 * The days that a rule gives, with those that are left out, in their order.
 * @param through the last day that is wanted @param most an end for rules without one
 */
export function ruleDays(rule: Rule, through: string, most: number): string[] {
  const text = ruleText(rule);
  if (text === undefined) return [rule.starts_on];
  const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(rule.starts_on));
  const days: string[] = [];
  for (let next = iterator.next(); next && days.length <= most; next = iterator.next()) {
    const day = next.toString().slice(0, 10);
    if (day > through) break;
    days.push(day);
  }
  return days;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const minutes = (time: string): string => time.slice(0, 5);

/** The zone in which an event is reckoned: its own, or that of the organization for whole days. */
export const zoneOfRule = ({ timezone }: Pick<Rule, 'timezone'>, home: string): string => timezone ?? home;

/** When an event takes place that begins on a day. @param home the zone of the organization */
export function spanOn(rule: Rule, day: string, home: string): Span {
  const zone = zoneOfRule(rule, home);
  const last = addDays(day, daysBetween(rule.starts_on, rule.ends_on));
  const [from, to] = rule.is_all_day
    ? [`${day}T00:00`, `${addDays(last, 1)}T00:00`]
    : [`${day}T${minutes(rule.start_time ?? '00:00')}`, `${last}T${minutes(rule.end_time ?? '00:00')}`];
  return { starts_at: toInstant(from, zone), ends_at: toInstant(to, zone), starts_on: day, ends_on: last };
}

/** The days of an instant's span on the wall of a zone; an end at midnight belongs to the day before. */
export const wallDays = (startsAt: string, endsAt: string, zone: string): Pick<Span, 'starts_on' | 'ends_on'> => ({
  starts_on: toWall(startsAt, zone)?.slice(0, 10) ?? '',
  ends_on: toWall(Date.parse(endsAt) - 1, zone)?.slice(0, 10) ?? '',
});
