import { describe, expect, it } from 'vitest';
import { staleOfBody, whoChanged } from './stale.ts';

describe('a record that two people change', () => {
  it('tells what only the other one changed from what both did', () => {
    const before = { name: 'Asha', city: 'Pokhara', pages: [1], phone: null };
    const mine = { name: 'Asha Rai', city: 'Pokhara', pages: [1, 2], phone: '9841' };
    const theirs = { name: 'Asha Limbu', city: 'Dharan', pages: [1, 2], phone: null };
    expect(whoChanged(before, mine, theirs)).toEqual({ takenOver: ['city'], both: ['name'] });
  });

  it('is told by its code alone', () => {
    expect(staleOfBody({ detail: 'Taken already.', code: 'conflict' })).toBeUndefined();
    expect(staleOfBody('oops')).toBeUndefined();
    expect(staleOfBody({ code: 'changed_meanwhile', current: {} })).toMatchObject({ current: {} });
  });
});
