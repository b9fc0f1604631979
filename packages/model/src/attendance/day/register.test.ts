import { describe, expect, it } from 'vitest';
import { registerCode, timesOf } from './register.ts';

const day = { standing: 'Present', coefficient: 'Workday', is_travelling: false } as const;

describe('the code of a day', () => {
  it.each([
    [{}, 'P'],
    [{ coefficient: 'Holiday' }, 'P'],
    [{ coefficient: 'First Half Leave' }, '½'],
    [{ standing: 'Half Day' }, '½'],
    [{ standing: 'Absent' }, 'A'],
    [{ standing: 'Missing Punch' }, 'M'],
    [{ standing: 'Excused', coefficient: 'Full Leave' }, 'L'],
    [{ standing: 'Off', coefficient: 'Full Leave' }, 'L'],
    [{ standing: 'Excused', is_travelling: true }, 'T'],
    [{ standing: 'Excused' }, 'E'],
    [{ standing: 'Off', coefficient: 'Holiday' }, 'H'],
    [{ standing: 'Off', coefficient: 'Offday' }, 'W'],
    [{ standing: 'Pending' }, null],
  ] as const)('of %o is %s', (facts, code) => expect(registerCode({ ...day, ...facts })).toBe(code));

  it('is added up for a person', () => {
    const line = { codes: ['P', 'P', null, 'A', '½'] as const };
    expect([timesOf({ codes: [...line.codes] }, 'P'), timesOf({ codes: [...line.codes] }, 'L')]).toEqual([2, 0]);
  });
});
