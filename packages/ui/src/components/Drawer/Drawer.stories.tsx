import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Drawer, drawerSizes } from './index.ts';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    trigger: <Button>Open</Button>,
    title: 'Trip to Mustang',
    children: 'Seven days on foot',
    footer: (close: () => void) => (
      <Button variant="outline" tone="neutral" onPress={close}>
        Close it
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ClosesByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Trip to Mustang' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const States: Story = {
  render: (args) => (
    <Inline>
      {drawerSizes.map((size) => (
        <Drawer key={size} {...args} size={size} trigger={<Button>{size}</Button>} />
      ))}
      <Drawer {...args} side="start" trigger={<Button>start</Button>} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'md' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
