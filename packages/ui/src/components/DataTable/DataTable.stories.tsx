import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
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

const meta = { title: 'Components/DataTable', component: Trips } satisfies Meta<typeof Trips>;
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

function Selecting(): ReactNode {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <Trips
      selection={{ ids, onChange: setIds, actions: <Button size="sm">Cancel trips</Button> }}
      rowActions={(trip) => (
        <Button size="sm" variant="ghost">
          Edit {trip.id}
        </Button>
      )}
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
