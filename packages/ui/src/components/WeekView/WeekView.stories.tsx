import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { WeekView, type WeekEvent } from './index.ts';

/* 6 to 12 Mangsir 2083: 22 to 28 November 2026. */
const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
const events: readonly WeekEvent[] = [
  { id: 'trek', title: 'Annapurna trek', start: '2026-11-23', end: '2026-11-25', tone: 'positive' },
  { id: 'guides', title: 'Guides meet', start: '2026-11-22', from: 600, to: 660, time: '10:00 – 11:00' },
  {
    id: 'gear',
    title: 'Gear is checked',
    start: '2026-11-22',
    from: 630,
    to: 720,
    time: '10:30 – 12:00',
    tone: 'caution',
  },
  {
    id: 'bus',
    title: 'Bus is booked',
    start: '2026-11-24',
    from: 840,
    to: 900,
    time: '14:00 – 15:00',
    isTentative: true,
  },
  { id: 'late', title: 'Camp fire', start: '2026-11-27', end: '2026-11-28', from: 1_320, to: 60, time: '22:00 – 1:00' },
];

const meta = {
  title: 'Components/WeekView',
  component: WeekView,
  args: {
    label: 'Plans of the club',
    days,
    events,
    dayNote: (day: string) => (day === '2026-11-26' ? 'Holiday' : undefined),
  },
} satisfies Meta<typeof WeekView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DaysHaveTheirEvents: Story = {
  args: { onEventAction: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const sunday = canvas.getByRole('list', { name: /^Sunday, 6 Mangsir 2083/ });
    await expect(within(sunday).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(within(sunday).getByRole('button', { name: /Gear is checked/ }));
    await expect(args.onEventAction).toHaveBeenCalledWith('gear');
    await expect(canvas.getAllByRole('button', { name: /Annapurna trek/ })).toHaveLength(3);
  },
};

export const Keys: Story = {
  args: { onEventAction: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const first = canvas.getByRole('button', { name: /Guides meet/ });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Gear is checked/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Bus is booked/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventAction).toHaveBeenCalledWith('guides');
  },
};

export const OneDay: Story = {
  args: { days: ['2026-11-28'] },
  play: async ({ canvas }) => {
    // What began on the evening before goes on.
    const day = canvas.getByRole('list', { name: /^Saturday, 12 Mangsir/ });
    await expect(within(day).getByText('Camp fire')).toBeInTheDocument();
  },
};

export const AsList: Story = {
  args: { look: 'list' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: /^26 .*Thursday|10 Mangsir, Thursday/ })).toBeVisible();
    await expect(canvas.getByText('Guides meet')).toBeVisible();
  },
};

export const InAd: Story = {
  globals: { calendar: 'ad' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /^Sunday, 22 November 2026 AD/ })).toBeInTheDocument();
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /^आइतबार, ६ मंसिर २०८३/ })).toBeInTheDocument();
  },
};

export const States: Story = { args: { onEventAction: () => {} } };
