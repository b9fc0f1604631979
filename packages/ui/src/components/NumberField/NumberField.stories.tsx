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
