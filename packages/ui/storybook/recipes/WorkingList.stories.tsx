import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Box } from '../../src/components/Box/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { DataGrid, type GridColumn, type GridView } from '../../src/components/DataTable/grid/index.ts';
import { FilterBar, type ActiveFilter } from '../../src/components/FilterBar/index.ts';
import { PageHeader } from '../../src/components/PageHeader/index.ts';
import { SearchField } from '../../src/components/SearchField/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { StatusTag } from '../../src/components/StatusTag/index.ts';
import { UserChip } from '../../src/components/UserChip/index.ts';
import { members, type Member } from './members.ts';

const meta = { title: 'Recipes/Working list', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rupees = (amount: number): string => amount.toLocaleString('en-IN');

const columns: readonly GridColumn<Member>[] = [
  {
    id: 'name',
    header: 'Member',
    pin: 'start',
    canHide: false,
    minWidth: '14rem',
    sortValue: (row) => row.name,
    cell: (row) => <UserChip name={row.name} subtitle={row.role} />,
  },
  {
    id: 'place',
    header: 'Place',
    sortValue: (row) => row.place,
    groupValue: (row) => row.place,
    cell: (row) => row.place,
  },
  {
    id: 'state',
    header: 'State',
    groupValue: (row) => row.state,
    cell: (row) => <StatusTag tone={row.tone}>{row.state}</StatusTag>,
  },
  {
    id: 'amount',
    header: 'Owes',
    isNumeric: true,
    sortValue: (row) => row.amount,
    cell: (row) => rupees(row.amount),
    total: (rows) => rupees(rows.reduce((sum, row) => sum + row.amount, 0)),
  },
];

const places = [...new Set(members.map((member) => member.place))];

/** A list to work in: narrowed by search and filters, grouped with totals, chosen from, in a view that is kept. */
function WorkingList(): ReactNode {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<string | null>(null);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [view, setView] = useState<GridView>({ groupBy: ['place'] });
  const rows = useMemo(
    () =>
      members.filter(
        (member) =>
          member.name.toLowerCase().includes(text.toLowerCase()) && (place === null || member.place === place),
      ),
    [text, place],
  );
  const active: ActiveFilter[] =
    place === null ? [] : [{ id: 'place', label: `Place: ${place}`, onRemove: () => setPlace(null) }];
  return (
    <Box as="main" padding="xl">
      <Stack gap="lg">
        <PageHeader title="Dues" description="What members still owe, by place." />
        <FilterBar
          label="Narrow the list"
          search={<SearchField label="Find a member" placeholder="Name" value={text} onChange={setText} />}
          active={active}
          onClear={() => setPlace(null)}
        >
          <Select
            label="Place"
            value={place}
            options={places.map((name) => ({ id: name, label: name }))}
            onChange={setPlace}
          />
        </FilterBar>
        <Card isFlush>
          <DataGrid
            label="Dues"
            columns={columns}
            rows={rows}
            rowId={(row) => row.id}
            rowName={(row) => row.name}
            hasColumnTools
            view={view}
            onViewChange={setView}
            isFiltered={text !== '' || place !== null}
            selection={{ ids, onChange: setIds, actions: <Button size="sm">Remind the approver</Button> }}
          />
        </Card>
      </Stack>
    </Box>
  );
}

export const Narrowed: Story = {
  render: () => <WorkingList />,
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Dues' });
    const all = grid.querySelectorAll('[role="rowheader"]').length;
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a member' }), 'bishnu');
    await waitFor(() => expect(grid.querySelectorAll('[role="rowheader"]').length).toBeLessThan(all));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bishnu Prasad Bhattarai' }));
    await expect(canvas.getByRole('button', { name: 'Remind the approver' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find a member' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Choose/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pokhara' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Place: Pokhara' })).toBeVisible();
  },
};
