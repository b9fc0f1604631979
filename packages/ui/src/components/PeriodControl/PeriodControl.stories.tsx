import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import type { PeriodControlProps } from './index.ts';
import { PeriodControl } from './index.ts';

const month = { start: '2026-11-17', end: '2026-12-15' };

/** Keeps the period, as a page does. */
function Held({
  value: first,
  isCompared: compared = false,
  onChange,
  onCompareChange,
  ...props
}: PeriodControlProps): ReactNode {
  const [value, setValue] = useState(first);
  const [isCompared, setCompared] = useState(compared);
  return (
    <PeriodControl
      {...props}
      value={value}
      onChange={(range, preset) => {
        setValue(range);
        onChange(range, preset);
      }}
      isCompared={isCompared}
      {...(onCompareChange && {
        onCompareChange: (isOn: boolean) => {
          setCompared(isOn);
          onCompareChange(isOn);
        },
      })}
    />
  );
}

const meta = {
  title: 'Components/PeriodControl',
  component: PeriodControl,
  args: { value: month, today: '2026-11-28', onChange: fn(), onCompareChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PeriodControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeys: Story = {
  name: 'Steps, chooses by name and compares by keys alone [LIB-HR]',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Mangsir 2083 · 1 Mangsir – 29 Mangsir 2083')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous period' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-18', end: '2026-11-16' }, undefined);
    await expect(canvas.getByRole('button', { name: /Last month/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Ashoj 2083/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'This fiscal year' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-07-17', end: '2027-07-16' }, 'thisFiscalYear');
    await expect(canvas.getByText('2083/84 · 1 Shrawan 2083 – 31 Ashad 2084')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next period' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCompareChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('Compared with 1 Shrawan 2082 – 32 Ashad 2083')).toBeVisible();
  },
};

export const OtherDates: Story = {
  name: 'Takes any days, and tells a range only once it is whole',
  args: { value: { start: '2026-11-20', end: '2026-11-22' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Dates, From, Day' }));
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('03');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-19', end: '2026-11-22' }, undefined);
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  args: { isCompared: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('मंसिर २०८३ · १ मंसिर – २९ मंसिर २०८३')).toBeVisible();
    await expect(canvas.getByText('१ कात्तिक – ३० कात्तिक २०८३ सँग तुलना')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Held {...args} label="This month" />
      <Held {...args} label="Compared" isCompared />
      <Held {...args} label="A month without a preset" value={{ start: '2026-04-14', end: '2026-05-14' }} />
      <Held {...args} label="Other days" value={{ start: '2026-11-20', end: '2026-11-22' }} />
      <Held {...args} label="All time" value={null} />
      <Held {...args} label="Christian era" calendar="ad" value={{ start: '2026-11-01', end: '2026-11-30' }} />
    </Stack>
  ),
};
