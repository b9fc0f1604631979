import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tones } from '../../tokens/names.ts';
import { Box } from '../Box/index.ts';
import { Inline } from '../Inline/index.ts';
import { Tag } from './index.ts';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'First aid' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CanBeRemoved: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove First aid' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      <Tag onRemove={() => {}}>प्राथमिक उपचार</Tag>
      <Box width="dialog">
        <Tag>{'A word that is longer than its place '.repeat(4)}</Tag>
      </Box>
    </Inline>
  ),
};
