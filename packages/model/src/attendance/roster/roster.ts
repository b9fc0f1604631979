/** What holds on a day of the roster, what speaks against it, and how many people each shift has. */
import { bilingual } from '../../kit/text.ts';
import { weekdayOf } from '../../kit/weekdays.ts';
import { addDays } from '../../kit/zone.ts';
import { partsOf, type Stretch } from '../day/instances.ts';
import type { EntryOfDay, RosterAnswer, RosterPerson, RosterShift } from './calls.ts';

/** Rest between two shifts, in minutes, below which a plan is a conflict. */
export const leastRest = 8 * 60;

export const rosterProblems = {
  'Not employed': bilingual('Not employed', 'कार्यरत नभएको'),
  'Closed month': bilingual('Month closed', 'महिना बन्द'),
  Leave: bilingual('On leave', 'बिदामा'),
  Travel: bilingual('Travelling', 'भ्रमणमा'),
  Training: bilingual('In training', 'तालिममा'),
  Holiday: bilingual('Holiday', 'सार्वजनिक बिदा'),
  'Short rest': bilingual('Less than 8 hours of rest', '८ घण्टाभन्दा कम आराम'),
} as const;
export type RosterProblem = keyof typeof rosterProblems;

/** What holds for a person on a day, and where it comes from. */
export interface Held {
  /** Null on a day off, and where no shift holds. */
  readonly shift: RosterShift | null;
  readonly by: 'Draft' | 'Published' | 'Usual';
  /** When work begins and ends; none on a day on which the shift has no row. */
  readonly parts: readonly Stretch[];
}

type Facts = Pick<RosterAnswer, 'shifts' | 'closed'>;

export interface Roster {
  held(person: RosterPerson, day: string): Held;
  /** What is planned for a day; of a draft and a published plan the draft. */
  entry(person: RosterPerson, day: string): EntryOfDay | undefined;
  problems(person: RosterPerson, day: string): RosterProblem[];
  isEmployed(person: RosterPerson, day: string): boolean;
  isClosed(day: string): boolean;
  /** When work of a shift begins and ends on a day, or on the next on which it has any. */
  hours(timings: RosterShift['timings'], day: string): readonly Stretch[];
  /** How many of these people each shift has on a day, by its id; who is on leave or travels the whole day is not counted. */
  cover(people: readonly RosterPerson[], day: string): ReadonlyMap<number, number>;
}

/** Reads the roster of an organization in its zone. Times of a shift on a day are worked out once. */
export function rosterOf({ shifts, closed }: Facts, zone: string): Roster {
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  const usual = shifts.find(({ is_default: isDefault }) => isDefault)?.id;
  const known = new Map<string, readonly Stretch[]>();
  const entriesOf = new WeakMap<readonly EntryOfDay[], Map<string, EntryOfDay>>();

  const timesOf = (shift: RosterShift, day: string): readonly Stretch[] => {
    const key = `${shift.id} ${day}`;
    let parts = known.get(key);
    if (parts === undefined) {
      parts = partsOf(shift.timings, day, zone);
      known.set(key, parts);
    }
    return parts;
  };
  const entry = ({ entries }: RosterPerson, day: string): EntryOfDay | undefined => {
    let byDay = entriesOf.get(entries);
    if (byDay === undefined) {
      byDay = new Map();
      for (const each of entries) if (!byDay.has(each.day) || !each.is_published) byDay.set(each.day, each);
      entriesOf.set(entries, byDay);
    }
    return byDay.get(day);
  };
  const assigned = (person: RosterPerson, day: string): number | undefined =>
    person.assigned.find(({ starts_on: from, ends_on: to }) => from <= day && (to === null || to >= day))?.work_shift ??
    usual;

  const held = (person: RosterPerson, day: string): Held => {
    const planned = entry(person, day);
    const isPlanned = planned !== undefined && !planned.is_removed;
    const id = isPlanned ? planned.work_shift : assigned(person, day);
    const shift = byId.get(id ?? 0) ?? null;
    return {
      shift,
      by: planned === undefined ? 'Usual' : planned.is_published ? 'Published' : 'Draft',
      parts: shift === null ? [] : timesOf(shift, day),
    };
  };
  const isEmployed = ({ joined_on: from, left_on: to }: RosterPerson, day: string): boolean =>
    from <= day && (to === null || to >= day);
  const isClosed = (day: string): boolean =>
    closed.some(({ starts_on: from, ends_on: to }) => from <= day && to >= day);
  const rests = (person: RosterPerson, day: string): boolean => {
    const [before, after] = [held(person, addDays(day, -1)), held(person, day)];
    const [ended, begins] = [before.parts.at(-1)?.to, after.parts[0]?.from];
    if (ended === undefined || begins === undefined) return true;
    // Two days as they usually are are no one's plan.
    if (before.by === 'Usual' && after.by === 'Usual') return true;
    return begins - ended >= leastRest * 60_000;
  };

  return {
    held,
    entry,
    isEmployed,
    isClosed,
    hours(timings, day) {
      for (let ahead = 0; ahead < 7; ahead += 1) {
        const parts = partsOf(timings, addDays(day, ahead), zone);
        if (parts.length > 0) return parts;
      }
      return [];
    },
    problems(person, day) {
      const planned = entry(person, day);
      const found: RosterProblem[] = [];
      if (planned && !planned.is_removed && !isEmployed(person, day)) found.push('Not employed');
      if (planned && !planned.is_published && isClosed(day)) found.push('Closed month');
      if (planned?.work_shift != null && !planned.is_removed)
        for (const { day: marked, kind } of person.marks)
          if (marked === day && kind !== 'Credit Hour' && !found.includes(kind)) found.push(kind);
      if (!rests(person, day)) found.push('Short rest');
      return found;
    },
    cover(people, day) {
      const counts = new Map<number, number>();
      for (const person of people) {
        const { shift, parts } = held(person, day);
        if (shift === null || parts.length === 0 || !isEmployed(person, day)) continue;
        // The person who is planned on a holiday works on it.
        const isPlanned = entry(person, day) !== undefined;
        const isAway = person.marks.some(
          ({ day: marked, kind, is_whole: isWhole }) =>
            marked === day && isWhole && kind !== 'Credit Hour' && !(kind === 'Holiday' && isPlanned),
        );
        if (isAway) continue;
        counts.set(shift.id, (counts.get(shift.id) ?? 0) + 1);
      }
      return counts;
    },
  };
}

/** Whether the organization rests on a day of the week. */
export const isRestDay = ({ rest_days: rests }: Pick<RosterAnswer, 'rest_days'>, day: string): boolean =>
  rests.includes(weekdayOf(day));
