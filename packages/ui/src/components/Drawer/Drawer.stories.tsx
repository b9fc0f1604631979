import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useEffect, useState, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
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

function Late({ text }: { text: Promise<string> }): ReactNode {
  return <p>{use(text)}</p>;
}

interface Waits {
  /** When the parts are asked for. Not by a press: what waits inside an event that a test sends is never told that its data came. */
  readonly asked: PromiseWithResolvers<void>;
  readonly days: PromiseWithResolvers<string>;
  readonly buttons: PromiseWithResolvers<string>;
}
const waitsOf = (loaded: object): Waits => loaded as Waits;

export const PartsComeLate: Story = {
  loaders: [
    (): Waits => ({
      asked: Promise.withResolvers(),
      days: Promise.withResolvers(),
      buttons: Promise.withResolvers(),
    }),
  ],
  render: (args, { loaded }) => {
    const { asked, days, buttons } = waitsOf(loaded);
    const [isAsked, setAsked] = useState(false);
    useEffect(() => void asked.promise.then(() => setAsked(true)), [asked]);
    return (
      <Drawer {...args} footer={isAsked && <Late text={buttons.promise} />}>
        <Button>Day by day</Button>
        {isAsked && <Late text={days.promise} />}
      </Drawer>
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { asked, days, buttons } = waitsOf(loaded);
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'Trip to Mustang' });
    const byDay = within(drawer).getByRole('button', { name: 'Day by day' });
    await waitFor(() => expect(byDay).toBeVisible());
    byDay.focus();
    asked.resolve();

    await waitFor(() => expect(within(drawer).getByRole('status')).toHaveTextContent('Loading'));
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(drawer).toHaveFocus();
    days.resolve('Kagbeni, Chele, Syangboche');
    await waitFor(() => expect(within(drawer).getByText('Kagbeni, Chele, Syangboche')).toBeVisible());
    await expect(within(drawer).queryByRole('status')).toBeNull();
    await waitFor(() => expect(byDay).toHaveFocus());
    buttons.resolve('Seven days');
    await waitFor(() => expect(within(drawer).getByText('Seven days')).toBeVisible());
    await expect(byDay).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
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
