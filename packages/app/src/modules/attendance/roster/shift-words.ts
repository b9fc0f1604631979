/** Shifts as cells and lists name them. */
import type { RosterShift } from '@karmik/model/attendance/roster/calls';
import type { Stretch } from '@karmik/model/attendance/day/instances';

const letters = (name: string): string[] =>
  Array.from(new Intl.Segmenter('ne', { granularity: 'grapheme' }).segment(name.trim()), ({ segment }) => segment);

/** A few letters for each shift, no two alike: the first, more of them where two begin alike, else a number behind. */
export function shortNames(shifts: readonly Pick<RosterShift, 'id' | 'name'>[]): Map<number, string> {
  const names = new Map<number, string>();
  const used = new Set<string>();
  for (const { id, name } of shifts) {
    const all = letters(name);
    const short =
      [1, 2, 3].map((length) => all.slice(0, length).join('')).find((each) => !used.has(each.toLocaleLowerCase())) ??
      `${all[0] ?? ''}${names.size + 1}`;
    used.add(short.toLocaleLowerCase());
    names.set(id, short);
  }
  return names;
}

/** When a shift begins and ends, as the clock of its place shows it. */
export const hoursOf = (parts: readonly Stretch[], time: (instant: string) => string): string =>
  parts.map(({ from, to }) => `${time(new Date(from).toISOString())} – ${time(new Date(to).toISOString())}`).join(', ');
