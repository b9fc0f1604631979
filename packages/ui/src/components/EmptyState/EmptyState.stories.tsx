import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlusGlyph } from '../../glyphs/glyphs.tsx';
import { Button } from '../Button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {},
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysThereIsNoData: Story = {
  name: 'Says that there is no data [SNK-5]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available at the moment')).toBeVisible();
  },
};

export const States: Story = {
  args: {
    title: 'No trips yet',
    description: 'Plan the first one, and members can join it.',
    icon: <PlusGlyph />,
    actions: <Button>Plan a trip</Button>,
  },
};
