import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { NumberField } from './index.ts';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Days', defaultValue: 3, minValue: 0, maxValue: 30, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StepsWithinItsLimits: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Days' });
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(29);
  },
};

export const WritesLakhs: Story = {
  name: 'Groups by lakhs, or by thousands where told [LIB-22]',
  render: (args) => (
    <Grid columns="2">
      <NumberField onChange={args.onChange!} label="Lakhs" defaultValue={1234567} />
      <NumberField label="Thousands" grouping="thousand" defaultValue={1234567} />
    </Grid>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const lakhs = canvas.getByLabelText('Lakhs');
    await expect(lakhs).toHaveValue('12,34,567');
    await expect(canvas.getByLabelText('Thousands')).toHaveValue('1,234,567');
    await userEvent.clear(lakhs);
    await userEvent.type(lakhs, '१२,३४,५६८');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1234568);
    await expect(lakhs).toHaveValue('12,34,568');
  },
};

export const WritesNepali: Story = {
  name: 'Writes Devanagari digits in Nepali, and takes both [LIB-22]',
  globals: { language: 'ne' },
  args: { label: 'जनसंख्या', defaultValue: 1234567, maxValue: 99999999 },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'जनसंख्या' });
    await expect(input).toHaveValue('१२,३४,५६७');
    await userEvent.click(canvas.getByRole('button', { name: 'जनसंख्या बढाउनुहोस्' }));
    await expect(input).toHaveValue('१२,३४,५६८');
    for (const typed of ['23,45,678', '२३४५६७८', '2345678']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(2345678);
      await expect(input).toHaveValue('२३,४५,६७८');
    }
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <NumberField {...args} />
      <NumberField {...args} label="With a unit" suffix="kg" hasSteppers={false} />
      <NumberField {...args} label="Wrong" errorMessage="At most 30." isRequired />
      <NumberField {...args} label="Disabled" isDisabled />
    </Grid>
  ),
};
