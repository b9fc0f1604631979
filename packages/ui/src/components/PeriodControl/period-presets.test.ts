import { describe, expect, it } from 'vitest';
import { dateSystems, toIsoDate } from '../../dates/date-system.ts';
import { periodPresets, steppedRange, wholeOf } from './period-presets.ts';

const { bs, ad } = dateSystems;

describe('steppedRange', () => {
  it.each([
    // Mangsir 2083 has 29 days, Kartik 30.
    ['a month of BS', { start: '2026-11-17', end: '2026-12-15' }, -1, bs, { start: '2026-10-18', end: '2026-11-16' }],
    ['a month of BS', { start: '2026-10-18', end: '2026-11-16' }, 1, bs, { start: '2026-11-17', end: '2026-12-15' }],
    ['a month of AD', { start: '2026-02-01', end: '2026-02-28' }, 1, ad, { start: '2026-03-01', end: '2026-03-31' }],
    ['a quarter of AD', { start: '2026-01-01', end: '2026-03-31' }, -1, ad, { start: '2025-10-01', end: '2025-12-31' }],
    ['days', { start: '2026-11-20', end: '2026-11-22' }, -1, bs, { start: '2026-11-17', end: '2026-11-19' }],
    ['one day', { start: '2026-11-20', end: '2026-11-20' }, 1, bs, { start: '2026-11-21', end: '2026-11-21' }],
  ] as const)('keeps the length of %s', (_, range, by, system, expected) => {
    expect(steppedRange(range, by, system)).toEqual(expected);
  });

  it.each([bs, ad])('ends with the calendar', (system) => {
    const first = { start: toIsoDate(system.first), end: toIsoDate(system.first) };
    const last = { start: toIsoDate(system.last), end: toIsoDate(system.last) };
    expect(steppedRange(first, -1, system)).toBeUndefined();
    expect(steppedRange(last, 1, system)).toBeUndefined();
    const lastMonth = { start: toIsoDate(system.last.set({ day: 1 })), end: last.end };
    expect(steppedRange(lastMonth, 1, system)).toBeUndefined();
  });
});

it('reckons weeks from Sunday and months in the calendar shown', () => {
  expect(periodPresets('2026-11-28', bs)).toMatchObject({
    today: { start: '2026-11-28', end: '2026-11-28' },
    thisWeek: { start: '2026-11-22', end: '2026-11-28' },
    lastWeek: { start: '2026-11-15', end: '2026-11-21' },
    thisMonth: { start: '2026-11-17', end: '2026-12-15' },
    lastFiscalYear: { start: '2025-07-17', end: '2026-07-16' },
  });
  expect(periodPresets('2026-11-28', ad).thisMonth).toEqual({ start: '2026-11-01', end: '2026-11-30' });
});

it('knows whole months and fiscal years', () => {
  expect(wholeOf({ start: '2026-10-18', end: '2026-11-16' }, bs)).toEqual({ kind: 'month' });
  expect(wholeOf({ start: '2026-07-17', end: '2027-07-16' }, ad)).toEqual({ kind: 'fiscalYear', name: '2083/84' });
  expect(wholeOf({ start: '2026-10-18', end: '2026-11-15' }, bs)).toBeUndefined();
});
