import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../src/components/Button/index.ts';
import {
  DataGrid,
  type DataGridProps,
  type GridColumn,
  type GridView,
} from '../../src/components/DataTable/grid/index.ts';
import { applyTheme } from '../../src/theme/index.ts';

/* Keys that the browser itself presses in a grid. */

interface Trip {
  readonly id: string;
  readonly name: string;
  readonly days: number;
  readonly place: string;
}

const trips = (count: number): Trip[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Trip ${index}`,
    days: (index * 7) % 10,
    place: `Place ${index % 3}`,
  }));

const columns: readonly GridColumn<Trip>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'days', header: 'Days', cell: (row) => row.days, sortValue: (row) => row.days, isNumeric: true },
  { id: 'place', header: 'Place', cell: (row) => row.place, groupValue: (row) => row.place },
];

const patient = { timeout: 20_000 };
let root: Root;

beforeEach(() => {
  applyTheme({ brand: 'base', mode: 'light', motion: 'reduced', direction: 'ltr' });
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app')!);
});

afterEach(() => {
  root.unmount();
  document.documentElement.dir = 'ltr';
});

async function show(props: Partial<DataGridProps<Trip>> = {}, wrap?: (grid: ReactNode) => ReactNode): Promise<void> {
  const grid = (
    <DataGrid
      label="Trips"
      columns={columns}
      rows={trips(12)}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      {...props}
    />
  );
  root.render(wrap === undefined ? grid : wrap(grid));
  await vi.waitFor(() => expect(document.querySelector('[role="grid"] [tabindex="0"]')).not.toBeNull(), patient);
}

/** Row and column of the cell that has the focus, counted as they are spoken. */
function place(): string {
  const cell = document.activeElement;
  return `${cell?.parentElement?.getAttribute('aria-rowindex')}/${cell?.getAttribute('aria-colindex')}`;
}

async function press(keys: string, expected: string): Promise<void> {
  await userEvent.keyboard(keys);
  await vi.waitFor(() => expect(place()).toBe(expected), patient);
}

it('is one tab stop, and comes back to the cell that was left', async () => {
  await show({ rowActions: () => <Button size="sm">Open</Button> }, (grid) => (
    <>
      <button type="button">Before</button>
      {grid}
      <button type="button">After</button>
    </>
  ));
  await userEvent.tab();
  await userEvent.tab();
  expect(place()).toBe('1/1');
  await press('{ArrowDown}{ArrowDown}{ArrowRight}', '3/2');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await userEvent.tab({ shift: true });
  expect(place()).toBe('3/2');
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Before');
});

it('goes by arrows, Home, End and with Control to both ends, and stops there', async () => {
  await show();
  await userEvent.tab();
  await press('{ArrowLeft}{ArrowUp}', '1/1');
  await press('{End}', '1/3');
  await press('{ArrowRight}', '1/3');
  await press('{ArrowDown}{Home}', '2/1');
  await press('{Control>}{End}{/Control}', '13/3');
  await press('{ArrowDown}', '13/3');
  await press('{Control>}{Home}{/Control}', '2/1');
});

it('mirrors the arrows where one reads from right to left', async () => {
  document.documentElement.dir = 'rtl';
  await show();
  await userEvent.tab();
  await press('{ArrowLeft}', '1/2');
  await press('{ArrowRight}', '1/1');
});

it('goes through ten thousand rows and draws each line where it lands', async () => {
  await show({ rows: trips(10_000), maxHeight: '300px' });
  await userEvent.tab();
  await press('{Control>}{End}{/Control}', '10001/3');
  expect(document.activeElement?.textContent).toBe('Place 0');
  await userEvent.keyboard('{PageUp}{Home}');
  await vi.waitFor(() => expect(place()).toMatch(/^99\d\d\/1$/), patient);
});

it('sorts from the heading, adds with Shift, and the third time no more', async () => {
  await show();
  const sorted = (column: number): string | null | undefined =>
    document.querySelector(`[role="columnheader"][aria-colindex="${column}"]`)?.getAttribute('aria-sort');
  await userEvent.tab();
  await press('{ArrowRight}{Enter}', '1/2');
  await vi.waitFor(() => expect(sorted(2)).toBe('ascending'), patient);
  await press('{ArrowLeft}{Shift>}{Enter}{Enter}{/Shift}', '1/1');
  await vi.waitFor(() => expect([sorted(1), sorted(2)]).toEqual(['descending', 'ascending']), patient);
  await press('{Enter}', '1/1');
  await vi.waitFor(() => expect([sorted(1), sorted(2)]).toEqual([null, null]), patient);
});

it('widens, narrows and moves a column from its heading', async () => {
  const seen = vi.fn<(view: GridView) => void>();
  await show({
    hasColumnTools: true,
    onViewChange: seen,
    columns: columns.map((column) => ({ ...column, width: '160px' })),
  });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await vi.waitFor(() => expect(seen.mock.lastCall?.[0].columns).toEqual({ name: { width: 176 } }), patient);
  await press('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}', '1/2');
  expect(seen.mock.lastCall?.[0].order).toEqual(['days', 'name', 'place']);
});

it('opens the menu of a heading, and Escape comes back to it', async () => {
  await show({ hasColumnTools: true });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'), patient);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(place()).toBe('1/2'), patient);
});

it('goes into a cell with Enter, round in it with Tab, and out with Escape', async () => {
  const pressed = vi.fn<() => void>();
  await show({
    rowActions: () => (
      <>
        <Button size="sm" onPress={pressed}>
          Open
        </Button>
        <Button size="sm">Copy</Button>
      </>
    ),
  });
  await userEvent.tab();
  await press('{ArrowDown}{End}', '2/4');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Open');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Copy');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
  await press('{Escape}', '2/4');
});

function Choosing(): ReactNode {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataGrid
        label="Trips"
        columns={columns}
        rows={trips(12)}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        selection={{ ids, onChange: setIds }}
      />
      <output>{[...ids].join(' ')}</output>
    </>
  );
}

it('selects with Space, a range with Shift, everything with Control and A', async () => {
  root.render(<Choosing />);
  const chosen = (expected: string): Promise<void> =>
    vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(expected), patient);
  await vi.waitFor(() => expect(document.querySelector('[role="grid"] [tabindex="0"]')).not.toBeNull(), patient);
  await userEvent.tab();
  await press('{ArrowDown}{ArrowDown}', '3/1');
  await userEvent.keyboard(' ');
  await chosen('1');
  await press('{ArrowDown}{ArrowDown}', '5/1');
  await userEvent.keyboard('{Shift>} {/Shift}');
  await chosen('1 2 3');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await chosen('1 2 3 4');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await chosen('1 2 3');
  await userEvent.keyboard('{Control>}a{/Control}');
  await chosen(
    trips(12)
      .map((row) => row.id)
      .join(' '),
  );
});

it('edits with Enter or a letter: Escape gives up, Enter keeps and goes down', async () => {
  const saved = vi.fn<(text: string) => void>();
  const edited = columns.map((column) =>
    column.id === 'days'
      ? {
          ...column,
          edit: { value: (row: Trip) => String(row.days), save: (_row: Trip, text: string) => saved(text) },
        }
      : column,
  );
  await show({ columns: edited });
  await userEvent.tab();
  await press('{ArrowDown}{ArrowRight}', '2/2');
  await userEvent.keyboard('{F2}');
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'), patient);
  await userEvent.keyboard('55');
  await press('{Escape}', '2/2');
  expect(saved).not.toHaveBeenCalled();
  await userEvent.keyboard('8');
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'), patient);
  await press('3{Enter}', '3/2');
  expect(saved).toHaveBeenCalledExactlyOnceWith('83');
});

it('closes and opens a group with Space', async () => {
  await show({ view: { groupBy: ['place'] } });
  const rows = (): number => document.querySelectorAll('[role="grid"] [data-index]').length;
  await userEvent.tab();
  await press('{ArrowDown}', '2/1');
  expect(rows()).toBe(15);
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(rows()).toBe(11), patient);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(rows()).toBe(15), patient);
});
