import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { UserChip } from '../UserChip/index.ts';
import { KanbanBoard, moveCard, type BoardColumn, type KanbanBoardProps } from './index.ts';

const columns: readonly BoardColumn[] = [
  {
    id: 'new',
    title: 'New',
    tone: 'info',
    cards: [
      { id: 'ropes', title: 'Buy ropes' },
      { id: 'permit', title: 'अन्नपूर्ण संरक्षण क्षेत्रको प्रवेश अनुमति पत्र लिने' },
    ],
  },
  { id: 'doing', title: 'Under way', tone: 'caution', limit: 1, cards: [{ id: 'tents', title: 'Mend tents' }] },
  { id: 'done', title: 'Done', tone: 'positive', cards: [] },
];

function Movable(props: KanbanBoardProps) {
  const [now, setNow] = useState(props.columns);
  return (
    <KanbanBoard
      {...props}
      columns={now}
      onMove={(move) => {
        props.onMove?.(move);
        setNow(moveCard(now, move));
      }}
    />
  );
}

const meta = {
  title: 'Components/KanbanBoard',
  component: KanbanBoard,
  args: { label: 'Preparations', columns, onMove: fn() },
  render: (args) => <Movable {...args} />,
} satisfies Meta<typeof KanbanBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MovedFromTheMenu: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Buy ropes' }));
    const menu = await screen.findByRole('menu', { name: 'Actions for Buy ropes' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Done' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ cardId: 'ropes', fromId: 'new', toId: 'done', index: 0 });
    await expect(
      await within(canvas.getByRole('grid', { name: 'Done' })).findByRole('row', { name: 'Buy ropes' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Buy ropes is now in Done, place 1')).toBeInTheDocument());
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: /^Move Buy ropes/ }).focus();
    await userEvent.keyboard('{Enter}');
    const place = await canvas.findByRole('button', { name: /Insert after Mend tents/ });
    place.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith({ cardId: 'ropes', fromId: 'new', toId: 'doing', index: 1 }),
    );
  },
};

export const WithinAColumn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Buy ropes' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ cardId: 'ropes', fromId: 'new', toId: 'new', index: 1 });
    await waitFor(() =>
      expect(within(canvas.getByRole('grid', { name: 'New' })).getAllByRole('row')[1]).toHaveTextContent('Buy ropes'),
    );
  },
};

export const RefusesMoves: Story = {
  args: { canMove: ({ toId }) => toId !== 'done' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Mend tents' }));
    const menu = await screen.findByRole('menu');
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['New']);
  },
};

export const OpensACard: Story = {
  args: { onCardAction: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Mend tents' }));
    await expect(args.onCardAction).toHaveBeenCalledWith('tents');
  },
};

const many: readonly BoardColumn[] = [
  {
    id: 'new',
    title: 'New',
    tone: 'info',
    cards: Array.from({ length: 1_500 }, (_, index) => ({
      id: `task-${index + 1}`,
      title: `Task ${index + 1}`,
      content: index % 3 === 0 ? 'Due 24 November' : <UserChip name="Bishnu Prasad Bhattarai" size="sm" />,
    })),
  },
  {
    id: 'doing',
    title: 'Under way',
    tone: 'caution',
    cards: Array.from({ length: 500 }, (_, index) => ({ id: `old-${index + 1}`, title: `Old task ${index + 1}` })),
  },
  { id: 'done', title: 'Done', tone: 'positive', cards: [] },
];

export const TwoThousandCards: Story = {
  args: { columns: many },
  play: async ({ canvas, args, userEvent }) => {
    const column = canvas.getByRole('grid', { name: 'New' });
    const first = await within(column).findByRole('row', { name: 'Task 1' });
    await expect(within(column).getAllByRole('row').length).toBeLessThan(40);
    await expect(column).toHaveAttribute('aria-rowcount', '1500');
    first.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(column).getByRole('row', { name: 'Task 1500' })).toHaveFocus());
    const actions = within(column).getByRole('button', { name: 'Actions for Task 1500' });
    // Nothing can be pressed while it scrolls.
    await waitFor(() => expect(actions).not.toHaveStyle({ pointerEvents: 'none' }));
    await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ cardId: 'task-1500', fromId: 'new', toId: 'done', index: 0 });
    await expect(
      await within(canvas.getByRole('grid', { name: 'Done' })).findByRole('row', { name: 'Task 1500' }),
    ).toBeInTheDocument();
  },
};

export const States: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'doing'
        ? {
            ...column,
            cards: [
              ...column.cards,
              {
                id: 'guide',
                title: 'Find a second guide',
                content: <UserChip name="Bishnu Prasad Bhattarai" subtitle="Senior mountain guide" size="sm" />,
              },
            ],
          }
        : column,
    ),
  },
};
