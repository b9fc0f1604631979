import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { UserChip } from '../UserChip/index.ts';
import { DataTable, type DataColumn } from './index.ts';

interface Trip {
  readonly id: string;
  readonly name: string;
  readonly days: number;
  readonly cost: number | undefined;
}

const trips: readonly Trip[] = [
  { id: 'a', name: 'Mustang', days: 12, cost: 104500 },
  { id: 'b', name: 'Annapurna Base Camp', days: 9, cost: undefined },
  { id: 'c', name: 'गोसाइँकुण्ड पदयात्रा', days: 5, cost: 22000 },
];

const columns: readonly DataColumn<Trip>[] = [
  { id: 'name', header: 'Trip', cell: (trip) => trip.name, sortValue: (trip) => trip.name },
  { id: 'days', header: 'Days', cell: (trip) => trip.days, sortValue: (trip) => trip.days, isNumeric: true },
  {
    id: 'cost',
    header: 'Cost',
    cell: (trip) => trip.cost?.toLocaleString('en-IN') ?? '–',
    sortValue: (trip) => trip.cost,
    isNumeric: true,
  },
];

function Trips(props: Partial<Parameters<typeof DataTable<Trip>>[0]>): ReactNode {
  return (
    <Card isFlush>
      <DataTable
        label="Trips"
        columns={columns}
        rows={trips}
        rowId={(trip) => trip.id}
        rowName={(trip) => trip.name}
        {...props}
      />
    </Card>
  );
}

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Trip>,
  args: {
    label: 'Trips',
    columns,
    rows: trips,
    rowId: (trip) => trip.id,
    rowName: (trip) => trip.name,
  },
  render: (args) => (
    <Card isFlush>
      <DataTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof DataTable<Trip>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HeadingsStandOverTheirCells: Story = {
  play: async ({ canvas }) => {
    const start = (element: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    const heading = within(canvas.getByRole('columnheader', { name: 'Trip' })).getByText('Trip');
    await expect(Math.abs(start(heading) - start(canvas.getAllByRole('rowheader')[0]!))).toBeLessThan(1);
  },
};

export const Sorts: Story = {
  args: { onSortChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const names = (): (string | null)[] => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const cost = canvas.getByRole('columnheader', { name: 'Cost' });
    within(cost).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(cost).toHaveAttribute('aria-sort', 'ascending');
    await expect(names()).toEqual(['गोसाइँकुण्ड पदयात्रा', 'Mustang', 'Annapurna Base Camp']);
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Mustang', 'गोसाइँकुण्ड पदयात्रा', 'Annapurna Base Camp']);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'cost', direction: 'descending' });
    await waitFor(() => expect(canvas.getByText('Sorted by Cost, descending')).toBeInTheDocument());
  },
};

function Selecting(props: Partial<Parameters<typeof DataTable<Trip>>[0]>): ReactNode {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <Trips
      selection={{ ids, onChange: setIds, actions: <Button size="sm">Cancel trips</Button> }}
      rowActions={(trip) => (
        <Button size="sm" variant="ghost">
          Edit {trip.id}
        </Button>
      )}
      {...props}
    />
  );
}

export const Selects: Story = {
  render: () => <Selecting />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mustang' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText('3 selected')).toBeNull();
  },
};

export const CardsKeepTheirControlsApart: Story = {
  name: 'Keeps box, name and buttons of a card apart on a phone [LIB-4]',
  render: () => (
    <Stack>
      {[1, 2, 3].map((count) => (
        <div key={count} style={{ inlineSize: 358 }}>
          <Selecting
            rowActions={(trip) =>
              ['Edit', 'Copy', 'Delete'].slice(0, count).map((verb) => (
                <Button key={verb} size="sm" variant="ghost">
                  {`${verb} ${trip.id}`}
                </Button>
              ))
            }
          />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('rowheader').map((cell) => cell.closest('tr')!)) {
      const cells = [...row.children].map((cell) => cell.getBoundingClientRect());
      for (const [index, one] of cells.entries())
        for (const other of cells.slice(index + 1)) {
          const isApart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          await expect(isApart).toBe(true);
        }
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

export const OutsideOfACard: Story = {
  name: 'Is a sheet of its own outside of a flush card [LIB-21]',
  render: () => (
    <Stack>
      <DataTable label="On the page" columns={columns} rows={trips} rowId={(trip) => trip.id} data-testid="alone" />
      <Card isFlush>
        <DataTable label="In a card" columns={columns} rows={trips} rowId={(trip) => trip.id} data-testid="in-card" />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const edgeOf = (id: string): string => getComputedStyle(canvas.getByTestId(id)).borderTopWidth;
    await expect(edgeOf('alone')).toBe('1px');
    await expect(edgeOf('in-card')).toBe('0px');
    await expect(getComputedStyle(canvas.getByTestId('alone')).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const NamesRowsByTheirFirstColumn: Story = {
  name: 'Calls a row by its first column, never by its id [LIB-26]',
  render: () => (
    <DataTable
      label="Trips"
      columns={[{ ...columns[0]!, cell: (trip) => <UserChip name={trip.name} /> }]}
      rows={trips}
      rowId={(trip) => trip.id}
      selection={{ ids: new Set(), onChange: fn() }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Annapurna Base Camp' })).toBeInTheDocument();
  },
};

export const KeepsWordsWhole: Story = {
  name: 'Breaks no word of a column while its table can scroll [LIB-27]',
  render: () => (
    <div style={{ inlineSize: 620 }} data-testid="room">
      <DataTable
        label="Places"
        rows={trips}
        rowId={(trip) => trip.id}
        columns={Array.from({ length: 7 }, (_, index) => ({
          id: String(index),
          header: `Place ${index + 1}`,
          cell: () => <span data-testid="word">Kathmandu</span>,
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of canvas.getAllByTestId('word')) await expect(word.getClientRects()).toHaveLength(1);
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};

const manyTrips: readonly Trip[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: String(index),
  name: `Trip ${index + 1}`,
  days: index % 20,
  cost: index * 100,
}));

export const DrawsManyRowsAsTheyComeIntoSight: Story = {
  name: 'Draws of a thousand rows those in sight, and keeps the one that has the focus [LIB-20]',
  render: () => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div style={{ blockSize: 400, overflow: 'auto' }} tabIndex={0} role="group" aria-label="Box" data-testid="box">
      <Selecting rows={manyTrips} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByTestId('box');
    const names = (): (string | null)[] => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(names().length).toBeLessThan(40));
    await expect(names()[0]).toBe('Trip 1');
    const widths = (): number[] =>
      canvas.getAllByRole('columnheader').map((head) => Math.round(head.getBoundingClientRect().width));
    const before = widths();
    const first = canvas.getByRole('checkbox', { name: 'Select Trip 1' });
    await userEvent.click(first);
    await waitFor(() => {
      box.scrollTop = box.scrollHeight;
      return expect(names().at(-1)).toBe('Trip 1000');
    });
    await expect(canvas.getByRole('row', { name: /Trip 1000/ })).toHaveAttribute('aria-rowindex', '1001');
    await expect(first).toHaveFocus();
    await expect(names().length).toBeLessThan(40);
    await expect(widths()).toEqual(before);
    within(canvas.getByRole('columnheader', { name: 'Cost' }))
      .getByRole('button')
      .focus();
    await userEvent.keyboard('{Enter}{Enter}');
    box.scrollTop = 0;
    await waitFor(() => expect(names()[0]).toBe('Trip 1000'));
  },
};

export const PrintsAllRows: Story = {
  name: 'Scrolls with the page, and prints every row [LIB-20]',
  render: () => <Trips rows={manyTrips.slice(0, 150)} />,
  play: async ({ canvas }) => {
    const names = (): (string | null)[] => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await waitFor(() => expect(names().length).toBeLessThan(100));
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(names().at(-1)).toBe('Trip 150');
    });
    window.dispatchEvent(new Event('beforeprint'));
    await expect(names()).toHaveLength(150);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(names().length).toBeLessThan(100));
  },
};

export const Fails: Story = {
  args: { rows: [], status: 'error', errorMessage: 'The server does not answer.', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server does not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Trips />
      <Trips status="loading" rows={[]} skeletonRows={3} />
      <Trips rows={[]} />
      <Selecting />
    </Stack>
  ),
};
