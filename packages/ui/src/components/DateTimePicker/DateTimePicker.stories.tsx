import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { DateTimePicker } from './index.ts';

const meta = {
  title: 'Components/DateTimePicker',
  component: DateTimePicker,
  args: { label: 'Meeting', onChange: fn() },
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TypedInAProjectedYear: Story = {
  name: 'Marks what is typed of a projected year as the calendar does [F15]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^\* Projected/)).toBeNull();
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Meeting, Year' }));
    await userEvent.keyboard('20840805');
    await expect(canvas.getByText(/^\* Projected/)).toBeVisible();
  },
};

export const HourOutOfRange: Story = {
  name: 'Presses the hour and the minute into the day, with two digits [DAT-7]',
  args: { defaultValue: '2026-11-21T09:05' },
  play: async ({ canvas, args, userEvent }) => {
    const hour = canvas.getByRole('spinbutton', { name: 'Meeting, Time, Hour' });
    await expect(hour).toHaveValue('09');
    await userEvent.click(hour);
    await userEvent.keyboard('27');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21T23:05');
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Meeting, Time, Minute' }));
    await userEvent.keyboard('7');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21T23:07');
  },
};

export const TypedDaysThatDoNotExist: Story = {
  name: 'Says of a typed day that there is none, and keeps the time [CAL-2]',
  args: { defaultValue: '2025-12-15T09:05' },
  play: async ({ canvas, args, userEvent }) => {
    const day = canvas.getByRole('spinbutton', { name: 'Meeting, Day' });
    await userEvent.click(day);
    await userEvent.keyboard('30');
    await userEvent.tab();
    await expect(canvas.getByText('Invalid BS Date')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.click(day);
    await userEvent.keyboard('29');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-15T09:05');
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <DateTimePicker {...args} />
      <DateTimePicker {...args} label="Filled" defaultValue="2026-11-21T17:30" />
      <DateTimePicker {...args} label="AD" calendar="ad" defaultValue="2026-11-21T17:30" isRequired />
      <DateTimePicker {...args} label="Disabled" isDisabled defaultValue="2026-11-21T17:30" />
    </Grid>
  ),
};
