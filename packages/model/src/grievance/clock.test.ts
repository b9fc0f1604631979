import { describe, expect, it } from 'vitest';
import { seeded } from '../kit/exact/random.fixture.ts';
import { weekdayNames, weekdayOf } from '../kit/weekdays.ts';
import { addDays, fromWall, toWall } from '../kit/zone.ts';
import type { HolidayPart } from '../organization/holiday.ts';
import { afterWorkingTime, deadlinesOf, isWorking, workingTime, type Block, type WorkCalendar } from './clock.ts';

const timeZone = 'Asia/Kathmandu';
const hour = 3_600_000;
const at = (wall: string): number =>
  fromWall(wall.slice(0, 10), Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)), timeZone);
const shown = (instant: number | null): string | null => (instant === null ? null : toWall(instant, timeZone));
const between = (first: string, last: string): Map<string, HolidayPart> => {
  const days = new Map<string, HolidayPart>();
  for (let day = first; day <= last; day = addDays(day, 1)) days.set(day, 'Full');
  return days;
};
const hoursOf = (blocks: Readonly<Record<string, readonly Block[]>>): WorkCalendar['hours'] => blocks;
const officeHours = hoursOf(
  Object.fromEntries(weekdayNames.filter((day) => day !== 'Saturday').map((day) => [day, [[600, 1_080]]])),
);
const plain: WorkCalendar = { timeZone, hours: officeHours, holidays: new Map() };
const dashain: WorkCalendar = { ...plain, holidays: between('2026-10-17', '2026-10-23') };
const opened = { startsAt: at('2026-10-15T14:00'), allowed: 16 * hour, stops: [] };
const stop = (from: string, to: string) => ({ from: at(from), to: at(to) });

describe('the clock of a grievance', () => {
  it('counts 16 working hours from Thursday 16:00 to Sunday 16:00, and to Monday 13:00 with a pause of 5 hours [GR-1]', () => {
    const facts = { ...opened, startsAt: at('2026-11-19T16:00') };
    expect(shown(deadlinesOf(plain, facts).dueAt)).toBe('2026-11-22T16:00');
    const paused = { ...facts, stops: [stop('2026-11-20T11:00', '2026-11-20T16:00')] };
    expect(shown(deadlinesOf(plain, paused).dueAt)).toBe('2026-11-23T13:00');
  });

  it('stops for nights, Saturday and the holidays of Dashain [WC-31]', () => {
    const { dueAt, warnAt } = deadlinesOf(dashain, opened);
    expect(shown(dueAt)).toBe('2026-10-25T14:00');
    expect(shown(warnAt)).toBe('2026-10-25T10:48');
    expect(isWorking(dashain, at('2026-10-16T12:00'))).toBe(true);
    for (const closed of ['2026-10-16T18:00', '2026-10-17T12:00', '2026-10-24T12:00', '2026-10-25T09:59'])
      expect(isWorking(dashain, at(closed))).toBe(false);
  });

  it('counts the working hours of a pause alone, and overlapping pauses once [WC-32]', () => {
    const pause = stop('2026-10-16T17:00', '2026-10-25T11:00');
    const paused = deadlinesOf(dashain, { ...opened, stops: [pause] });
    expect(shown(paused.dueAt)).toBe('2026-10-25T16:00');
    expect(shown(paused.warnAt)).toBe('2026-10-25T12:48');
    const closed = deadlinesOf(dashain, { ...opened, stops: [stop('2026-10-16T18:30', '2026-10-24T20:00')] });
    expect(shown(closed.dueAt)).toBe('2026-10-25T14:00');
    const twice = deadlinesOf(dashain, {
      ...opened,
      stops: [stop('2026-10-25T10:00', '2026-10-25T10:30'), pause, pause],
    });
    expect(shown(twice.dueAt)).toBe('2026-10-25T16:00');
    expect(deadlinesOf(dashain, { ...opened, stops: [{ from: at('2026-10-16T17:00'), to: null }] })).toEqual({
      warnAt: null,
      dueAt: null,
    });
  });

  it('begins with the next working time, and stops at lunch and on a short Friday [WC-33]', () => {
    const after = (wall: string) => shown(afterWorkingTime(dashain, at(wall), 4 * hour));
    expect(after('2026-10-24T20:00')).toBe('2026-10-25T14:00');
    expect(after('2026-10-16T18:00')).toBe('2026-10-25T14:00');
    expect(after('2026-10-16T17:59')).toBe('2026-10-25T13:59');
    const day: readonly Block[] = [
      [600, 780],
      [840, 1_080],
    ];
    const lunch: WorkCalendar = {
      ...plain,
      hours: { Sunday: day, Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: [[600, 900]] },
    };
    const facts = { startsAt: at('2026-11-19T12:30'), allowed: 12 * hour, stops: [] };
    const { dueAt, warnAt } = deadlinesOf(lunch, facts);
    expect(shown(dueAt)).toBe('2026-11-22T12:30');
    expect(shown(warnAt)).toBe('2026-11-22T10:06');
  });

  it('ends its search where there are no working hours at all [WC-33]', () => {
    expect(afterWorkingTime({ ...plain, hours: {} }, opened.startsAt, hour)).toBeNull();
    expect(isWorking({ ...plain, hours: {} }, opened.startsAt)).toBe(false);
  });

  it('is overdue from the moment of a change, keeps earlier pauses, and follows a new holiday [WC-34]', () => {
    const changedAt = at('2026-10-25T10:30');
    expect(workingTime(dashain, opened.startsAt, changedAt) / hour).toBe(12.5);
    const shorter = { ...opened, allowed: 8 * hour, changedAt };
    expect(shown(deadlinesOf(dashain, shorter).dueAt)).toBe('2026-10-25T10:30');
    const pause = stop('2026-10-16T10:00', '2026-10-16T12:00');
    const longer = { ...opened, allowed: 14 * hour, changedAt };
    expect(shown(deadlinesOf(dashain, longer).dueAt)).toBe('2026-10-25T12:00');
    expect(shown(deadlinesOf(dashain, { ...longer, stops: [pause] }).dueAt)).toBe('2026-10-25T14:00');
    const closedFriday = { ...dashain, holidays: between('2026-10-16', '2026-10-23') };
    expect(shown(deadlinesOf(closedFriday, opened).dueAt)).toBe('2026-10-26T14:00');
  });

  it('takes half of the working time of a half holiday', () => {
    const half = (part: HolidayPart) => ({ ...plain, holidays: new Map([['2026-11-22', part]]) });
    expect(shown(afterWorkingTime(half('First Half'), at('2026-11-22T09:00'), hour))).toBe('2026-11-22T15:00');
    expect(shown(afterWorkingTime(half('Second Half'), at('2026-11-22T13:30'), hour))).toBe('2026-11-23T10:30');
  });

  it('agrees with a program that looks at each minute, over random calendars and stops', () => {
    const upTo = seeded(20_830_813);
    const minute = 60_000;
    for (let round = 0; round < 120; round += 1) {
      const zone = ['Asia/Kathmandu', 'Europe/Berlin', 'America/New_York'][upTo(3)] ?? timeZone;
      const hours = Object.fromEntries(
        weekdayNames.map((name) => [
          name,
          Array.from({ length: upTo(4) }, (): Block => {
            const from = upTo(48) * 30;
            return [from, Math.min(1_440, from + (1 + upTo(12)) * 30)];
          }),
        ]),
      );
      const first = addDays('2026-11-05', upTo(20));
      const holidays = new Map<string, HolidayPart>(
        Array.from({ length: upTo(5) }, () => [addDays(first, upTo(12)), 'Full'] as const),
      );
      const calendar: WorkCalendar = { timeZone: zone, hours, holidays };
      const start = fromWall(first, upTo(1_440), zone);
      const stops = Array.from({ length: upTo(4) }, () => {
        const from = start + upTo(10 * 1_440) * minute;
        return { from, to: from + upTo(3 * 1_440) * minute };
      });
      // No zone changes its offset in these weeks.
      const offset = Date.parse(`${toWall(start, zone)}Z`) - start;
      const isOpen = (instant: number): boolean => {
        const wall = new Date(instant + offset).toISOString();
        const day = wall.slice(0, 10);
        const time = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
        if (holidays.has(day) || stops.some(({ from, to }) => instant >= from && instant < to)) return false;
        return (hours[weekdayOf(day)] ?? []).some(([from, to]) => time >= from && time < to);
      };
      const end = start + 12 * 1_440 * minute;
      let counted = 0;
      const wanted = (1 + upTo(1_200)) * minute;
      let reached: number | null = null;
      for (let instant = start; instant < end; instant += minute)
        if (isOpen(instant)) {
          counted += minute;
          if (counted === wanted) reached = instant + minute;
        }
      const shownCase = JSON.stringify({ round, zone, hours, start, stops });
      expect(workingTime(calendar, start, end, stops), shownCase).toBe(counted);
      if (reached !== null) expect(afterWorkingTime(calendar, start, wanted, stops), shownCase).toBe(reached);
    }
  });
});
