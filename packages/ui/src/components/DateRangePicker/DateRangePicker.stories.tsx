import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRangePicker } from './index.ts';

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', onChange: fn() },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TypedInAProjectedYear: Story = {
  name: 'Marks what is typed of a projected year as the calendar does [F15]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^\* Projected/)).toBeNull();
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Period, To, Year' }));
    await userEvent.keyboard('20840805');
    await expect(canvas.getByText(/^\* Projected/)).toBeVisible();
  },
};

export const ThisFiscalYear: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Period, Open the calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'This fiscal year' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('spinbutton', { name: 'Period, From, Month' })).toHaveAttribute(
      'aria-valuetext',
      '4 – Shrawan',
    );
    await expect(canvas.getByRole('spinbutton', { name: 'Period, To, Month' })).toHaveAttribute(
      'aria-valuetext',
      '3 – Ashad',
    );
  },
};

export const EndBeforeStart: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Period, From, Year' }));
    await userEvent.keyboard('20830805');
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Period, To, Year' }));
    await userEvent.keyboard('20830803');
    await expect(canvas.getByText('The end is before the start.')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-21', end: '2026-11-19' });
  },
};

export const TypedDaysThatDoNotExist: Story = {
  name: 'Says of either end that there is no such day [CAL-2]',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Period, From, Year' }));
    await userEvent.keyboard('20820801');
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Period, To, Year' }));
    await userEvent.keyboard('20820830');
    await userEvent.tab();
    await expect(canvas.getByText('Invalid BS Date')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-11-17', end: '' });
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Period, To, Day' }));
    await userEvent.keyboard('29');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-11-17', end: '2025-12-15' });
    await expect(canvas.queryByText('Invalid BS Date')).toBeNull();
  },
};

export const States: Story = {
  args: { defaultValue: { start: '2026-11-18', end: '2026-12-02' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Period, Open the calendar' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
