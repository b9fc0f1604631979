import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './index.ts';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Parts',
    items: [
      { id: 'a', label: 'About', content: 'About it' },
      { id: 'b', label: 'Trips', count: 12, content: 'Twelve trips' },
      { id: 'c', label: 'Dues', content: 'None', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ArrowsChoose: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('tab', { name: 'About' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('b');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve trips');
  },
};

export const States: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      label: `भाग ${index + 1}`,
      content: `${index + 1}`,
    })),
    defaultSelectedId: '2',
  },
};
