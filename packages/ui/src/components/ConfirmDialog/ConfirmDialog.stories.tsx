import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { confirm, ConfirmDialog, ConfirmRegion, type ConfirmAnswer, type ConfirmDialogProps } from './index.ts';

function DeletesATrip({ onDone, onCancel, ...args }: ConfirmDialogProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="critical" onPress={() => setOpen(true)}>
        Delete trip
      </Button>
      <ConfirmDialog
        {...args}
        isOpen={isOpen}
        onDone={(answer) => {
          setOpen(false);
          onDone(answer);
        }}
        onCancel={() => {
          setOpen(false);
          onCancel();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: { isOpen: true, onDone: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { title: 'Delete the trip to Mustang?', message: 'Its 14 members are told.' },
  render: (args) => <DeletesATrip {...args} />,
};

export const OpensByAPress: Story = {
  ...Default,
  name: '[LIB-5] Is closed until it is asked for, and Escape gives the page back',
  play: async ({ args, canvas, userEvent }) => {
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Delete trip' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: 'Delete the trip to Mustang?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const answered = fn<(answer: ConfirmAnswer | undefined) => void>();

export const AsksNeutrally: Story = {
  name: 'Asks neutrally unless data is deleted [LIB-24]',
  args: { title: 'Publish the roster?' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish the roster?' });
    await expect(within(dialog).getByText('Confirm your action.')).toBeInTheDocument();
    await expect(within(dialog).queryByText(/delete/)).toBeNull();
  },
};

export const WarnsOfDeleting: Story = {
  name: 'Warns of deleting, at most 450 wide, focus on cancel [SNK-3]',
  args: { isDestructive: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByText('You are about to delete data. Confirm your action.')).toBeInTheDocument();
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(450);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const StaysOpenOnFailure: Story = {
  args: { onConfirm: () => Promise.reject(new Error('Someone else was faster.')) },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Someone else was faster.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const AwaitedWithARemark: Story = {
  render: () => (
    <>
      <Button
        onPress={() =>
          void confirm({ title: 'Decline it?', remark: { label: 'Reason', isRequired: true } }).then(answered)
        }
      >
        Decline
      </Button>
      <ConfirmRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Decline it?' });
    await expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Too late');
    await waitFor(() => expect(within(dialog).getByText('8 / 255')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ remark: 'Too late' }));
  },
};

export const States: Story = {
  // Open in a frame of its own, since it would cover the page.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    title: 'Delete the trip to Mustang?',
    message: 'Its 14 members are told.',
    isDestructive: true,
    remark: { label: 'Remark' },
  },
};
