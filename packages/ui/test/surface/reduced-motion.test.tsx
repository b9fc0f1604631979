import { afterEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { applyTheme } from '../../src/theme/index.ts';
import { components } from './states.tsx';

afterEach(() => commands.emulate({ reducedMotion: 'no-preference' }));

/** Milliseconds of the longest change that a stylesheet asks of an element. */
function longest(durations: string): number {
  return Math.max(
    ...durations.split(',').map((text) => Number.parseFloat(text) * (text.trim().endsWith('ms') ? 1 : 1000)),
  );
}

/** What still moves; a slow turn or a fade that says "under way" stays, as standing still would say "stuck". */
function movements(): string[] {
  const found = new Set<string>();
  for (const element of document.querySelectorAll('body, body *'))
    for (const pseudo of ['', '::before', '::after']) {
      const { transitionDuration } = getComputedStyle(element, pseudo);
      if (longest(transitionDuration) > 0)
        found.add(`<${element.localName} class="${element.className}"> does not change at once`);
    }
  for (const animation of document.getAnimations()) {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    const isSlow = Number(duration) >= 3000;
    const isShort = Number(duration) <= 1;
    const name = animation instanceof CSSAnimation ? animation.animationName : 'an animation';
    if (!isShort && !(isSlow && iterations === Infinity)) found.add(`${name} takes ${duration} ms`);
  }
  return [...found];
}

describe.each(components)('$name', ({ show }) => {
  it('keeps still for a reader who asked for it', async () => {
    await commands.emulate({ reducedMotion: 'reduce' });
    await show();
    applyTheme({ motion: 'system' });
    expect(movements()).toEqual([]);
  });
});
