import { describe, expect, it } from 'vitest';
import { nextDrawn, type Drawn } from './use-window.ts';

const window = (firstRow: number, lastRow: number, lastDay = 30): Drawn => ({
  width: 1200,
  height: 600,
  rem: 16,
  day: 52,
  firstRow,
  lastRow,
  firstDay: 0,
  lastDay,
});
const rowsOf = ({ firstRow, lastRow }: Drawn) => [firstRow, lastRow];

/** What each frame draws until everything that is wanted is there. */
function frames(held: Drawn, wanted: Drawn): number[][] {
  const found: number[][] = [];
  for (let now = held; rowsOf(now).join() !== rowsOf(wanted).join();) {
    now = nextDrawn(now, wanted);
    found.push(rowsOf(now));
    if (found.length > 100) throw new Error('never done');
  }
  return found;
}

describe('rows while someone scrolls', () => {
  it('come one by one in a month, and leave at once', () => {
    expect(frames(window(0, 31), window(4, 35))).toEqual([
      [4, 32],
      [4, 33],
      [4, 34],
      [4, 35],
    ]);
    expect(frames(window(4, 35), window(0, 31))).toEqual([
      [3, 31],
      [2, 31],
      [1, 31],
      [0, 31],
    ]);
  });

  it('come several at once in a week', () => {
    expect(frames(window(0, 31, 6), window(4, 35, 6))).toEqual([[4, 35]]);
  });

  it('begin with those in sight where none of them is there', () => {
    expect(frames(window(0, 31), window(200, 231))[0]).toEqual([208, 208]);
    expect(frames(window(0, 31), window(200, 231)).at(-1)).toEqual([200, 231]);
  });
});
