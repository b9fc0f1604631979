import { NavigationType } from 'react-router';
import { expect, test } from 'vitest';
import { arrive, mostKept, type KeptPage } from './kept-pages.ts';

const at = (pathname: string, search = '', content = `page ${pathname}`): KeptPage => ({
  pathname,
  place: {
    location: { pathname, search, hash: '', state: null, key: `${pathname}${search}` },
    navigationType: NavigationType.Push,
  },
  content,
});

test('a page that is come back to is first, as it was drawn', () => {
  const first = arrive([], at('/employees', '', 'as it was'));
  const both = arrive(first, at('/documents'));
  const back = arrive(both, at('/employees', '', 'made again'));
  expect(back.map(({ pathname }) => pathname)).toEqual(['/employees', '/documents']);
  expect(back[0]).toBe(first[0]);
});

test('nothing changes while one stays', () => {
  const kept = arrive([], at('/employees'));
  expect(arrive(kept, at('/employees'))).toBe(kept);
});

test('another query is told to the page that is there', () => {
  const kept = arrive(arrive([], at('/employees', '?page=2', 'as it was')), at('/employees', '', 'made again'));
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ content: 'as it was', place: { location: { search: '' } } });
});

test('the page that was left longest ago goes first', () => {
  const paths = Array.from({ length: mostKept + 1 }, (_, index) => `/list-${index}`);
  const kept = paths.reduce<readonly KeptPage[]>((held, path) => arrive(held, at(path)), []);
  expect(kept.map(({ pathname }) => pathname)).toEqual(paths.slice(1).toReversed());
});
