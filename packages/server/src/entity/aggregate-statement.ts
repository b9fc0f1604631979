/** The one statement that puts records together and measures each group. */
import { columnOf } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import { bsPeriodStarts, type Calendar, type Period } from '@karmik/model/kit/period';
import type { ValueRange } from '@karmik/model/kit/ranges';
import type { MeasureTerm } from '@karmik/model/kit/report';
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
}

/** A measured field. */
export interface MeasuredField {
  readonly name: string;
  readonly field: Field;
}

/** Adds to the conditions; what is answered names records of the table `r`. */
function keyOf({ name, field, period, calendar, ranges }: Level, where: Conditions, zone: string): string {
  const column = `r.${columnOf(name, field)}`;
  if (ranges) {
    const of = `r.${ranges.of}`;
    const arms = ranges.each.map(({ value, gte, lte }) => {
      const type = typeof (gte ?? lte) === 'number' ? 'integer' : 'date';
      const tests = [
        ...(gte === undefined ? [] : [`${of} >= ${where.value(gte)}::${type}`]),
        ...(lte === undefined ? [] : [`${of} <= ${where.value(lte)}::${type}`]),
      ];
      return `when ${tests.join(' and ') || `${of} is not null`} then ${where.value(value)}::text`;
    });
    return arms.length === 0 ? 'null::text' : `case ${arms.join(' ')} end`;
  }
  if (period === undefined) return column;
  const day = field.kind === 'instant' ? `(${column} at time zone ${where.value(zone)})::date` : column;
  switch (period) {
    case 'day':
      return day;
    case 'week':
      return `(${day} - extract(dow from ${day})::integer)`;
    default: {
      if (calendar === 'ad' && period !== 'fiscal_year') return `date_trunc('${period}', ${day}::timestamp)::date`;
      // Days before the calendar's first stand together under the first of all, those after its last under the day after that.
      const starts = `${where.value(['0001-01-01', ...bsPeriodStarts(period)])}::date[]`;
      return `(${starts})[width_bucket(${day}, ${starts})]`;
    }
  }
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
  /** Sum, count, least and most of each measured field. */
  readonly m: readonly (readonly [sum: string | null, count: string, min: string | null, max: string | null])[];
  /** Records of the group in which the field of the ranges has a value, by level. */
  readonly filled1: string;
  readonly filled2: string;
  readonly groups: number;
  readonly columns: number;
}

const valueOf = ({ name, field }: MeasuredField): string =>
  field.kind === 'amount' ? `(r.${name}->>'amount')::numeric` : `r.${name}`;

/** What groups are ranked by where only some stand alone: the latest periods, else the most of the first measure. */
function rankOf(level: Level, fields: readonly MeasuredField[], { kind, field }: MeasureTerm, key: string): string {
  if (level.period !== undefined) return `${key} collate "C" desc`;
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
  return `${measure} desc nulls last, ${key} collate "C"`;
}

/**
 * A statement that reads each record once and answers groups, cells, columns and totals together.
 * @param keep which groups of each level are wanted, as they were answered before; absent: the first of them
 */
export function aggregateStatement(
  table: string,
  levels: readonly Level[],
  fields: readonly MeasuredField[],
  first: MeasureTerm,
  where: Conditions,
  zone: string,
  keep?: readonly (readonly string[])[],
): string {
  const condition = where.where;
  const keys = [0, 1].map((at) => {
    const level = levels[at];
    return level === undefined ? 'null::text' : keyOf(level, where, zone);
  });
  const filled = [0, 1].map((at) => {
    const of = levels[at]?.ranges?.of;
    return of === undefined ? 'count(*)' : `count(r.${of})`;
  });
  const amounts = fields.flatMap(({ field, name }, index) => (field.kind === 'amount' ? [{ name, index }] : []));
  const numbered = (make: (index: number) => string) => fields.map((_, index) => `, ${make(index)}`).join('');
  const currencies = amounts.map(({ index }) => `, cur${index}`).join('');
  const parts = fields
    .map((each, index) => {
      const value = valueOf(each);
      return `, sum(${value}) as s${index}, count(${value}) as c${index}, min(${value}) as a${index}, max(${value}) as b${index}`;
    })
    .join('');
  const ranked = [1, 2].map((at) => {
    const level = levels[at - 1];
    if (level === undefined) return `select null::text as key, 1::bigint as place, false as is_rest`;
    const kept = keep?.[at - 1];
    const place = kept
      ? `array_position(${where.value([...kept])}::text[], key)`
      : `row_number() over (order by ${rankOf(level, fields, first, 'key')})`;
    const most = kept ? kept.length : level.most;
    return `select key, place, place is null or place > ${most} as is_rest from (
      select key, ${place} as place
        from (select k${at} as key, n${numbered((index) => `s${index}, c${index}, a${index}, b${index}`)} from fine) f group by key) each`;
  });
  const cells = levels.length === 2 ? ['k1, o1, k2, o2', 'k2, o2'] : [];
  const sets = [...(levels.length > 0 ? ['k1, o1'] : []), ...cells, ''];
  const split = (set: string) => [set, ...amounts.map(({ index }) => `${set}${set && ', '}cur${index}`)];
  const ofCurrency = (then: (index: number) => string | number, otherwise: string) =>
    amounts.length === 0
      ? otherwise
      : `case ${amounts.map(({ index }) => `when grouping(cur${index}) = 0 then ${then(index)}`).join(' ')} else ${otherwise} end`;
  return `with fine as materialized (
      select coalesce('=' || raw.key1::text, '') as k1, coalesce('=' || raw.key2::text, '') as k2, raw.*
        from (select ${keys[0]} as key1, ${keys[1]} as key2${amounts.map(({ name, index }) => `, r.${name}->>'currency' as cur${index}`).join('')},
                count(*) as n, ${filled[0]} as filled1, ${filled[1]} as filled2${parts}
           from ${table} r where ${condition}
          group by key1, key2${currencies}) raw), first as materialized (${ranked[0]}), second as materialized (${ranked[1]}),
    folded as (
      select case when a.is_rest then null else f.k1 end as k1, a.is_rest as o1, a.place as p1,
             case when b.is_rest then null else f.k2 end as k2, b.is_rest as o2, b.place as p2,
             f.n, f.filled1, f.filled2${currencies.replaceAll('cur', 'f.cur')}${numbered((index) => `f.s${index}, f.c${index}, f.a${index}, f.b${index}`)}
        from fine f
        ${levels.length > 0 ? 'join first a on a.key = f.k1' : 'cross join first a'}
        ${levels.length > 1 ? 'join second b on b.key = f.k2' : 'cross join second b'})
    select ${levels.length > 0 ? 'k1, o1' : 'null::text as k1, null::boolean as o1'},
           ${levels.length > 1 ? 'k2, o2' : 'null::text as k2, null::boolean as o2'}, min(p1)::integer as place1, min(p2)::integer as place2,
           ${ofCurrency((index) => index, '-1')} as split, ${ofCurrency((index) => `cur${index}`, 'null::text')} as currency,
           coalesce(sum(n), 0)::text as n, coalesce(sum(filled1), 0)::text as filled1, coalesce(sum(filled2), 0)::text as filled2,
           json_build_array(${fields.map((_, index) => `json_build_array(sum(s${index})::text, sum(c${index})::text, min(a${index})::text, max(b${index})::text)`).join(', ')}) as m,
           (select count(*) from first where is_rest)::integer as groups, (select count(*) from second where is_rest)::integer as columns
      from folded group by grouping sets (${sets
        .flatMap(split)
        .map((set) => `(${set})`)
        .join(', ')})`;
}
