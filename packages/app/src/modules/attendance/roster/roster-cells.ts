/** The roster as cells of the grid. */
import type { RosterAnswer, RosterPerson } from '@karmik/model/attendance/roster/calls';
import { rosterProblems, type Roster } from '@karmik/model/attendance/roster/roster';
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { ScheduleCell, ScheduleChoice, ScheduleTotal } from '@karmik/ui/ScheduleGrid';
import { hoursOf, shortNames } from './shift-words.ts';
import { words } from './words.ts';

/** What a day off is called among the choices. */
export const off = 'off';

export const markNames = {
  Holiday: bilingual('Holiday', 'सार्वजनिक बिदा'),
  Leave: bilingual('Leave', 'बिदा'),
  Travel: bilingual('Travel', 'भ्रमण'),
  'Credit Hour': bilingual('Credit hours', 'क्रेडिट घण्टा'),
  Training: bilingual('Training', 'तालिम'),
} as const;

/** What a day is besides: the name of its holiday, or why the person is away. */
export function noteOf({ marks }: RosterPerson, day: string, say: (text: Text) => string): string | undefined {
  const found = marks.filter((mark) => mark.day === day);
  if (found.length === 0) return undefined;
  return found
    .map(({ kind, name, name_ne }) => say(name === null ? markNames[kind] : { en: name, ne: name_ne ?? name }))
    .join(', ');
}

/** The cell of a person on a day. @param isOwn no one plans their own days */
export function cellOf(
  roster: Roster,
  person: RosterPerson,
  day: string,
  isOwn: boolean,
  say: (text: Text) => string,
): ScheduleCell {
  const entry = roster.entry(person, day);
  const { shift, by, parts } = roster.held(person, day);
  const isPlanned = entry !== undefined && !entry.is_removed;
  const usual = parts.length > 0 && shift !== null && roster.isEmployed(person, day) ? String(shift.id) : null;
  const choice = !isPlanned ? (entry ? null : usual) : entry.work_shift === null ? off : String(entry.work_shift);
  const notes = [noteOf(person, day, say), ...(entry?.is_removed === true ? [say(words.toBeRemoved)] : [])];
  return {
    choice,
    state: by === 'Draft' ? 'draft' : by === 'Published' ? 'planned' : 'usual',
    note: notes.filter((note) => note !== undefined).join(', ') || undefined,
    problems: roster.problems(person, day).map((problem) => say(rosterProblems[problem])),
    isLocked: isOwn || roster.isClosed(day) || !roster.isEmployed(person, day),
  };
}

/** Shifts to plan with, and the day off. */
export function choicesOf(
  { shifts }: RosterAnswer,
  roster: Roster,
  day: string,
  say: (text: Text) => string,
  time: (instant: string) => string,
): ScheduleChoice[] {
  const shorts = shortNames(shifts);
  return [
    ...shifts.map(({ id, name, colour, timings }) => ({
      id: String(id),
      label: name,
      short: shorts.get(id) ?? name,
      colour: colour ?? undefined,
      description: hoursOf(roster.hours(timings, day), time) || undefined,
    })),
    { id: off, label: say(words.off), short: say(words.offShort), isRest: true },
  ];
}

/** How many people each shift has on a day; each day is counted once. */
export function totalsOf({ shifts, people }: RosterAnswer, roster: Roster): ScheduleTotal[] {
  const counted = new Map<string, ReadonlyMap<number, number>>();
  const coverOn = (day: string): ReadonlyMap<number, number> => {
    const known = counted.get(day) ?? roster.cover(people, day);
    counted.set(day, known);
    return known;
  };
  return shifts.map(({ id, name }) => ({ id: String(id), label: name, count: (day) => coverOn(day).get(id) ?? 0 }));
}
