import { expect, it } from 'vitest';
import { columnsBetween, offsetsOf, shareWidths, toPixels } from './column-widths.ts';

const wish = (width: number, canGrow = true) => ({ id: 'x', width, minWidth: 40, canGrow });

it('shares out what is left among those that may grow, to the pixel', () => {
  expect(shareWidths([wish(100), wish(200), wish(50, false)], 451)).toEqual([133, 268, 50]);
});

it('leaves widths alone when there is nothing left or no one may grow', () => {
  expect(shareWidths([wish(100), wish(20)], 90)).toEqual([100, 40]);
  expect(shareWidths([wish(100, false)], 300)).toEqual([100]);
});

const needy = (width: number, need: number) => ({ ...wish(width), need });

it('takes from those whose content needs less and gives to those that are cut, so that nothing is cut where there is room', () => {
  expect(shareWidths([needy(200, 120), needy(100, 160), wish(50, false)], 330)).toEqual([120, 160, 50]);
  // What is left when nothing is cut is shared out.
  expect(shareWidths([needy(200, 100), needy(100, 100)], 300)).toEqual([150, 150]);
});

it('leaves as few as possible cut where there is no room for all', () => {
  expect(shareWidths([needy(100, 500), needy(100, 130), needy(100, 110)], 360)).toEqual([120, 130, 110]);
  expect(shareWidths([needy(100, 500), needy(100, 130)], 90)).toEqual([100, 100]);
});

it('narrows the widest so that all are in view, and scrolls where that leaves too little', () => {
  expect(shareWidths([wish(300), wish(200), wish(50, false)], 450)).toEqual([200, 200, 50]);
  expect(shareWidths([wish(300), wish(200), wish(50, false)], 425)).toEqual([187, 188, 50]);
  expect(shareWidths([wish(300), wish(200), wish(50, false)], 300)).toEqual([300, 200, 50]);
});

it('never cuts figures while others can be narrowed', () => {
  const figure = { ...needy(100, 180), whole: 150 };
  // The text gives way, though it lacks less.
  expect(shareWidths([needy(200, 210), figure], 340)).toEqual([190, 150]);
  // The heading of the figures has what is left.
  expect(shareWidths([needy(200, 160), figure], 330)).toEqual([160, 170]);
  // Where nothing else can give way, all do.
  expect(shareWidths([needy(140, 140), { ...figure, whole: 300, need: 300 }], 400)).toEqual([140, 260]);
});

it('reads lengths that need no container', () => {
  expect(toPixels('12rem', 16)).toBe(192);
  expect(toPixels('180px', 16)).toBe(180);
  expect(toPixels('50%', 16)).toBeUndefined();
  expect(toPixels(undefined, 16)).toBeUndefined();
});

it('finds the columns between two offsets, with one more on each side', () => {
  const offsets = offsetsOf([100, 100, 100, 100, 100]);
  expect(columnsBetween(offsets, 150, 250, 0, 5)).toEqual([0, 4]);
  expect(columnsBetween(offsets, 0, 90, 0, 5)).toEqual([0, 2]);
  expect(columnsBetween(offsets, 400, 500, 1, 5)).toEqual([3, 5]);
});
