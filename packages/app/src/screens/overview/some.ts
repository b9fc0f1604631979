/** Some records of a list: what is asked for them, and where the list is. */
import { fillPath } from '@karmik/model/kit/links';
import { addDays } from '@karmik/model/kit/zone';
import { use } from 'react';
import { areaOf, loadArea } from '../../routing/areas.ts';
import { mayOpen } from '../../shell/view.ts';
import type { DayFromToday, Some } from '../kit/bodies.ts';
import { todayThere } from '../../preferences/place.ts';
import { useSlug } from '../providers/use-slug.ts';

const filled = (where: Some['where'], today: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(where).map(([name, value]: [string, string | DayFromToday]) => [
      name,
      typeof value === 'string' ? value : addDays(today, value.days),
    ]),
  );

/** The query of these records. */
export const askedOf = ({ where, query }: Some, today = todayThere()): Record<string, string> => ({
  ...query,
  ...filled(where, today),
});

/** The address of their list, with the same filters; of requests all of them, since whoever decides on some finds those that wait first. */
export function addressOf({ opens, where, query }: Some, slug: string): string {
  const search = new URLSearchParams({
    ...filled(where, todayThere()),
    ...(query?.['as'] === 'supervisor' ? { tab: 'all' } : {}),
  }).toString();
  return fillPath(opens, { slug }) + (search && `?${search}`);
}

export const useListAddress = (some: Some): string => addressOf(some, useSlug());

/** Leaves out what belongs to lists that this person may not open (PRM-1). */
export function useOpenLists(): <S extends Some>(all: readonly S[]) => readonly S[] {
  return (all) =>
    all.filter(({ opens }) => {
      const tables = use(loadArea(areaOf(opens)));
      const route = tables.flatMap((table) => table.routes).find(({ path }) => path === opens);
      return route === undefined || mayOpen(route, tables);
    });
}
