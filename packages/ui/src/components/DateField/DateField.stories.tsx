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
  args: { defaultValue: '2026-11-21' },
  play: async ({ canvas, args, userEvent }) => {
    const day = canvas.getByRole('spinbutton', { name: 'Date of birth, Day' });
    await userEvent.click(day);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    await userEvent.keyboard('32');
    await userEvent.tab();
    await expect(day).toHaveValue('29');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-15');
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
