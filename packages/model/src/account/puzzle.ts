/** The puzzle for robots (CFG-11): a number that, hashed with the puzzle, begins with enough zero bits. */

/** What is hashed, and what is sent back. */
export const puzzleAnswer = (puzzle: string, number: number | string): string => `${puzzle}.${number}`;

export function leadingZeroBits(digest: Uint8Array): number {
  let zeros = 0;
  for (const byte of digest) {
    if (byte === 0) zeros += 8;
    else return zeros + Math.clz32(byte) - 24;
  }
  return zeros;
}
