import type { Meta, StoryObj } from '@storybook/react-vite';
import { Playground } from './Playground.tsx';

const meta = {
  title: 'Playground',
  component: Playground,
  // Its compiler takes long to load; what it does is tested in test/playground.test.tsx.
  tags: ['!test'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } },
} satisfies Meta<typeof Playground>;

export default meta;

export const Code: StoryObj<typeof meta> = {};
