import { addDaysTo, relativeSpan, type Calendar, type DaySpan, type RelativePeriod } from '@karmik/model/kit/period';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { stage } from '../../stories/stage.tsx';
import { PeriodControl } from './PeriodControl.tsx';

const today = '2026-11-28';

interface HeldProps {
  readonly calendar: Calendar;
  readonly onPeriod: (chosen: RelativePeriod | DaySpan) => void;
  readonly onCompare?: (isCompared: boolean) => void;
}

/** Keeps the period as a report's address does. */
function Held({ calendar, onPeriod, onCompare }: HeldProps): ReactNode {
  const [span, setSpan] = useState<DaySpan>(relativeSpan('this_month', today, calendar));
  const [isCompared, setCompared] = useState(false);
  return (
    <PeriodControl
      span={span}
      today={today}
      onChange={(chosen) => {
        onPeriod(chosen);
        setSpan(typeof chosen === 'string' ? relativeSpan(chosen, today, calendar) : chosen);
      }}
      isCompared={isCompared}
      {...(onCompare && {
        onCompare: (isOn: boolean) => {
          setCompared(isOn);
          onCompare(isOn);
        },
      })}
    />
  );
}

const meta = {
  title: 'Application/PeriodControl',
  component: Held,
  args: { calendar: 'bs', onPeriod: fn(), onCompare: fn() },
  ...stage({}),
} satisfies Meta<typeof Held>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Chooses a period by name, steps, and compares',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/Mangsir 2083 · 1 Mangsir/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous period' }));
    const lastMonth = relativeSpan('last_month', today, 'bs');
    await expect(args.onPeriod).toHaveBeenLastCalledWith(lastMonth);
    await expect(canvas.getByRole('button', { name: /Last month/ })).toBeVisible();
    // A month without a relative name is there by its own.
    await userEvent.click(canvas.getByRole('button', { name: 'Previous period' }));
    await expect(canvas.getByRole('button', { name: /\w+ 2083/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next period' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next period' }));
    await userEvent.click(canvas.getByRole('button', { name: /This month/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Yesterday' }));
    await expect(args.onPeriod).toHaveBeenLastCalledWith('yesterday');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous period' }));
    const dayBefore = addDaysTo(today, -2);
    await expect(args.onPeriod).toHaveBeenLastCalledWith({ from: dayBefore, to: dayBefore });
    // What has no name shows its days, to be changed there.
    await expect(canvas.getByRole('spinbutton', { name: 'Dates, From, Day' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Compare with the period before' }));
    await expect(args.onCompare).toHaveBeenLastCalledWith(true);
  },
};
export const InNepali: Story = { globals: { language: 'ne' } };
export const InAd: Story = { args: { calendar: 'ad' }, globals: { calendar: 'ad' } };
