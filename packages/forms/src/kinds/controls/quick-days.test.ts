import { expect, it } from 'vitest';
import { quickDaysOf } from './quick-days.ts';

const named = (today: string) => quickDaysOf(today).map(({ name, day }) => `${name} ${day}`);

it('[E14] offers today, tomorrow, the next Sunday and the same day next week', () => {
  // A Monday.
  expect(named('2026-11-30')).toEqual([
    'today 2026-11-30',
    'tomorrow 2026-12-01',
    'sunday 2026-12-06',
    'nextWeek 2026-12-07',
  ]);
});

it('[E14] offers no day twice', () => {
  // A Saturday, of which tomorrow is the Sunday, and a Sunday, of which that is next week.
  expect(named('2026-11-28')).toEqual(['today 2026-11-28', 'tomorrow 2026-11-29', 'nextWeek 2026-12-05']);
  expect(named('2026-11-29')).toEqual(['today 2026-11-29', 'tomorrow 2026-11-30', 'nextWeek 2026-12-06']);
});
