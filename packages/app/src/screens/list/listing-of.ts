/** The list of a screen as it is asked for, whatever draws it. */
import type { CalendarScreen, ReportScreen, RequestListScreen, Screen } from '../kit/screens.ts';
import { preferences } from '../../preferences/preferences.ts';
import { askedBy } from '../report/asked.ts';
import { openTabs } from '../tabs/open-tabs.ts';
import type { Listing } from './listing.ts';

type Filtered = Listing & { readonly filters: readonly string[] };

/** A report as a list: its period is one more filter, and its rows are sorted by every field. */
export const reportListing = (screen: ReportScreen): Filtered => {
  const { period } = screen.report;
  return {
    ...screen,
    isSortedByFields: true,
    filters: [...screen.filters, ...(period === undefined || screen.filters.includes(period) ? [] : [period])],
  };
};

export const pendingTabs = ['pending', 'all'] as const;

/** Requests as the role sees them for which the screen is made: of one that decides those that wait for it, until it asks for all. */
export function requestListing(
  screen: RequestListScreen,
  params: URLSearchParams,
): Listing & { readonly tab?: (typeof pendingTabs)[number] } {
  const listing = { ...screen, isSortedByFields: true, query: { ...screen.query, as: screen.as } } as const;
  if (!screen.hasPending) return listing;
  const tab = pendingTabs.find((each) => each === params.get('tab')) ?? 'pending';
  return { ...listing, tab, query: { ...listing.query, ...(tab === 'pending' ? { stage: 'open' } : {}) } };
}

/** All that a calendar shows, month by month. */
const calendarListing = ({ entity, path, query, filters, label }: CalendarScreen): Listing => ({
  entity,
  columns: [label],
  ...(path === undefined ? {} : { path }),
  ...(query === undefined ? {} : { query }),
  ...(filters === undefined ? {} : { filters }),
});

/** The list that a screen shows at an address; undefined where it shows none. */
export function listingOf(screen: Screen, params: URLSearchParams): Listing | undefined {
  switch (screen.kind) {
    case 'tabs':
      return listingOf(openTabs(screen, params.get('tab')).selected.screen, params);
    case 'list':
      return screen.isFullList ? { ...screen, isSortedByFields: true } : screen;
    case 'masterData':
      return screen;
    case 'requests':
      return requestListing(screen, params);
    case 'report':
      return reportListing(askedBy(screen, params, preferences.calendar === 'BS' ? 'bs' : 'ad'));
    case 'calendar':
      return calendarListing(screen);
    default:
      return undefined;
  }
}
