import { expect, it } from 'vitest';
import { dateSystems } from '../../dates/date-system.ts';
import { arrowPath, axisOf, dayAfter, daysFrom, monthsOf, zoomFor } from './gantt-axis.ts';

const task = (start: string, end: string) => ({ id: start, title: start, start, end });

it('the axis reaches past the tasks, and to today where it is near', () => {
  const tasks = [task('2026-11-20', '2026-11-22'), task('2026-11-10', '2026-12-01')];
  expect(axisOf(tasks, '2026-11-21')).toEqual({ first: '2026-11-03', days: 50 });
  expect(axisOf(tasks, '2026-12-11')).toEqual({ first: '2026-11-03', days: 60 });
  expect(axisOf(tasks, '2028-01-01')).toEqual({ first: '2026-11-03', days: 50 });
  expect(axisOf([], '2026-11-21')).toEqual({ first: '2026-11-14', days: 29 });
  expect(axisOf([task('2026-11-20', '9999-11-20')], '2026-11-21').days).toBe(3_660);
});

it('months are those of the calendar, cut at the ends of the axis', () => {
  const axis = { first: '2026-11-10', days: 40 };
  expect(monthsOf(axis, dateSystems.ad).map(({ date, from, days }) => [date.month, from, days])).toEqual([
    [11, 0, 21],
    [12, 21, 19],
  ]);
  // 1 Mangsir 2083 is 17 November 2026, and the month has 29 days.
  expect(monthsOf(axis, dateSystems.bs).map(({ date, from, days }) => [date.month, from, days])).toEqual([
    [7, 0, 7],
    [8, 7, 29],
    [9, 36, 4],
  ]);
});

it('days are counted over the end of a year', () => {
  expect(daysFrom('2026-12-30', '2027-01-02')).toBe(3);
  expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02');
  expect(dayAfter('2027-01-02', -3)).toBe('2026-12-30');
});

it('a longer plan begins with less of each day', () => {
  expect([90, 300, 1_000].map((days) => zoomFor({ first: '2026-01-01', days }))).toEqual(['day', 'week', 'month']);
});

it('an arrow goes straight where there is room, and around the bar where there is none', () => {
  expect(arrowPath({ x: 10, y: 20 }, { x: 60, y: 70 }, 50)).toBe('M10,20H18V70H60');
  expect(arrowPath({ x: 60, y: 20 }, { x: 60, y: 70 }, 50)).toBe('M60,20H68V45H52V70H60');
  expect(arrowPath({ x: 60, y: 70 }, { x: 10, y: 20 }, 50)).toBe('M60,70H68V45H2V20H10');
});
