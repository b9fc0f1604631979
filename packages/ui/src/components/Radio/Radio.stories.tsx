import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Radio, RadioGroup } from './index.ts';

const ways = (
  <>
    <Radio value="foot">On foot</Radio>
    <Radio value="bus" description="Leaves at six.">
      By bus
    </Radio>
    <Radio value="plane">हवाईजहाजबाट</Radio>
  </>
);

const meta = {
  title: 'Components/Radio',
  component: RadioGroup,
  args: { label: 'How', children: ways, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ArrowsChoose: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('radio', { name: 'On foot' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bus');
    await expect(canvas.getByRole('radio', { name: 'By bus' })).toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <RadioGroup {...args} defaultValue="bus">
        {ways}
      </RadioGroup>
      <RadioGroup {...args} label="Beside each other" isInline>
        {ways}
      </RadioGroup>
      <RadioGroup {...args} label="Wrong" isRequired errorMessage="Choose one.">
        {ways}
      </RadioGroup>
      <RadioGroup {...args} label="Disabled" isDisabled defaultValue="foot">
        {ways}
      </RadioGroup>
    </Stack>
  ),
};
