import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { UiProvider } from '../src/provider/index.ts';
import { compileStyles, sizeOf } from './support/size-of.ts';

const source = fileURLToPath(new URL('../src/components/', import.meta.url));
/** Every folder by the name of its component; the grid is in the table's, for it takes the same columns. */
const components = [
  ...readdirSync(source).map((name) => ({ name, folder: source + name })),
  { name: 'DataGrid', folder: `${source}DataTable/grid` },
].toSorted((a, b) => a.name.localeCompare(b.name));
const entryOf = ({ name, folder }: { name: string; folder: string }) => [name, `${folder}/index.ts`] as const;

/** Kilobytes that a component may weigh by itself, and those that may weigh more: lists, calendars, drawings and what drags. */
const budget = 22;
const heavier: Record<string, number> = {
  ApprovalLine: 29,
  BarChart: 28,
  Calendar: 30,
  ComboBox: 63,
  ConfirmDialog: 32,
  DataGrid: 60,
  DatePicker: 52,
  DateRangePicker: 54,
  DateTimePicker: 53,
  DecisionCard: 32,
  Dialog: 30,
  Drawer: 30,
  FileField: 43,
  FiscalYearPicker: 44,
  GanttChart: 50,
  KanbanBoard: 101,
  LeaveBalance: 30,
  LineChart: 30,
  Menu: 49,
  MonthSheet: 27,
  MonthPicker: 47,
  MonthView: 42,
  MultiSelect: 64,
  NumberField: 28,
  OrgChart: 31,
  Pagination: 60,
  PeriodControl: 88,
  Popover: 27,
  QuickFind: 52,
  RangeCalendar: 31,
  ScheduleGrid: 61,
  Select: 58,
  Tabs: 32,
  Tour: 36,
  Tree: 84,
  WeekView: 34,
};

interface Stories {
  readonly default: { readonly component: ComponentType<object>; readonly args?: object };
  readonly Default: { readonly args?: object };
}

/** Entries beside components whose weight is kept, with kilobytes that they may weigh. */
const entryBudgets = { provider: 3, theme: 0.5, strings: 1.5, brand: 11, tokens: 3 };
const entryFile = (name: string): string => `${source}../${name}/index.ts`;

beforeAll(
  () =>
    compileStyles({
      ...Object.fromEntries(components.map(entryOf)),
      ...Object.fromEntries(Object.keys(entryBudgets).map((name) => [name, entryFile(name)])),
    }),
  120_000,
);

describe.each(components)('$name', ({ name, folder }) => {
  const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');

  it('has an entry that exports its name', async () => {
    const entry: Record<string, unknown> = await import(`${folder}/index.ts`);
    expect(typeof entry[name]).toBe('function');
  });

  it('renders without a browser', async () => {
    const stories: Stories = await import(`${folder}/${name}.stories.tsx`);
    const element: ReactNode = createElement(stories.default.component, {
      ...stories.default.args,
      ...stories.Default.args,
    });
    expect(() => renderToString(<UiProvider>{element}</UiProvider>)).not.toThrow();
  });

  it('weighs no more than it may', { timeout: 30_000 }, async () => {
    const kilobytes = await sizeOf(Object.fromEntries([entryOf({ name, folder })]));
    expect(kilobytes).toBeLessThan(heavier[name] ?? budget);
    // The person who became light has left the list.
    if (name in heavier) expect(kilobytes).toBeGreaterThan(budget);
  });

  it('has a story of the same title, with Default and States', () => {
    const stories = read(`${name}.stories.tsx`);
    expect(stories).toContain(`title: 'Components/${name}'`);
    expect(stories).toMatch(/^export const Default: Story\b/m);
    expect(stories).toMatch(/^export const States: Story\b/m);
  });

  it('has a page that says when to use it, what else there is, its keys, what is spoken, what to do and not to do, and what it is built on', () => {
    expect(existsSync(`${folder}/${name}.mdx`)).toBe(true);
    const page = read(`${name}.mdx`);
    for (const heading of ['When to use', 'Use instead', 'Keyboard', 'Spoken text', 'Do', "Don't", 'Built on']) {
      expect(page).toMatch(new RegExp(`^## ${heading}$`, 'm'));
    }
  });

  it('names no colour and no physical side in its stylesheets', () => {
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.css.ts'));
    for (const sheet of sheets) {
      const source = read(sheet);
      expect(source).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
      expect(source).not.toMatch(
        /\b(?:margin|padding|border|inset)(?:Left|Right|Top|Bottom)\b|textAlign: '(?:left|right)'/,
      );
    }
  });

  it('takes no class and no style from outside', () => {
    const sources = readdirSync(folder).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
    for (const file of sources) expect(read(file)).not.toMatch(/^\s*(?:className|style)\?:/m);
  });
});

it.each([
  [['Button', 'TextField', 'Checkbox'], 21],
  [['BarChart', 'LineChart', 'DonutChart'], 33],
] as const)('%j weigh no more than %i kB together', async (names, most) => {
  const some = components.filter(({ name }) => names.some((each) => each === name));
  expect(await sizeOf(Object.fromEntries(some.map(entryOf)))).toBeLessThan(most);
});

it.each(Object.entries(entryBudgets))('the entry %s weighs no more than %d kB [LIB-29]', async (name, most) => {
  expect(await sizeOf({ [name]: entryFile(name) })).toBeLessThan(most);
});

it('all components weigh no more than 340 kB together [LIB-29]', { timeout: 60_000 }, async () => {
  expect(await sizeOf(Object.fromEntries(components.map(entryOf)))).toBeLessThan(340);
});

it('says in its manifest who made it, under which licence, and that it is public with provenance [LIB-29]', () => {
  const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'));
  expect(manifest).toMatchObject({
    license: 'MIT',
    author: expect.any(String),
    publishConfig: { access: 'public', provenance: true },
  });
  expect(manifest.files).toContain('CHANGELOG.md');
});

it('offers the same entries to others as to the workspace, without the source', () => {
  const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'));
  const withoutSource = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, target]) => {
      if (typeof target !== 'object' || target === null) return [entry, target];
      return [entry, Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== 'karmik-src'))];
    }),
  );
  expect(manifest.publishConfig.exports).toEqual(withoutSource);
});
