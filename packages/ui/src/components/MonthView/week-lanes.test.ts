import { describe, expect, it } from 'vitest';
import { eventsOn, weekLanes, type MonthEvent } from './week-lanes.ts';

const days = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const event = (id: string, start: string, end?: string): MonthEvent => ({ id, title: id, start, end });

describe('lanes of a week', () => {
  it('keep stretches apart and join what fits beside each other', () => {
    const { bars } = weekLanes(
      [event('a', '2026-11-15', '2026-11-17'), event('b', '2026-11-17', '2026-11-19'), event('c', '2026-11-19')],
      days,
      3,
    );
    expect(bars.map((bar) => [bar.event.id, bar.column, bar.span, bar.lane])).toEqual([
      ['a', 0, 3, 0],
      ['b', 2, 3, 1],
      ['c', 4, 1, 0],
    ]);
  });

  it('say where a stretch comes from and goes on', () => {
    const { bars } = weekLanes([event('a', '2026-11-01', '2026-12-01')], days, 3);
    expect(bars[0]).toMatchObject({ column: 0, span: 7, comesFromBefore: true, goesOn: true });
  });

  it('leave the last lane for the number of what does not fit', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => event(id, '2026-11-18'));
    const { bars, hidden } = weekLanes(many, days, 3);
    expect(bars.map((bar) => bar.event.id)).toEqual(['a', 'b']);
    expect(hidden).toEqual([0, 0, 0, 2, 0, 0, 0]);
    expect(weekLanes(many.slice(1), days, 3).hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('are only of the days of the month', () => {
    const { bars } = weekLanes([event('a', '2026-11-10', '2026-11-18')], [undefined, undefined, ...days.slice(2)], 3);
    expect(bars[0]).toMatchObject({ column: 2, span: 2, comesFromBefore: true, goesOn: false });
    expect(
      weekLanes(
        [event('a', '2026-11-10')],
        days.map(() => undefined),
        3,
      ).bars,
    ).toEqual([]);
  });

  it('put long events first', () => {
    expect(
      eventsOn([{ ...event('a', '2026-11-18'), time: '10:00' }, event('b', '2026-11-17', '2026-11-19')], '2026-11-18'),
    ).toMatchObject([{ id: 'b' }, { id: 'a' }]);
  });

  it('keep times in the order given, and put minor events last', () => {
    const at = (id: string, time: string): MonthEvent => ({ ...event(id, '2026-11-18'), time });
    const shown = eventsOn(
      [
        { ...event('birthday', '2026-11-18'), isMinor: true },
        at('first', '9:00 am'),
        at('second', '10:00 am'),
        at('third', '2:00 pm'),
        event('whole day', '2026-11-18'),
      ],
      '2026-11-18',
    );
    expect(shown.map(({ id }) => id)).toEqual(['whole day', 'first', 'second', 'third', 'birthday']);
    expect(weekLanes(shown, days, 3).bars.map((bar) => bar.event.id)).toEqual(['whole day', 'first']);
  });
});
