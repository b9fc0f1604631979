import { describe, expect, it } from 'vitest';
import { toInstant } from '../../kit/wall-clock.ts';
import { weekdayNames } from '../../kit/weekdays.ts';
import type { PunchCategory } from '../punch.ts';
import type { DayPlan, PunchFact, Shift } from './facts.ts';
import { timetableOn } from './instances.ts';
import { figureNames } from './reasons.ts';
import { workOutDay } from './work-out.ts';

const zone = 'Asia/Kathmandu';
const at = (wall: string, where = zone) => Date.parse(toInstant(wall, where));

const shift = (
  change: Partial<Shift> = {},
  times: readonly (readonly [string, string])[] = [['10:00', '18:00']],
): Shift => ({
  id: 1,
  name: 'Office',
  mode: 'Fixed',
  worked_mode: 'First to last',
  early_in: null,
  late_out: null,
  grace_late_in: 15,
  grace_early_out: 10,
  late_counted_from: 'Start of the shift',
  half_day_below: null,
  absent_below: null,
  unpaid_break: null,
  unpaid_break_after: null,
  timings: weekdayNames
    .filter((weekday) => weekday !== 'Saturday')
    .flatMap((weekday) =>
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
const night = (change: Partial<Shift> = {}) => shift({ id: 2, name: 'Night', ...change }, [['22:00', '06:00']]);
const early = (change: Partial<Shift> = {}) => shift({ id: 3, name: 'Early', ...change }, [['06:00', '14:00']]);

const plan = (change: Partial<DayPlan> = {}): DayPlan => ({
  shift: shift(),
  is_rostered_off: false,
  holiday: null,
  is_rest_day: false,
  is_remote: false,
  ignores_devices: false,
  excuses: [],
  ...change,
});

/** Monday. */
const day = '2026-11-16';
let ids = 0;
const punched = (wall: string, category: PunchCategory, change: Partial<PunchFact> = {}): PunchFact => ({
  id: ++ids,
  at: at(wall.includes('T') ? wall : `${day}T${wall}`),
  category,
  source: 'web',
  is_ignored: false,
  ...change,
});
const came = (wall: string) => punched(wall, 'Punch In');
const left = (wall: string) => punched(wall, 'Punch Out');

const workedOut = (
  punches: readonly PunchFact[],
  given: Partial<DayPlan> | ((of: string) => Partial<DayPlan>) = {},
  { of = day, now = '2026-12-31T00:00', where = zone } = {},
) =>
  workOutDay(of, {
    zone: where,
    now: at(now),
    punches,
    planOf: (each) => plan(typeof given === 'function' ? given(each) : given),
  });

describe('late and early', () => {
  it.each([
    ['10:15', '17:50', 0, 0],
    ['10:16', '17:50', 16, 0],
    ['10:00', '17:49', 0, 11],
    ['09:40', '18:20', 0, 0],
  ])('[AT-1] in %s, out %s: %i minutes late, %i early', (first, last, late, before) => {
    expect(workedOut([came(first), left(last)])).toMatchObject({ late, early: before, standing: 'Present' });
  });

  it('count from the end of grace where the shift says so', () => {
    const given = { shift: shift({ late_counted_from: 'End of grace' }) };
    expect(workedOut([came('10:20'), left('17:40')], given)).toMatchObject({ late: 5, early: 10 });
  });

  it('bind no one whose hours are flexible', () => {
    const given = { shift: shift({ mode: 'Flexible' }) };
    expect(workedOut([came('12:00'), left('21:00')], given)).toMatchObject({
      late: 0,
      early: 0,
      worked: 540,
      overtime: 60,
      lost: 0,
    });
    expect(workedOut([came('12:00'), left('18:00')], given)).toMatchObject({ late: 0, overtime: 0, lost: 120 });
  });
});

describe('worked time', () => {
  const punches = () => [came('10:00'), left('13:00'), came('13:45'), left('18:30')];

  it('[AT-2] first to last is 8:30; in pairs it is 7:45 with 45 minutes away', () => {
    expect(workedOut(punches())).toMatchObject({ worked: 510, break_out: 0, overtime: 30 });
    const given = { shift: shift({ worked_mode: 'Pairs' }) };
    expect(workedOut(punches(), given)).toMatchObject({ worked: 465, break_out: 45, overtime: 30, lost: 15 });
  });

  it('loses the unpaid break, which is not expected either', () => {
    const given = { shift: shift({ unpaid_break: 60, unpaid_break_after: 300 }) };
    expect(workedOut([came('10:00'), left('18:00')], given)).toMatchObject({ expected: 420, worked: 420, lost: 0 });
    expect(workedOut([came('10:00'), left('14:00')], given)).toMatchObject({ worked: 240, lost: 180 });
  });

  it('of a split shift leaves out the time between its parts', () => {
    const given = {
      shift: shift({}, [
        ['07:00', '11:00'],
        ['15:00', '19:00'],
      ]),
    };
    expect(workedOut([came('07:00'), left('11:00'), came('15:00'), left('19:00')], given)).toMatchObject({
      expected: 480,
      worked: 480,
      break_out: 0,
      late: 0,
      lost: 0,
    });
    expect(workedOut([came('07:20'), left('11:00'), came('15:30'), left('18:30')], given)).toMatchObject({
      late: 50,
      early: 30,
    });
  });

  it('takes a meeting and a visit as work, and lunch as time away', () => {
    const given = { shift: shift({ worked_mode: 'Pairs' }) };
    const entries = [
      came('10:00'),
      punched('13:00', 'Lunch Break'),
      punched('13:30', 'Meeting'),
      punched('15:00', 'Client Visit'),
      left('18:00'),
    ];
    expect(workedOut(entries, given)).toMatchObject({ worked: 450, break_out: 30, standing: 'Present' });
  });
});

describe('standing', () => {
  it.each([
    ['no punch', [], 'Absent', 480],
    ['no way out', [came('10:00')], 'Missing Punch', 480],
    ['no way in', [left('18:00')], 'Missing Punch', 480],
    ['a break without return', [came('10:00'), punched('13:00', 'Lunch Break')], 'Missing Punch', 480],
    ['too little', [came('10:00'), left('11:00')], 'Absent', 420],
    ['half of it', [came('10:00'), left('14:00')], 'Half Day', 240],
    ['enough', [came('10:00'), left('16:00')], 'Present', 120],
  ] as const)('with %s', (_, punches, standing, lost) => {
    const given = { shift: shift({ half_day_below: 300, absent_below: 120 }) };
    expect(workedOut(punches, given)).toMatchObject({ standing, lost });
  });

  it('counts work on a holiday, and on a day off, as overtime', () => {
    expect(workedOut([came('10:00'), left('14:00')], { holiday: 'Tihar' })).toMatchObject({
      coefficient: 'Holiday',
      expected: 0,
      worked: 240,
      overtime: 240,
      lost: 0,
      late: 0,
    });
    expect(workedOut([], { holiday: 'Tihar' })).toMatchObject({ standing: 'Off' });
    expect(workedOut([], { is_rostered_off: true })).toMatchObject({
      coefficient: 'Offday',
      standing: 'Off',
      expected: 0,
    });
    expect(workedOut([], {}, { of: '2026-11-21' })).toMatchObject({ coefficient: 'Offday', standing: 'Off' });
    expect(workedOut([], { shift: null, is_rest_day: true })).toMatchObject({ coefficient: 'Offday', standing: 'Off' });
  });

  it('excuses leave of a day and of its halves', () => {
    const leave = (part: 'Full' | 'First Half' | 'Second Half') => ({
      excuses: [{ part, minutes: null, kind: 'Leave' as const }],
    });
    expect(workedOut([], leave('Full'))).toMatchObject({ standing: 'Excused', coefficient: 'Full Leave', lost: 0 });
    expect(workedOut([came('14:00'), left('18:00')], leave('First Half'))).toMatchObject({
      standing: 'Present',
      coefficient: 'First Half Leave',
      late: 0,
      lost: 0,
    });
    expect(workedOut([came('10:00'), left('14:00')], leave('Second Half'))).toMatchObject({ early: 0, lost: 0 });
    expect(workedOut([], leave('First Half'))).toMatchObject({ standing: 'Absent', lost: 240 });
    expect(workedOut([], { excuses: [{ part: 'Full', minutes: null, kind: 'Travel' }] })).toMatchObject({
      coefficient: 'Workday',
      standing: 'Excused',
      is_travelling: true,
    });
  });

  it('is pending until the window is over, and not longer than the shift where someone left', () => {
    expect(workedOut([came('10:00')], {}, { now: `${day}T12:00` })).toMatchObject({
      standing: 'Pending',
      lost: 0,
      settles_at: at('2026-11-17T02:00'),
    });
    expect(workedOut([], {}, { now: '2026-11-17T02:00' })).toMatchObject({ standing: 'Absent', settles_at: undefined });
    expect(workedOut([came('10:00'), left('17:00')], {}, { now: `${day}T17:30` })).toMatchObject({
      standing: 'Pending',
      settles_at: at(`${day}T18:00`),
    });
    expect(workedOut([came('10:00'), left('17:00')], {}, { now: `${day}T18:00` }).standing).toBe('Present');
  });

  it('does not count what a correction ignores, nor devices where they are ignored', () => {
    const device = [
      punched('10:00', 'Punch In', { source: 'device' }),
      punched('18:00', 'Punch Out', { source: 'device' }),
    ];
    expect(workedOut(device, { ignores_devices: true }).standing).toBe('Absent');
    expect(workedOut([came('09:00'), punched('10:00', 'Punch Out', { is_ignored: true }), left('18:00')]).worked).toBe(
      540,
    );
  });

  it('names the rule and the setting of each figure', () => {
    const { reasons } = workedOut([came('10:16'), left('17:55')]);
    expect(reasons).toEqual([
      { figure: 'expected', rule: 'shift_time', minutes: 480 },
      { figure: 'worked', rule: 'first_to_last', minutes: 459 },
      { figure: 'late', rule: 'after_start', minutes: 16, limit: 15, at: at(`${day}T10:16`), edge: at(`${day}T10:00`) },
      {
        figure: 'early',
        rule: 'within_grace',
        minutes: 0,
        limit: 10,
        at: at(`${day}T17:55`),
        edge: at(`${day}T18:00`),
      },
      { figure: 'lost', rule: 'not_worked', minutes: 21 },
    ]);
  });
});

describe('a half-day holiday [F22]', () => {
  // The shift is from 10:00 to 18:00.
  const first = { holiday: 'Teej', holiday_part: 'First Half' } as const;
  const second = { holiday: 'Teej', holiday_part: 'Second Half' } as const;
  const office = { shift: shift({ absent_below: 200, half_day_below: 360 }, [['10:00', '18:00']]) };

  it('expects the other half alone, and counts no one late before it', () => {
    expect(workedOut([came('14:00'), left('18:00')], { ...office, ...first })).toMatchObject({
      standing: 'Present',
      coefficient: 'Half Holiday',
      expected: 240,
      worked: 240,
      late: 0,
      early: 0,
      lost: 0,
      overtime: 0,
    });
    expect(workedOut([came('10:00'), left('14:00')], { ...office, ...second })).toMatchObject({
      standing: 'Present',
      expected: 240,
      early: 0,
      lost: 0,
    });
  });

  it('counts work in its half as overtime, and leaving before the end of the other as early', () => {
    expect(workedOut([came('12:00'), left('17:00')], { ...office, ...first })).toMatchObject({
      worked: 300,
      overtime: 120,
      early: 60,
    });
  });

  it('is absent or lost for half a day, and excused by half a day of leave', () => {
    expect(workedOut([], { ...office, ...first })).toMatchObject({ standing: 'Absent', lost: 240 });
    const leave = (part: 'First Half' | 'Second Half') => ({
      ...office,
      ...first,
      excuses: [{ part, minutes: null, kind: 'Leave' as const }],
    });
    expect(workedOut([], leave('Second Half'))).toMatchObject({ standing: 'Excused', lost: 0 });
    expect(workedOut([], leave('First Half'))).toMatchObject({ standing: 'Absent', lost: 240 });
  });
});

describe('the reasons of a figure', () => {
  const half: Partial<DayPlan> = { excuses: [{ kind: 'Leave', part: 'First Half', minutes: null }] };
  const split = {
    shift: shift({ unpaid_break: 30, unpaid_break_after: 240 }, [
      ['07:00', '11:00'],
      ['15:00', '19:00'],
    ]),
  };
  const pairs = { shift: shift({ worked_mode: 'Pairs', late_counted_from: 'End of grace' }) };
  it.each([
    ['late and early', [came('10:40'), left('17:20')], {}],
    ['within grace', [came('10:10'), left('17:55')], {}],
    ['a half day of leave', [came('14:30'), left('17:00')], half],
    ['a whole day of leave', [], { excuses: [{ kind: 'Leave', part: 'Full', minutes: null }] }],
    [
      'some hours of credit',
      [came('10:00'), left('16:00')],
      { excuses: [{ kind: 'Credit Hour', part: 'Full', minutes: 60 }] },
    ],
    ['a split shift with a break', [came('07:30'), left('19:20')], split],
    ['pairs', [came('10:30'), punched('13:00', 'Lunch Break'), came('13:45'), left('18:30')], pairs],
    ['a missing punch', [came('10:00')], {}],
    ['no punch', [], {}],
    ['work on a holiday', [came('09:00'), left('12:00')], { holiday: 'Dashain' }],
    ['flexible hours', [came('08:00'), left('20:00')], { shift: shift({ mode: 'Flexible' }) }],
  ] as const)('add up to it: %s', (_, punches, given: Partial<DayPlan>) => {
    const result = workedOut(punches, given);
    const sums = Object.fromEntries(
      figureNames.map((name) => [
        name,
        result.reasons.filter(({ figure }) => figure === name).reduce((sum, { minutes }) => sum + minutes, 0),
      ]),
    );
    expect(sums).toEqual(Object.fromEntries(figureNames.map((name) => [name, result[name]])));
  });
});

describe('shifts over midnight', () => {
  const next = '2026-11-17';
  const given = { shift: night() };
  const nights = () => [came('21:50'), left(`${next}T06:10`), came(`${next}T22:20`), left('2026-11-18T05:45')];

  it('belong to the day on which they began', () => {
    expect(workedOut(nights(), given)).toMatchObject({
      worked: 500,
      late: 0,
      early: 0,
      overtime: 20,
      standing: 'Present',
    });
    expect(workedOut(nights(), given, { of: next })).toMatchObject({ late: 20, early: 15, worked: 445 });
    expect(workedOut(nights(), given, { of: '2026-11-18' })).toMatchObject({ standing: 'Absent', worked: 0 });
  });

  it('come back from a break to the shift that they left, beside a morning shift', () => {
    const beside = (each: string) => ({ shift: each === day ? night({ worked_mode: 'Pairs' }) : early() });
    const punches = [
      came('22:00'),
      left(`${next}T02:00`),
      came(`${next}T02:30`),
      left(`${next}T06:02`),
      came(`${next}T06:05`),
      left(`${next}T14:00`),
    ];
    expect(workedOut(punches, beside)).toMatchObject({ worked: 452, break_out: 30, standing: 'Present' });
    expect(workedOut(punches, beside, { of: next })).toMatchObject({ worked: 475, late: 0, standing: 'Present' });
  });

  it('leave the next shift whole where the way out was forgotten', () => {
    const beside = (each: string) => ({ shift: each === day ? night() : early() });
    const punches = [came('22:00'), came(`${next}T06:05`), left(`${next}T14:00`)];
    expect(workedOut(punches, beside)).toMatchObject({ standing: 'Missing Punch', worked: 0 });
    expect(workedOut(punches, beside, { of: next })).toMatchObject({ standing: 'Present', worked: 475 });
  });

  it('count a late way out for the shift that is open, not for the day', () => {
    const punches = [came('22:00'), left(`${next}T07:30`)];
    expect(workedOut(punches, given)).toMatchObject({ worked: 570, overtime: 90 });
    expect(workedOut(punches, given, { of: next })).toMatchObject({ standing: 'Absent' });
  });

  it('go on over midnight on a day without a shift', () => {
    const punches = [came('21:00'), left(`${next}T02:00`)];
    expect(workedOut(punches, { shift: null })).toMatchObject({ worked: 300, overtime: 300 });
  });
});

describe('zones', () => {
  it('count the hours that pass when clocks change', () => {
    const where = 'Europe/Berlin';
    const over = (of: string, end: string) =>
      workedOut(
        [
          punched('10:00', 'Punch In', { at: at(`${of}T22:00`, where) }),
          punched('10:00', 'Punch Out', { at: at(`${end}T06:00`, where) }),
        ],
        { shift: shift({}, [['22:00', '06:00']]), holiday: null },
        { of, where },
      );
    const nightly = weekdayNames.map((weekday) => ({
      effective_from: '2026-01-01',
      weekday,
      starts_at: '22:00',
      ends_at: '06:00',
      required_minutes: null,
    }));
    const always = { shift: shift({ timings: nightly }) };
    const spring = [at('2026-03-28T22:00', where), at('2026-03-29T06:00', where)];
    const punches = [
      punched('10:00', 'Punch In', { at: spring[0] as number }),
      punched('10:00', 'Punch Out', { at: spring[1] as number }),
    ];
    expect(workedOut(punches, always, { of: '2026-03-28', where })).toMatchObject({
      expected: 420,
      worked: 420,
      lost: 0,
    });
    expect(over('2026-11-16', '2026-11-17')).toMatchObject({ expected: 480, worked: 480 });
  });

  it('place a punch on the day of the zone, on both sides of the date line', () => {
    for (const where of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect(
        workedOut(
          [
            punched('10:00', 'Punch In', { at: at(`${day}T10:00`, where) }),
            punched('10:00', 'Punch Out', { at: at(`${day}T18:00`, where) }),
          ],
          {},
          { where },
        ),
      ).toMatchObject({ day, worked: 480, late: 0 });
  });
});

/** A plain count of minutes: one mark for each minute of a day of 48 hours, as someone would count with a pencil. */
function byPencil(punches: readonly PunchFact[]): { presence: number; working: number } {
  const sorted = punches.toSorted((a, b) => a.at - b.at);
  const [first, last] = [sorted[0]?.at ?? 0, sorted.at(-1)?.at ?? 0];
  let working = 0;
  for (let minute = first; minute < last; minute += 60_000) {
    const latest = sorted.findLast((punch) => punch.at <= minute)?.category;
    if (latest !== 'Punch Out' && latest !== 'Lunch Break') working++;
  }
  return { presence: (last - first) / 60_000, working };
}

describe('properties over made-up days', () => {
  /** A generator whose numbers are the same in each run. */
  function* numbers(seed: number): Generator<number, never> {
    for (let state = seed; ;) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield state / 2 ** 32;
    }
  }
  const days = Array.from({ length: 300 }, (_, seed) => {
    const random = numbers(seed + 1);
    const next = () => random.next().value;
    const isPairs = next() < 0.5;
    const times = [
      ...new Set(Array.from({ length: 2 + Math.floor(next() * 6) }, () => 480 + Math.floor(next() * 720))),
    ];
    const punches = times
      .toSorted((a, b) => a - b)
      .map((minutes, index, all) => {
        const wall = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const category =
          index === 0 ? 'Punch In' : index === all.length - 1 ? 'Punch Out' : next() < 0.5 ? 'Lunch Break' : 'Punch In';
        return punched(wall, category);
      })
      .filter((_each, _index, all) => all.length > 1);
    return { isPairs, punches };
  }).filter(({ punches }) => punches.length > 1);

  it('hold worked time and time away against a count of single minutes', () => {
    for (const { isPairs, punches } of days) {
      const given = { shift: shift({ worked_mode: isPairs ? 'Pairs' : 'First to last' }) };
      const found = workedOut(punches, given);
      const { presence, working } = byPencil(punches);
      expect([found.worked, found.break_out]).toEqual(isPairs ? [working, presence - working] : [presence, 0]);
      expect(found.worked + found.break_out).toBeLessThanOrEqual(presence);
    }
  });

  it('do not depend on the order of punches, and are the same twice', () => {
    for (const { isPairs, punches } of days) {
      const given = { shift: shift({ worked_mode: isPairs ? 'Pairs' : 'First to last' }) };
      const found = workedOut(punches, given);
      expect(workedOut(punches.toReversed(), given)).toEqual(found);
      expect(workedOut(punches, given)).toEqual(found);
    }
  });
});

describe('a timetable', () => {
  const row = (effective_from: string, weekday: string) => ({ effective_from, weekday });
  const rows = [row('2026-01-01', 'Sunday'), row('2026-01-01', 'Friday'), row('2026-06-01', 'Sunday')];

  it('is replaced as a whole by the one that takes effect later, and holds from its first day', () => {
    expect(timetableOn(rows, '2025-12-31')).toEqual([]);
    expect(timetableOn(rows, '2026-05-31')).toEqual(rows.slice(0, 2));
    expect(timetableOn(rows, '2026-06-01')).toEqual(rows.slice(2));
  });
});
