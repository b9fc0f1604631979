import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { FileGlyph, InfoGlyph } from '../../glyphs/glyphs.tsx';
import { ShellContext } from '../../parts/shell-context.ts';
import { Box } from '../Box/index.ts';
import { SideNav, type SideNavProps } from './index.ts';

const sections = [
  { id: 'first', items: [{ id: 'home', label: 'Home', href: '#home', icon: <InfoGlyph />, count: 3 }] },
  {
    id: 'more',
    title: 'Planning',
    items: [
      {
        id: 'gear',
        label: 'Equipment',
        icon: <FileGlyph />,
        items: [
          { id: 'ropes', label: 'Ropes', href: '#ropes' },
          { id: 'tents', label: 'पाल तथा सुत्ने झोलाहरूको अभिलेख', href: '#tents' },
          { id: 'repairs', label: 'Repairs', href: '#repairs', heading: 'Workshop', count: 2 },
        ],
      },
    ],
  },
];

const meta = {
  title: 'Components/SideNav',
  component: SideNav,
  args: { label: 'Main', currentId: 'ropes', sections },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const GroupOpens: Story = {
  args: { currentId: 'home', onFold: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: /Equipment/ });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onFold).toHaveBeenCalledWith('gear', true);
    await expect(canvas.getByRole('link', { name: 'Ropes' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Workshop' })).getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /Home/ })).toHaveAttribute('aria-current', 'page');
  },
};

function Walk(args: SideNavProps) {
  const [currentId, setCurrentId] = useState('home');
  return (
    <>
      <button type="button" onClick={() => setCurrentId('tents')}>
        Go to the tents
      </button>
      <SideNav {...args} currentId={currentId} />
    </>
  );
}

export const OpensWhereThePageIs: Story = {
  name: 'The group of the current page opens [TOP-13]',
  render: (args) => <Walk {...args} />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: /Equipment/ });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the tents' }));
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: /पाल/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  },
};

export const NarrowWithoutIcons: Story = {
  name: 'Shows first letters and a tooltip where a place has no icon [LIB-25]',
  args: {
    sections: [
      {
        id: 'all',
        items: [
          { id: 'leave', label: 'Leave requests', href: '#leave' },
          { id: 'tents', label: 'किताबहरू', href: '#tents' },
          { id: 'gear', label: 'Gear', items: [{ id: 'ropes', label: 'Ropes', href: '#ropes' }] },
        ],
      },
    ],
  },
  render: (args) => (
    <ShellContext value={{ isNavNarrow: true, toggleNav: undefined, onNavigate: () => {} }}>
      <SideNav {...args} />
    </ShellContext>
  ),
  play: async ({ canvas, userEvent }) => {
    const leave = canvas.getByRole('link', { name: 'Leave requests' });
    await expect(within(leave).getByText('LR')).toBeVisible();
    await expect(within(canvas.getByRole('link', { name: 'किताबहरू' })).getByText('कि')).toBeVisible();
    await expect(within(canvas.getByRole('button', { name: 'Gear' })).getByText('G')).toBeVisible();
    await userEvent.tab();
    await expect(leave).toHaveFocus();
    await expect(await screen.findByRole('tooltip', { name: 'Leave requests' })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Box width="dialog" isBordered>
      <SideNav {...args} />
    </Box>
  ),
};
