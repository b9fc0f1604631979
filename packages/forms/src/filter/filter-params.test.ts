import { asOf, asOfField } from '@karmik/model/kit/filters';
import { describe, expect, it } from 'vitest';
import { everyKind } from '../stories/library.ts';
import { filtersFromParams, manyFilter, manyOf, paramsFromFilters, withFilters } from './filter-params.ts';

const { fields } = everyKind;
const names = Object.keys(fields);
const read = (search: string) => filtersFromParams(fields, names, new URLSearchParams(search));

describe('filters of an address', () => {
  it.each([
    ['name__contains=win', { name: { contains: 'win' } }],
    ['genre=Poetry', { genre: { eq: 'Poetry' } }],
    ['genre__in=Poetry%2CNovel', { genre: { in: 'Poetry,Novel' } }],
    ['books__gte=10&books__lte=20', { books: { gte: '10', lte: '20' } }],
    ['built_on__gte=2026-11-21', { built_on: { gte: '2026-11-21' } }],
    ['counted_at__lte=2026-11-21', { counted_at: { lte: '2026-11-21' } }],
    ['month=bs%3A2083-08', { month: { eq: 'bs:2083-08' } }],
    ['is_open=false', { is_open: { eq: 'false' } }],
    ['languages__has=ne', { languages: { has: 'ne' } }],
    ['keeper__in=7%2C8', { keeper: { in: '7,8' } }],
    ['plan__isnull=true', { plan: { isnull: 'true' } }],
  ])('%s', (search, filters) => {
    expect(read(search)).toEqual(filters);
    expect(paramsFromFilters(filters).toString()).toBe(search);
  });

  it('asks a day on which records are read as one day', () => {
    const asked = (search: string) => filtersFromParams({ [asOf]: asOfField }, [asOf], new URLSearchParams(search));
    expect(asked('as_of=2026-07-16')).toEqual({ as_of: { eq: '2026-07-16' } });
    expect(asked('as_of__gte=2026-07-16')).toEqual({});
    expect(asked('as_of=2026-02-30')).toEqual({});
  });

  it.each([
    ['a field that is not offered', 'colour=red'],
    ['an operator that the kind lacks', 'name__gte=a'],
    ['a choice that there is none of', 'genre=Drama'],
    ['no number', 'books__gte=many'],
    ['no date', 'built_on__gte=2026-02-31'],
    ['nothing', 'name__contains='],
    ['an address, which has no operator', 'address=Thamel'],
  ])('leave out %s', (_, search) => expect(read(search)).toEqual({}));

  it('take the place of the old ones and leave the rest of the address, but the page begins again', () => {
    const before = new URLSearchParams('sort=-name&offset=50&name__contains=a&genre__in=Poetry,Novel');
    const after = withFilters(fields, names, before, { genre: { eq: 'Poetry' } });
    expect(after.toString()).toBe('sort=-name&genre=Poetry');
    expect(before.get('offset')).toBe('50');
  });
});

describe('several values', () => {
  it.each([[[]], [['7']], [['7', '8']]])('%j come back', (values) =>
    expect(manyOf(manyFilter(values))).toEqual(values),
  );
});
