import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppShell } from '../../src/components/AppShell/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Calendar } from '../../src/components/Calendar/index.ts';
import { ComboBox } from '../../src/components/ComboBox/index.ts';
import { DataTable } from '../../src/components/DataTable/index.ts';
import { DatePicker } from '../../src/components/DatePicker/index.ts';
import { Dialog } from '../../src/components/Dialog/index.ts';
import { FiscalYearPicker, type FiscalYearValue } from '../../src/components/FiscalYearPicker/index.ts';
import { KanbanBoard, type BoardMove } from '../../src/components/KanbanBoard/index.ts';
import { Menu } from '../../src/components/Menu/index.ts';
import { MonthPicker, type MonthValue } from '../../src/components/MonthPicker/index.ts';
import { RichTextEditor } from '../../src/components/RichTextEditor/index.ts';
import { SideNav } from '../../src/components/SideNav/index.ts';
import { TopBar } from '../../src/components/TopBar/index.ts';
import { Tree } from '../../src/components/Tree/index.ts';
import { applyTheme } from '../../src/theme/index.ts';

/* Keys that the browser itself presses, not events that a test makes up. */

let root: Root;

beforeEach(() => {
  applyTheme({ brand: 'base', mode: 'light', motion: 'reduced' });
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app')!);
});

afterEach(() => root.unmount());

async function show(element: ReactNode): Promise<void> {
  root.render(element);
  await vi.waitFor(() => expect(document.querySelector('#app > *')).not.toBeNull());
}

function focusedName(): string {
  const focused = document.activeElement;
  return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
}

it('Dialog: Enter opens, Tab stays inside, Escape closes and focus goes back', async () => {
  await show(
    <Dialog trigger={<Button>Open</Button>} title="Trip" footer={<Button>Save</Button>}>
      Words
    </Dialog>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Trip' })).toBeVisible();
  for (let press = 0; press < 5; press++) await userEvent.tab();
  expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(focusedName()).toBe('Open'));
});

it('Menu: an arrow opens, letters and arrows move, Enter acts', async () => {
  const acted = vi.fn<(id: string) => void>();
  await show(
    <Menu
      label="More"
      trigger={<Button>More</Button>}
      items={[
        { id: 'edit', label: 'Edit' },
        { id: 'copy', label: 'Copy' },
        { id: 'delete', label: 'Delete' },
      ]}
      onAction={acted}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(focusedName()).toContain('Edit'));
  await userEvent.keyboard('d');
  await vi.waitFor(() => expect(focusedName()).toContain('Delete'));
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(acted).toHaveBeenCalledWith('copy');
});

it('ComboBox: typing filters, arrow and Enter choose', async () => {
  const chosen = vi.fn<(id: string | null) => void>();
  await show(
    <ComboBox
      label="Member"
      options={[
        { id: 'a', label: 'Anita' },
        { id: 'b', label: 'Bishnu' },
      ]}
      onChange={chosen}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('bi');
  await vi.waitFor(() => expect(page.getByRole('option').elements()).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('b');
});

it('DataTable: Tab reaches the header, Enter sorts', async () => {
  await show(
    <DataTable
      label="Trips"
      rows={[
        { id: '1', days: 9 },
        { id: '2', days: 4 },
      ]}
      rowId={(row) => row.id}
      columns={[{ id: 'days', header: 'Days', cell: (row) => row.days, sortValue: (row) => row.days }]}
    />,
  );
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('columnheader', { name: 'Days' })).toHaveAttribute('aria-sort', 'ascending');
  expect(
    page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['4', '9']);
});

it('Calendar: arrows, Home, End, PageDown and Shift+PageUp go through BS days, and both dates are in the name', async () => {
  const chosen = vi.fn<(day: string) => void>();
  await show(<Calendar label="Day" defaultValue="2026-11-21" onChange={chosen} />);
  for (let press = 0; press < 4; press++) await userEvent.tab();
  await vi.waitFor(() => expect(focusedName()).toMatch(/^Saturday, 5 Mangsir 2083 BS, 21 November 2026 AD/));
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(focusedName()).toMatch(/^Sunday, 6 Mangsir 2083 BS/));
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(focusedName()).toMatch(/, 29 Mangsir 2083 BS/));
  await userEvent.keyboard('{PageDown}');
  await vi.waitFor(() => expect(focusedName()).toMatch(/, 29 Poush 2083 BS/));
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  await vi.waitFor(() => expect(focusedName()).toMatch(/ Poush 2082 BS/));
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledOnce();
});

it('DatePicker: digits fill the parts, and a whole date comes out in AD', async () => {
  const chosen = vi.fn<(day: string | null) => void>();
  await show(<DatePicker label="Start" onChange={chosen} />);
  await userEvent.tab();
  await userEvent.keyboard('20830805');
  expect(chosen).toHaveBeenLastCalledWith('2026-11-21');
});

it('MonthPicker: digits and names fill the parts', async () => {
  const chosen = vi.fn<(month: MonthValue | null) => void>();
  await show(<MonthPicker label="Pay" onChange={chosen} />);
  await userEvent.tab();
  await userEvent.keyboard('2083kartik');
  expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ month: '2083-07', start: '2026-10-18' }));
});

it('FiscalYearPicker: a year is typed, arrows step', async () => {
  const chosen = vi.fn<(year: FiscalYearValue | null) => void>();
  await show(<FiscalYearPicker label="Year" onChange={chosen} />);
  await userEvent.tab();
  await userEvent.keyboard('2083');
  expect(chosen).toHaveBeenLastCalledWith({ fiscalYear: '2083/84', start: '2026-07-17', end: '2027-07-16' });
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ fiscalYear: '2082/83' }));
});

it('RichTextEditor: Tab goes through the toolbar in one stop, and what is typed comes out', async () => {
  const written = vi.fn<(html: string) => void>();
  await show(<RichTextEditor label="Notice" onChange={written} />);
  await vi.waitFor(() => expect(document.querySelector('[role="toolbar"]')).not.toBeNull(), { timeout: 20_000 });
  await userEvent.tab();
  await vi.waitFor(() => expect(focusedName()).toBe('Heading 2'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await vi.waitFor(() => expect(focusedName()).toBe('Bold'));
  await userEvent.tab();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('textbox'));
  await userEvent.keyboard('{Control>}b{/Control}');
  await userEvent.keyboard('Tea');
  await vi.waitFor(() => expect(written).toHaveBeenLastCalledWith('<p><strong>Tea</strong></p>'));
});

it('Tree: arrows open and go, Space chooses', async () => {
  const chosen = vi.fn<(ids: string[]) => void>();
  await show(
    <Tree
      label="Places"
      selectionMode="multiple"
      onSelectionChange={chosen}
      nodes={[
        { id: 'a', label: 'Annapurna', children: [{ id: 'b', label: 'Base camp' }] },
        { id: 'c', label: 'Chitwan' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(page.getByRole('row').elements()).toHaveLength(3));
  await userEvent.keyboard('{ArrowDown} ');
  await vi.waitFor(() => expect(chosen).toHaveBeenLastCalledWith(['b']));
  await userEvent.keyboard('{ArrowDown} ');
  await vi.waitFor(() => expect(chosen).toHaveBeenLastCalledWith(['b', 'c']));
});

it('KanbanBoard: a card is taken by its handle and dropped in another column', async () => {
  const moved = vi.fn<(move: BoardMove) => void>();
  await show(
    <KanbanBoard
      label="Work"
      onMove={moved}
      columns={[
        { id: 'new', title: 'New', cards: [{ id: 'rope', title: 'Rope' }] },
        { id: 'done', title: 'Done', cards: [] },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(focusedName()).toMatch(/^Move Rope/));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(focusedName()).toMatch(/Drop on|Insert/));
  const done = page.getByRole('heading', { name: 'Done' }).element().parentElement?.parentElement;
  for (let press = 0; press < 6 && done?.contains(document.activeElement) === false; press++) await userEvent.tab();
  expect(done?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(moved).toHaveBeenLastCalledWith({ cardId: 'rope', fromId: 'new', toId: 'done', index: 0 }),
  );
});

it('AppShell: the navigation is icons where the page would have little room, until one chooses', async () => {
  const onChange = vi.fn();
  const sections = [{ id: 'all', items: [{ id: 'home', label: 'Home', href: '#home' }] }];
  const widthOf = () => document.querySelector('nav')?.getBoundingClientRect().width ?? 0;
  await page.viewport(768, 800);
  try {
    await show(
      <AppShell
        topBar={<TopBar brand="Club" />}
        nav={<SideNav label="Main" sections={sections} />}
        onNavNarrowChange={onChange}
      >
        The page
      </AppShell>,
    );
    await vi.waitFor(() => expect(widthOf()).toBeLessThan(100));
    await page.viewport(1280, 800);
    await vi.waitFor(() => expect(widthOf()).toBeGreaterThan(200));
    await page.viewport(768, 800);
    await vi.waitFor(() => expect(widthOf()).toBeLessThan(100));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Navigation' }));
    await vi.waitFor(() => expect(widthOf()).toBeGreaterThan(200));
    expect(onChange).toHaveBeenLastCalledWith(false);
  } finally {
    await page.viewport(1280, 800);
  }
});
