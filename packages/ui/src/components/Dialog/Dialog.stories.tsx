import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useEffect, useState, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
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

function Late({ label }: { label: Promise<string> }): ReactNode {
  return <TextField label={use(label)} />;
}

interface Waits {
  /** When the part is asked for. Not by a press: what waits inside an event that a test sends is never told that its data came. */
  readonly asked: PromiseWithResolvers<void>;
  readonly label: PromiseWithResolvers<string>;
}
const waitsOf = (loaded: object): Waits => loaded as Waits;

export const ContentComesLate: Story = {
  loaders: [(): Waits => ({ asked: Promise.withResolvers(), label: Promise.withResolvers() })],
  render: (args, { loaded }) => {
    const { asked, label } = waitsOf(loaded);
    const [isAsked, setAsked] = useState(false);
    useEffect(() => void asked.promise.then(() => setAsked(true)), [asked]);
    return (
      <Dialog {...args}>
        <Button>More</Button>
        {isAsked && <Late label={label.promise} />}
      </Dialog>
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Edit the trip' });
    const more = within(dialog).getByRole('button', { name: 'More' });
    await waitFor(() => expect(more).toBeVisible());
    more.focus();
    waitsOf(loaded).asked.resolve();

    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Loading'));
    for (const name of ['Close', 'Save']) await expect(within(dialog).getByRole('button', { name })).toBeVisible();
    await expect(more).not.toBeVisible();
    await expect(dialog).toHaveFocus();
    for (let step = 0; step < 3; step++) {
      await userEvent.tab();
      await expect(['Close', 'Save']).toContain(
        document.activeElement?.ariaLabel ?? document.activeElement?.textContent,
      );
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const FocusGoesBackToWhatWaited: Story = {
  ...ContentComesLate,
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the trip' });
    const more = within(dialog).getByRole('button', { name: 'More' });
    await waitFor(() => expect(more).toBeVisible());
    more.focus();
    waitsOf(loaded).asked.resolve();
    await waitFor(() => expect(more).not.toBeVisible());
    await expect(dialog).toHaveFocus();
    waitsOf(loaded).label.resolve('Stops');
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Stops' })).toBeVisible());
    await expect(within(dialog).queryByRole('status')).toBeNull();
    await waitFor(() => expect(more).toHaveFocus());
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
