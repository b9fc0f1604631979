import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { MonthPicker } from './index.ts';

const meta = {
  title: 'Components/MonthPicker',
  component: MonthPicker,
  args: { label: 'Month of pay', onChange: fn() },
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const mangsir = { calendar: 'bs', month: '2083-08', start: '2026-11-17', end: '2026-12-15' } as const;

export const Default: Story = {};

export const TypedInAProjectedYear: Story = {
  name: 'Marks what is typed of a projected year as the calendar does [F15]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^\* Projected/)).toBeNull();
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month of pay, Year' }));
    await userEvent.keyboard('208408');
    await expect(canvas.getByText(/^\* Projected/)).toBeVisible();
  },
};

export const TypedInDigits: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month of pay, Year' }));
    await userEvent.keyboard('२०८३०८');
    await expect(args.onChange).toHaveBeenLastCalledWith(mangsir);
    await expect(canvas.getByText('17 November – 15 December 2026 AD')).toBeVisible();
    await expect(canvas.getByText('Mangsir')).toBeVisible();
  },
};

export const TypedMonthsThatDoNotExist: Story = {
  name: 'Says of a typed month that there is none [DAT-2]',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month of pay, Year' }));
    await userEvent.keyboard('208313');
    await userEvent.tab();
    await expect(canvas.getByText('Invalid BS Date')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month of pay, Month' }));
    await userEvent.keyboard('08');
    await expect(args.onChange).toHaveBeenLastCalledWith(mangsir);
    await expect(canvas.queryByText('Invalid BS Date')).toBeNull();
  },
};

export const TypedByName: Story = {
  args: { defaultValue: { calendar: 'bs', month: '2083-01' } },
  play: async ({ canvas, args, userEvent }) => {
    const month = canvas.getByRole('spinbutton', { name: 'Month of pay, Month' });
    await userEvent.click(month);
    await userEvent.keyboard('mangsir');
    await expect(args.onChange).toHaveBeenLastCalledWith(mangsir);
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month of pay, Year' }));
    await userEvent.click(month);
    await userEvent.keyboard('पुस');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ month: '2083-09' }));
  },
};

export const ArrowsStep: Story = {
  args: { defaultValue: mangsir },
  play: async ({ canvas, args, userEvent }) => {
    const month = canvas.getByRole('spinbutton', { name: 'Month of pay, Month' });
    await userEvent.click(month);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ month: '2083-09' }));
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ month: '2083-06' }));
    await userEvent.keyboard('{Home}');
    await expect(month).toHaveAttribute('aria-valuetext', '1 – Baishak');
    await userEvent.keyboard('{End}');
    await expect(month).toHaveAttribute('aria-valuetext', '12 – Chaitra');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month of pay, Year' }));
    await userEvent.paste('मंसिर २०८३');
    await expect(args.onChange).toHaveBeenLastCalledWith(mangsir);
  },
};

export const ChosenFromTheYear: Story = {
  args: { defaultValue: mangsir },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Month of pay, Open the months' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Month of pay' });
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Mangsir 2083 BS, 17 November – 15 December 2026 AD/),
    );
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Mangsir 2082 BS/));
    await userEvent.click(within(dialog).getByRole('button', { name: '2082, choose a year' }));
    await userEvent.click(await within(dialog).findByRole('gridcell', { name: '2081' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ 2081 BS/));
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ month: '2081-02' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LimitsAndReasons: Story = {
  args: {
    defaultValue: mangsir,
    minValue: '2026-10-20',
    maxValue: '2026-12-20',
    unavailableReason: ({ month }) => (month === '2083-07' ? 'Pay is closed' : undefined),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Month of pay, Open the months' }));
    const closed = await screen.findByRole('gridcell', { name: /^Kartik 2083 BS, .*, Pay is closed$/ });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('gridcell', { name: /^Poush 2083/ })).not.toHaveAttribute('aria-disabled');
    await expect(screen.getByRole('gridcell', { name: /^Magh 2083/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next year' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Year cannot be greater than 2083.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month of pay, Month' }));
    await userEvent.keyboard('02');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ month: '2083-02' }));
    await expect(canvas.getByText(/^The earliest date is/)).toBeVisible();
  },
};

export const StaysInItsCalendar: Story = {
  globals: { calendar: 'ad' },
  args: { value: mangsir },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mangsir')).toBeVisible();
    await expect(canvas.getByText('BS')).toBeVisible();
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  args: { label: 'तलबको महिना', defaultValue: mangsir },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('१७ नोभेम्बर – १५ डिसेम्बर २०२६ ई.सं.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'तलबको महिना, महिनाहरू खोल्नुहोस्' }));
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^मंसिर २०८३ वि.सं./ })).toBeVisible());
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <MonthPicker {...args} />
      <MonthPicker {...args} label="Filled" defaultValue={mangsir} />
      <MonthPicker {...args} label="AD" calendar="ad" defaultValue={{ calendar: 'ad', month: '2026-11' }} />
      <MonthPicker {...args} label="Wrong" isRequired errorMessage="Choose a month." />
      <MonthPicker {...args} label="Disabled" isDisabled defaultValue={mangsir} />
      <MonthPicker {...args} label="Read only" isReadOnly defaultValue={mangsir} description="Set by the office." />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filled, Open the months' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
