import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DatePicker } from '../components/DatePicker/index.ts';
import { DateRangePicker } from '../components/DateRangePicker/index.ts';
import { DateTimePicker } from '../components/DateTimePicker/index.ts';
import { FiscalYearPicker } from '../components/FiscalYearPicker/index.ts';
import { MonthPicker } from '../components/MonthPicker/index.ts';

const meta = {
  title: 'Dates/Pasted',
  component: DatePicker,
  args: { label: 'Day', onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'Asks whether an AD date is meant in a BS field, and takes it by the keyboard [LIB-15]',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Day, Year' }));
    await userEvent.paste('2026-11-21');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This looks like an AD date: 21 November 2026 AD is 2083-08-05. Use it?',
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use 2083-08-05' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('spinbutton', { name: 'Day, Year' })).toHaveFocus();
  },
};

export const Kept: Story = {
  name: 'Keeps the date in the calendar of the field where that is the answer [LIB-15]',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Day, Year' }));
    await userEvent.paste('2026-11-21');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 21 Falgun 2026 BS' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1970-03-04');
  },
};

export const AskedInAd: Story = {
  name: 'Asks whether a BS date is meant in an AD field [LIB-15]',
  args: { calendar: 'ad' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Day, Year' }));
    await userEvent.paste('2083/08/05');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This looks like a BS date: 5 Mangsir 2083 BS is 2026-11-21. Use it?',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use 2026-11-21' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

export const AskedInNepali: Story = {
  name: 'Asks in Nepali [LIB-15]',
  globals: { language: 'ne' },
  args: { label: 'मिति' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'मिति, वर्ष' }));
    await userEvent.paste('21/11/2026');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'यो ई.सं. मिति जस्तो देखिन्छ: २१ नोभेम्बर २०२६ ई.सं. भनेको २०८३-०८-०५ हो। यही राख्ने?',
    );
    await userEvent.click(canvas.getByRole('button', { name: '२०८३-०८-०५ राख्नुहोस्' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

export const SaysWhatWasRead: Story = {
  name: 'Says how an order of day and month was read, and takes it back with the next change [LIB-15]',
  play: async ({ canvas, args, userEvent }) => {
    const day = canvas.getByRole('spinbutton', { name: 'Day, Day' });
    await userEvent.click(day);
    await userEvent.paste('05/08/2083');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await expect(canvas.getByRole('status')).toHaveTextContent('Read as 5 Mangsir 2083 BS.');
    await userEvent.paste('20830806');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Unknown: Story = {
  name: 'Says that a text is no date, and keeps the value [LIB-15]',
  args: { defaultValue: '2026-11-21' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Day, Month' }));
    await userEvent.paste('next week');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '“next week” is not a date. Paste one such as 2083-08-05.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('spinbutton', { name: 'Day, Month' })).toHaveValue('08');
  },
};

export const UnknownPeriods: Story = {
  name: 'Says that a text is no month and no fiscal year [LIB-15]',
  render: () => (
    <>
      <MonthPicker label="Month" />
      <FiscalYearPicker label="Year" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month, Year' }));
    await userEvent.paste('November 2026');
    await expect(canvas.getByText('“November 2026” is not a month. Paste one such as 2083-08.')).toBeVisible();
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Year, Fiscal year' }));
    await userEvent.paste('2083/85');
    await expect(canvas.getByText('“2083/85” is not a fiscal year. Paste one such as 2083/84.')).toBeVisible();
    await userEvent.paste('2083/84');
    await expect(canvas.queryByText(/is not a fiscal year/)).toBeNull();
    await expect(canvas.getByRole('spinbutton', { name: 'Year, Fiscal year' })).toHaveValue('2083');
  },
};

export const WithItsTime: Story = {
  name: 'Takes the time of a pasted date where one is asked [LIB-15]',
  render: ({ onChange }) => <DateTimePicker label="Meeting" {...(onChange ? { onChange } : {})} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Meeting, Year' }));
    await userEvent.paste('2083-08-05T17:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21T17:30');
  },
};

const onRange = fn();

export const IntoOneEnd: Story = {
  name: 'Asks about one end of a range and leaves the other [LIB-15]',
  render: () => (
    <DateRangePicker label="Range" defaultValue={{ start: '2026-11-17', end: '2026-12-10' }} onChange={onRange} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Range, To, Year' }));
    await userEvent.paste('2026-12-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Use 2083-08-15' }));
    await expect(onRange).toHaveBeenLastCalledWith({ start: '2026-11-17', end: '2026-12-01' });
  },
};
