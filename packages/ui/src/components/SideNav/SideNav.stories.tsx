import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileGlyph, InfoGlyph } from '../../glyphs/glyphs.tsx';
import { Box } from '../Box/index.ts';
import { SideNav } from './index.ts';

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
  args: { currentId: 'home' },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: /Equipment/ });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Ropes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Home/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const States: Story = {
  render: (args) => (
    <Box width="dialog" isBordered>
      <SideNav {...args} />
    </Box>
  ),
};
