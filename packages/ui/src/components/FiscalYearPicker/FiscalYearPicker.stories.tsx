import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { FiscalYearPicker } from './index.ts';

const meta = {
  title: 'Components/FiscalYearPicker',
  component: FiscalYearPicker,
  args: { label: 'Year of account', onChange: fn() },
} satisfies Meta<typeof FiscalYearPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const value = { fiscalYear: '2082/83', start: '2025-07-17', end: '2026-07-16' } as const;

export const Default: Story = {};

export const TypedInAProjectedYear: Story = {
  name: 'Marks what is typed of a projected year as the calendar does [F15]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^\* Projected/)).toBeNull();
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Year of account, Fiscal year' }));
    await userEvent.keyboard('2084');
    await expect(canvas.getByText(/^\* Projected/)).toBeVisible();
  },
};

export const Typed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const year = canvas.getByRole('spinbutton', { name: 'Year of account, Fiscal year' });
    await userEvent.click(year);
    await userEvent.keyboard('२०८२');
    await expect(args.onChange).toHaveBeenLastCalledWith(value);
    await expect(year).toHaveAttribute('aria-valuetext', '2082/83');
    await expect(canvas.getByText('1 Shrawan 2082 – 32 Ashad 2083 BS')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ fiscalYear: '2083/84' }));
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ fiscalYear: '2078/79' }));
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Year of account, Fiscal year' }));
    await userEvent.paste('आ.व. २०८२/८३');
    await expect(args.onChange).toHaveBeenLastCalledWith(value);
  },
};

export const InAd: Story = {
  name: 'In AD the same days bear other years',
  args: { calendar: 'ad' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Year of account, Fiscal year' }));
    await userEvent.keyboard('2025');
    await expect(args.onChange).toHaveBeenLastCalledWith(value);
    await expect(canvas.getByText('17 July 2025 – 16 July 2026 AD')).toBeVisible();
  },
};

export const ChosenFromTheYears: Story = {
  args: {
    defaultValue: value,
    maxValue: '2027-12-31',
    unavailableReason: ({ fiscalYear }) => (fiscalYear === '2081/82' ? 'The books are closed' : undefined),
  },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Year of account, Open the fiscal years' });
    await userEvent.click(button);
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^2082\/83 BS, 1 Shrawan 2082 – 32 Ashad 2083 BS/),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^2081\/82 .*, The books are closed$/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    // It opens with a movement, at the end of which all of it is there.
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^2084\/85 .*, projected$/ })).toBeVisible());
    await userEvent.click(screen.getByRole('gridcell', { name: /^2083\/84/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ fiscalYear: '2083/84' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const SaysWhichYearsMayBe: Story = {
  args: { defaultValue: value, minValue: '2026-08-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The earliest date is/)).toBeVisible();
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  args: { label: 'लेखा वर्ष', defaultValue: value },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('१ साउन २०८२ – ३२ असार २०८३ वि.सं.')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <FiscalYearPicker {...args} />
      <FiscalYearPicker {...args} label="Filled" defaultValue={value} />
      <FiscalYearPicker {...args} label="AD" calendar="ad" defaultValue={value} />
      <FiscalYearPicker {...args} label="Wrong" isRequired errorMessage="Choose a year." />
      <FiscalYearPicker {...args} label="Disabled" isDisabled defaultValue={value} />
      <FiscalYearPicker {...args} label="Read only" isReadOnly defaultValue={value} description="Set by the office." />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filled, Open the fiscal years' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
