import { describe, expect, it } from 'vitest';
import {
  DateBsError,
  addMonths,
  adToBs,
  adToBsText,
  asBs,
  bsToAd,
  bsToAdText,
  clampBs,
  isValidBs,
  weekday,
  weekdayName,
} from '../src/index.ts';
import edges from '../conformance/data/edges.json' with { type: 'json' };
import vectors from '../conformance/data/vectors.json' with { type: 'json' };

type Edge = { bs?: string; ad?: string; clampTo?: string | null; unsupportedYear?: number; invalid?: true };

describe('dated records', () => {
  it.each(vectors)('[CAL-1] $bs BS is $ad AD, $weekday: $note', ({ bs, ad, weekday: name }) => {
    expect(adToBsText(ad)).toBe(bs);
    expect(bsToAdText(bs)).toBe(ad);
    expect(weekdayName(weekday(bs))).toBe(name);
  });

  // The pairs that the acceptance scenario lists.
  it.each([
    ['2000-01-01', '1943-04-14'],
    ['2081-01-01', '2024-04-13'],
    ['2081-12-31', '2025-04-13'],
    ['2082-01-01', '2025-04-14'],
    ['2082-04-01', '2025-07-17'],
    ['2083-01-01', '2026-04-14'],
    ['2083-04-01', '2026-07-17'],
    ['2083-03-32', '2026-07-16'],
    ['2083-06-29', '2026-10-15'],
    ['2083-07-01', '2026-10-18'],
    ['2083-08-01', '2026-11-17'],
    ['2083-08-05', '2026-11-21'],
    ['2062-01-31', '2005-05-14'],
    ['2062-02-23', '2005-06-06'],
  ])('[CAL-1] %s BS is %s AD', (bs, ad) => {
    expect([adToBsText(ad), bsToAdText(bs)]).toEqual([bs, ad]);
  });
});

describe('edges', () => {
  const list = edges as Edge[];
  const parts = (text: string): [number, number, number] => text.split('-').map(Number) as [number, number, number];

  it.each(list.filter((edge) => 'clampTo' in edge))('[DAT-3] $bs is clamped to $clampTo', ({ bs, clampTo }) => {
    expect(String(clampBs(...parts(bs!)))).toBe(clampTo ?? bs);
    expect(isValidBs(bs)).toBe(clampTo === null);
  });

  it.each(list.filter((edge) => edge.unsupportedYear))('[DAT-2] $bs lies outside', ({ bs, unsupportedYear }) => {
    expect(() => bsToAd(bs!)).toThrow(`The year ${unsupportedYear} is not supported`);
  });

  it.each(list.filter((edge) => edge.invalid && edge.bs))('[DAT-2] $bs is not a BS date', ({ bs }) => {
    expect(() => asBs(bs!)).toThrow('Invalid BS Date');
  });

  it('[DAT-2] 2023-02-29 is not an AD date', () => {
    expect(() => adToBs('2023-02-29')).toThrow('Invalid Date');
  });

  it('[DAT-2] the days beside the range name the BS year', () => {
    expect(() => adToBs('1943-04-13')).toThrow('The year 1999 is not supported');
    expect(() => adToBs('2054-04-14')).toThrow('The year 2111 is not supported');
  });

  it('[DAT-3] steps over New Year, and out of the range only with an error', () => {
    expect(String(addMonths('2080-12-01', 1))).toBe('2081-01-01');
    expect(String(addMonths('2081-01-01', -1))).toBe('2080-12-01');
    expect(() => addMonths('2000-01-01', -1)).toThrow('No mapping provided for the selected year and month.');
    expect(() => addMonths('2000-01-01', -1)).toThrow(DateBsError);
  });
});
