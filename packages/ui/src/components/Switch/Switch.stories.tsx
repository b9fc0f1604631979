import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Send notices', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SpaceTurnsIt: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Send notices' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="md">
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled defaultSelected>
        Disabled and on
      </Switch>
      <Switch description="Every morning at seven.">Daily summary</Switch>
      <Switch isLabelFirst defaultSelected description="Words at the start">
        Setting
      </Switch>
    </Stack>
  ),
};
