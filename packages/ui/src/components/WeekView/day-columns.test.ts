import { expect, it } from 'vitest';
import { dayBlocks, wholeDay, type WeekEvent } from './day-columns.ts';

const timed = (id: string, from: number, to: number, more: Partial<WeekEvent> = {}): WeekEvent => ({
  id,
  title: id,
  start: '2026-11-22',
  from,
  to,
  ...more,
});
const placed = (events: readonly WeekEvent[], day = '2026-11-22') =>
  dayBlocks(events, day).map(({ event, column, columns, from, to }) => [event.id, column, columns, from, to]);

it('places events that overlap beside each other, and others in the whole width', () => {
  expect(placed([timed('a', 600, 660), timed('b', 630, 690), timed('c', 660, 720), timed('d', 800, 860)])).toEqual([
    ['a', 0, 2, 600, 660],
    ['b', 1, 2, 630, 690],
    ['c', 0, 2, 660, 720],
    ['d', 0, 1, 800, 860],
  ]);
});

it('cuts an event over midnight into its days', () => {
  const night = timed('n', 1_380, 120, { end: '2026-11-23' });
  expect(placed([night])).toEqual([['n', 0, 1, 1_380, 1_440]]);
  expect(placed([night], '2026-11-23')).toEqual([['n', 0, 1, 0, 120]]);
});

it('keeps whole days apart from hours', () => {
  const events = [timed('a', 600, 660), { id: 'w', title: 'w', start: '2026-11-21', end: '2026-11-23' }];
  expect(wholeDay(events, '2026-11-22').map(({ id }) => id)).toEqual(['w']);
  expect(placed(events).map(([id]) => id)).toEqual(['a']);
});

it('leaves room for what is too short to be read', () => {
  expect(placed([timed('a', 600, 605), timed('b', 610, 640)]).map(([, column]) => column)).toEqual([0, 1]);
});
