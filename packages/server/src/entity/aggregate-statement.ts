/** The one statement that puts records together and measures each group. */
import { columnOf, linesTable } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import { bsPeriodStarts, type Calendar, type Period } from '@karmik/model/kit/period';
import type { ValueRange } from '@karmik/model/kit/ranges';
import type { MeasureTerm, ReportOrder } from '@karmik/model/kit/report';
import { placeOfField } from './columns.ts';
import type { Conditions } from './query.ts';

/** A level of groups. */
export interface Level {
  readonly term: string;
  readonly name: string;
  readonly field: Field;
  readonly period: Period | undefined;
  readonly calendar: Calendar;
  /** The ranges of a computed choice, and the stored field that they are of. */
  readonly ranges: { readonly of: string; readonly each: readonly ValueRange[] } | undefined;
  /** How many groups stand alone; further ones are put together. */
  readonly most: number;
  readonly order: ReportOrder;
  /** Groups that come first whatever they measure, and groups that never stand alone: as they are answered. */
  readonly plan?: { readonly first: readonly string[]; readonly folded: readonly string[] } | undefined;
}

/** A measured field. */
export interface MeasuredField {
  readonly name: string;
  readonly field: Field;
  /** What is measured of it; nothing else is worked out. */
  readonly kinds: ReadonlySet<MeasureTerm['kind']>;
}

/** A key of a level: what is read of a record, and the key that follows from it. */
interface Key {
  readonly raw: string;
  /** Whether few records differ in what is read, so that they are put together before the key is worked out. */
  readonly isCommon: boolean;
  readonly of: (raw: string) => string;
  /** A value of the key's own type for records that have none; keys without one are grouped as text, which takes longer. */
  readonly empty?: string;
}

/** A key in the form in which records are put together: never null, so that it can be joined by a hash. */
const grouped = ({ empty }: Key, key: string): string =>
  empty === undefined ? `coalesce('=' || (${key})::text, '') collate "C"` : `coalesce(${key}, ${empty})`;

/** A grouped key as it is answered; see `MeasuredRow`. */
const answered = ({ empty }: Key, key: string): string =>
  empty === undefined ? key : `case when ${key} = ${empty} then '' else '=' || ${key}::text end collate "C"`;

/** The lines of which a level or a measured field is; undefined of fields of the records themselves. */
export const linesIn = ({ name }: { readonly name: string }): string | undefined =>
  name.includes('.') ? name.split('.')[0] : undefined;

/** The column of a field of the record `r`, or of its line `l`. */
function placeOf({ name, field }: { readonly name: string; readonly field: Field }): string {
  const [first = '', item] = name.split('.');
  return item === undefined ? placeOfField('r', first, field) : `l.${columnOf(item, field)}`;
}

const isId = ({ kind }: Field): boolean => kind === 'user' || kind === 'reference';

/** Adds the limits of the key to the values; `r` is the table. */
function keyOf(level: Level, where: Conditions, zone: string): Key {
  const { field, period, calendar, ranges } = level;
  const column = placeOf(level);
  if (ranges) {
    const arms = ranges.each.map(({ value, gte, lte }) => {
      const type = typeof (gte ?? lte) === 'number' ? 'integer' : 'date';
      const [from, to, then] = [gte, lte, value].map((each) => (each === undefined ? undefined : where.value(each)));
      return (raw: string) => {
        const tests = [
          ...(from === undefined ? [] : [`${raw} >= ${from}::${type}`]),
          ...(to === undefined ? [] : [`${raw} <= ${to}::${type}`]),
        ];
        return `when ${tests.join(' and ') || `${raw} is not null`} then ${then}::text`;
      };
    });
    const of = (raw: string) =>
      arms.length === 0 ? 'null::text' : `case ${arms.map((arm) => arm(raw)).join(' ')} end`;
    return { raw: `r.${ranges.of}`, isCommon: true, of };
  }
  if (period === undefined)
    return {
      raw: column,
      isCommon: !['user', 'reference', 'text', 'number'].includes(field.kind),
      of: (raw) => raw,
      ...(isId(field) && { empty: '0::bigint' }),
    };
  const raw = field.kind === 'instant' ? `(${column} at time zone ${where.value(zone)})::date` : column;
  return { raw, isCommon: true, of: bucketOf(period, calendar, where), empty: `'-infinity'::date` };
}

/** The first day of the period of a day. */
function bucketOf(period: Period, calendar: Calendar, where: Conditions): (day: string) => string {
  if (period === 'day') return (day) => day;
  if (period === 'week') return (day) => `(${day} - extract(dow from ${day})::integer)`;
  if (calendar === 'ad' && period !== 'fiscal_year') return (day) => `date_trunc('${period}', ${day}::timestamp)::date`;
  // Days before the calendar's first are together under the first of all, those after its last under the day after that.
  const starts = `${where.value(['0001-01-01', ...bsPeriodStarts(period)])}::date[]`;
  return (day) => `(${starts})[width_bucket(${day}, ${starts})]`;
}

/** A row of the statement: a group of the first level, a cell, a column, or all. */
export interface MeasuredRow {
  /** `=` and the key; empty where the records have no value; null where the row is not about this level. */
  readonly k1: string | null;
  readonly k2: string | null;
  readonly o1: boolean | null;
  readonly o2: boolean | null;
  readonly place1: number;
  readonly place2: number;
  /** Values that are measured of one currency, by the index of the amount's field; -1 of everything else. */
  readonly split: number;
  readonly currency: string | null;
  readonly n: string;
  /** Sum, count, least and most of each measured field, as far as they were asked for. */
  readonly m: readonly (readonly [sum: string | null, count: string | null, min: string | null, max: string | null])[];
  /** Records of the group in which the field of the ranges has a value, by level. */
  readonly filled1: string;
  readonly filled2: string;
  readonly groups: number;
  readonly columns: number;
  /** Who the records are about, in the row of all where that was asked for. */
  readonly people: readonly number[] | null;
}

const valueOf = (measured: MeasuredField): string =>
  measured.field.kind === 'amount' ? `(${placeOf(measured)}->>'amount')::numeric` : placeOf(measured);

/** What is measured of the lines of one record, before the records are put together. */
const ofRecord = (lines: string, index: number, part: 's' | 'c' | 'a' | 'b') => `of_${lines}.${part}${index}`;

/**
 * What is read: each record once, or each line once where groups are of lines. Lines that are measured in groups of records are put
 * together by record first, so that no record counts twice.
 */
function sourceOf(
  table: string,
  grain: string | undefined,
  fields: readonly MeasuredField[],
  where: Conditions,
): string {
  const own = (lines: string) => `${linesTable(table, lines)} l`;
  const ofThis = (lines: string) =>
    `l.organization_id = r.organization_id and l.parent_id = r.id${where.ofLine(lines)}`;
  if (grain !== undefined) return `${table} r join ${own(grain)} on ${ofThis(grain)}`;
  const measured = Map.groupBy(fields.entries(), ([, field]) => linesIn(field));
  const joined = [...measured].flatMap(([lines, each]) => {
    if (lines === undefined) return [];
    const parts = each.map(([index, field]) => {
      const value = placeOf(field);
      return `sum(${value}) as s${index}, count(${value}) as c${index}, min(${value}) as a${index}, max(${value}) as b${index}`;
    });
    return [`cross join lateral (select ${parts.join(', ')} from ${own(lines)} where ${ofThis(lines)}) of_${lines}`];
  });
  return [`${table} r`, ...joined].join(' ');
}

/** What groups are ranked by where only some stand alone: the latest periods, else the most or the least of the first measure. */
function rankOf(level: Level, fields: readonly MeasuredField[], { kind, field }: MeasureTerm, key: string): string {
  if (level.period !== undefined) return `${key} desc`;
  const index = fields.findIndex((each) => each.name === field);
  // Amounts of several currencies have no order.
  const isOrdered = index >= 0 && fields[index]?.field.kind !== 'amount';
  const measure = {
    count: 'sum(n)',
    sum: `sum(s${index})`,
    avg: `sum(s${index}) / nullif(sum(c${index}), 0)`,
    min: `min(a${index})`,
    max: `max(b${index})`,
  }[isOrdered ? kind : 'count'];
  return `${measure} ${level.order === 'least' ? 'asc' : 'desc'} nulls last, ${key}`;
}

/**
 * A statement that reads each record once and answers groups, cells, columns and totals together.
 * @param keep which groups of each level are wanted, as they were answered before; absent: the first of them
 * @param people the level of the people that the records are about, where they are to be answered
 */
export function aggregateStatement(
  table: string,
  levels: readonly Level[],
  fields: readonly MeasuredField[],
  first: MeasureTerm,
  where: Conditions,
  zone: string,
  keep?: readonly (readonly string[])[],
  people?: Level,
): string {
  const condition = where.where;
  const keys = [0, 1].map((at): Key => {
    const level = levels[at];
    return level === undefined ? { raw: 'null::text', isCommon: true, of: (raw) => raw } : keyOf(level, where, zone);
  });
  const isCommon = keys.every((key) => key.isCommon);
  const [key1, key2] = keys.map(({ raw, of }) => (isCommon ? raw : of(raw)));
  const [group1, group2] = keys.map((key, at) =>
    grouped(key, isCommon ? key.of(`raw.key${at + 1}`) : `raw.key${at + 1}`),
  );
  const filled = [0, 1].map((at) => {
    const of = levels[at]?.ranges?.of;
    return of === undefined ? 'count(*)' : `count(r.${of})`;
  });
  const amounts = fields.flatMap(({ field, name }, index) => (field.kind === 'amount' ? [{ name, index }] : []));
  const grain = levels.map(linesIn).find((lines) => lines !== undefined);
  const numbered = (make: (index: number) => string) => fields.map((_, index) => `, ${make(index)}`).join('');
  const currencies = amounts.map(({ index }) => `, cur${index}`).join('');
  const parts = fields
    .map((each, index) => {
      const lines = grain === undefined ? linesIn(each) : undefined;
      const { kinds } = each;
      const value = (part: 's' | 'c' | 'a' | 'b') =>
        lines === undefined ? valueOf(each) : ofRecord(lines, index, part);
      const part = (isAsked: boolean, made: string, empty: string) => (isAsked ? made : empty);
      const isAdded = kinds.has('sum') || kinds.has('avg');
      const counted = lines === undefined ? `count(${value('c')})` : `sum(${value('c')})`;
      return [
        part(isAdded, `sum(${value('s')})`, 'null::numeric') + ` as s${index}`,
        part(kinds.has('avg'), counted, 'null::bigint') + ` as c${index}`,
        part(kinds.has('min'), `min(${value('a')})`, 'null::numeric') + ` as a${index}`,
        part(kinds.has('max'), `max(${value('b')})`, 'null::numeric') + ` as b${index}`,
      ]
        .map((column) => `, ${column}`)
        .join('');
    })
    .join('');
  const ranked = [1, 2].map((at) => {
    const [level, key] = [levels[at - 1], keys[at - 1]];
    if (level === undefined || key === undefined)
      return `select null::text as key, 1::bigint as place, 1::bigint as stand, ''::text as shown`;
    const kept = keep?.[at - 1];
    const isIn = (list: readonly string[]) => `${answered(key, 'key')} = any(${where.value([...list])}::text[])`;
    const placeIn = (list: readonly string[]) =>
      `array_position(${where.value([...list])}::text[], ${answered(key, 'key')})`;
    const planned = level.plan ? `${isIn(level.plan.folded)}, ${placeIn(level.plan.first)} nulls last, ` : '';
    const place = kept
      ? placeIn(kept)
      : `row_number() over (order by ${planned}${rankOf(level, fields, first, 'key')})`;
    const most = kept ? kept.length : level.most;
    const isAlone = level.plan && !kept ? `place <= ${most} and not ${isIn(level.plan.folded)}` : `place <= ${most}`;
    return `select key, place, case when ${isAlone} then place else 0 end as stand, ${answered(key, 'key')} as shown from (
      select key, ${place} as place
        from (select k${at} as key, n${numbered((index) => `s${index}, c${index}, a${index}, b${index}`)} from fine) f group by key) each`;
  });
  const at = people === undefined ? -1 : levels.indexOf(people);
  const named =
    at < 0
      ? 'null::bigint[]'
      : `case when grouping(${levels.map((_, index) => `k${index + 1}`).join(', ')}) = ${2 ** levels.length - 1}
              then (select array_agg(key order by key) from ${['first', 'second'][at]} where key <> 0) end`;
  const cells = levels.length === 2 ? ['k1, o1, k2, o2', 'k2, o2'] : [];
  const sets = [...(levels.length > 0 ? ['k1, o1'] : []), ...cells, ''];
  const split = (set: string) => [set, ...amounts.map(({ index }) => `${set}${set && ', '}cur${index}`)];
  const ofCurrency = (then: (index: number) => string | number, otherwise: string) =>
    amounts.length === 0
      ? otherwise
      : `case ${amounts.map(({ index }) => `when grouping(cur${index}) = 0 then ${then(index)}`).join(' ')} else ${otherwise} end`;
  return `with fine as materialized (
      select ${group1} as k1, ${group2} as k2, raw.*
        from (select ${key1} as key1, ${key2} as key2${amounts.map(({ name, index }) => `, r.${name}->>'currency' as cur${index}`).join('')},
                count(*) as n, ${filled[0]} as filled1, ${filled[1]} as filled2${parts}
           from ${sourceOf(table, grain, fields, where)} where ${condition}
          group by key1, key2${currencies}) raw), first as materialized (${ranked[0]}), second as materialized (${ranked[1]}),
    together as (
      select a.stand as stand1, min(a.place) as p1, b.stand as stand2, min(b.place) as p2, sum(f.n) as n, sum(f.filled1) as filled1, sum(f.filled2) as filled2${currencies.replaceAll('cur', 'f.cur')}${numbered((index) => `sum(f.s${index}) as s${index}, sum(f.c${index}) as c${index}, min(f.a${index}) as a${index}, max(f.b${index}) as b${index}`)}
        from fine f
        ${levels.length > 0 ? 'join first a on a.key = f.k1' : 'cross join first a'}
        ${levels.length > 1 ? 'join second b on b.key = f.k2' : 'cross join second b'}
       group by a.stand, b.stand${currencies.replaceAll('cur', 'f.cur')}),
    folded as (
      select t.*, a.shown as k1, t.stand1 = 0 as o1, b.shown as k2, t.stand2 = 0 as o2
        from together t left join first a on a.stand = t.stand1 and a.stand > 0 left join second b on b.stand = t.stand2 and b.stand > 0)
    select ${levels.length > 0 ? 'k1, o1' : 'null::text as k1, null::boolean as o1'},
           ${levels.length > 1 ? 'k2, o2' : 'null::text as k2, null::boolean as o2'}, min(p1)::integer as place1, min(p2)::integer as place2,
           ${ofCurrency((index) => index, '-1')} as split, ${ofCurrency((index) => `cur${index}`, 'null::text')} as currency,
           coalesce(sum(n), 0)::text as n, coalesce(sum(filled1), 0)::text as filled1, coalesce(sum(filled2), 0)::text as filled2,
           json_build_array(${fields.map((_, index) => `json_build_array(sum(s${index})::text, sum(c${index})::text, min(a${index})::text, max(b${index})::text)`).join(', ')}) as m,
           (select count(*) from first where stand = 0)::integer as groups, (select count(*) from second where stand = 0)::integer as columns,
           ${named} as people
      from folded group by grouping sets (${sets
        .flatMap(split)
        .map((set) => `(${set})`)
        .join(', ')})`;
}
