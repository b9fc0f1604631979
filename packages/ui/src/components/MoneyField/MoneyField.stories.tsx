import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { MoneyField } from './index.ts';

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  args: { label: 'Deposit', currency: 'रु', onChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ExactAndGrouped: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Deposit');
    await userEvent.type(input, '१२३४५६७.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567.50');
    await userEvent.tab();
    await expect(input).toHaveValue('12,34,567.50');
  },
};

export const TakesTheSignOfItsCurrency: Story = {
  name: 'Takes a pasted sum with its sign [LIB-22]',
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Deposit');
    for (const pasted of ['Rs. 12,34,567', 'रु. १२,३४,५६७', 'NPR 1,234,567']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(pasted);
      await expect(args.onChange).toHaveBeenLastCalledWith('1234567.00');
      await expect(input).toBeValid();
      await userEvent.tab();
      await expect(input).toHaveValue('12,34,567.00');
    }
  },
};

export const SaysWhatItCannotRead: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Deposit');
    await userEvent.type(input, '12.345');
    await expect(input).toHaveAccessibleDescription('Enter an amount with at most 2 decimal places.');
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <MoneyField {...args} />
      <MoneyField {...args} label="Filled" defaultValue="1234567.50" />
      <MoneyField {...args} label="Thousands" currency="USD" grouping="thousand" defaultValue="1234567.50" />
      <MoneyField {...args} label="Wrong" errorMessage="More than is there." defaultValue="10.00" isRequired />
      <MoneyField {...args} label="Disabled" isDisabled defaultValue="10.00" />
    </Grid>
  ),
};
