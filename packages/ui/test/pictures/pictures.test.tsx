import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { components, looks, settle, withoutTransitions, type Globals } from '../surface/states.tsx';

const width = 1024;

/** Looks that a camera takes: each brand in each mode, once from right to left, once in forced colours. */
const shots: readonly { readonly shot: string; readonly globals?: Globals; readonly isForced?: boolean }[] = [
  ...looks.map((look) => ({ shot: `${look.brand}-${look.mode}`, globals: look })),
  { shot: 'right-to-left', globals: { direction: 'rtl' } },
  { shot: 'forced-colours', isForced: true },
];

beforeAll(() => {
  withoutTransitions();
  // What names today, or says how long ago something was, says the same on every day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00+05:45') });
});
afterEach(() => commands.emulate({ forcedColors: 'none' }));

/** Makes the window as high as what is in it, which may itself depend on the window. */
async function fitWindow(): Promise<void> {
  for (let round = 0; round < 3 && document.documentElement.scrollHeight > window.innerHeight; round++) {
    await page.viewport(width, document.documentElement.scrollHeight);
    await settle();
  }
}

describe.each(components)('$name', ({ name, show }) => {
  it.each(shots)('$shot', async ({ shot, globals, isForced = false }) => {
    await page.viewport(width, 600);
    if (isForced) await commands.emulate({ forcedColors: 'active' });
    await show(globals);
    await fitWindow();
    await expect(document.body).toMatchScreenshot(`${name}/${shot}`);
  });
});
