import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: (
      <Button variant="outline" tone="neutral">
        Filter
      </Button>
    ),
    label: 'Filter',
    children: 'Things to filter by',
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {
  args: {
    children: (close: () => void) => (
      <Button size="sm" onPress={close}>
        Done
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toBeVisible());
  },
};
