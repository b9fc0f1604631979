/** How a list is looked at ⇄ its address. */
import { filtersFromParams, paramsFromFilters, type Filters } from '@karmik/forms/filter-params';
import type { TableSort } from '@karmik/ui/DataTable';
import { fieldEntries } from '@karmik/model/kit/entity';
import { withLineFields, type Field, type Fields } from '@karmik/model/kit/fields';
import { asOf, filterName, operatorsOf } from '@karmik/model/kit/filters';
import { fieldOf } from '../records.ts';
import type { LaidColumn, Listing } from './listing.ts';

export const pageSizes = [25, 50, 100] as const;
const archives = ['false', 'true', 'all'] as const;

export interface ListState {
  readonly search: string;
  readonly filters: Filters;
  /** Terms of the server, such as `-joined_on`. */
  readonly sort: readonly string[];
  readonly archived: (typeof archives)[number];
  readonly page: number;
  readonly size: number;
}

type Narrowed = Pick<Listing, 'entity' | 'filters' | 'query'>;

/** The fields by which a list may be narrowed. */
export const filterFields = (listing: Pick<Listing, 'entity' | 'filters'>): Fields =>
  Object.fromEntries((listing.filters ?? []).map((name): [string, Field] => [name, fieldOf(listing.entity, name)]));

/**
 * A list with what narrows it beside its own filters: the day as of which it is read, where its records have a past, and the fields that the
 * address names, as a number of a report does that leads here.
 */
export function withDrilled<L extends Narrowed>(
  listing: L,
  params: URLSearchParams,
): L & { readonly filters: readonly string[] } {
  const { entity, filters = [], query = {} } = listing;
  const isAsked = ([name, field]: readonly [string, Field]) =>
    operatorsOf(field).some((operator) => {
      const parameter = filterName(name, operator);
      return params.has(parameter) && !(parameter in query);
    });
  const fields = [...withLineFields(fieldEntries(entity)).map(([name]) => name), 'created_at'].map(
    (name) => [name, fieldOf(entity, name)] as const,
  );
  const drilled = fields.filter(([name]) => !filters.includes(name) && !ofAddress.has(name)).filter(isAsked);
  return {
    ...listing,
    filters: [...filters, ...(entity.hasPast ? [asOf] : []), ...drilled.map(([name]) => name)],
  };
}
/** Names that addresses use for what is no filter. */
const ofAddress = new Set([
  'open',
  'page',
  'size',
  'new',
  'import',
  'look',
  'tab',
  'day',
  'from',
  'to',
  'search',
  'sort',
  'archived',
]);

/** Reads an address. What it says in a form that is none is taken as not said. */
export function stateOf(listing: Listing, params: URLSearchParams): ListState {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    search: params.get('search') ?? '',
    filters: filtersFromParams(filterFields(listing), listing.filters ?? [], params),
    sort: (params.get('sort') ?? listing.sort ?? '').split(',').filter(Boolean),
    archived: archives.find((each) => each === params.get('archived')) ?? 'false',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((each) => each === size) ?? pageSizes[0],
  };
}

/** What the server is asked, without the page. */
export function queryOf(listing: Listing, state: ListState): Record<string, string> {
  return {
    ...listing.query,
    ...(state.search ? { search: state.search } : {}),
    ...(state.sort.length ? { sort: state.sort.join(',') } : {}),
    ...(listing.entity.archive && state.archived !== 'false' ? { archived: state.archived } : {}),
    ...Object.fromEntries(paramsFromFilters(state.filters)),
  };
}

export const isNarrowed = (state: ListState): boolean => state.search !== '' || Object.keys(state.filters).length > 0;

/** Terms of the server as sorts of the table. */
export const tableSorts = (columns: readonly LaidColumn[], terms: readonly string[]): TableSort[] =>
  terms.flatMap((term) => {
    const column = columns.find((each) => each.sort === term.replace(/^-/, ''));
    return column ? [{ columnId: column.id, direction: term.startsWith('-') ? 'descending' : 'ascending' }] : [];
  });

export const serverSorts = (columns: readonly LaidColumn[], sorts: readonly TableSort[]): string[] =>
  sorts.flatMap(({ columnId, direction }) => {
    const name = columns.find((each) => each.id === columnId)?.sort;
    return name === undefined ? [] : [direction === 'descending' ? `-${name}` : name];
  });

const own = new Set(['open', 'page', 'new', 'import', 'look']);
/** The part of an address that a saved view keeps: what narrows and orders, not where one is in it. */
export function viewAddress(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => !own.has(name)));
  kept.sort();
  return kept.toString();
}
