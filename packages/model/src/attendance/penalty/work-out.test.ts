import { describe, expect, it } from 'vitest';
import { addDaysTo } from '../../kit/period.ts';
import { dayStandings, type DayStanding } from '../attendance-day.ts';
import { penaltyCountings, penaltyPeriods, penaltyTriggers } from './rule.ts';
import {
  daysToRead,
  holdsOn,
  occurrenceOf,
  penaltiesOf,
  planOf,
  type PenaltyDay,
  type PenaltyDraft,
  type PenaltyTerms,
  type SettledPenalty,
} from './work-out.ts';

const late: PenaltyTerms = {
  trigger: 'Late',
  threshold: 1,
  occurrences: 3,
  is_consecutive: false,
  period: 'Month',
  counting: 'Every',
};
const fine: Omit<PenaltyDay, 'day'> = { standing: 'Present', expected: 480, late: 0, early: 0, break_out: 0 };
const day = (date: string, more: Partial<PenaltyDay> = {}): PenaltyDay => ({ ...fine, day: date, ...more });
/** Sunday 2026-11-01 and the days after it, a letter each: L late, A absent, . on time, x a day off, h excused, p in progress. */
const letters: Readonly<Record<string, Partial<PenaltyDay>>> = {
  L: { late: 20 },
  A: { standing: 'Absent' },
  M: { standing: 'Missing Punch' },
  '.': {},
  x: { standing: 'Off', expected: 0 },
  h: { standing: 'Excused' },
  p: { standing: 'Pending', late: 20 },
};
const daysFrom = (first: string, text: string): PenaltyDay[] =>
  Array.from(text, (letter, index) => day(addDaysTo(first, index), letters[letter]));
const on = (drafts: readonly PenaltyDraft[]) =>
  drafts.map((draft) => draft.occurrences.map((each) => each.day.slice(5)));

describe('an occurrence', () => {
  it.each([
    ['Late', 15, day('2026-11-02', { late: 15 }), 15],
    ['Late', 16, day('2026-11-02', { late: 15 }), undefined],
    ['Late', 1, day('2026-11-02'), undefined],
    ['Early', 10, day('2026-11-02', { early: 11 }), 11],
    ['Early', 10, day('2026-11-02', { early: 9, late: 60 }), undefined],
    ['Break-out', 45, day('2026-11-02', { break_out: 46 }), 46],
    ['Break-out', 60, day('2026-11-02', { break_out: 46 }), undefined],
    ['Missing Punch', null, day('2026-11-02', { standing: 'Missing Punch' }), null],
    ['Missing Punch', null, day('2026-11-02', { standing: 'Absent' }), undefined],
    ['Absent', null, day('2026-11-02', { standing: 'Absent' }), null],
    ['Absent', null, day('2026-11-02', { standing: 'Half Day' }), undefined],
    // Leave, travel and days off excuse what happened on them, and a day that goes on says nothing yet.
    ['Absent', null, day('2026-11-02', { standing: 'Excused' }), undefined],
    ['Late', 1, day('2026-11-02', { standing: 'Excused', late: 30 }), undefined],
    ['Late', 1, day('2026-11-02', { standing: 'Pending', late: 30 }), undefined],
    ['Missing Punch', null, day('2026-11-02', { standing: 'Missing Punch', expected: 0 }), undefined],
  ] as const)('%s from %s minutes: %o', (trigger, threshold, of, minutes) => {
    expect(occurrenceOf({ ...late, trigger, threshold }, of)?.minutes).toBe(minutes);
  });
});

describe('penalties of a month', () => {
  it.each([
    [
      'every third',
      { counting: 'Every' },
      'LL.L.LLL',
      [
        ['11-01', '11-02', '11-04'],
        ['11-06', '11-07', '11-08'],
      ],
    ],
    ['two are none', { counting: 'Every' }, 'LL......', []],
    ['the third, and each after', { counting: 'Each' }, 'LL.L.LL', [['11-01', '11-02', '11-04'], ['11-06'], ['11-07']]],
    ['once', { counting: 'Once' }, 'LLLLLLL', [['11-01', '11-02', '11-03']]],
    ['in a row: a day on time interrupts', { is_consecutive: true }, 'LL.LL.L', []],
    ['in a row', { is_consecutive: true }, 'LL.LLL.', [['11-04', '11-05', '11-06']]],
    ['in a row over days off and leave', { is_consecutive: true }, 'LLxhxL.', [['11-01', '11-02', '11-06']]],
    ['in a row: what goes on does not count', { is_consecutive: true }, 'LLp', []],
    ['each in a row', { is_consecutive: true, counting: 'Each' }, 'LLLL.LL', [['11-01', '11-02', '11-03'], ['11-04']]],
    ['the first alone', { occurrences: 1 }, 'L.L', [['11-01'], ['11-03']]],
    ['absences', { trigger: 'Absent', occurrences: 2 }, 'ALA.M', [['11-01', '11-03']]],
    ['missing punches', { trigger: 'Missing Punch', occurrences: 1 }, 'ALM', [['11-03']]],
  ] as const)('%s', (_name, terms, text, expected) => {
    expect(on(penaltiesOf({ ...late, ...terms }, daysFrom('2026-11-01', text), 'ad'))).toEqual(expected);
  });

  it('begins to count again with each week, month of either calendar, and fiscal year', () => {
    const days = daysFrom('2026-11-14', 'LLLLLL');
    // Saturday, then Sunday; Mangsir 2083 begins on 17 November.
    expect(on(penaltiesOf({ ...late, period: 'Week' }, days, 'bs'))).toEqual([['11-15', '11-16', '11-17']]);
    expect(on(penaltiesOf(late, days, 'bs'))).toEqual([
      ['11-14', '11-15', '11-16'],
      ['11-17', '11-18', '11-19'],
    ]);
    expect(penaltiesOf(late, days, 'bs')[1]).toMatchObject({
      period_from: '2026-11-17',
      period_to: '2026-12-15',
      occurred_on: '2026-11-19',
    });
    expect(penaltiesOf(late, days, 'ad')[0]).toMatchObject({ period_from: '2026-11-01', period_to: '2026-11-30' });
    const years = [...daysFrom('2026-07-15', 'LLL')];
    expect(on(penaltiesOf({ ...late, occurrences: 2, period: 'Fiscal year' }, years, 'ad'))).toEqual([
      ['07-15', '07-16'],
    ]);
  });

  it('leaves days alone that a settled penalty counted', () => {
    const days = daysFrom('2026-11-01', 'LLLLLL');
    const settled = (...dates: string[]): SettledPenalty[] => [{ period_from: '2026-11-01', days: dates }];
    expect(on(penaltiesOf(late, days, 'ad', settled('2026-11-01', '2026-11-02', '2026-11-03')))).toEqual([
      ['11-04', '11-05', '11-06'],
    ]);
    expect(penaltiesOf({ ...late, counting: 'Once' }, days, 'ad', settled('2026-11-01'))).toEqual([]);
    // Of another month.
    expect(on(penaltiesOf(late, days, 'ad', [{ period_from: '2026-10-01', days: [] }]))).toHaveLength(2);
  });
});

describe('what is there against what the days bring', () => {
  const standing = (id: number, ...days: string[]) => ({
    id,
    period_from: '2026-11-01',
    occurred_on: days.at(-1) ?? '',
    days,
  });
  const first = standing(1, '2026-11-01', '2026-11-02', '2026-11-03');
  const second = standing(2, '2026-11-04', '2026-11-05', '2026-11-06');
  const plan = (text: string, terms: Partial<PenaltyTerms> = {}) => {
    const { withdrawn, changed, added } = planOf(
      [second, first],
      penaltiesOf({ ...late, ...terms }, daysFrom('2026-11-01', text), 'ad'),
    );
    return [withdrawn.map(({ id }) => id), changed.map(({ penalty, to }) => [penalty.id, ...on([to])]), on(added)];
  };
  it.each([
    ['nothing differs', 'LLLLLL', [[], [], []]],
    ['one more day is no penalty', 'LLLLLLL', [[], [], []]],
    ['three more are', 'LLLLLLLLL', [[], [], [['11-07', '11-08', '11-09']]]],
    ['a day less moves the first on and withdraws the second', 'L.LLLL', [[2], [[1, ['11-01', '11-03', '11-04']]], []]],
    ['all but two', 'L....L', [[1, 2], [], []]],
  ] as const)('%s', (_name, text, expected) => {
    expect(plan(text)).toEqual(expected);
  });
});

it('asks whether a rule holds: by its days, by what is assigned, else for everyone', () => {
  const rule = { id: 7, starts_on: '2026-11-01', ends_on: '2026-11-30' };
  const exempt = [{ starts_on: '2026-11-10', ends_on: null, rules: [] }];
  expect(holdsOn(rule, '2026-10-31', [], true)).toBe(false);
  expect(holdsOn(rule, '2026-12-01', [], true)).toBe(false);
  expect(holdsOn(rule, '2026-11-09', exempt, true)).toBe(true);
  expect(holdsOn(rule, '2026-11-10', exempt, true)).toBe(false);
  expect(holdsOn(rule, '2026-11-10', [{ starts_on: '2026-11-10', ends_on: null, rules: [7] }], false)).toBe(true);
  expect(holdsOn(rule, '2026-11-09', [], false)).toBe(false);
});

it('reads whole periods around the days that are asked for', () => {
  expect(daysToRead([{ period: 'Week' }, { period: 'Month' }], '2026-11-18', '2026-11-20', 'bs')).toEqual({
    from: '2026-11-15',
    to: '2026-12-15',
  });
});

describe('against a second program', () => {
  /** Walks the calendar day by day and counts on fingers. */
  function plainly(terms: PenaltyTerms, days: readonly PenaltyDay[]): string[][] {
    const found: string[][] = [];
    let [hand, month, hasGiven]: [string[], string, boolean] = [[], '', false];
    for (const each of [...days].sort((a, b) => a.day.localeCompare(b.day))) {
      const name = terms.period === 'Month' ? each.day.slice(0, 7) : weekName(each.day);
      if (name !== month) [hand, month, hasGiven] = [[], name, false];
      if (['Pending', 'Excused', 'Off'].includes(each.standing) || each.expected === 0) continue;
      const minutes = { Late: each.late, Early: each.early, 'Break-out': each.break_out }[terms.trigger as 'Late'];
      const counts = minutes === undefined ? each.standing === terms.trigger : minutes >= (terms.threshold ?? 1);
      if (!counts) {
        if (terms.is_consecutive) hand = [];
        continue;
      }
      hand.push(each.day);
      if (terms.counting === 'Every' && hand.length === terms.occurrences) {
        found.push(hand);
        hand = [];
      } else if (hand.length === terms.occurrences && !(terms.counting === 'Once' && hasGiven)) {
        found.push([...hand]);
        hasGiven = true;
      } else if (terms.counting === 'Each' && hand.length > terms.occurrences) found.push([each.day]);
    }
    return found;
  }
  const weekName = (date: string): string => {
    const ms = Date.parse(`${date}T00:00:00Z`);
    return String(Math.floor((ms / 86_400_000 + 4) / 7));
  };
  /** The same numbers on every run. */
  let seed = 20_260_727;
  const below = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const standings = Object.keys(dayStandings) as DayStanding[];

  it('agrees on many rules over ninety days, in whichever order the days come', () => {
    let penalties = 0;
    for (let turn = 0; turn < 150; turn++) {
      const terms: PenaltyTerms = {
        trigger: one(Object.keys(penaltyTriggers)) as PenaltyTerms['trigger'],
        threshold: 1 + below(40),
        occurrences: 1 + below(5),
        is_consecutive: below(2) === 0,
        period: one(Object.keys(penaltyPeriods).slice(0, 2)) as PenaltyTerms['period'],
        counting: one(Object.keys(penaltyCountings)) as PenaltyTerms['counting'],
      };
      const days = Array.from({ length: 90 }, (_, index) =>
        day(addDaysTo('2026-09-10', index), {
          standing: below(3) === 0 ? one(standings) : 'Present',
          expected: below(7) === 0 ? 0 : 480,
          late: below(3) * below(40),
          early: below(3) * below(40),
          break_out: below(3) * below(40),
        }),
      );
      const drafts = penaltiesOf(terms, days, 'ad');
      penalties += drafts.length;
      expect(drafts.map((draft) => draft.occurrences.map((each) => each.day))).toEqual(plainly(terms, days));
      expect(
        penaltiesOf(
          terms,
          days.toSorted((a, b) => (a.late % 7) - (b.late % 7)),
          'ad',
        ),
      ).toEqual(drafts);
    }
    expect(penalties).toBeGreaterThan(250);
  }, 30_000);
});
