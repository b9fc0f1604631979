import { describe, expect, it } from 'vitest';
import { weekdayNames } from '../../kit/weekdays.ts';
import { addDays } from '../../kit/zone.ts';
import type { EntryOfDay, RosterPerson, RosterShift } from './calls.ts';
import { isRestDay, leastRest, rosterOf } from './roster.ts';

const zone = 'Asia/Kathmandu';
const shift = (id: number, starts_at: string, ends_at: string, is_default = false): RosterShift => ({
  id,
  name: `Shift ${id}`,
  colour: null,
  is_default,
  timings: weekdayNames
    .filter((weekday) => weekday !== 'Saturday')
    .map((weekday) => ({ effective_from: '2026-11-01', weekday, starts_at, ends_at })),
});
const [office, night, early, evening] = [
  shift(1, '10:00', '18:00', true),
  shift(2, '21:00', '05:00'),
  shift(3, '06:00', '14:00'),
  shift(4, '14:00', '22:00'),
];
const shifts = [office, night, early, evening];
let version = 0;
const planned = (day: string, work_shift: number | null, change: Partial<EntryOfDay> = {}): EntryOfDay => ({
  day,
  work_shift,
  version: (version += 1),
  is_published: true,
  is_removed: false,
  ...change,
});
const person = (change: Partial<RosterPerson> = {}): RosterPerson => ({
  person: { id: 1, full_name: 'Asha', job_title: 'Guard', profile_picture: null },
  joined_on: '2020-01-01',
  left_on: null,
  assigned: [],
  entries: [],
  marks: [],
  ...change,
});
const roster = rosterOf({ shifts, closed: [{ starts_on: '2026-11-01', ends_on: '2026-11-16' }] }, zone);

describe('what holds on a day', () => {
  it('is the draft before the published plan, that before the assigned shift, and that before the default', () => {
    const draft = { is_published: false };
    const asha = person({
      assigned: [{ work_shift: 2, starts_on: '2026-11-20', ends_on: '2026-11-22' }],
      entries: [planned('2026-11-22', 3), planned('2026-11-22', 4, draft), planned('2026-11-23', null)],
    });
    const of = (day: string) => {
      const { shift: held, by } = roster.held(asha, day);
      return [held?.id ?? null, by];
    };
    expect(of('2026-11-19')).toEqual([1, 'Usual']);
    expect(of('2026-11-20')).toEqual([2, 'Usual']);
    expect(of('2026-11-22')).toEqual([4, 'Draft']);
    expect(of('2026-11-23')).toEqual([null, 'Published']);
    const removed = person({
      entries: [planned('2026-11-22', 3), planned('2026-11-22', null, { ...draft, is_removed: true })],
    });
    expect([roster.held(removed, '2026-11-22').shift?.id, roster.held(removed, '2026-11-22').by]).toEqual([1, 'Draft']);
  });

  it('has no hours on a weekday without a row, and finds those of the next', () => {
    expect(roster.held(person(), '2026-11-21').parts).toEqual([]);
    expect(roster.hours(office.timings, '2026-11-21')).toEqual(roster.held(person(), '2026-11-22').parts);
    expect(isRestDay({ rest_days: ['Saturday'] }, '2026-11-21')).toBe(true);
  });
});

describe('what speaks against a plan', () => {
  const problems = (change: Partial<RosterPerson>, day = '2026-11-24') => roster.problems(person(change), day);

  it('is named, and nothing is where no one planned anything', () => {
    const mark = { day: '2026-11-24', name: null, name_ne: null, is_whole: true };
    const entries = [planned('2026-11-24', 1)];
    expect(problems({ entries })).toEqual([]);
    expect(problems({ entries, marks: [{ ...mark, kind: 'Leave' }] })).toEqual(['Leave']);
    expect(problems({ entries, marks: [{ ...mark, kind: 'Holiday' }] })).toEqual(['Holiday']);
    expect(problems({ entries: [planned('2026-11-24', null)], marks: [{ ...mark, kind: 'Leave' }] })).toEqual([]);
    expect(problems({ marks: [{ ...mark, kind: 'Leave' }] })).toEqual([]);
    expect(problems({ entries, left_on: '2026-11-23' })).toEqual(['Not employed']);
    expect(problems({ entries, joined_on: '2026-11-25' })).toEqual(['Not employed']);
    const closed = [planned('2026-11-12', 1, { is_published: false })];
    expect(problems({ entries: closed }, '2026-11-12')).toEqual(['Closed month']);
  });

  it('is rest that is too short, as a plain program counts it in minutes of the clock', () => {
    const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    for (const before of [null, ...shifts])
      for (const after of [null, ...shifts]) {
        // Tuesday and Wednesday: both have rows.
        const entries = [planned('2026-11-24', before?.id ?? null), planned('2026-11-25', after?.id ?? null)];
        const ended = before?.timings[0];
        const begins = after?.timings[0];
        let rest = Infinity;
        if (ended && begins) {
          const [start, end] = [minutes(ended.starts_at), minutes(ended.ends_at)];
          rest = minutes(begins.starts_at) + 24 * 60 - (end <= start ? end + 24 * 60 : end);
        }
        expect([before?.id, after?.id, problems({ entries }, '2026-11-25')]).toEqual([
          before?.id,
          after?.id,
          rest < leastRest ? ['Short rest'] : [],
        ]);
      }
  });

  it('is short rest after a day that is as usual, but never between two such days', () => {
    const nights = [{ work_shift: 2, starts_on: '2026-11-01', ends_on: '2026-11-24' }];
    expect(problems({ assigned: nights, entries: [planned('2026-11-25', 3)] }, '2026-11-25')).toEqual(['Short rest']);
    const turn = [...nights, { work_shift: 3, starts_on: '2026-11-25', ends_on: null }];
    expect(problems({ assigned: turn }, '2026-11-25')).toEqual([]);
  });
});

it('counts who works which shift, without the person who is away', () => {
  const day = '2026-11-24';
  const mark = { day, name: null, name_ne: null, is_whole: true } as const;
  const people = [
    person(),
    person({ entries: [planned(day, 2)] }),
    person({ entries: [planned(day, 2, { is_published: false })] }),
    person({ entries: [planned(day, null)] }),
    person({ entries: [planned(day, 2)], marks: [{ ...mark, kind: 'Travel' }] }),
    person({ entries: [planned(day, 3)], marks: [{ ...mark, kind: 'Leave', is_whole: false }] }),
    person({ marks: [{ ...mark, kind: 'Holiday' }] }),
    person({ entries: [planned(day, 3)], marks: [{ ...mark, kind: 'Holiday' }] }),
    person({ left_on: addDays(day, -1) }),
  ];
  expect(Object.fromEntries(roster.cover(people, day))).toEqual({ 1: 1, 2: 2, 3: 2 });
});
