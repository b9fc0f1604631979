import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ScheduleGrid, type ScheduleCell, type ScheduleGridProps } from './index.ts';
import { sampleCell, sampleChoices, sampleDays, sampleRows } from './sample-roster.ts';

const still = (row: string, day: string): ScheduleCell => sampleCell(Number(row), sampleDays(60).indexOf(day));

const meta = {
  title: 'Components/ScheduleGrid',
  component: ScheduleGrid,
  args: {
    label: 'Roster of the hut',
    rowsLabel: 'Guide',
    rows: sampleRows(6),
    days: sampleDays(14),
    choices: sampleChoices,
    cell: still,
    onPlan: fn(),
    isRestDay: (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6,
    totals: [
      { id: 'day', label: 'Day', count: () => 2 },
      { id: 'night', label: 'Night', count: () => 0 },
    ],
  },
} satisfies Meta<typeof ScheduleGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps what is planned, as an app does. */
function Kept(props: ScheduleGridProps): ReactNode {
  const [planned, setPlanned] = useState<ReadonlyMap<string, string | null>>(new Map());
  const { cell: before, onPlan } = props;
  const cell = useCallback(
    (row: string, day: string): ScheduleCell => {
      const choice = planned.get(`${row} ${day}`);
      if (choice === undefined) return before(row, day);
      return choice === null ? { choice: 'day', state: 'usual' } : { choice, state: 'draft' };
    },
    [before, planned],
  );
  return (
    <ScheduleGrid
      {...props}
      cell={cell}
      onPlan={(changes) => {
        setPlanned(
          (held) => new Map([...held, ...changes.map((each) => [`${each.row} ${each.day}`, each.choice] as const)]),
        );
        onPlan?.(changes);
      }}
    />
  );
}

const cellIn = (canvas: { getByRole: typeof screen.getByRole }, row: number, column: number): HTMLElement => {
  const line = within(canvas.getByRole('grid')).getAllByRole('row')[row + 1] as HTMLElement;
  return within(line).getAllByRole('gridcell')[column] as HTMLElement;
};

export const Default: Story = {};

export const Choosing: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(cellIn(canvas, 0, 2));
    const choices = await screen.findByRole('dialog', { name: /^Anita Gurung, Thursday, 3 Mangsir/ });
    await userEvent.click(within(choices).getByRole('option', { name: /^Day off/ }));
    await expect(args.onPlan).toHaveBeenCalledWith([{ row: '0', day: '2026-11-19', choice: 'off' }]);
    await waitFor(() => expect(cellIn(canvas, 0, 2)).toHaveFocus());
    await expect(cellIn(canvas, 0, 2)).toHaveAccessibleName('Day off, draft');
  },
};

export const Keys: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    cellIn(canvas, 0, 0).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cellIn(canvas, 1, 1)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 × 2 selected');
    await expect(cellIn(canvas, 2, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(cellIn(canvas, 3, 2)).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(args.onPlan).toHaveBeenLastCalledWith([{ row: '2', day: '2026-11-19', choice: 'night' }]);
    await userEvent.keyboard('{Escape}{Home}{ArrowRight}n');
    await expect(cellIn(canvas, 2, 1)).toHaveAccessibleName(/^Night/);
    await userEvent.keyboard('{Delete}');
    await expect(args.onPlan).toHaveBeenLastCalledWith([{ row: '2', day: '2026-11-18', choice: null }]);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellIn(canvas, 2, 1)).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cellIn(canvas, 5, 13)).toHaveFocus();
  },
};

export const CopyAndPaste: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const from = cellIn(canvas, 0, 1);
    from.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(clipboardData.getData('text/plain')).toBe('D\tN');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 days copied');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await userEvent.paste('D\tN');
    await expect(args.onPlan).toHaveBeenLastCalledWith([{ row: '1', day: '2026-11-18', choice: 'day' }]);
    await userEvent.paste('The person who');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing to paste');
  },
};

export const LockedDaysStay: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    cellIn(canvas, 0, 0).focus();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 locked days left out');
    await expect(args.onPlan).toHaveBeenLastCalledWith(
      expect.not.arrayContaining([expect.objectContaining({ day: '2026-11-17' })]),
    );
  },
};

export const ManyRows: Story = {
  args: { rows: sampleRows(500), days: sampleDays(31) },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '503');
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeLessThan(60));
    (within(grid).getAllByRole('gridcell')[0] as HTMLElement).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '499'));
    await expect(document.activeElement).toHaveAttribute('data-column', '30');
    await expect(document.activeElement).toBeVisible();
  },
};

export const Reading: Story = {
  render: ({ onPlan: _onPlan, ...args }) => <ScheduleGrid {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(cellIn(canvas, 0, 2));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^मङ्गलबार, १ मंसिर २०८३/ })).toBeVisible();
  },
};

export const InAd: Story = {
  globals: { calendar: 'ad' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^Tuesday, 17 November 2026 AD/ })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { days: sampleDays(3) },
  render: (args) => (
    <div style={{ inlineSize: '22rem' }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next day' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Bikash Rai/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Day off/ }));
    await expect(args.onPlan).toHaveBeenCalledWith([{ row: '1', day: '2026-11-18', choice: 'off' }]);
  },
};

export const States: Story = {};
