import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search members', placeholder: 'Name or place', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EscapeClears: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search members' });
    await userEvent.type(input, 'pem{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('pem');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <SearchField {...args} size="sm" />
      <SearchField {...args} defaultValue="Sherpa" />
      <SearchField {...args} isLabelHidden={false} isDisabled />
    </Stack>
  ),
};
