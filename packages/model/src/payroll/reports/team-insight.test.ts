import { describe, expect, it } from 'vitest';
import { withoutSmall } from './team-insight.ts';

const of = (...sizes: number[]) => {
  const { shown, rest } = withoutSmall(sizes.map((people) => ({ people })));
  return [shown.map(({ people }) => people), rest.map(({ people }) => people)];
};

describe('groups of a team', () => {
  it('are shown from five people on, and small ones together', () => {
    expect(of(9, 5, 3, 2)).toEqual([
      [9, 5],
      [3, 2],
    ]);
  });
  it('hide one more where few would be left of the total', () => {
    expect(of(9, 6, 2)).toEqual([[9], [6, 2]]);
    expect(of(9, 2)).toEqual([[], []]);
    // A part of the month of an employee who moved away.
    expect(of(9, 8, 0)).toEqual([[9], [8, 0]]);
  });
  it('are none where the total says the same', () => {
    expect(of(12)).toEqual([[], []]);
    expect(of(2, 2, 2)).toEqual([[], []]);
    expect(of()).toEqual([[], []]);
  });
});
