import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useState, type ReactNode } from 'react';
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

function Late({ days }: { days: Promise<string> }): ReactNode {
  return <p>{use(days)}</p>;
}

const lateOf = (loaded: object) => loaded as Record<'days' | 'buttons', PromiseWithResolvers<string>>;

export const PartsComeLate: Story = {
  loaders: [() => ({ days: Promise.withResolvers<string>(), buttons: Promise.withResolvers<string>() })],
  render: (args, { loaded }) => {
    const [isAsked, setAsked] = useState(false);
    return (
      <Drawer {...args} footer={isAsked && <Late days={lateOf(loaded).buttons.promise} />}>
        <Button onPress={() => setAsked(true)}>Day by day</Button>
        {isAsked && <Late days={lateOf(loaded).days.promise} />}
      </Drawer>
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'Trip to Mustang' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Day by day' }));

    await waitFor(() => expect(within(drawer).getByRole('status')).toHaveTextContent('Loading'));
    const close = within(drawer).getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    await expect(drawer).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog', { name: 'Trip to Mustang' });
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
    lateOf(loaded).days.resolve('Kagbeni, Chele, Syangboche');
    await waitFor(() => expect(within(again).getByText('Kagbeni, Chele, Syangboche')).toBeVisible());
    await expect(within(again).queryByRole('status')).toBeNull();
    lateOf(loaded).buttons.resolve('Seven days');
    await waitFor(() => expect(within(again).getByText('Seven days')).toBeVisible());
    await expect(again.contains(document.activeElement)).toBe(true);
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
