import { expect, it } from 'vitest';
import { fitted } from './plot.ts';

it('cuts a word to its room', () => {
  expect(fitted('Aug', 30)).toBe('Aug');
  expect(fitted('Kathmandu Head Office', 91)).toBe('Kathmandu H…');
});

it('takes signs above and below a letter for no letters, and cuts between letters', () => {
  expect(fitted('कात्तिक २२', 74)).toBe('कात्तिक २२');
  expect(fitted('कात्तिक २२', 40)).toBe('कात्ति…');
});
