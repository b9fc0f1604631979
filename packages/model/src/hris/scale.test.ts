import { expect, it } from 'vitest';
import { scaleAt, stepProblem } from './scale.ts';

const level = { scale_start: '30000', scale_steps: 5, scale_increment: '1000' };

it.each([
  [level, 0, '30000.00'],
  [level, 3, '33000.00'],
  [level, 5, '35000.00'],
  [level, 6, undefined],
  [{ ...level, scale_increment: '333.35' }, 3, '31000.05'],
  [{ ...level, scale_increment: null }, 2, '30000.00'],
  [{ ...level, scale_start: null }, 0, undefined],
  [{ scale_start: '0.05', scale_steps: 2, scale_increment: '0.10' }, 1, '0.15'],
])('a step of %j is worth what the steps before it add: %s is %s [ORG-5]', (scale, step, worth) => {
  expect(scaleAt(scale, step)).toBe(worth);
});

it('has no step beyond its last one [ORG-5]', () => {
  expect([stepProblem(level, 5), stepProblem(level, 6)?.en, stepProblem({ scale_steps: null }, 40)]).toEqual([
    undefined,
    'Step must be at most 5, the last one of this level',
    undefined,
  ]);
});
