import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Menu } from './index.ts';

const items = [
  { id: 'edit', label: 'Edit', description: 'Name, place and role' },
  { id: 'copy', label: 'Copy', isDisabled: true },
  { id: 'delete', label: 'Delete', tone: 'critical' as const },
];

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'More',
    trigger: (
      <Button variant="outline" tone="neutral">
        More
      </Button>
    ),
    items,
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'More' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {
  render: (args) => (
    <Menu
      {...args}
      header="Anita Shrestha"
      sections={[
        {
          id: 'a',
          title: 'Show',
          items: [
            { id: 'all', label: 'All', isSelected: true },
            { id: 'mine', label: 'Mine' },
          ],
        },
        { id: 'b', title: 'Do', items },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const KeptSection: Story = {
  name: '[E23] What ends a long menu stays in view',
  args: {
    header: 'Anita Shrestha',
    sections: [
      {
        id: 'many',
        items: Array.from({ length: 30 }, (_, index) => ({ id: `line-${index}`, label: `Line ${index}` })),
      },
      { id: 'leave', isKept: true, items: [{ id: 'log-out', label: 'Log out' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'More' });
    const boxOf = (name: string): DOMRect => within(menu).getByRole('menuitem', { name }).getBoundingClientRect();
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Line 0' })).toHaveFocus());
    const leave = boxOf('Log out');
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await expect(leave.bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom);
    await expect(leave.bottom).toBeLessThanOrEqual(window.innerHeight);
    // The keyboard brings the last line above it into view, not behind it.
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Line 29' })).toHaveFocus());
    await expect(boxOf('Line 29').bottom).toBeLessThanOrEqual(boxOf('Log out').top + 1);
  },
};
