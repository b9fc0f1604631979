import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MonthView, type MonthEvent } from './index.ts';

/* Mangsir 2083: 17 November to 15 December 2026. */
const events: readonly MonthEvent[] = [
  { id: 'trek', title: 'Annapurna trek', start: '2026-11-19', end: '2026-11-25', tone: 'positive' },
  { id: 'meeting', title: 'Guides meet', start: '2026-11-22', time: '10:00', tone: 'accent' },
  { id: 'gear', title: 'Gear is checked', start: '2026-11-22', time: '13:30', tone: 'caution' },
  { id: 'leave', title: 'Anita is away', start: '2026-11-22', end: '2026-11-23', tone: 'info' },
  { id: 'party', title: 'वार्षिक साधारण सभा तथा पुरस्कार वितरण समारोह', start: '2026-12-03', time: '17:00' },
  { id: 'late', title: 'Winter course', start: '2026-12-10', end: '2026-12-20', tone: 'critical' },
];

const meta = {
  title: 'Components/MonthView',
  component: MonthView,
  args: {
    label: 'Plans of the club',
    events,
    defaultMonth: '2026-11-21',
    dayNote: (day: string) => (day === '2026-11-24' ? 'Holiday' : undefined),
  },
} satisfies Meta<typeof MonthView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DaysSayWhatIsOnThem: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Mangsir 2083' });
    await expect(
      within(grid).getByRole('gridcell', {
        name: /^Sunday, 6 Mangsir 2083 BS, 22 November 2026 AD.*, 4 events .*\+2 more$/,
      }),
    ).toBeVisible();
    await expect(
      within(grid).getByRole('gridcell', { name: /^Tuesday, 8 Mangsir .*, Holiday, 1 event\b/ }),
    ).toBeVisible();
  },
};

export const MoreThanFits: Story = {
  args: { onEventAction: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+2 more' }));
    const dialog = await screen.findByRole('dialog', { name: /^Sunday, 6 Mangsir/ });
    await waitFor(() =>
      expect(within(dialog).getAllByRole('button', { name: /trek|away|meet|checked/ })).toHaveLength(4),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /Gear is checked/ }));
    await expect(args.onEventAction).toHaveBeenCalledWith('gear');
  },
};

export const Keys: Story = {
  args: { onMonthChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const start = canvas.getByRole('gridcell', { name: /^Saturday, 5 Mangsir/ });
    start.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Sunday, 6 Mangsir/));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: /^Sunday, 6 Mangsir/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Sunday, 6 Mangsir/));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/, 29 Mangsir/));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/, 1 Poush 2083/));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12-16', '2027-01-14');
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/, 1 Mangsir 2083/));
  },
};

export const TurnsPages: Story = {
  args: { onMonthChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    await expect(canvas.getByRole('grid', { name: 'Poush 2083' })).toBeVisible();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12-16', '2027-01-14');
    await expect(canvas.getByRole('button', { name: /^Previous month/ })).toBeVisible();
    await expect(next).toHaveFocus();
  },
};

export const InAd: Story = {
  globals: { calendar: 'ad' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(
      canvas.getByRole('gridcell', { name: /^Sunday, 22 November 2026 AD, 6 Mangsir 2083 BS/ }),
    ).toBeVisible();
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'मंसिर २०८३' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /^आइतबार, ६ मंसिर २०८३/ })).toBeVisible();
  },
};

export const States: Story = { args: { onEventAction: () => {} } };

export const NewestFirst: Story = {
  name: '[E24] The list of phones begins with today and goes back',
  args: { isNewestFirst: true },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const days = await canvas.findAllByRole('listitem');
    const numbers = days.map(({ textContent }) => textContent);
    await expect(numbers.findIndex((text) => /today/i.test(text))).toBe(0);
  },
};
