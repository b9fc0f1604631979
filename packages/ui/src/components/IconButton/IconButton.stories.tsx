import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CloseGlyph } from '../../glyphs/glyphs.tsx';
import { Inline } from '../Inline/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <CloseGlyph />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasAName: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} size="sm" />
      <IconButton {...args} />
      <IconButton {...args} size="lg" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="soft" tone="accent" />
      <IconButton {...args} variant="solid" tone="critical" />
      <IconButton {...args} isPending />
      <IconButton {...args} isDisabled />
    </Inline>
  ),
};
