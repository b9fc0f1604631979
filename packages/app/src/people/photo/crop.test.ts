import { describe, expect, it } from 'vitest';
import { mostZoom, moved, settle, squareOf, wholeCut } from './crop.ts';

const wide = { width: 1_000, height: 400 };

describe('a square over a picture', () => {
  it('begins in the middle, as large as fits', () => {
    expect(squareOf(wholeCut, wide)).toEqual({ left: 300, top: 0, side: 400 });
  });

  it('shows less of the picture the further it is enlarged', () => {
    expect(squareOf({ ...wholeCut, zoom: 2 }, wide)).toEqual({ left: 400, top: 100, side: 200 });
  });

  it('never leaves the picture, wherever it is drawn', () => {
    for (const [right, down] of [
      [9, 9],
      [-9, -9],
    ] as const)
      for (const zoom of [1, 2.5]) {
        const { left, top, side } = squareOf(settle(moved({ ...wholeCut, zoom }, wide, right, down), wide, 4), wide);
        expect(left).toBeGreaterThanOrEqual(-0.001);
        expect(top).toBeGreaterThanOrEqual(-0.001);
        expect(left + side).toBeLessThanOrEqual(wide.width + 0.001);
        expect(top + side).toBeLessThanOrEqual(wide.height + 0.001);
      }
  });

  it('is pulled along with the picture: to the right shows what is left of it', () => {
    const before = squareOf({ ...wholeCut, zoom: 2 }, wide);
    const after = squareOf(moved({ ...wholeCut, zoom: 2 }, wide, 0.5, 0), wide);
    expect(after).toEqual({ ...before, left: before.left - 100 });
  });

  it('is enlarged no further than what is left can be known by', () => {
    expect(mostZoom({ width: 3_000, height: 2_000 }, 64)).toBe(4);
    expect(mostZoom({ width: 300, height: 128 }, 64)).toBe(2);
    expect(mostZoom({ width: 60, height: 60 }, 64)).toBe(1);
    expect(settle({ ...wholeCut, zoom: 9 }, wide, 4).zoom).toBe(4);
  });
});
