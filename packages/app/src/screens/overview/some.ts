/** Some records of a list: what is asked for them, and where the list is. */
import { fillPath } from '@karmik/model/kit/links';
import { relativeSpan } from '@karmik/model/kit/period';
import { relativeOpening, reportQuery, type Report } from '@karmik/model/kit/report';
import { addDays } from '@karmik/model/kit/zone';
import { use } from 'react';
import { endsOf } from '../report/period.ts';
import { areaOf, loadArea } from '../../routing/areas.ts';
import { mayOpen } from '../../shell/view.ts';
import type { Breakdown, DayFromToday, Some } from '../kit/bodies.ts';
import { todayThere } from '../../preferences/place.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useSlug } from '../providers/use-slug.ts';

const calendarNow = () => (preferences.calendar === 'BS' ? 'bs' : 'ad');

const filled = (where: Some['where'], today: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(where).map(([name, value]: [string, string | DayFromToday]) => [
      name,
      typeof value === 'string' ? value : addDays(today, value.days),
    ]),
  );

/** The days of the period with which a chart's report opens, unless its own filters say others. */
function spanOf(some: Some & { readonly report?: Report }, today: string): Record<string, string> {
  const { report } = some;
  const period = report?.period;
  const opensOn = report && relativeOpening(report);
  if (opensOn === undefined) return {};
  const limits = endsOf(period);
  if (limits.some((name) => name in some.where)) return {};
  const { from, to } = relativeSpan(opensOn, today, calendarNow());
  return { [limits[0]]: from, [limits[1]]: to };
}

/** The records of a list that a figure counts. */
export const withFilters = (list: string, filters: Readonly<Record<string, string>>): string => {
  const [path = '', search] = list.split('?');
  const address = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) address.set(name, value);
  return `${path}?${address.toString()}`;
};

/** The query of these records. */
export const askedOf = (some: Some & { readonly report?: Report }, today = todayThere()): Record<string, string> => ({
  ...some.query,
  ...(some.report?.isAskedForPeriod ? { period_calendar: calendarNow() } : {}),
  ...filled(some.where, today),
  ...spanOf(some, today),
});

/** The query of what a breakdown counts. */
export const breakdownQuery = (breakdown: Breakdown, unit: string): Record<string, string> => ({
  ...askedOf(breakdown),
  ...reportQuery({ groupBy: unit, pivot: breakdown.groupBy, measures: ['count'] }),
});

/** The address of their list, with the same filters; of requests all of them, since the person who decides on some finds those that wait first. */
export function addressOf(some: Some, slug: string): string {
  const { opens, where, query } = some;
  const days = spanOf(some, todayThere());
  const hasDays = Object.keys({ ...where, ...days }).some((name) => /__(gte|lte)$|^from$/.test(name));
  const search = new URLSearchParams({
    ...filled(where, todayThere()),
    ...days,
    // A report opens on its own period unless the address says that all time was counted.
    ...(opens.includes('/reports/') && !hasDays ? { period_is: 'all' } : {}),
    ...(query?.['as'] === 'supervisor' ? { tab: 'all' } : {}),
  }).toString();
  return fillPath(opens, { slug }) + (search && `?${search}`);
}

export const useListAddress = (some: Some): string => addressOf(some, useSlug());

/** Leaves out what belongs to lists that this person may not open (PRM-1). */
export function useOpenLists(): <S extends { readonly opens?: string }>(all: readonly S[]) => readonly S[] {
  return (all) =>
    all.filter(({ opens }) => {
      if (opens === undefined) return true;
      const tables = use(loadArea(areaOf(opens)));
      const route = tables.flatMap((table) => table.routes).find(({ path }) => path === opens);
      return route === undefined || mayOpen(route, tables);
    });
}
