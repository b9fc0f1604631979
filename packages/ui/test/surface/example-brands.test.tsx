import { beforeAll, describe, expect, it } from 'vitest';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import preview from '../../../../.storybook/preview.ts';
import * as application from '../../storybook/recipes/Application.stories.tsx';
import * as decision from '../../storybook/recipes/Decision.stories.tsx';
import * as login from '../../storybook/recipes/Login.stories.tsx';
import { findings } from './findings.ts';
import { withoutTransitions } from './states.tsx';

const project = setProjectAnnotations(preview);
const recipes = Object.entries({ application, decision, login }).flatMap(([name, { default: meta, ...stories }]) =>
  Object.entries(stories).map(([story, value]) => ({ name: `${name} ${story}`, meta, story: value })),
);

beforeAll(withoutTransitions);

describe.each(['setu-bank', 'kopila-school'])('the example brand %s, written by the command', (brand) => {
  it.each(recipes)('is free of what axe calls an error in light and dark: $name [LIB-8]', async ({ meta, story }) => {
    for (const mode of ['light', 'dark'] as const) {
      const initialGlobals = { ...preview.initialGlobals, brand, mode };
      const composed = composeStory({ ...story, play: async () => {} }, meta, { ...project, initialGlobals });
      await composed.run();
      await document.fonts.ready;
      expect({ mode, found: await findings() }).toEqual({ mode, found: [] });
    }
  });
});

it('the brands differ in size of text, height of controls, density and font [LIB-8]', async () => {
  const measured = async (brand: string) => {
    const { default: meta, ...stories } = login;
    const initialGlobals = { ...preview.initialGlobals, brand };
    const composed = composeStory({ ...Object.values(stories)[0]!, play: async () => {} }, meta, {
      ...project,
      initialGlobals,
    });
    await composed.run();
    const field = document.querySelector('input:not([type="checkbox"])')!;
    const { fontSize, fontFamily } = getComputedStyle(field);
    const box = field.parentElement!.getBoundingClientRect();
    return { fontSize: Math.round(Number.parseFloat(fontSize)), height: Math.round(box.height), fontFamily };
  };
  const [bank, base, school] = [await measured('setu-bank'), await measured('base'), await measured('kopila-school')];
  expect(school.fontFamily).toMatch(/^"Kopila Sans"/);
  expect(bank.fontSize).toBeLessThan(base.fontSize);
  expect(base.fontSize).toBeLessThan(school.fontSize);
  expect(bank.height).toBeLessThan(base.height);
  expect(base.height).toBeLessThan(school.height);
});
