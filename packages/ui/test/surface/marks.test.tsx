/** Every component can be found from outside: by a test id and an id, or it says here why not. */
import { expect, inject, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';

const files = import.meta.glob<{ readonly default: Meta; readonly Default: StoryObj }>(
  '../../src/components/**/*.stories.tsx',
);
const swept = new Set(inject('swept'));

/** Components that draw no element of their own to be found by. */
const without: Readonly<Record<string, string>> = {
  AppShell: 'is the page',
  LoadingOverlay: 'is drawn while something loads',
  Snackbar: 'is drawn by the region, from a message',
  Tooltip: 'its trigger is the element of the page',
  TopBar: 'is on the page once',
  TopProgress: 'is on the page once',
  Tour: 'is on the page once',
};
/** Components of one press: what opens is what is found. */
const opens = new Set(['ConfirmDialog', 'Dialog', 'Drawer', 'Menu', 'Popover', 'QuickFind']);
/** Drawings and outlines beside others. */
const decoration = new Set(['Divider', 'Icon', 'Skeleton']);
/** Fields of dates are tested with the others of their folder. */
const dates = /^(?:Date|Month|FiscalYear|Range)?(?:Calendar|\w*Picker|DateField)$/;

const components = Object.entries(files)
  .filter(([path]) => swept.has(/components\/(\w+)\//.exec(path)?.[1] ?? ''))
  .map(([path, load]) => ({ name: /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path, load }))
  .filter(({ name }) => !(name in without) && !decoration.has(name) && !dates.test(name));

it.each(components)('$name is found by its test id and its id [LIB-10]', async ({ name, load }) => {
  const { default: meta, Default } = await load();
  const story = composeStory({ ...Default, play: async () => {} }, meta);
  await story.run({ args: { ...story.args, id: 'found', 'data-testid': 'found' } });
  if (opens.has(name)) await userEvent.click(document.querySelector('button')!);
  await expect.poll(() => document.querySelector('[data-testid="found"]')).not.toBeNull();
  await expect.poll(() => document.getElementById('found')).not.toBeNull();
});
