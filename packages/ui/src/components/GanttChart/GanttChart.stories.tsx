import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton/index.ts';
import { CalendarGlyph } from '../../glyphs/glyphs.tsx';
import { dayAfter } from './gantt-axis.ts';
import { GanttChart, type GanttChartProps, type GanttTask } from './index.ts';

const tasks: readonly GanttTask[] = [
  { id: 'permit', title: 'Ask for permits', start: '2026-11-18', end: '2026-11-20', tone: 'positive', status: 'Done' },
  {
    id: 'route',
    title: 'अन्नपूर्ण संरक्षण क्षेत्रको पदमार्ग सर्वेक्षण तथा नक्सांकन',
    start: '2026-11-21',
    end: '2026-11-27',
    tone: 'info',
    status: 'In progress',
    after: ['permit'],
  },
  { id: 'ropes', title: 'Buy ropes', start: '2026-11-24', end: '2026-11-24', status: 'Pending', after: ['permit'] },
  {
    id: 'guides',
    title: 'Train guides',
    start: '2026-11-30',
    end: '2026-12-04',
    status: 'Pending',
    after: ['route', 'ropes'],
  },
  { id: 'trek', title: 'First trek', start: '2026-12-08', end: '2026-12-20', status: 'Pending', after: ['guides'] },
];

function Movable(props: GanttChartProps) {
  const [now, setNow] = useState(props.tasks);
  return (
    <GanttChart
      {...props}
      tasks={now}
      onMove={
        props.onMove &&
        ((move) => {
          props.onMove?.(move);
          setNow(now.map((task) => (task.id === move.id ? { ...task, ...move } : task)));
        })
      }
    />
  );
}

const meta = {
  title: 'Components/GanttChart',
  component: GanttChart,
  args: { label: 'Trek', rowsLabel: 'Tasks', tasks, onMove: fn() },
  render: (args) => <Movable {...args} />,
} satisfies Meta<typeof GanttChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Buy ropes, 8 Mangsir 2083 BS, Pending/ }),
    ).toBeInTheDocument();
  },
};

export const MovedByKeyboard: Story = {
  globals: { calendar: 'ad' },
  play: async ({ canvas, args, userEvent }) => {
    const bar = await canvas.findByRole('button', { name: /^Buy ropes, 24 November 2026/ });
    bar.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Buy ropes: 2 December 2026');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'ropes', start: '2026-12-02', end: '2026-12-02' });
    await expect(await canvas.findByRole('button', { name: /^Buy ropes, 2 December 2026/ })).toBeInTheDocument();
  },
};

export const EscapePutsItBack: Story = {
  globals: { calendar: 'ad' },
  play: async ({ canvas, args, userEvent }) => {
    const bar = await canvas.findByRole('button', { name: /^Buy ropes/ });
    bar.focus();
    await userEvent.keyboard('{ArrowRight}{Escape}{Enter}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(bar).toHaveAccessibleName(/^Buy ropes, 24 November/);
  },
};

export const MovedByDragging: Story = {
  globals: { calendar: 'ad' },
  args: { defaultZoom: 'day', onTaskAction: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const bar = await canvas.findByRole('button', { name: /^Train guides/ });
    const { left, top, width } = bar.getBoundingClientRect();
    const day = width / 5;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: bar, coords: { clientX: left + 10, clientY: top + 5 } },
      { target: bar, coords: { clientX: left + 10 + 3 * day, clientY: top + 5 } },
      { keys: '[/MouseLeft]', target: bar, coords: { clientX: left + 10 + 3 * day, clientY: top + 5 } },
    ]);
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'guides', start: '2026-12-03', end: '2026-12-07' });
    await expect(args.onTaskAction).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Train guides, 3 December/ }));
    await expect(args.onTaskAction).toHaveBeenLastCalledWith('guides');
  },
};

export const StaysWhereItMayNotMove: Story = {
  args: { canMove: (id) => id !== 'permit' },
  play: async ({ canvas, args, userEvent }) => {
    const bar = await canvas.findByRole('button', { name: /^Ask for permits/ });
    await expect(bar).not.toHaveAccessibleDescription();
    bar.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const RowByRow: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Ask for permits/ })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Buy ropes/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^First trek/ })).toHaveFocus());
  },
};

export const SaysWhatItWaitsFor: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Trek' });
    await expect(
      await within(list).findByRole('button', { name: /^Train guides.*, Pending, After .*, Buy ropes$/ }),
    ).toBeInTheDocument();
    await expect(within(list).getAllByRole('listitem')[3]).toHaveTextContent(/After .*, Buy ropes/);
  },
};

const many: readonly GanttTask[] = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  title: `Task ${index + 1}`,
  start: dayAfter('2026-08-01', Math.floor(index * 0.7)),
  end: dayAfter('2026-08-01', Math.floor(index * 0.7) + 3 + (index % 5)),
  tone: index % 3 === 0 ? 'info' : 'neutral',
  status: 'Pending',
  after: index % 4 === 0 || index < 4 ? [] : [String(index - 3)],
}));

export const FiveHundredTasks: Story = {
  args: { tasks: many },
  play: async ({ canvas, userEvent }) => {
    // It opens on today.
    const bars = await canvas.findAllByRole('button', { name: /^Task \d+,/ });
    await expect(canvas.queryByRole('button', { name: /^Task 1,/ })).toBeNull();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(50);
    bars[0]?.focus();
    await userEvent.keyboard('{Home}');
    const first = await canvas.findByRole('button', { name: /^Task 1,/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first.closest('li')).toHaveAttribute('aria-setsize', '500');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Task 500,/ })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(50);
  },
};

export const States: Story = {
  args: {
    onTaskAction: fn(),
    actions: (id) => <IconButton size="sm" label={`Move ${id}`} icon={<CalendarGlyph />} />,
    isRestDay: (day) => new Date(day).getUTCDay() === 6,
    tasks: [
      ...tasks,
      {
        id: 'late',
        title: 'Pay the porters',
        start: '2026-11-10',
        end: '2026-11-15',
        tone: 'critical',
        status: 'Late',
      },
      {
        id: 'back',
        title: 'Begins too early',
        start: '2026-12-10',
        end: '2026-12-12',
        tone: 'caution',
        after: ['trek'],
      },
    ],
  },
};
