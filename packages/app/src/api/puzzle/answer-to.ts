import { leadingZeroBits, puzzleAnswer } from '@karmik/model/account/puzzle';
import { sha256 } from '@noble/hashes/sha2.js';

const encoder = new TextEncoder();

/** The first number that solves a puzzle. The browser's own hashes are not used: they are absent where the address is plain http. */
export function answerTo(puzzle: string, bits: number): string {
  for (let number = 0; ; number++) {
    const answer = puzzleAnswer(puzzle, number);
    if (leadingZeroBits(sha256(encoder.encode(answer))) >= bits) return answer;
  }
}
