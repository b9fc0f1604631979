import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { drawings, lookAlikes, vanished } from './drawn.ts';
import { components, settle, withoutTransitions } from './states.tsx';

beforeAll(withoutTransitions);
afterEach(() => commands.emulate({ forcedColors: 'none' }));

describe.each(components)('$name', ({ show }) => {
  it('loses nothing in forced colours', async () => {
    await show();
    const before = drawings();
    const alike = lookAlikes();
    await commands.emulate({ forcedColors: 'active' });
    await settle();
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    const illegible = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    expect(illegible).toEqual([]);
    expect(vanished(before)).toEqual([]);
    expect(lookAlikes().filter((each) => !alike.includes(each))).toEqual([]);
  });
});
