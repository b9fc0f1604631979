import { beforeAll, describe, expect, it } from 'vitest';
import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-vite';
import preview from '../../../../.storybook/preview.ts';
import { settle, withoutTransitions } from './states.tsx';

interface Stories {
  readonly default: Meta;
  readonly Default: StoryObj;
  readonly States: StoryObj;
}

const project = setProjectAnnotations(preview);
const files = import.meta.glob<Stories>('../../src/components/**/*.stories.tsx');
const pages = Object.entries(files).map(([path, load]) => ({
  name: /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path,
  load,
}));

beforeAll(withoutTransitions);

describe.each(pages)('the page of $name', ({ load }) => {
  // A page draws its examples without playing them.
  it.each(['Default', 'States'] as const)('is not covered by its own %s [LIB-5]', async (name) => {
    const { default: meta, ...stories } = await load();
    const story = { ...stories[name], play: async () => {} };
    const composed = composeStory(story, meta, project, name);
    const { inline = true } =
      (composed.parameters['docs'] as { story?: { inline?: boolean } } | undefined)?.story ?? {};
    if (!inline) return;
    await composed.run();
    await settle();
    expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull();
  });
});
