/** Numbers of the grievances that the reader may read, without those that would name people (WC-38). */
import {
  grievanceCategories,
  isEnd,
  satisfactions,
  statusNames,
  type GrievanceCategory,
  type GrievanceCounts,
  type GrievanceStatistics,
  type GrievanceStatus,
} from '@karmik/model/grievance/case';
import { workingTime } from '@karmik/model/grievance/clock';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import { hiddenCounts, shieldCounts } from '@karmik/model/kit/small-counts';
import type { Access } from '../../access/access.ts';
import { mayHandle } from './readers.ts';
import { calendarOf, settingOf } from './settings.ts';
import { instant, stopsOf } from './timing.ts';

interface Counted {
  readonly id: number;
  readonly category: GrievanceCategory;
  readonly status: GrievanceStatus;
  /** The unit that it is about, never that of the author. */
  readonly unit: string | null;
  readonly unit_name: string | null;
  readonly opened_on: string;
  readonly satisfaction: number | null;
  readonly starts_at: string;
  readonly ended_at: string | null;
  readonly is_late: boolean;
  readonly reopened_count: number;
}

const categoryNames = Object.keys(grievanceCategories) as GrievanceCategory[];

interface Keyed {
  readonly key: string;
  readonly label: string | null;
}

/** Counts by a key, of all categories or of one, so that neither they nor their differences name people. */
function countsBy(
  rows: readonly Counted[],
  keys: readonly Keyed[],
  keyOf: (row: Counted) => string | null,
  only: GrievanceCategory | undefined,
  least: number,
): GrievanceCounts {
  const count = (category: GrievanceCategory | undefined, key: string) =>
    rows.filter((row) => (category === undefined || row.category === category) && keyOf(row) === key).length;
  const shown = (hidden: readonly boolean[], counts: readonly number[]) => ({
    shown: keys.flatMap(({ key, label }, index) =>
      hidden[index] || !counts[index] ? [] : [{ key, label, count: counts[index] }],
    ),
    others: counts.reduce((sum, each, index) => sum + (hidden[index] ? each : 0), 0),
  });
  const table = categoryNames.map((category) => keys.map(({ key }) => count(category, key)));
  if (only === undefined) {
    const totals = keys.map(({ key }) => count(undefined, key));
    const [hidden = []] = hiddenCounts([totals], least);
    return shown(hidden, totals);
  }
  const index = categoryNames.indexOf(only);
  return shown(hiddenCounts(table, least)[index] ?? [], table[index] ?? []);
}

/** A number over some rows; null where they are too few, alone or by what is left of all categories. */
function figure(
  rows: readonly Counted[],
  base: (row: Counted) => boolean,
  only: GrievanceCategory | undefined,
  least: number,
  of: (rows: readonly Counted[]) => number,
): number | null {
  const counted = rows.filter(base);
  if (counted.length < least) return null;
  if (only === undefined) return of(counted);
  const counts = categoryNames.map((key) => ({
    key,
    count: counted.filter(({ category }) => category === key).length,
  }));
  const { shown } = shieldCounts(counts, least);
  const own = shown.find(({ key }) => key === only);
  return own && own.count >= least ? of(counted.filter(({ category }) => category === only)) : null;
}

const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

export async function statisticsOf(access: Access, only: GrievanceCategory | undefined): Promise<GrievanceStatistics> {
  const { tenant, userId, organization } = access;
  const { organizationId } = tenant;
  const { least_count: least } = await settingOf(tenant, organizationId);
  const rows = await tenant.query<Counted>(
    `select c.id, c.category, c.status, c.opened_on, c.satisfactions[cardinality(c.satisfactions)] as satisfaction,
            c.starts_at, c.ended_at, c.breached_at is not null as is_late, c.reopened_count,
            coalesce('branch ' || c.about_branch_id, 'division ' || coalesce(c.about_division_id, e.division_id)) as unit,
            coalesce(case when c.about = 'unit' then c.about_name end, v.name) as unit_name
       from grievance c
       left join employee e on e.organization_id = c.organization_id and e.user_id = c.about_person_id
       left join division v on v.organization_id = e.organization_id and v.id = e.division_id
      where c.organization_id = $1 and ${mayHandle(access, '$2')} order by c.opened_on, c.id`,
    [organizationId, userId],
  );
  const calendar = await calendarOf(tenant, organizationId, organization.timezone);
  const minutes = new Map<number, number>();
  for (const { id, starts_at: from, ended_at: to } of rows) {
    if (to === null) continue;
    const used = workingTime(calendar, instant(from), instant(to), await stopsOf(tenant, organizationId, id));
    minutes.set(id, Math.round(used / 60_000));
  }
  const keysOf = (pairs: readonly Keyed[]): Keyed[] => [...new Map(pairs.map((pair) => [pair.key, pair])).values()];
  const plain = (names: readonly string[]): Keyed[] => names.map((key) => ({ key, label: null }));
  const units = keysOf(
    rows.flatMap(({ unit, unit_name: label }) => (unit === null ? [] : [{ key: unit, label }])),
  ).toSorted((a, b) => (a.label ?? '').localeCompare(b.label ?? ''));
  const withNone = [...units, { key: 'none', label: null }];
  const months = plain([...new Set(rows.map(({ opened_on: day }) => bsMonthOf(day)))]);
  const byCategory = countsBy(rows, plain(categoryNames), ({ category }) => category, undefined, least);
  const perCategory = categoryNames.map((key) => ({
    key,
    count: rows.filter(({ category }) => category === key).length,
  }));
  const isShown = only === undefined || !shieldCounts(perCategory, least).hidden.includes(only);
  const of = isShown ? rows : [];
  const by = (keys: readonly Keyed[], keyOf: (row: Counted) => string | null) => countsBy(of, keys, keyOf, only, least);
  const total = of.filter(({ category }) => only === undefined || category === only).length;
  const isOver = ({ status }: Counted) => isEnd(status);
  return {
    least,
    total: total > 0 && total < least ? null : isShown ? total : null,
    on_time_percent: figure(of, isOver, only, least, (ended) =>
      percent(ended.filter(({ is_late: isLate }) => !isLate).length, ended.length),
    ),
    satisfaction: figure(
      of,
      ({ satisfaction }) => satisfaction !== null,
      only,
      least,
      (rated) =>
        Math.round((rated.reduce((sum, { satisfaction }) => sum + (satisfaction ?? 0), 0) / rated.length) * 10) / 10,
    ),
    median_minutes: figure(of, isOver, only, least, (ended) => middle(ended.map(({ id }) => minutes.get(id) ?? 0))),
    reopened: figure(
      of,
      ({ reopened_count: count }) => count > 0,
      only,
      least,
      (again) => again.length,
    ),
    by_category: byCategory,
    by_status: by(plain(statusNames), ({ status }) => status),
    by_unit: by(withNone, ({ unit }) => unit ?? 'none'),
    by_month: by(months, ({ opened_on: day }) => bsMonthOf(day)),
    by_satisfaction: by(plain(Object.keys(satisfactions)), ({ satisfaction }) =>
      satisfaction === null ? null : String(satisfaction),
    ),
  };
}
