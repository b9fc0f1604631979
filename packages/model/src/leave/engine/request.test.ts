import { describe, expect, it } from 'vitest';
import { hoursWithoutShift } from '../../attendance/day/occupied.ts';
import { type CountedSpan, countDays } from './counting.ts';
import type { LeaveYear } from './leave-year.ts';
import { type LeavePerson, type RequestContext, type RequestedLeave, requestProblems } from './request.ts';
import { ruleWith } from './rule.fixture.ts';
import type { LeaveRule } from './rule.ts';

const year: LeaveYear = { starts_on: '2026-07-17', ends_on: '2027-07-16', calendar: 'bs' };
const person: LeavePerson = {
  gender: 'Female',
  marital_status: 'Married',
  employment_level: 3,
  employment_type: 'Permanent',
  branch: 1,
  division: 2,
  religion: null,
  ethnicity: null,
  joined_on: '2026-08-01',
};
const isDayOff = (day: string): boolean => new Date(day).getUTCDay() === 6;
const dayOf: CountedSpan['dayOf'] = (day) => ({ kind: isDayOff(day) ? 'weekly_off' : 'work' });

/** Leave from 18 November until the noon of the 19th. */
const otherLeave: RequestContext['occupied'] = (day) => ({
  hours: hoursWithoutShift,
  others: [
    ...(day === '2026-11-18' ? [{ kind: 'leave', share: 10_000, when: 'Full' } as const] : []),
    ...(day === '2026-11-19' ? [{ kind: 'leave', share: 5_000, when: 'First half' } as const] : []),
  ],
});

interface Case {
  readonly rule?: Partial<LeaveRule>;
  readonly person?: Partial<LeavePerson>;
  readonly request?: Partial<RequestedLeave>;
  readonly context?: Partial<RequestContext>;
}

/** Codes by field; Thursday 19 and Friday 20 November 2026 unless the case says otherwise, asked for on the 10th. */
function problems(given: Case): Record<string, string[]> {
  const rule = ruleWith(given.rule ?? {});
  const request: RequestedLeave = {
    from_date: '2026-11-19',
    to_date: '2026-11-20',
    first_part: 'Full',
    last_part: 'Full',
    hasFile: false,
    is_offline: false,
    ...given.request,
  };
  const { from_date: from, to_date: to, first_part: firstPart, last_part: lastPart, hours = null } = request;
  const found = requestProblems(rule, { ...person, ...given.person }, request, {
    category: 'General',
    today: '2026-11-10',
    years: [year],
    counted: countDays(rule, { from, to, firstPart, lastPart, hours, dayOf }),
    lines: [{ on: '2026-08-01', quantity: '10', kind: 'opening', ref: 'a' }],
    pending: [],
    taken: [],
    occupied: () => ({ others: [], hours: hoursWithoutShift }),
    blocks: [],
    isDayOff,
    ...given.context,
  });
  return Object.fromEntries(
    Object.entries(found).map(([field, messages]) => [
      field,
      messages.map(({ code }) => code.replace('leave.request.', '')),
    ]),
  );
}

describe('a request for leave', () => {
  it('can be sent where nothing stands against it', () => {
    expect(problems({})).toEqual({});
  });

  it.each<[string, Case, Record<string, string[]>]>([
    ['another gender', { rule: { genders: ['Male'] } }, { leave_type: ['not_for_you'] }],
    ['one of several levels', { rule: { employment_levels: [2, 3] } }, {}],
    ['a religion that is not known', { rule: { religions: ['Hindu'] } }, { leave_type: ['not_for_you'] }],
    ['before joining', { person: { joined_on: '2026-11-20' } }, { from_date: ['before_joining'] }],
    ['after leaving', { person: { left_on: '2026-11-19' } }, { to_date: ['after_leaving'] }],
    ['a day short of its service', { rule: { min_service_days: 111 } }, { from_date: ['service_too_short'] }],
    ['just enough service', { rule: { min_service_days: 110 } }, {}],
    [
      'the last day of probation',
      { rule: { in_probation: 'refused' }, person: { probation_until: '2026-11-19' } },
      { from_date: ['in_probation'] },
    ],
    ['the day after probation', { rule: { in_probation: 'refused' }, person: { probation_until: '2026-11-18' } }, {}],
    [
      'a day of notice',
      { rule: { in_notice: 'refused' }, person: { notice_from: '2026-11-20' } },
      { from_date: ['in_notice'] },
    ],
    ['an end before the start', { request: { to_date: '2026-11-18' } }, { to_date: ['end_before_start'] }],
    [
      'days off alone',
      { request: { from_date: '2026-11-21', to_date: '2026-11-21' } },
      { from_date: ['nothing_counts'] },
    ],
    [
      'half days',
      { rule: { allows_half_day: false }, request: { last_part: 'First half' } },
      { last_part: ['no_half_days'] },
    ],
    ['a gap at its start', { request: { first_part: 'First half' } }, { first_part: ['starts_in_morning'] }],
    ['a gap at its end', { request: { last_part: 'Second half' } }, { last_part: ['ends_in_evening'] }],
    ['hours', { request: { to_date: '2026-11-19', hours: '2' } }, { start_time: ['no_hours'] }],
    ['hours of two days', { rule: { allows_hours: true }, request: { hours: '2' } }, { to_date: ['hours_of_one_day'] }],
    [
      'too many hours',
      { rule: { allows_hours: true }, request: { to_date: '2026-11-19', hours: '8.5' } },
      { start_time: ['hours_too_many'] },
    ],
    ['too few days', { rule: { min_per_request: '3' } }, { to_date: ['too_few'] }],
    ['too many days', { rule: { max_per_request: '1.5' } }, { to_date: ['too_many'] }],
    [
      'more than a month allows',
      { rule: { max_per_month: '3' }, context: { taken: [{ on: '2026-11-17', counts: '1.5' }] } },
      { to_date: ['over_month'] },
    ],
    [
      'days of the month of Bikram Sambat before',
      { rule: { max_per_month: '3' }, context: { taken: [{ on: '2026-11-16', counts: '1.5' }] } },
      {},
    ],
    [
      'more than a year allows',
      { rule: { max_per_year: '3' }, context: { taken: [{ on: '2026-07-17', counts: '1.5' }] } },
      { to_date: ['over_year'] },
    ],
    [
      'days of the year before',
      { rule: { max_per_year: '3' }, context: { taken: [{ on: '2026-07-16', counts: '1.5' }] } },
      {},
    ],
    [
      'more than service allows',
      { rule: { max_in_service: '3' }, context: { taken: [{ on: '2020-07-16', counts: '1.5' }] } },
      { to_date: ['over_service'] },
    ],
    [
      'too many in a row, over a day off',
      {
        rule: { max_continuous: '3' },
        context: {
          taken: [
            { on: '2026-11-22', counts: '1' },
            { on: '2026-11-23', counts: '1' },
          ],
        },
      },
      { to_date: ['too_long_in_a_row'] },
    ],
    [
      'a day of work between',
      {
        rule: { max_continuous: '3' },
        context: {
          taken: [
            { on: '2026-11-23', counts: '1' },
            { on: '2026-11-24', counts: '1' },
          ],
        },
      },
      {},
    ],
    ['no document', { rule: { document_above_days: '1' } }, { file: ['document_needed'] }],
    ['a document', { rule: { document_above_days: '1' }, request: { hasFile: true } }, {}],
    ['short notice', { rule: { notice_days: 10 } }, { from_date: ['notice_needed'] }],
    ['just enough notice', { rule: { notice_days: 9 } }, {}],
    ['no notice, by HR', { rule: { notice_days: 10 }, request: { is_offline: true } }, {}],
    [
      'HR where employees ask',
      { rule: { offline_allowed: false }, request: { is_offline: true } },
      { is_offline: ['not_offline'] },
    ],
    [
      'a blocked day',
      { context: { blocks: [{ from_date: '2026-11-20', to_date: '2026-11-25', name: 'Closing' }] } },
      { from_date: ['blocked'] },
    ],
    [
      'other leave',
      {
        context: {
          occupied: otherLeave,
        },
      },
      { from_date: ['overlaps'] },
    ],
    [
      'the other half of a day',
      {
        request: { first_part: 'Second half' },
        context: {
          occupied: otherLeave,
        },
      },
      {},
    ],
  ])('(rules) %s', (_, given, expected) => {
    expect(problems(given)).toEqual(expected);
  });

  it('names the first day that is blocked', () => {
    const rule = ruleWith({});
    const counted = countDays(rule, {
      from: '2026-11-19',
      to: '2026-11-20',
      firstPart: 'Full',
      lastPart: 'Full',
      dayOf,
    });
    const request = {
      from_date: '2026-11-19',
      to_date: '2026-11-20',
      first_part: 'Full',
      last_part: 'Full',
      hasFile: false,
      is_offline: false,
    } as const;
    const blocks = [{ from_date: '2026-11-20', to_date: '2026-11-25', name: 'Closing' }];
    const context = {
      category: 'Event',
      today: '2026-11-10',
      years: [year],
      counted,
      lines: [],
      pending: [],
      taken: [],
      occupied: () => ({ others: [], hours: hoursWithoutShift }),
      blocks,
      isDayOff,
    } as const;
    expect(requestProblems(rule, person, request, context).from_date?.[0]?.en).toBe('No leave on 2026-11-20: Closing');
  });
});

describe('the balance of a request', () => {
  const two = [{ on: '2026-08-01', quantity: '2', kind: 'opening', ref: 'a' }] as const;

  it('[K-1] holds what is pending', () => {
    expect(problems({ context: { lines: two } })).toEqual({});
    expect(problems({ context: { lines: two, pending: [{ on: '2026-12-01', counts: '0.5' }] } })).toEqual({
      to_date: ['not_enough'],
    });
  });

  it('holds what is approved for later days', () => {
    const later = { on: '2026-12-01', quantity: '-1', kind: 'taken', ref: 'b' } as const;
    expect(problems({ context: { lines: [...two, later] } })).toEqual({ to_date: ['not_enough'] });
    const accrued = { on: '2026-11-30', quantity: '1', kind: 'accrual', ref: 'c' } as const;
    expect(problems({ context: { lines: [...two, later, accrued] } })).toEqual({});
  });

  it('counts what expires before the later days', () => {
    const expiring = { ...two[0], expires_on: '2026-11-19' };
    const later = { on: '2026-12-01', quantity: '-1', kind: 'taken', ref: 'b' } as const;
    const other = { on: '2026-08-01', quantity: '1', kind: 'opening', ref: 'c' } as const;
    expect(problems({ context: { lines: [expiring, other, later] } })).toEqual({});
    expect(problems({ context: { lines: [{ ...expiring, expires_on: '2026-11-18' }, other] } })).toEqual({
      to_date: ['not_enough'],
    });
  });

  it('may go below 0 as far as the rule says', () => {
    expect(problems({ rule: { negative_up_to: '1.5' }, context: { lines: [] } })).toEqual({ to_date: ['not_enough'] });
    expect(problems({ rule: { negative_up_to: '2' }, context: { lines: [] } })).toEqual({});
  });

  it('is asked of no event and no unlimited leave', () => {
    expect(problems({ context: { lines: [], category: 'Event' } })).toEqual({});
    expect(problems({ context: { lines: [], category: 'Unlimited' } })).toEqual({});
  });

  it('is not asked for what was overdrawn on another day', () => {
    const overdrawn = { on: '2026-12-10', quantity: '-9', kind: 'taken', ref: 'b' } as const;
    const paid = { on: '2026-12-20', quantity: '20', kind: 'credit', ref: 'c' } as const;
    const december = { from_date: '2026-12-21', to_date: '2026-12-22' };
    expect(problems({ request: december, context: { lines: [...two, overdrawn, paid] } })).toEqual({});
    expect(problems({ context: { lines: [...two, overdrawn, paid] } })).toEqual({ to_date: ['not_enough'] });
  });
});
