import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { DatePicker } from './index.ts';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: 'Start', onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TypedInAProjectedYear: Story = {
  name: 'Marks what is typed of a projected year as the calendar does [F15]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^\* Projected/)).toBeNull();
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Start, Year' }));
    await userEvent.keyboard('20840805');
    await expect(canvas.getByText(/^\* Projected/)).toBeVisible();
  },
};

export const ChosenFromTheCalendar: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Start, Open the calendar' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Start' });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Saturday, 5 Mangsir/));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-22');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('spinbutton', { name: 'Start, Day' })).toHaveValue('06');
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <DatePicker {...args} />
      <DatePicker {...args} label="Filled" defaultValue="2026-11-21" />
      <DatePicker {...args} label="AD" calendar="ad" defaultValue="2026-11-21" />
      <DatePicker {...args} label="Wrong" isRequired errorMessage="Choose a day." />
      <DatePicker {...args} label="Disabled" isDisabled defaultValue="2026-11-21" />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filled, Open the calendar' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
