import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    options: [
      { id: 'day', label: 'Day' },
      { id: 'week', label: 'Week' },
      { id: 'month', label: 'महिना' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneIsAlwaysOn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const day = canvas.getByRole('radio', { name: 'Day' });
    await expect(day).toBeChecked();
    day.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('week');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack align="start">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} label="Other" defaultValue="month" />
      <SegmentedControl {...args} label="Disabled" isDisabled />
    </Stack>
  ),
};
