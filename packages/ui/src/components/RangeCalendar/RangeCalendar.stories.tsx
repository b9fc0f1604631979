import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { RangeCalendar } from './index.ts';

const meta = {
  title: 'Components/RangeCalendar',
  component: RangeCalendar,
  args: { label: 'Days away', defaultValue: { start: '2026-11-18', end: '2026-11-25' }, onChange: fn() },
} satisfies Meta<typeof RangeCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoPresses: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: /, 5 Mangsir/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-21', end: '2026-11-24' });
    await expect(canvas.getByRole('status')).toHaveTextContent('5 Mangsir 2083 BS');
  },
};

export const States: Story = {
  render: (args) => (
    <Inline gap="2xl" align="start">
      <RangeCalendar {...args} />
      <RangeCalendar {...args} label="AD" calendar="ad" />
      <RangeCalendar {...args} label="Read only" isReadOnly />
    </Inline>
  ),
};
