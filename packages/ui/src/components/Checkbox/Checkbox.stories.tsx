import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Stack } from '../Stack/index.ts';
import { Checkbox, CheckboxGroup } from './index.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'I agree to the terms', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SpaceTurnsIt: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
  },
};

export const Group: Story = {
  render: () => (
    <CheckboxGroup label="Days" description="Choose two or more." errorMessage="One is not enough.">
      <Checkbox value="sun">Sunday</Checkbox>
      <Checkbox value="mon">Monday</Checkbox>
      <Checkbox value="tue">मंगलबार</Checkbox>
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
      'Choose two or more. One is not enough.',
    );
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      <Checkbox>Off</Checkbox>
      <Checkbox defaultSelected>On</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Disabled and on
      </Checkbox>
      <Checkbox isInvalid isRequired>
        Wrong
      </Checkbox>
      <Checkbox description="We write once a month.">Send me news</Checkbox>
      <Box width="dialog">
        <Checkbox>म यस फारममा दिइएका सबै विवरणहरू साँचो छन् भनी घोषणा गर्दछु र झुटा ठहरिए कानुन बमोजिम सहुँला बुझाउँला।</Checkbox>
      </Box>
    </Stack>
  ),
};
