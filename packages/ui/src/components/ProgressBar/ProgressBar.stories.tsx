import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spoken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="None" value={0} />
      <ProgressBar label="Some" value={3} maxValue={8} valueLabel="3 of 8" />
      <ProgressBar label="All" value={100} tone="positive" />
      <ProgressBar label="Behind" value={20} tone="critical" />
      <ProgressBar label="Nobody knows" />
    </Stack>
  ),
};
