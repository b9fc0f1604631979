/**
 * The stretch of time that a report is about ⇄ its address. `period_is` names one that moves on with the day, or `all`; the report's own day
 * has `__gte` and `__lte` where days were chosen; `from` and `to` are days that came along from another report, whose day has another name,
 * and those of a computed list, whose rows are worked out for them.
 */
import {
  relativePeriods,
  relativeSpan,
  type Calendar,
  type DaySpan,
  type RelativePeriod,
} from '@karmik/model/kit/period';
import { relativeOpening, type Report } from '@karmik/model/kit/report';

/** All time, which a link asks for that counts without a period. */
export const allTime = 'all';
/** In an address, whether the previous period is compared. */
export const compareIn = 'compare';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const names = Object.keys(relativePeriods) as RelativePeriod[];
type Timed = Pick<Report, 'period' | 'opensOn' | 'shape'>;

const isNamed = (name: string | null | undefined): name is RelativePeriod => names.some((each) => each === name);

/** The parameters of the first and the last day. */
export const endsOf = (period: string | undefined): readonly [string, string] =>
  period === undefined ? ['from', 'to'] : [`${period}__gte`, `${period}__lte`];

/** What an address says of the time: a name, days, or nothing. */
const daysIn = (params: URLSearchParams, from: string, to: string): DaySpan | undefined => {
  const [start, end] = [params.get(from), params.get(to)];
  return start !== null && end !== null && isoDay.test(start) && isoDay.test(end)
    ? { from: start, to: end }
    : undefined;
};

/** The relative period that an address names, or with which the report opens where it names nothing. */
export function relativeIn(params: URLSearchParams, report: Timed): RelativePeriod | undefined {
  const named = params.get('period_is');
  if (isNamed(named)) return named;
  return isChosen(params, report) ? undefined : relativeOpening(report);
}

/** Whether an address says which time the report is about. */
const isChosen = (params: URLSearchParams, { period }: Timed): boolean =>
  params.get('period_is') === allTime ||
  isNamed(params.get('period_is')) ||
  endsOf(period).some((end) => params.has(end)) ||
  daysIn(params, 'from', 'to') !== undefined;

/** Whether the report opens on the month of its newest record, since the address says no time. */
export const opensOnLatest = (params: URLSearchParams, report: Timed): boolean =>
  report.opensOn === 'latest_month' && !isChosen(params, report);

/**
 * An address with its period as days of the reader's calendar, seen from the day that it names, or from today.
 * @param today where the organisation is
 * @param latest the day of the newest record, for a report that opens on its month; absent: there is none, and the month is this one
 */
export function withSpan(
  params: URLSearchParams,
  report: Timed,
  calendar: Calendar,
  today: string,
  latest = today,
): URLSearchParams {
  const { period, opensOn } = report;
  if (opensOn === 'now') return params;
  if (opensOnLatest(params, report)) return withDays(params, period, relativeSpan('this_month', latest, calendar));
  const relative = relativeIn(params, report);
  const on = params.get('period_on') ?? today;
  const span =
    relative === undefined
      ? endsOf(period).some((end) => params.has(end))
        ? undefined
        : daysIn(params, 'from', 'to')
      : relativeSpan(relative, isoDay.test(on) ? on : today, calendar);
  return span === undefined ? params : withDays(params, period, span);
}

function withDays(params: URLSearchParams, period: string | undefined, { from, to }: DaySpan): URLSearchParams {
  const next = new URLSearchParams(params);
  const [first, last] = endsOf(period);
  next.set(first, from);
  next.set(last, to);
  return next;
}

/** An address without what names its period, once days are chosen. */
export function withoutRelative(params: URLSearchParams, { period, opensOn }: Timed): URLSearchParams {
  const own: readonly string[] = opensOn === 'now' ? [] : endsOf(period);
  return new URLSearchParams([...params].filter(([name]) => own.includes(name) || !periodNames.includes(name)));
}
/** Parameters that name a period in any report. */
export const periodNames = ['period_is', 'period_on', 'from', 'to'];

/** An address with the period of another one, as it is named there. */
export function withPeriodOf(params: URLSearchParams, of: URLSearchParams, { period }: Timed): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...endsOf(period), ...periodNames]) {
    const value = of.get(name);
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The days of a period in an address that has them, as `withSpan` answers it. */
export const spanIn = (params: URLSearchParams, { period, opensOn }: Timed): DaySpan | undefined =>
  opensOn === 'now' ? undefined : daysIn(params, ...endsOf(period));

/** Whether the time before is asked for: as the reader chose, else as the report compares by itself. */
export const isCompared = (params: URLSearchParams, { shape }: Pick<Report, 'shape'>): boolean => {
  const chosen = params.get(compareIn);
  return chosen === null ? shape === 'comparison' : chosen === 'previous';
};

/** What an address is changed to for another period; days that have a name are kept by it, so that they move on with the day. */
export function periodChange(
  { period }: Timed,
  chosen: RelativePeriod | DaySpan,
  calendar: Calendar,
  today: string,
): Readonly<Record<string, string | null>> {
  const named = typeof chosen === 'string' ? chosen : nameOfSpan(chosen, calendar, today);
  const span = named === undefined && typeof chosen !== 'string' ? chosen : undefined;
  const [first, last] = endsOf(period);
  return {
    period_is: named ?? null,
    period_on: null,
    from: null,
    to: null,
    [first]: span?.from ?? null,
    [last]: span?.to ?? null,
    page: null,
    look: null,
  };
}

/** The relative period of some days, as seen on a day. */
const nameOfSpan = (span: DaySpan, calendar: Calendar, today: string): RelativePeriod | undefined =>
  names.find((name) => {
    const { from, to } = relativeSpan(name, today, calendar);
    return from === span.from && to === span.to;
  });

/** What of an address goes along to another report: its period and whether it is compared. @param period of the report that is left */
export function carriedPeriod(params: URLSearchParams, period: string | undefined): URLSearchParams {
  const carried = new URLSearchParams();
  const named = params.get('period_is');
  const span =
    (period === undefined ? undefined : daysIn(params, `${period}__gte`, `${period}__lte`)) ??
    daysIn(params, 'from', 'to');
  if (isNamed(named)) carried.set('period_is', named);
  else if (span) {
    carried.set('from', span.from);
    carried.set('to', span.to);
  }
  const compared = params.get(compareIn);
  if (compared !== null) carried.set(compareIn, compared);
  return carried;
}
