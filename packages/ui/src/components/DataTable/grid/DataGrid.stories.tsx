import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../Button/index.ts';
import { Card } from '../../Card/index.ts';
import { DescriptionList } from '../../DescriptionList/index.ts';
import { Stack } from '../../Stack/index.ts';
import { UserChip } from '../../UserChip/index.ts';
import { DataGrid, type DataGridProps, type GridColumn, type GridSavedViews, type GridView } from './index.ts';
import { samplePeople, type Person } from './sample-rows.ts';

const money = (amount: number | undefined): string => amount?.toLocaleString('en-IN') ?? '–';
const sum = (read: (person: Person) => number | undefined) => (rows: readonly Person[]) =>
  money(rows.reduce((total, person) => total + (read(person) ?? 0), 0));

const columns: readonly GridColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name, canHide: false },
  {
    id: 'team',
    header: 'Team',
    cell: (row) => row.team,
    sortValue: (row) => row.team,
    groupValue: (row) => row.team,
  },
  {
    id: 'place',
    header: 'Place',
    cell: (row) => row.place,
    sortValue: (row) => row.place,
    groupValue: (row) => row.place,
  },
  { id: 'joined', header: 'Joined', cell: (row) => row.joined, sortValue: (row) => row.joined },
  {
    id: 'basic',
    header: 'Basic',
    cell: (row) => money(row.basic),
    sortValue: (row) => row.basic,
    isNumeric: true,
  },
  {
    id: 'allowance',
    header: 'Allowance',
    cell: (row) => money(row.allowance),
    sortValue: (row) => row.allowance,
    isNumeric: true,
  },
  { id: 'note', header: 'Note', cell: (row) => row.note },
];

const payColumns: readonly GridColumn<Person>[] = columns
  .filter((column) => column.id !== 'note')
  .map((column) => {
    if (column.id === 'basic') return { ...column, group: 'pay', total: sum((row) => row.basic) };
    if (column.id === 'allowance') return { ...column, group: 'pay', total: sum((row) => row.allowance) };
    return column;
  });

const people = samplePeople(8);
const few = samplePeople(4);
const many = samplePeople(10_000);

function People(props: Partial<DataGridProps<Person>>): ReactNode {
  return (
    <Card isFlush>
      <DataGrid
        label="People"
        columns={columns}
        rows={people}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        {...props}
      />
    </Card>
  );
}

function Selecting({
  selectableIds,
  ...props
}: Partial<DataGridProps<Person>> & { selectableIds?: ReadonlySet<string> }): ReactNode {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['2']));
  const chosen = selectableIds === undefined ? {} : { selectableIds };
  const actions = <Button size="sm">Write to them</Button>;
  return <People selection={{ ids, onChange: setIds, actions, ...chosen }} {...props} />;
}

const meta = { title: 'Components/DataGrid', component: People } satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole' | 'getByText'>;

const grid = (canvas: Canvas): HTMLElement => canvas.getByRole('grid', { name: 'People' });
const names = (canvas: Canvas): (string | null)[] =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);
const heading = (canvas: Canvas, name: string | RegExp): HTMLElement => canvas.getByRole('columnheader', { name });
const said = (canvas: Canvas, text: string | RegExp): Promise<unknown> =>
  waitFor(() => expect(canvas.getByText(text)).toBeInTheDocument());

export const Default: Story = { args: { hasColumnTools: true } };

export const OneTabStop: Story = {
  args: { selection: { ids: new Set(), onChange: fn() }, rowActions: () => <Button size="sm">Open</Button> },
  play: async ({ canvas }) => {
    const stops = [...grid(canvas).querySelectorAll<HTMLElement>('*')].filter((element) => element.tabIndex === 0);
    await expect(stops).toHaveLength(1);
    await expect(stops[0]).toHaveRole('columnheader');
  },
};

export const HeadingsStandOverTheirCells: Story = {
  args: { hasColumnTools: true },
  play: async ({ canvas }) => {
    const edges = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const cell = (column: number): Element => grid(canvas).querySelector(`[data-index] > [aria-colindex="${column}"]`)!;
    const name = edges(within(heading(canvas, /Name/)).getByText('Name'));
    await expect(Math.abs(name.left - edges(cell(1)).left)).toBeLessThan(1);
    const basic = edges(within(heading(canvas, /Basic/)).getByText('Basic'));
    await expect(Math.abs(basic.right - edges(cell(5)).right)).toBeLessThan(1);
  },
};

export const SortsByMore: Story = {
  args: { onViewChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(within(heading(canvas, /Team/)).getByRole('button'));
    await expect(heading(canvas, /Team/)).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(within(heading(canvas, /Basic/)).getByRole('button'));
    await userEvent.keyboard('{/Shift}');
    await said(canvas, 'Sorted by Team, ascending, then by Basic, ascending');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      sort: [
        { columnId: 'team', direction: 'ascending' },
        { columnId: 'basic', direction: 'ascending' },
      ],
    });
  },
};

export const SortsElsewhere: Story = {
  args: { isSortedElsewhere: true, onViewChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const before = names(canvas);
    await userEvent.click(within(heading(canvas, /Name/)).getByRole('button'));
    await expect(args.onViewChange).toHaveBeenCalledOnce();
    await expect(names(canvas)).toEqual(before);
  },
};

export const ArrangesByMenu: Story = {
  args: { hasColumnTools: true, onViewChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const open = async (column: string): Promise<ReturnType<typeof within>> => {
      await userEvent.click(canvas.getByRole('button', { name: `${column}: options` }));
      return within(await screen.findByRole('menu', { name: `${column}: options` }, { timeout: 20_000 }));
    };
    await userEvent.click((await open('Place')).getByRole('menuitem', { name: 'Keep at the start' }));
    await said(canvas, 'Place stays at the start');
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((cell: HTMLElement) => cell.dataset['column'])[0]).toBe('place'),
    );
    await userEvent.click((await open('Joined')).getByRole('menuitem', { name: 'Hide' }));
    await said(canvas, 'Joined is hidden');
    await expect(canvas.queryByRole('columnheader', { name: /Joined/ })).toBeNull();
    await userEvent.click((await open('Basic')).getByRole('menuitem', { name: 'Move towards the end' }));
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith({
        order: ['name', 'team', 'place', 'joined', 'allowance', 'basic', 'note'],
        columns: { place: { pin: 'start' }, joined: { isHidden: true } },
      }),
    );
  },
};

function pull(element: Element, by: number, to = element): void {
  const box = element.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const at = (type: string, clientX: number, on: Element): boolean =>
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX,
        clientY: y,
      }),
    );
  // A made-up pointer cannot be captured.
  Object.assign(element, { setPointerCapture: () => undefined });
  Object.assign(to, { setPointerCapture: () => undefined });
  at('pointerdown', x, element);
  at('pointermove', x + by / 2, to);
  at('pointermove', x + by, to);
  at('pointerup', x + by, to);
}

export const PullsAtAWidth: Story = {
  args: { hasColumnTools: true, onViewChange: fn() },
  play: async ({ canvas, args }) => {
    const team = heading(canvas, /Team/);
    const before = team.getBoundingClientRect().width;
    pull(team.querySelector('[data-resizer]')!, 40);
    await waitFor(() => expect(Math.abs(team.getBoundingClientRect().width - before - 40)).toBeLessThan(2));
    await expect(args.onViewChange).toHaveBeenCalledOnce();
    await said(canvas, /^Team is \d+ pixels wide$/);
  },
};

export const DragsAColumn: Story = {
  args: { hasColumnTools: true, onViewChange: fn() },
  play: async ({ canvas, args }) => {
    const team = heading(canvas, /Team/);
    const joined = heading(canvas, /Joined/).getBoundingClientRect();
    const box = team.getBoundingClientRect();
    pull(team, joined.right - 8 - (box.left + box.width / 2));
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith({
        order: ['name', 'place', 'joined', 'team', 'basic', 'allowance', 'note'],
      }),
    );
    await said(canvas, 'Team is column 4 of 7');
  },
};

export const ArrangesByPanel: Story = {
  args: { hasColumnTools: true, onViewChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Columns' }, { timeout: 20_000 }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Note' }));
    await waitFor(() => expect(canvas.queryByText('Note')).toBeNull());
    panel.getByRole('button', { name: 'Move Team' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith({
        order: ['name', 'place', 'team', 'joined', 'basic', 'allowance', 'note'],
        columns: { note: { isHidden: true } },
      }),
    );
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Position of Basic' }), 'end');
    await userEvent.click(panel.getByRole('radio', { name: 'Dense' }));
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          density: 'dense',
          columns: { note: { isHidden: true }, basic: { pin: 'end' } },
        }),
      ),
    );
  },
};

export const GroupsWithTotals: Story = {
  args: {
    columns: payColumns,
    columnGroups: [{ id: 'pay', header: 'Pay' }],
    defaultView: { groupBy: ['team'] },
    hasColumnTools: true,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(heading(canvas, 'Pay')).toHaveAttribute('aria-colspan', '2');
    const finance = canvas.getByRole('button', { name: 'Team: Finance, 2 rows' });
    await expect(finance).toHaveAttribute('aria-expanded', 'true');
    const rows = grid(canvas).querySelectorAll('[role="row"]').length;
    await userEvent.click(finance);
    await expect(finance).toHaveAttribute('aria-expanded', 'false');
    await expect(grid(canvas).querySelectorAll('[role="row"]')).toHaveLength(rows - 2);
    const total = canvas.getByRole('rowheader', { name: 'Total' }).closest('[role="row"]');
    await expect(total).toHaveTextContent(sum((row) => row.basic)(people));
  },
};

export const OpensRows: Story = {
  args: {
    renderDetail: (row) => <DescriptionList items={[{ label: 'Note', value: row.note }]} />,
  },
  play: async ({ canvas, userEvent }) => {
    const count = Number(grid(canvas).getAttribute('aria-rowcount'));
    const [toggle] = canvas.getAllByRole('button', { name: /^Details of/ });
    await userEvent.click(toggle!);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', String(count + 1));
    await userEvent.click(toggle!);
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', String(count));
  },
};

export const Selects: Story = {
  render: () => <Selecting />,
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes[0]).toBePartiallyChecked();
    await userEvent.click(boxes[4]!);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[7]!);
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await userEvent.click(boxes[0]!);
    await expect(canvas.getByText('8 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText(/selected$/)).toBeNull();
    await expect(grid(canvas)).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Two pages of people, with what chooses all that match. */
function Paged({ rows = few }: Partial<DataGridProps<Person>>): ReactNode {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(0);
  const half = Math.ceil(rows.length / 2);
  return (
    <>
      <Button onPress={() => setPage(1 - page)}>Turn the page</Button>
      <People
        rows={rows.slice(page * half, (page + 1) * half)}
        selection={{
          ids,
          onChange: setIds,
          matching:
            ids.size < rows.length
              ? { count: rows.length, onSelect: () => setIds(new Set(rows.map((row) => row.id))) }
              : undefined,
        }}
      />
    </>
  );
}

export const SelectionHoldsOverPages: Story = {
  name: 'A selection holds over pages, and one button chooses all that match, by the keyboard too [F10]',
  render: () => <Paged />,
  play: async ({ canvas, userEvent }) => {
    const half = Math.ceil(few.length / 2);
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
    await expect(canvas.getByText(`${half} selected`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the page' }));
    await expect(canvas.getByText(`${half} selected`)).toBeVisible();
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes[0]).not.toBeChecked();
    // Choosing and leaving a page keeps what is chosen of the other one.
    await userEvent.click(boxes[0]!);
    await expect(canvas.getByText(`${few.length} selected`)).toBeVisible();
    await userEvent.click(boxes[0]!);
    await expect(canvas.getByText(`${half} selected`)).toBeVisible();
    canvas.getByRole('button', { name: `Select all ${few.length} that match` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(`${few.length} selected`)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /that match/ })).toBeNull();
    await expect(boxes[0]).toBeChecked();
  },
};

export const SelectsSomeRowsAlone: Story = {
  name: 'Rows that may not be chosen have no box, and neither all nor a range takes them along',
  render: () => <Selecting rows={few} selectableIds={new Set(few.slice(1, 3).map((row) => row.id))} />,
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await userEvent.click(boxes[0]!);
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(boxes[0]).toBeChecked();
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[2]!);
    await expect(canvas.queryByText(/selected$/)).toBeNull();
    // The same by the keyboard: a range over all rows, and a row that may not be chosen alone.
    const cells = canvas.getAllByRole('rowheader');
    cells[1]!.focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    cells[0]!.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
  },
};

/** A table whose values are kept by something that may refuse. */
function Editing({ save }: { save: (text: string) => Promise<void> }): ReactNode {
  const [rows, setRows] = useState(people);
  return (
    <People
      rows={rows}
      columns={columns.map((column) =>
        column.id === 'basic'
          ? {
              ...column,
              edit: {
                kind: 'number' as const,
                value: (row: Person) => String(row.basic),
                validate: (text: string) => (/^\d+$/.test(text) ? undefined : 'Write whole rupees.'),
                save: async (row: Person, text: string) => {
                  await save(text);
                  setRows((held) => held.map((each) => (each.id === row.id ? { ...each, basic: Number(text) } : each)));
                },
              },
            }
          : column.id === 'team'
            ? {
                ...column,
                edit: {
                  kind: 'choice' as const,
                  options: ['Finance', 'Engineering', 'People', 'Support'].map((id) => ({ id, label: id })),
                  value: (row: Person) => row.team,
                  save: (row: Person, team: string) =>
                    setRows((held) => held.map((each) => (each.id === row.id ? { ...each, team } : each))),
                },
              }
            : column,
      )}
    />
  );
}

const refuse = fn(async (text: string): Promise<void> => {
  if (text === '99') throw new Error('The month is closed.');
});

export const Edits: Story = {
  render: () => <Editing save={refuse} />,
  play: async ({ canvas, userEvent }) => {
    const cell = (): HTMLElement => canvas.getAllByRole('gridcell', { name: /.*/ })[3]!;
    const before = cell().textContent;
    await userEvent.dblClick(cell());
    const field = canvas.getByRole('textbox', { name: /^Basic of/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'lots{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Write whole rupees.');
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    await said(canvas, /was not saved and is as before. The month is closed./);
    await expect(cell()).toHaveTextContent(before ?? '');
    await userEvent.dblClick(cell());
    const again = canvas.getByRole('textbox', { name: /^Basic of/ });
    await expect(again).toHaveValue('99');
    await userEvent.clear(again);
    await userEvent.type(again, '51000{Enter}');
    await said(canvas, /^Basic of .* is saved$/);
    await expect(cell()).toHaveTextContent('51,000');
  },
};

const views: GridSavedViews['items'] = [
  { id: 'pay', name: 'Pay', view: { columns: { place: { isHidden: true }, note: { isHidden: true } } } },
];

function Keeping({ onSave }: { onSave: (name: string, view: GridView) => void }): ReactNode {
  const [view, setView] = useState<GridView>({});
  const [activeId, setActive] = useState<string>();
  return (
    <People
      view={view}
      onViewChange={setView}
      hasColumnTools
      savedViews={{
        items: views,
        activeId,
        onOpen: (id) => {
          setActive(id);
          setView(views.find((item) => item.id === id)?.view ?? {});
        },
        onSave,
        onDelete: fn(),
      }}
    />
  );
}

const kept = fn<(name: string, view: GridView) => void>();

export const KeepsViews: Story = {
  render: () => <Keeping onSave={kept} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Views' }, { timeout: 20_000 }));
    await userEvent.click(panel.getByRole('button', { name: 'Pay', pressed: false }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /Place/ })).toBeNull());
    await userEvent.click(within(heading(canvas, /Name/)).getByRole('button', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Views: Pay' }));
    const again = within(await screen.findByRole('dialog', { name: 'Views' }));
    await userEvent.type(again.getByRole('textbox', { name: 'View name' }), 'By name{Enter}');
    await expect(kept).toHaveBeenLastCalledWith('By name', {
      columns: { place: { isHidden: true }, note: { isHidden: true } },
      sort: [{ columnId: 'name', direction: 'ascending' }],
    });
  },
};

const wide: readonly GridColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, pin: 'start', sortValue: (row) => row.name },
  ...Array.from({ length: 30 }, (_, index) => ({
    id: `day${index + 1}`,
    header: `Day ${index + 1}`,
    cell: (row: Person) => (Number(row.id) + index) % 9,
    isNumeric: true,
  })),
];

export const DrawsWhatIsInSight: Story = {
  args: { rows: many, columns: wide, maxHeight: '20rem' },
  play: async ({ canvas }) => {
    const box = grid(canvas);
    await expect(box).toHaveAttribute('aria-rowcount', '10001');
    await expect(box).toHaveAttribute('aria-colcount', '31');
    await waitFor(() => expect(box.querySelectorAll('[role="rowheader"]').length).toBeGreaterThan(4));
    await expect(box.querySelectorAll('[role="row"]').length).toBeLessThan(60);
    await expect(box.querySelectorAll('[role="columnheader"]').length).toBeLessThan(31);
    box.scrollTop = 4_000;
    box.scrollLeft = 1_200;
    await waitFor(() => {
      const drawn = [...box.querySelectorAll('[aria-rowindex]')].map((row) =>
        Number(row.getAttribute('aria-rowindex')),
      );
      return expect(Math.max(...drawn)).toBeGreaterThan(90);
    });
    // Rows are in the order in which they are read.
    const order = [...box.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')));
    await expect(order).toEqual(order.toSorted((a, b) => a - b));
    await waitFor(() => expect(box.querySelector('[role="columnheader"][aria-colindex="2"]')).toBeNull());
  },
};

export const Fails: Story = {
  args: { rows: [], status: 'error', errorMessage: 'The server does not answer.', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FindsNothing: Story = {
  args: { rows: [], isFiltered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { rows: few, hasColumnTools: true, rowActions: () => <Button size="sm">Open</Button> },
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <Selecting {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader')).toBeNull());
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    // The box, the name and the buttons are next to each other, not on one another.
    const [card] = canvas.getAllByRole('row');
    const left = (role: string): number => within(card!).getByRole(role).getBoundingClientRect().left;
    await expect(left('checkbox')).toBeLessThan(left('rowheader'));
    await expect(left('rowheader')).toBeLessThan(left('button'));
    await expect(grid(canvas).scrollWidth).toBeLessThanOrEqual(grid(canvas).clientWidth);
  },
};

const withChips: readonly GridColumn<Person>[] = [
  {
    ...columns[0]!,
    cell: (row) => <UserChip name={row.name} subtitle={row.team} size="sm" />,
    minWidth: '14rem',
  },
  ...columns.slice(2),
];

export const TwoLines: Story = {
  name: 'Rows of cells with two lines show both, however many rows there are',
  args: { columns: withChips.map((column) => ({ ...column, hasTwoLines: true })), rows: many },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('rowheader');
    await expect(name!.scrollHeight).toBeLessThanOrEqual(name!.clientHeight);
  },
};

/** Much text beside figures, in a box that has no room for all of it on one line. */
const crowded: readonly GridColumn<Person>[] = [
  ...withChips.map((column) => ({ ...column, hasTwoLines: column.id === 'name' })),
  {
    id: 'remark',
    header: 'Remark',
    cell: (row) => <span title="whole">{`${row.note} and all that was said about it besides`}</span>,
    minWidth: '14rem',
  },
  { id: 'yearly', header: 'Estimated cost of the year', cell: () => 'NPR 12,34,567.80', isNumeric: true },
];

export const FiguresAreWhole: Story = {
  name: 'Where there is little room figures are whole, headings have two lines, and so have texts',
  args: { columns: crowded, rows: few },
  render: (args) => (
    <div style={{ inlineSize: '64rem' }}>
      <People {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = grid(canvas);
    await waitFor(() => expect(box.querySelectorAll('[role="rowheader"]')).toHaveLength(few.length));
    const [amount] = canvas.getAllByRole('gridcell', { name: 'NPR 12,34,567.80' });
    await waitFor(() => expect(amount!.scrollWidth).toBeLessThanOrEqual(amount!.clientWidth));
    const heading = canvas.getByText('Estimated cost of the year');
    await expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
    const [remark] = canvas.getAllByTitle('whole');
    const { lineHeight } = getComputedStyle(remark!);
    await expect(remark!.clientHeight).toBeGreaterThan(Number.parseFloat(lineHeight) * 1.5);
  },
};

export const HeadingsOfNoRows: Story = {
  name: 'Headings are whole where there are no rows and room for them',
  args: {
    rows: [],
    columns: ['A', 'B', 'Approved in the currency of the organization', 'D'].map((header) => ({
      id: header,
      header,
      cell: () => '',
    })),
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByText('Approved in the currency of the organization');
    await waitFor(() => expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth));
    await expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
  },
};

function InPages(props: Partial<DataGridProps<Person>>): ReactNode {
  const [count, setCount] = useState(40);
  return (
    <Stack>
      <People {...props} rows={many.slice(0, count)} />
      <Button onPress={() => setCount(count + 40)}>Load more</Button>
    </Stack>
  );
}

export const GrowsInPlace: Story = {
  name: 'A list that grows over a hundred rows keeps the place of its reader and the heights of its rows',
  args: { columns: withChips },
  render: (args) => <InPages {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = grid(canvas);
    const more = canvas.getByRole('button', { name: 'Load more' });
    await userEvent.click(more);
    await waitFor(() => expect(box).toHaveAttribute('aria-rowcount', '81'));
    const row = box.querySelector('[aria-rowindex="75"]')!;
    row.scrollIntoView({ block: 'center' });
    const { top, height } = row.getBoundingClientRect();
    await userEvent.click(more);
    await waitFor(() => expect(box).toHaveAttribute('aria-rowcount', '121'));
    await expect(row.isConnected).toBe(true);
    const after = row.getBoundingClientRect();
    await expect([after.top, after.height]).toEqual([top, height]);
  },
};

const uneven: readonly GridColumn<Person>[] = columns.map((column) =>
  column.id === 'place'
    ? {
        ...column,
        cell: (row: Person) =>
          Number(row.id) % 3 === 0 ? (
            <Stack gap="none">
              <span>{row.place}</span>
              <span>{row.team}</span>
              <span>{row.note}</span>
            </Stack>
          ) : (
            row.place
          ),
      }
    : column,
);

/** The rows that are drawn, from top to bottom, each where the one before ends. */
async function standOneBelowTheOther(box: HTMLElement): Promise<void> {
  const drawn = [...box.querySelectorAll('[role="rowgroup"] > [aria-rowindex]')]
    .filter((row) => Number(row.getAttribute('aria-rowindex')) > 1)
    .map((row) => row.getBoundingClientRect());
  await expect(drawn.length).toBeGreaterThan(4);
  for (const [index, row] of drawn.entries()) {
    const before = drawn[index - 1];
    if (before) await expect(Math.abs(row.top - before.bottom)).toBeLessThan(1.5);
  }
}

export const UnevenRows: Story = {
  name: 'Rows of several heights stand one below the other, and keep their place after three hundred of them',
  args: { rows: many.slice(0, 600), columns: uneven, maxHeight: '24rem' },
  play: async ({ canvas }) => {
    const box = grid(canvas);
    await waitFor(() => expect(box.querySelectorAll('[role="rowheader"]').length).toBeGreaterThan(4));
    await waitFor(() => standOneBelowTheOther(box));
    const lastDrawn = (): number =>
      Math.max(...[...box.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex'))));
    while (lastDrawn() < 310) {
      const before = lastDrawn();
      box.scrollTop += 600;
      await waitFor(() => expect(lastDrawn()).toBeGreaterThan(before));
    }
    await waitFor(() => standOneBelowTheOther(box));
    const heights = new Set(
      [...box.querySelectorAll('[role="rowheader"]')].map((cell) => Math.round(cell.getBoundingClientRect().height)),
    );
    await expect(heights.size).toBeGreaterThan(1);
    // What is in sight stays there while rows above it are measured on the way back.
    const row = [...box.querySelectorAll<HTMLElement>('[aria-rowindex]')].find(
      (each) => each.getBoundingClientRect().top > box.getBoundingClientRect().top + 80,
    );
    const { top } = row!.getBoundingClientRect();
    box.scrollTop -= 40;
    await waitFor(() => expect(row!.getBoundingClientRect().top).toBeGreaterThan(top));
    await expect(Math.abs(row!.getBoundingClientRect().top - top - 40)).toBeLessThan(2);
  },
};

function Again(props: Partial<DataGridProps<Person>>): ReactNode {
  const [drawn, setDrawn] = useState(0);
  return (
    <Stack>
      <Button onPress={() => setDrawn(drawn + 1)}>Draw again</Button>
      <People key={drawn} {...props} />
    </Stack>
  );
}

export const AsWideAsTheLast: Story = {
  name: 'A grid that is as wide as the last one is drawn with its widths at once',
  // Of few columns, which share out what is left of the width.
  args: { rows: few, columns: columns.slice(0, 3) },
  render: (args) => <Again {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = grid(canvas);
    const widths = before.style.cssText;
    const again: Node[] = [];
    const observer = new MutationObserver((changes) => again.push(...changes.map(({ target }) => target)));
    observer.observe(canvasElement, { subtree: true, attributes: true, attributeFilter: ['style'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await waitFor(() => expect(grid(canvas)).not.toBe(before));
    observer.disconnect();
    await expect(grid(canvas).style.cssText).toBe(widths);
    await expect(again.filter((node) => node === grid(canvas))).toEqual([]);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Selecting
        columns={payColumns}
        columnGroups={[{ id: 'pay', header: 'Pay' }]}
        defaultView={{
          sort: [
            { columnId: 'team', direction: 'ascending' },
            { columnId: 'basic', direction: 'descending' },
          ],
          columns: { name: { pin: 'start' } },
        }}
        hasColumnTools
        rowActions={() => (
          <Button size="sm" variant="ghost" tone="neutral">
            Open
          </Button>
        )}
      />
      <People columns={payColumns} rows={few} defaultView={{ groupBy: ['team'], density: 'compact' }} />
      <People columns={withChips} rows={few} defaultView={{ isWrapped: true }} />
      <People rows={few} defaultView={{ density: 'dense' }} />
      <People status="loading" rows={[]} skeletonRows={3} />
      <People rows={[]} />
    </Stack>
  ),
};
