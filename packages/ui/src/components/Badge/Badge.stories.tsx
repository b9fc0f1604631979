import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../../tokens/names.ts';
import { Inline } from '../Inline/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { count: 3, label: '3 unread' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} count={7} tone={tone} />
      ))}
      {tones.map((tone) => (
        <Badge key={tone} count={128} tone={tone} isSoft />
      ))}
      <Badge count={0} />
    </Inline>
  ),
};

export const Nepali: Story = {
  globals: { language: 'ne' },
  args: { count: 128, label: '१२८ नपढिएका' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('९९+')).toBeVisible();
  },
};
