import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SideNav } from '../SideNav/index.ts';
import { TopBar } from '../TopBar/index.ts';
import { AppShell } from './index.ts';

const sections = [
  {
    id: 'all',
    items: [
      { id: 'home', label: 'Home', href: '#home' },
      { id: 'trips', label: 'Trips', href: '#trips' },
    ],
  },
];

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  args: {
    topBar: <TopBar brand="Everest Club" />,
    nav: <SideNav label="Main" sections={sections} currentId="home" />,
    children: 'The page',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrows: Story = {
  args: { onNavNarrowChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }));
    await expect(args.onNavNarrowChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
  },
};

export const SkipLink: Story = {
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    skip.focus();
    await expect(skip).toBeVisible();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const States: Story = { args: { defaultIsNavNarrow: true } };
