import { bsToAdText } from 'date-bs';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../kit/zone.ts';
import { type CountedSpan, countDays, countedBeforeOf, type PersonDay } from './counting.ts';
import { ruleWith } from './rule.fixture.ts';

/** Saturdays off, and a holiday on Monday 23 November 2026. */
function nepal(day: string): PersonDay {
  if (day === '2026-11-23') return { kind: 'holiday' };
  return { kind: new Date(day).getUTCDay() === 6 ? 'weekly_off' : 'work' };
}
const span = (from: string, to: string, change: Partial<CountedSpan> = {}): CountedSpan => ({
  from,
  to,
  firstPart: 'Full',
  lastPart: 'Full',
  dayOf: nepal,
  ...change,
});
const thursdayToTuesday = span('2026-11-19', '2026-11-24');

describe('counting the days of a request', () => {
  it.each([
    ['working days', ruleWith({}), '4'],
    ['calendar days', ruleWith({ count_basis: 'calendar' }), '6'],
    ['a sandwich on both sides', ruleWith({ sandwich: 'both_sides' }), '6'],
    ['a sandwich of weekends alone', ruleWith({ sandwich: 'both_sides', sandwich_holidays: false }), '5'],
    ['a sandwich of holidays alone', ruleWith({ sandwich: 'both_sides', sandwich_weekends: false }), '5'],
    ['a sandwich on either side', ruleWith({ sandwich: 'either_side' }), '6'],
  ])('[LV-5] Thursday 19 to Tuesday 24 November 2026 by %s', (_, rule, total) => {
    expect(countDays(rule, thursdayToTuesday).total).toBe(total);
  });

  it('[LV-5] tells of each day why it counts or not', () => {
    const whys = (rule: ReturnType<typeof ruleWith>) => countDays(rule, thursdayToTuesday).days.map(({ why }) => why);
    expect(whys(ruleWith({}))).toEqual([
      'working_day',
      'working_day',
      'weekly_off',
      'working_day',
      'holiday',
      'working_day',
    ]);
    expect(whys(ruleWith({ sandwich: 'both_sides' }))[2]).toBe('sandwiched_weekly_off');
    expect(whys(ruleWith({ sandwich: 'both_sides' }))[4]).toBe('sandwiched_holiday');
  });

  it('[LV-13] pays maternity leave from 2083-05-01 for 60 of its 98 calendar days', () => {
    const maternity = ruleWith({ count_basis: 'calendar', paid_days: '60', max_per_request: '98' });
    const from = bsToAdText('2083-05-01');
    const { days, total } = countDays(maternity, span(from, addDays(from, 97)));
    expect(total).toBe('98');
    expect(days.at(-1)?.on).toBe(bsToAdText('2083-08-06'));
    expect(days.at(-1)?.on).toBe('2026-11-22');
    expect(days.findLast(({ paid }) => paid === '1')?.on).toBe(bsToAdText('2083-06-29'));
    expect(days.find(({ paid }) => paid === '0')?.on).toBe(bsToAdText('2083-06-30'));
  });

  it('[F04] pays maternity leave from 2083-06-01 in full until 2026-11-15', () => {
    const maternity = ruleWith({ count_basis: 'calendar', paid_days: '60' });
    const { days } = countDays(maternity, span('2026-09-17', '2026-12-23'));
    expect(days).toHaveLength(98);
    expect(days.findLast(({ paid }) => paid === '1')?.on).toBe('2026-11-15');
    expect(days.filter(({ paid }) => paid === '1')).toHaveLength(60);
    expect(days.filter(({ paid }) => paid === '0')).toHaveLength(38);
  });

  it('pays the rest of an event that began in an earlier request', () => {
    const maternity = ruleWith({ count_basis: 'calendar', paid_days: '60', paid_fraction: '0.5' });
    const { days } = countDays(maternity, span('2026-11-15', '2026-11-17', { countedBefore: '58.5' }));
    expect(days.map(({ paid }) => paid)).toEqual(['0.5', '0.25', '0']);
  });

  it('finds what was counted of an event that is asked for in parts, and of no other', () => {
    const taken = [
      { on: '2026-11-10', counts: '1' },
      { on: '2026-11-19', counts: '0.5' },
      { on: '2026-11-20', counts: '1' },
      { on: '2026-11-25', counts: '1' },
    ];
    const sunday = { from: '2026-11-22', to: '2026-11-22', dayOf: nepal };
    expect(countedBeforeOf(taken, sunday)).toBe('1.5');
    expect(countedBeforeOf(taken, { ...sunday, to: '2026-11-24' })).toBe('2.5');
    expect(countedBeforeOf(taken, { ...sunday, from: '2026-12-04', to: '2026-12-04' })).toBe('0');
  });

  it('counts halves at the ends, and hours as a part of the day', () => {
    const halves = span('2026-11-19', '2026-11-20', { firstPart: 'Second half', lastPart: 'First half' });
    expect(countDays(ruleWith({}), halves)).toMatchObject({
      total: '1',
      days: [
        { part: 'Second half', counts: '0.5', why: 'half_day' },
        { part: 'First half', counts: '0.5' },
      ],
    });
    const hours = span('2026-11-19', '2026-11-19', { hours: '1' });
    expect(countDays(ruleWith({ hours_per_day: '7.5' }), hours)).toMatchObject({
      total: '0.1333',
      days: [{ part: 'Hours', why: 'hours' }],
    });
  });

  it('sandwiches no day beside a half that was worked', () => {
    const rule = ruleWith({ sandwich: 'both_sides' });
    const friday = (firstPart: 'First half' | 'Second half') => span('2026-11-20', '2026-11-22', { firstPart });
    expect(countDays(rule, friday('Second half')).total).toBe('2.5');
    expect(countDays(rule, friday('First half')).total).toBe('1.5');
  });

  it('counts the days off at the edge on either side alone', () => {
    const edge = span('2026-11-19', '2026-11-21');
    expect(countDays(ruleWith({ sandwich: 'both_sides' }), edge).total).toBe('2');
    expect(countDays(ruleWith({ sandwich: 'either_side' }), edge).total).toBe('3');
  });

  it('(Frappe #4448) counts the weekend between two requests that were split around it, once', () => {
    const rule = ruleWith({ sandwich: 'both_sides' });
    const fridayTaken = (day: string): PersonDay => ({ ...nepal(day), isOnLeave: day === '2026-11-20' });
    const sunday = countDays(rule, span('2026-11-22', '2026-11-22', { dayOf: fridayTaken }));
    expect(sunday.days.map(({ on, counts }) => [on, counts])).toEqual([
      ['2026-11-21', '1'],
      ['2026-11-22', '1'],
    ]);
    const saturdayCounted = (day: string): PersonDay => ({ ...nepal(day), isOnLeave: day < '2026-11-22' });
    expect(countDays(rule, span('2026-11-22', '2026-11-22', { dayOf: saturdayCounted })).total).toBe('1');
  });
});

describe('a half-day holiday [F22]', () => {
  const half = (change: Partial<CountedSpan> = {}) =>
    span('2026-11-19', '2026-11-20', {
      dayOf: (day) => ({ kind: 'work', ...(day === '2026-11-20' && { halfHoliday: 'First half' }) }),
      ...change,
    });

  it('leaves half a day to be counted', () => {
    expect(countDays(ruleWith({}), half())).toMatchObject({
      total: '1.5',
      days: [{ counts: '1' }, { counts: '0.5', part: 'Second half', why: 'half_holiday' }],
    });
  });

  it('takes nothing of the half that it has, and half a day of the other', () => {
    const day = { from: '2026-11-20', to: '2026-11-20' } as const;
    const total = (firstPart: 'First half' | 'Second half') =>
      countDays(ruleWith({}), half({ ...day, firstPart })).total;
    expect([total('First half'), total('Second half')]).toEqual(['0', '0.5']);
  });

  it('is a day as any other where days of the calendar count', () => {
    expect(countDays(ruleWith({ count_basis: 'calendar' }), half()).total).toBe('2');
  });
});
