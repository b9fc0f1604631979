import { describe, expect, it } from 'vitest';
import { toInstant } from '../../kit/wall-clock.ts';
import { weekdayNames } from '../../kit/weekdays.ts';
import type { PunchCategory } from '../punch.ts';
import type { PunchFact, Shift } from './facts.ts';
import { workOutDay, type DayResult } from './work-out.ts';

const zone = 'Asia/Kathmandu';
/** Monday and Tuesday. */
const [day, next] = ['2026-11-16', '2026-11-17'];
const at = (wall: string) => Date.parse(toInstant(wall.includes('T') ? wall : `${day}T${wall}`, zone));

const shiftOf = (times: readonly (readonly [string, string])[], change: Partial<Shift> = {}): Shift => ({
  id: 1,
  name: 'Office',
  mode: 'Fixed',
  worked_mode: 'First to last',
  early_in: null,
  late_out: null,
  grace_late_in: null,
  grace_early_out: null,
  late_counted_from: 'Start of the shift',
  half_day_below: null,
  absent_below: null,
  unpaid_break: null,
  unpaid_break_after: null,
  timings: weekdayNames.flatMap((weekday) =>
    times.map(([starts_at, ends_at]) => ({
      effective_from: '2026-01-01',
      weekday,
      starts_at,
      ends_at,
      required_minutes: null,
    })),
  ),
  ...change,
});

let ids = 0;
const punched = (wall: string, category: PunchCategory): PunchFact => ({
  id: ++ids,
  at: at(wall),
  category,
  source: 'web',
  is_ignored: false,
});
/** `in 09:00`, `out 18:00`, `lunch 13:00`; with a day in front of the time for another one. */
const words = { in: 'Punch In', out: 'Punch Out', lunch: 'Lunch Break' } as const;
const punchesOf = (...entries: readonly string[]): PunchFact[] =>
  entries.map((entry) => {
    const [word, wall] = entry.split(' ') as [keyof typeof words, string];
    return punched(wall, words[word]);
  });

const office = shiftOf([['09:00', '18:00']]);
const workedOut = (
  punches: readonly PunchFact[],
  shift: Shift | null = office,
  { now = '2026-12-31T00:00', of = day } = {},
): DayResult =>
  workOutDay(of, {
    zone,
    now: at(now),
    punches,
    planOf: () => ({
      shift,
      is_rostered_off: false,
      holiday: null,
      is_rest_day: false,
      is_remote: false,
      ignores_devices: false,
      excuses: [],
    }),
  });
const pairs = shiftOf([['09:00', '18:00']], { worked_mode: 'Pairs' });
const rules = ({ reasons }: DayResult) => reasons.map(({ rule }) => rule);

describe('breaks of a day', () => {
  it('[F4] do not make a day end early: the last punch out of the shift decides, once the shift is over', () => {
    const beforeLunchEnds = workedOut(punchesOf('in 09:00', 'out 13:00'), office, { now: '13:20' });
    expect(beforeLunchEnds).toMatchObject({ standing: 'Pending', early: 0 });
    expect(rules(beforeLunchEnds)).not.toContain('before_end');
    const whole = ['in 09:00', 'out 13:00', 'in 14:00', 'out 18:00'];
    expect(workedOut(punchesOf(...whole))).toMatchObject({ late: 0, early: 0, worked: 540, standing: 'Present' });
    expect(workedOut(punchesOf(...whole), pairs)).toMatchObject({ early: 0, worked: 480, break_out: 60 });
    expect(workedOut(punchesOf('in 09:00', 'out 13:00'))).toMatchObject({ early: 300, standing: 'Present' });
  });

  it.each([
    ['punch in after a break', ['in 09:00', 'lunch 13:00', 'out 18:00']],
    ['punch in between two punches out', ['in 09:00', 'out 13:00', 'out 18:00']],
  ])('[F4] end with the last punch out where there is no %s', (_, entries) => {
    expect(workedOut(punchesOf(...entries))).toMatchObject({ early: 0, worked: 540 });
    expect(workedOut(punchesOf(...entries), pairs)).toMatchObject({ early: 0, worked: 240, break_out: 300 });
  });

  it('[F4] are counted within each part of a split shift', () => {
    const split = shiftOf([
      ['07:00', '11:00'],
      ['15:00', '19:00'],
    ]);
    const punches = punchesOf('in 07:00', 'out 09:00', 'in 09:30', 'out 11:00', 'in 15:00', 'out 17:00', 'out 19:00');
    expect(workedOut(punches, split)).toMatchObject({ late: 0, early: 0, worked: 480 });
  });
});

describe('punches outside of the shift', () => {
  it.each([
    ['a punch in after the last punch out', ['in 09:00', 'out 18:00', 'in 18:20'], 2],
    ['a punch in at night', ['in 09:00', 'out 18:00', 'in 23:00'], 2],
    ['a punch out before the shift', ['out 07:00', 'in 09:00', 'out 18:00'], 2],
    ['both', ['out 07:00', 'in 09:00', 'out 18:00', 'in 23:00'], 2],
  ])('[F6] leave what is proved: %s', (_, entries, counted) => {
    const result = workedOut(punchesOf(...entries));
    expect(result).toMatchObject({ standing: 'Present', worked: 540, late: 0, early: 0, lost: 0, overtime: 0 });
    expect(result.punches).toHaveLength(counted);
    expect(rules(result)).toContain('stray_punch');
  });

  it('[F6] are a segment of their own where someone was called in, over midnight and beyond the window too', () => {
    const punches = punchesOf('in 09:00', 'out 18:00', 'in 23:00', `out ${next}T03:00`);
    const result = workedOut(punches);
    expect(result).toMatchObject({ standing: 'Present', worked: 540 + 240, overtime: 240, late: 0, early: 0 });
    expect(result.reasons).toContainEqual({
      figure: 'worked',
      rule: 'call_in',
      minutes: 240,
      at: at('23:00'),
      edge: at(`${next}T03:00`),
    });
    expect(workedOut(punches, office, { of: next })).toMatchObject({ punches: [], standing: 'Absent' });
  });

  it('[F6] make up for no time of the shift', () => {
    const punches = punchesOf('in 09:00', 'out 16:00', 'in 20:00', 'out 22:00');
    expect(workedOut(punches)).toMatchObject({ early: 120, lost: 120, overtime: 120, worked: 540 });
  });

  it('[F6] wait for their punch out until the window of the shift is over', () => {
    const punches = punchesOf('in 09:00', 'out 18:00', 'in 20:00');
    expect(workedOut(punches, office, { now: '21:00' })).toMatchObject({
      standing: 'Pending',
      left: undefined,
      settles_at: at(`${next}T02:00`),
    });
    expect(workedOut(punches, office, { now: `${next}T02:00` })).toMatchObject({ standing: 'Present', worked: 540 });
  });

  it('[F6] leave a missing punch within the hours of the shift missing', () => {
    for (const entries of [['in 09:00'], ['in 09:00', 'out 13:00', 'in 14:00'], ['out 12:00', 'in 14:00', 'out 18:00']])
      expect(workedOut(punchesOf(...entries))).toMatchObject({ standing: 'Missing Punch', worked: 0 });
  });
});

/** A second count, minute by minute: whether the last punch before a minute was a punch in. */
function byMinutes(entries: readonly string[]): number {
  const punches = punchesOf(...entries).toSorted((a, b) => a.at - b.at);
  const [first, last] = [Number(punches[0]?.at), Number(punches.at(-1)?.at)];
  let minutes = 0;
  for (let minute = first; minute < last; minute += 60_000)
    if (punches.findLast((punch) => punch.at <= minute)?.category === 'Punch In') minutes++;
  return minutes;
}

describe('crooked days against a second count', () => {
  const night = shiftOf([['18:00', '07:00']], { worked_mode: 'Pairs' });
  const split = shiftOf(
    [
      ['07:00', '11:00'],
      ['15:00', '19:00'],
    ],
    { worked_mode: 'Pairs' },
  );
  it.each([
    ['a night of 13 hours', night, ['in 18:00', `out ${next}T07:00`]],
    ['a night with a break', night, ['in 18:00', 'out 23:30', `in ${next}T00:15`, `out ${next}T07:00`]],
    ['a call-in', pairs, ['in 09:00', 'out 18:00', 'in 23:00', `out ${next}T03:00`]],
    ['two calls', pairs, ['in 05:30', 'out 07:00', 'in 09:00', 'out 18:00', 'in 20:00', 'out 21:00']],
    ['a split shift', split, ['in 07:00', 'out 11:00', 'in 15:00', 'out 19:00']],
    ['a split shift with breaks', split, ['in 07:00', 'out 09:00', 'in 09:30', 'out 11:10', 'in 15:00', 'out 19:00']],
    ['no shift over midnight', null, ['in 20:00', `out ${next}T02:00`]],
  ] as const)('[F4] [F6] %s', (_, shift, entries) => {
    const { worked, standing } = workedOut(punchesOf(...entries), shift);
    expect([worked, standing]).toEqual([byMinutes(entries), 'Present']);
  });
});
