import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { DateField } from './index.ts';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Date of birth', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TypedYearFirst: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Date of birth, Year' }));
    await userEvent.keyboard('20830805');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await expect(canvas.getByText('21 November 2026 AD')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Date of birth, Month' })).toHaveAttribute(
      'aria-valuetext',
      '8 – Mangsir',
    );
  },
};

const note = /^\* Projected/;

export const TypedDayOfAProjectedYear: Story = {
  name: 'Marks a typed day of a projected year as the calendar does [F15]',
  play: async ({ canvas, userEvent }) => {
    const year = canvas.getByRole('spinbutton', { name: 'Date of birth, Year' });
    await userEvent.click(year);
    await userEvent.keyboard('20830805');
    await expect(canvas.queryByText(note)).toBeNull();
    await userEvent.click(year);
    await userEvent.keyboard('20840805');
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(/Projected/);
  },
};

export const NepaliDigitsAreTyped: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Date of birth, Year' }));
    await userEvent.keyboard('२०८३०८०५');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Date of birth, Year' }));
    await userEvent.paste('२०८३-०८-०५');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

export const ArrowsStepAndDayIsPressedIntoItsMonth: Story = {
  name: 'Arrows step, and press the day into the month [DAT-3, CAL-2]',
  args: { defaultValue: '2025-11-16' },
  play: async ({ canvas, args, userEvent }) => {
    const day = canvas.getByRole('spinbutton', { name: 'Date of birth, Day' });
    await userEvent.click(day);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-15');
    await userEvent.keyboard('{ArrowUp}');
    await expect(day).toHaveValue('30');
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Date of birth, Month' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(day).toHaveValue('29');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-15');
  },
};

export const TypedDaysThatDoNotExist: Story = {
  name: 'Says on leaving what is wrong with a typed day, and takes it back once it is right [CAL-2, DAT-2]',
  play: async ({ canvas, args, userEvent }) => {
    const [year, month, day] = ['Year', 'Month', 'Day'].map((part) =>
      canvas.getByRole('spinbutton', { name: `Date of birth, ${part}` }),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.click(year);
    await userEvent.keyboard('20820830');
    await expect(canvas.queryByText('Invalid BS Date')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Invalid BS Date')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription('Invalid BS Date');
    await expect(day).toHaveValue('30');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.click(day);
    await userEvent.keyboard('29');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-15');
    await expect(canvas.queryByText('Invalid BS Date')).toBeNull();
    await userEvent.click(month);
    await userEvent.keyboard('13');
    await userEvent.tab();
    await expect(canvas.getByText('Invalid BS Date')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.click(year);
    await userEvent.keyboard('2150');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByText('The year 2150 is not supported')).toBeVisible();
    await userEvent.click(year);
    await userEvent.paste('2082-08-30');
    await expect(canvas.getByText('Invalid BS Date')).toBeVisible();
    await expect(month).toHaveValue('08');
  },
};

export const TypedDaysOfAdThatDoNotExist: Story = {
  name: 'Says it of AD too, and of a date that is not whole [DAT-2]',
  args: { calendar: 'ad', onUnreadable: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Date of birth, Year' }));
    await userEvent.keyboard('20270229');
    await userEvent.tab();
    await expect(canvas.getByText('Invalid Date')).toBeVisible();
    await expect(args.onUnreadable).toHaveBeenLastCalledWith('ad:2027-2-29');
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Date of birth, Day' }));
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect(args.onUnreadable).toHaveBeenLastCalledWith('ad:2027-2-');
    await expect(canvas.getByText('Invalid Date')).toBeVisible();
  },
};

export const WrongInNepali: Story = {
  globals: { language: 'ne' },
  args: { label: 'जन्म मिति' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'जन्म मिति, वर्ष' }));
    await userEvent.keyboard('२१५००१०१');
    await userEvent.tab();
    await expect(canvas.getByText('वर्ष २१५० उपलब्ध छैन')).toBeVisible();
  },
};

export const SaysWhichDatesMayBe: Story = {
  args: { defaultValue: '2026-11-21', minValue: '2026-11-25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The earliest date is 9 Mangsir 2083 BS.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      /The earliest date is/,
    );
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <DateField {...args} />
      <DateField {...args} label="Filled" defaultValue="2026-11-21" />
      <DateField {...args} label="AD" calendar="ad" defaultValue="2026-11-21" isRequired />
      <DateField {...args} label="Wrong" errorMessage="Choose a working day." defaultValue="2026-11-21" />
      <DateField {...args} label="Disabled" isDisabled defaultValue="2026-11-21" />
      <DateField {...args} label="Read only" isReadOnly defaultValue="2026-11-21" description="Set by the office." />
    </Grid>
  ),
};
