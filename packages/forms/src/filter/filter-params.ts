/** Filters of a list ⇄ the search of an address. The names and operators are those of the API. */
import type { Fields } from '@karmik/model/kit/fields';
import { filterName, filterSchema, operators, operatorsOf, type Operator } from '@karmik/model/kit/filters';
import type { RuleClock } from '@karmik/model/kit/rule-clock';

/** What one field is filtered by, each as it is in an address. */
export type FieldFilter = { readonly [operator in Operator]?: string };

/** Filters by field; a field without a filter is absent. */
export type Filters = { readonly [field: string]: FieldFilter };

const noMoment = (): RuleClock => ({ today: '', now: new Date(0) });

/**
 * The filters that an address names. What it says of other fields, of operators that a field lacks, or in a form that the server
 * would refuse is left out, so that an old or broken address still opens a list.
 * @example filtersFromParams(fields, ['pages'], new URLSearchParams('pages__gte=100')) // { pages: { gte: '100' } }
 */
export function filtersFromParams(fields: Fields, names: readonly string[], params: URLSearchParams): Filters {
  const filters: Record<string, FieldFilter> = {};
  for (const name of names) {
    const field = fields[name];
    if (!field) continue;
    const found: { [operator in Operator]?: string } = {};
    for (const operator of operatorsOf(field)) {
      const value = params.get(filterName(name, operator));
      if (value === null || value === '') continue;
      if (filterSchema(field, operator, noMoment).safeParse(value).success) found[operator] = value;
    }
    if (Object.keys(found).length > 0) filters[name] = found;
  }
  return filters;
}

/**
 * The parameters of filters, in the order of the filters.
 * @example paramsFromFilters({ pages: { gte: '100' } }).toString() // 'pages__gte=100'
 */
export function paramsFromFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, filter] of Object.entries(filters))
    for (const operator of operators) {
      const value = filter[operator];
      if (value !== undefined && value !== '') params.set(filterName(name, operator), value);
    }
  return params;
}

/** The address's other parameters with these filters in place of the old ones; the page begins again. */
export function withFilters(
  fields: Fields,
  names: readonly string[],
  params: URLSearchParams,
  filters: Filters,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) {
    const field = fields[name];
    if (field) for (const operator of operatorsOf(field)) next.delete(filterName(name, operator));
  }
  next.delete('offset');
  for (const [name, value] of paramsFromFilters(filters)) next.set(name, value);
  return next;
}

/** A field's filters without those that say nothing. */
export function tidy(filter: { readonly [operator in Operator]?: string | undefined }): FieldFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));
}

/** Several values of one filter. One of them is asked for with `eq`, so that addresses stay short. */
export function manyFilter(values: readonly string[]): FieldFilter {
  if (values.length === 0) return {};
  return values.length === 1 ? tidy({ eq: values[0] }) : { in: values.join(',') };
}

/** The values that a filter of several asks for. */
export const manyOf = (filter: FieldFilter): string[] =>
  filter.in === undefined ? (filter.eq === undefined ? [] : [filter.eq]) : filter.in.split(',').filter(Boolean);
