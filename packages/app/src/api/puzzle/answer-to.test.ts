import { leadingZeroBits } from '@karmik/model/account/puzzle';
import { expect, it } from 'vitest';
import { answerTo } from './answer-to.ts';

// Found with another implementation of SHA-256.
it.each([
  [1, 0],
  [8, 287],
  [12, 6185],
])('finds the first number whose hash begins with %d zero bits: %d [CFG-11]', (bits, number) => {
  expect(answerTo('puzzle.of.the.server', bits)).toBe(`puzzle.of.the.server.${number}`);
});

it('counts the zero bits of a hash', () => {
  expect([[255], [1], [0, 128], [0, 0, 16], [0]].map((bytes) => leadingZeroBits(Uint8Array.from(bytes)))).toEqual([
    0, 7, 8, 19, 8,
  ]);
});
