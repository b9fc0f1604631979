/** The roster of some days: read, planned and published. What is planned shows at once, and is kept cell by cell. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import {
  mostRosterCells,
  type EntryOfDay,
  type RosterAnswer,
  type RosterChangeAnswer,
  type RosterPerson,
} from '@karmik/model/attendance/roster/calls';
import { rosterEntry } from '@karmik/model/attendance/roster/entry';
import type { ViewerType } from '@karmik/model/kit/actions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { snackbar } from '@karmik/ui/Snackbar';
import { useRef } from 'react';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import type { DayRange } from '../../../screens/calendar/month-around.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, keyOf, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** A plan of a day: a shift, a day off, or none, with which the day is as it usually is. */
export interface Plan {
  readonly employee: number;
  readonly day: string;
  readonly planned: number | null | undefined;
}
type Source = 'manual' | 'pattern';

const ofCell = (people: readonly RosterPerson[], employee: number): readonly EntryOfDay[] =>
  people.find(({ person }) => person.id === employee)?.entries ?? [];
const versionOf = (entries: readonly EntryOfDay[], day: string): number =>
  entries.reduce((found, each) => (each.day === day && (found === 0 || !each.is_published) ? each.version : found), 0);

/** People with other entries on some days. */
function withEntries(
  people: readonly RosterPerson[],
  changes: ReadonlyMap<number, ReadonlyMap<string, (before: readonly EntryOfDay[]) => readonly EntryOfDay[]>>,
): RosterPerson[] {
  return people.map((each) => {
    const days = changes.get(each.person.id);
    if (days === undefined) return each;
    const entries = each.entries.filter(({ day }) => !days.has(day));
    for (const [day, change] of days) entries.push(...change(each.entries.filter((entry) => entry.day === day)));
    return { ...each, entries };
  });
}

const grouped = <T extends { employee: number; day: string }, R>(rows: readonly T[], value: (row: T) => R) => {
  const groups = new Map<number, Map<string, R>>();
  for (const row of rows) {
    const days = groups.get(row.employee) ?? new Map<string, R>();
    groups.set(row.employee, days.set(row.day, value(row)));
  }
  return groups;
};

/** The entries of a day once a plan is a draft; the version is that of before until the server has given another. */
const drafted =
  ({ day, planned }: Plan) =>
  (before: readonly EntryOfDay[]): EntryOfDay[] => {
    const published = before.filter(({ is_published: isPublished }) => isPublished);
    const version = versionOf(before, day);
    if (planned === undefined)
      return published.map((each) => ({ ...each, is_published: false, is_removed: true, work_shift: null, version }));
    return [...published, { day, work_shift: planned, version, is_published: false, is_removed: false }];
  };

export function useRoster(as: ViewerType, { start, end }: DayRange, filters: Readonly<Record<string, string>> = {}) {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const path = endpoint(rosterEntry, slug, attendanceEndpoints.roster);
  const asked = { as, starts_on: start, ends_on: end, ...filters };
  const queryKey = keyOf(rosterEntry, path, asked);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<RosterAnswer>(),
    placeholderData: keepPreviousData,
  });
  const last = useRef<Promise<void>>(Promise.resolve());
  const put = (change: (people: readonly RosterPerson[]) => RosterPerson[]): void => {
    queryClient.setQueryData<RosterAnswer>(queryKey, (held) => held && { ...held, people: change(held.people) });
  };

  async function send(plans: readonly Plan[], source: Source): Promise<void> {
    const refused: string[] = [];
    for (let from = 0; from < plans.length; from += mostRosterCells) {
      const people = queryClient.getQueryData<RosterAnswer>(queryKey)?.people ?? [];
      const cells = plans.slice(from, from + mostRosterCells).map(({ employee, day, planned }) => ({
        employee,
        day,
        plan: planned === undefined ? 'None' : planned === null ? 'Off' : 'Shift',
        work_shift: planned ?? null,
        version: versionOf(ofCell(people, employee), day),
      }));
      const { results } = await api
        .patch(path, { searchParams: { as }, json: { source, cells } })
        .json<RosterChangeAnswer>();
      put((held) =>
        withEntries(
          held,
          grouped(
            results,
            ({ entries }) =>
              () =>
                entries,
          ),
        ),
      );
      for (const { refused: why } of results) if (why !== null) refused.push(say(why));
    }
    if (refused.length > 0)
      snackbar.error(`${say(words.notSaved(figures(refused.length)))} ${[...new Set(refused)].slice(0, 3).join(' ')}`);
  }

  return {
    query,
    plan: (plans: readonly Plan[], source: Source = 'manual'): Promise<void> => {
      // A read that is under way would bring back what was there before.
      void queryClient.cancelQueries({ queryKey });
      put((people) => withEntries(people, grouped(plans, drafted)));
      // One after the other: the next names the version that this one is given.
      last.current = last.current
        .then(() => send(plans, source))
        .catch((error: unknown) => {
          reportFailure(error);
          void refresh(rosterEntry);
        });
      return last.current;
    },
    publish: async (employees: readonly number[]): Promise<void> => {
      await last.current;
      await api.post(`${path}publish/`, {
        searchParams: { as },
        json: { starts_on: start, ends_on: end, employees: employees.map((employee) => ({ employee })) },
      });
      await refresh(rosterEntry);
    },
  };
}
