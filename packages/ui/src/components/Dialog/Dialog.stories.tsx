import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, dialogSizes } from './index.ts';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    trigger: <Button>Open</Button>,
    title: 'Edit the trip',
    description: 'Changes are seen by everybody.',
    children: <TextField label="Name" />,
    footer: (close: () => void) => <Button onPress={close}>Save</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FocusGoesInAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Edit the trip' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 6; step++) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {
  render: (args) => (
    <Inline>
      {dialogSizes.map((size) => (
        <Dialog key={size} {...args} size={size} trigger={<Button>{size}</Button>} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'md' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
