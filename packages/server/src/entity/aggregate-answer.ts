/** From the rows of an aggregate's statement to its answer: names of groups, exact figures, and the filters that list what was measured. */
import { minorUnits, type CurrencyCode } from '@karmik/model/kit/currencies';
import type { Entity } from '@karmik/model/kit/entity';
import { fieldNamed, type Field } from '@karmik/model/kit/fields';
import { filterName, operatorsOf } from '@karmik/model/kit/filters';
import {
  addDaysTo,
  bsPeriodStarts,
  periodAfter,
  periodEnd,
  periodName,
  periodStart,
  type DaySpan,
  type Period,
} from '@karmik/model/kit/period';
import {
  type Aggregate,
  type AggregateGroup,
  type MeasureTerm,
  type MeasureValues,
  type PeriodValue,
} from '@karmik/model/kit/report';
import type { Access } from '../access/access.ts';
import { todayIn } from '../time.ts';
import type { Level, MeasuredField, MeasuredRow } from './aggregate-statement.ts';
import { namedJson } from './named.ts';
import { personJson } from './person.ts';
import type { Asked } from './query.ts';

interface Shape {
  readonly entity: Entity;
  readonly levels: readonly Level[];
  readonly measured: readonly MeasuredField[];
  /** What is measured of each group, by its term. */
  readonly terms: readonly (readonly [term: string, MeasureTerm])[];
  readonly asked: Asked;
  readonly zone: string;
}
type Filters = Readonly<Record<string, string>>;

/** Where the statement puts days before the first one of the Bikram Sambat calendar. */
const beforeCalendar = '0001-01-01';

/**
 * A quotient of an exact decimal, rounded half away from zero.
 * @example quotient('10.00', '3', 2) // '3.33'
 */
export function quotient(dividend: string, divisor: string, decimals: number): string {
  const [whole = '0', part = ''] = dividend.replace('-', '').split('.');
  const by = BigInt(divisor) * 10n ** BigInt(part.length);
  const units = (BigInt(whole + part) * 10n ** BigInt(decimals) * 2n + by) / (by * 2n);
  const digits = String(units).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return dividend.startsWith('-') && units !== 0n ? `-${text}` : text;
}

const decimalsOf = (field: Field): number => (field.kind === 'decimal' ? field.decimals : 2);

/** One figure of a row; nothing where no record has a value. */
function figure(
  row: MeasuredRow | undefined,
  index: number,
  kind: 'sum' | 'avg' | 'min' | 'max',
  decimals: number,
): string | null {
  const [sum = null, count = null, min = null, max = null] = row?.m[index] ?? [];
  if (kind === 'avg') return sum === null || count === null ? null : quotient(sum, count, decimals);
  return { sum, min, max }[kind];
}

/** What was measured of one group, from its rows: one of all records, and one of each currency. */
function valuesOf({ terms, measured }: Shape, rows: readonly MeasuredRow[]): MeasureValues {
  const all = rows.find(({ split }) => split === -1);
  return Object.fromEntries(
    terms.map(([measure, { kind, field: name }]) => {
      if (kind === 'count') return [measure, Number(all?.n ?? 0)];
      const index = measured.findIndex((each) => each.name === name);
      const field = measured[index]?.field;
      if (field?.kind !== 'amount') return [measure, field ? figure(all, index, kind, decimalsOf(field)) : null];
      const amounts = rows.flatMap((row) => {
        const amount =
          row.split === index && row.currency !== null
            ? figure(row, index, kind, minorUnits(row.currency as CurrencyCode))
            : null;
        return amount === null || row.currency === null ? [] : [{ currency: row.currency, amount }];
      });
      return [measure, amounts.toSorted((a, b) => (a.currency < b.currency ? -1 : 1))];
    }),
  );
}

/** A parameter joined to those that hold already; of two limits the narrower one holds. */
function join(filters: Filters, added: Filters, asked: Asked, zone: string): Filters {
  const result: Record<string, string> = { ...filters };
  const dayOf = (value: unknown) =>
    typeof value === 'string' && value.length > 10 ? todayIn(zone, new Date(value)) : value;
  const isBefore = (a: unknown, b: string) => (typeof a === 'number' ? a < Number(b) : String(a) < b);
  for (const [name, value] of Object.entries(added)) {
    const held = result[name] ?? asked[name];
    const day = dayOf(held);
    const isNarrower =
      held !== undefined && held !== null && String(day) !== value
        ? name.endsWith('__gte')
          ? !isBefore(day, value)
          : name.endsWith('__lte') && isBefore(day, value)
        : // A time of that very day is narrower than the whole day.
          typeof held === 'string' && held.length > 10;
    if (!isNarrower) result[name] = value;
    else if (typeof held === 'string' || typeof held === 'number') result[name] = String(held);
  }
  return result;
}

/** The days of a period group, both included; an end is open beyond the calendar. */
function daysOf(start: string, period: Period, { calendar }: Level): { from?: string; to?: string } {
  if (calendar === 'bs' && period !== 'day' && period !== 'week') {
    const starts = bsPeriodStarts(period);
    const first = starts[0] ?? '';
    if (start === beforeCalendar) return { to: addDaysTo(first, -1) };
    if (start === starts.at(-1)) return { from: start };
  }
  return { from: start, to: periodEnd(start, period, calendar) };
}

/** The parameters that list a group's records; nothing where no parameters say it. */
function filtersOf({ entity }: Shape, level: Level, key: string, filled: number): Filters | null {
  const { name, field, period, ranges } = level;
  const isHideable = name in (entity.visibleWhen ?? {});
  if (key === '') {
    const of = ranges?.of ?? name;
    const emptied = fieldNamed(entity.fields, of);
    // A value outside all ranges is no empty one.
    const isKnown = emptied && (!ranges || filled === 0) && operatorsOf(emptied, isHideable).includes('isnull');
    return isKnown ? { [filterName(of, 'isnull')]: 'true' } : null;
  }
  const value = key.slice(1);
  const limits = (of: string, gte: string | number | undefined, lte: string | number | undefined): Filters => ({
    ...(gte === undefined ? {} : { [filterName(of, 'gte')]: String(gte) }),
    ...(lte === undefined ? {} : { [filterName(of, 'lte')]: String(lte) }),
  });
  if (ranges) {
    const range = ranges.each.find((each) => each.value === value);
    return range ? limits(ranges.of, range.gte, range.lte) : null;
  }
  if (period !== undefined) {
    const { from, to } = daysOf(value, period, level);
    return limits(name, from, to);
  }
  return field.kind === 'text' && value !== value.trim() ? null : { [name]: value };
}

/** What groups of a level are called, by their keys: as a record shows the value. */
async function namesOf(access: Access, level: Level, keys: readonly string[]): Promise<Map<string, unknown>> {
  const { field, period } = level;
  const values = keys.filter((key) => key !== '').map((key) => key.slice(1));
  const made = new Map<string, unknown>([['', null]]);
  if (period !== undefined) {
    for (const start of values) {
      const { from = null, to = null } = daysOf(start, period, level);
      const isWithin = from !== null && to !== null;
      const name = isWithin ? periodName(start, period, level.calendar) : '';
      made.set(`=${start}`, { period, name, starts_on: from, ends_on: to } satisfies PeriodValue);
    }
    return made;
  }
  if (field.kind === 'user' || field.kind === 'reference') {
    const [table, shown] = field.kind === 'user' ? ['person', personJson('o')] : [field.to, namedJson('o', field)];
    const rows = await access.tenant.query<{ id: number; shown: unknown }>(
      `select o.id, ${shown} as shown from ${table} o where o.organization_id = $1 and o.id = any($2::bigint[])`,
      [access.organization.id, values.map(Number)],
    );
    for (const { id, shown: value } of rows) made.set(`=${id}`, value);
    return made;
  }
  for (const value of values)
    made.set(
      `=${value}`,
      field.kind === 'number' ? Number(value) : field.kind === 'boolean' ? value === 'true' : value,
    );
  return made;
}

const wordOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const { full_name, name } = value as { readonly full_name?: unknown; readonly name?: unknown };
  return typeof full_name === 'string' ? full_name : typeof name === 'string' ? name : '';
};

/** A group of a level: its rows of all currencies. */
interface Grouped {
  readonly key: string;
  readonly isRest: boolean;
  readonly place: number;
  readonly rows: readonly MeasuredRow[];
}

const restKey = 'rest';
const keyIn = (key: string | null, isRest: boolean | null): string => (isRest ? restKey : (key ?? ''));

/** The rows that are about a level alone, by group. */
function groupsOf(rows: readonly MeasuredRow[], at: 0 | 1): Grouped[] {
  const found = rows.filter(({ o1, o2 }) => (at === 0 ? o1 !== null && o2 === null : o1 === null && o2 !== null));
  return [...Map.groupBy(found, (row) => (at === 0 ? keyIn(row.k1, row.o1) : keyIn(row.k2, row.o2)))].map(
    ([key, each]) => ({
      key,
      isRest: (at === 0 ? each[0]?.o1 : each[0]?.o2) === true,
      place: (at === 0 ? each[0]?.place1 : each[0]?.place2) ?? 0,
      rows: each,
    }),
  );
}

/** Orders groups: times, numbers and ranges as they follow each other, everything else as the level says; the rest comes last. */
function inOrder(
  level: Level,
  groups: Grouped[],
  names: ReadonlyMap<string, unknown>,
  valueOf: (group: Grouped) => string,
) {
  const { field, period, ranges, order } = level;
  const isInTime = period !== undefined || field.kind === 'month' || field.kind === 'fiscal_year';
  const placeOf = ({ key }: Grouped): number => ranges?.each.findIndex(({ value }) => `=${value}` === key) ?? 0;
  const words = (a: Grouped, b: Grouped): number => {
    const [one, other] = [wordOf(names.get(a.key)), wordOf(names.get(b.key))];
    return one < other ? -1 : one > other ? 1 : a.key < b.key ? -1 : 1;
  };
  const values = new Map(groups.map((group) => [group.key, valueOf(group)]));
  return groups.toSorted((a, b) => {
    if (a.isRest !== b.isRest) return a.isRest ? 1 : -1;
    if (level.plan) return a.place - b.place;
    if (isInTime || field.kind === 'number' || ranges) {
      if ((a.key === '') !== (b.key === '')) return a.key === '' ? 1 : -1;
      if (ranges) return placeOf(a) - placeOf(b);
      if (isInTime) return a.key < b.key === (order !== 'newest') ? -1 : 1;
      return Number(a.key.slice(1)) - Number(b.key.slice(1));
    }
    return order === 'name' || values.get(a.key) === values.get(b.key) ? words(a, b) : a.place - b.place;
  });
}

/** What the time before is compared with. */
interface Earlier {
  readonly span: DaySpan;
  readonly rows: readonly MeasuredRow[];
  /** The key of a group of the first or second level as it was in the time before. */
  readonly keyBefore: (at: 0 | 1, key: string) => string | undefined;
}

interface Spans {
  readonly day: string;
  readonly now: DaySpan;
  readonly before: DaySpan;
}

/** Which groups of the time before belong to those that were found: the same, and of its periods the one in the same place. */
export function matchedKeys(levels: readonly Level[], rows: readonly MeasuredRow[], { day, now, before }: Spans) {
  const moved = levels.map(({ name, period, calendar }) => {
    if (name !== day || period === undefined) return undefined;
    const map = new Map<string, string>();
    const last = periodStart(now.to, period, calendar);
    let [at, earlier] = [periodStart(now.from, period, calendar), periodStart(before.from, period, calendar)];
    for (; at <= last; at = periodAfter(at, 1, period, calendar)) {
      map.set(`=${at}`, `=${earlier}`);
      earlier = periodAfter(earlier, 1, period, calendar);
    }
    return map;
  });
  const keyBefore = (at: 0 | 1, key: string) => (moved[at] ? moved[at].get(key) : key);
  return {
    keyBefore,
    before: levels.map((_, at) =>
      groupsOf(rows, at === 0 ? 0 : 1).flatMap(({ key, isRest }) =>
        isRest ? [] : (keyBefore(at === 0 ? 0 : 1, key) ?? []),
      ),
    ),
  };
}

/** Puts an answer together. */
export async function answerOf(
  access: Access,
  shape: Shape,
  rows: readonly MeasuredRow[],
  earlier: Earlier | undefined,
): Promise<Aggregate> {
  const { levels, terms, asked, zone } = shape;
  const inAll = (each: readonly MeasuredRow[]) => each.filter(({ o1, o2 }) => o1 === null && o2 === null);
  const first = terms[0]?.[0] ?? 'count';
  const levelOf = async (at: 0 | 1) => {
    const level = levels[at];
    if (level === undefined) return [];
    const groups = groupsOf(rows, at);
    const names = await namesOf(
      access,
      level,
      groups.flatMap(({ key, isRest }) => (isRest ? [] : [key])),
    );
    const before = new Map(earlier ? groupsOf(earlier.rows, at).map((each) => [each.key, each.rows]) : []);
    return inOrder(level, groups, names, (group) => JSON.stringify(valuesOf(shape, group.rows)[first])).map((group) => {
      const { key, isRest, rows: own } = group;
      const filled = Number(own.find(({ split }) => split === -1)?.[at === 0 ? 'filled1' : 'filled2'] ?? 0);
      const added = isRest ? null : filtersOf(shape, level, key, filled);
      const keyBefore = isRest ? key : earlier?.keyBefore(at, key);
      return {
        key,
        value: isRest ? null : (names.get(key) ?? null),
        is_rest: isRest,
        filters: added && join({}, added, asked, zone),
        added,
        values: valuesOf(shape, own),
        previous: earlier ? valuesOf(shape, (keyBefore !== undefined && before.get(keyBefore)) || []) : null,
      };
    });
  };
  const [groups, columns] = [await levelOf(0), await levelOf(1)];
  const cellRows = Map.groupBy(
    rows.filter(({ o1, o2 }) => o1 !== null && o2 !== null),
    (row) => `${keyIn(row.k1, row.o1)}\n${keyIn(row.k2, row.o2)}`,
  );
  const [total] = inAll(rows);
  return {
    groups: groups.map(({ added, ...group }): AggregateGroup => ({
      ...group,
      cells: columns.map((column) => ({
        filters: added && column.added && join(join({}, added, asked, zone), column.added, asked, zone),
        values: valuesOf(shape, cellRows.get(`${group.key}\n${column.key}`) ?? []),
      })),
    })),
    columns: columns.map(({ added: _added, ...column }) => column),
    totals: valuesOf(shape, inAll(rows)),
    folded: { groups: total?.groups ?? 0, columns: total?.columns ?? 0 },
    previous: earlier ? { ...earlier.span, values: valuesOf(shape, inAll(earlier.rows)) } : null,
  };
}
