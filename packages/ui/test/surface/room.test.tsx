import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cutOff } from './cut-off.ts';
import { components, settle, withoutTransitions, type Globals } from './states.tsx';

beforeAll(withoutTransitions);
afterAll(() => page.viewport(1280, 800));

const rooms: readonly (readonly [title: string, width: number, height: number, globals?: Globals])[] = [
  ['200 %', 640, 400],
  ['360 px', 360, 740],
  ['right to left', 1280, 800, { direction: 'rtl' }],
  ['right to left on 360 px', 360, 740, { direction: 'rtl' }],
  ['Nepali on 360 px', 360, 740, { language: 'ne' }],
];

describe.each(components)('$name', ({ show }) => {
  it('has room at 200 % of a window of 1280 px, on a phone of 360 px, from right to left and in Nepali', async () => {
    const found: Record<string, string[]> = {};
    for (const [title, width, height, globals] of rooms) {
      await page.viewport(width, height);
      await show(globals);
      await settle();
      const cut = cutOff();
      if (cut.length > 0) found[title] = cut;
    }
    expect(found).toEqual({});
  });
});
