import { beforeEach, expect, it, vi } from 'vitest';
import { recentPages, rememberPage, writeRecentPages } from './recent-pages.ts';

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
  writeRecentPages();
  kept = {};
});

it('pages opened last are first, each once, each person for themselves', () => {
  for (const path of ['/a', '/b', '/a', '/c']) rememberPage(1, path);
  rememberPage(2, '/d');
  expect([recentPages(1), recentPages(2), recentPages(3)]).toEqual([['/c', '/a', '/b'], ['/d'], []]);
  for (let n = 0; n < 20; n++) rememberPage(1, `/${n}`);
  expect(recentPages(1)).toEqual(['/19', '/18', '/17', '/16', '/15', '/14']);
});

it('they are written when the window is left, over what another window wrote', () => {
  rememberPage(1, '/a');
  rememberPage(1, '/b');
  expect(kept).toEqual({});
  kept['karmik.recent.1'] = '["/c", "/a"]';
  writeRecentPages();
  expect(kept).toEqual({ 'karmik.recent.1': '["/b","/a","/c"]' });
  expect(recentPages(1)).toEqual(['/b', '/a', '/c']);
});

it('what another version left there begins again', () => {
  kept['karmik.recent.1'] = '{"not": "a list"}';
  expect(recentPages(1)).toEqual([]);
  kept['karmik.recent.1'] = 'torn [';
  rememberPage(1, '/a');
  expect(recentPages(1)).toEqual(['/a']);
});
