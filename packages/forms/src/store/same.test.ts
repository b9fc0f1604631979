import { describe, expect, it } from 'vitest';
import { isSame, toPatch } from './same.ts';

describe('a patch', () => {
  it('says what differs', () => {
    const before = { title: 'Muna', copies: [{ shelf: 'A' }], place: { latitude: 1, longitude: 2 }, pages: 4 };
    expect(toPatch(before, structuredClone(before))).toEqual({});
    expect(toPatch(before, { ...before, copies: [{ shelf: 'B' }], pages: null })).toEqual({
      copies: [{ shelf: 'B' }],
      pages: null,
    });
  });

  it.each([
    [null, undefined, false],
    [[], {}, false],
    [[1, 2], [1], false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: [1] }, { a: [1] }, true],
  ])('%j and %j', (one, other, isEqual) => expect(isSame(one, other)).toBe(isEqual));
});
