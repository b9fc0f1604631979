import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Badge } from '../src/components/Badge/index.ts';
import { BarChart } from '../src/components/BarChart/index.ts';
import { DataGrid, type GridColumn } from '../src/components/DataTable/grid/index.ts';
import { DonutChart } from '../src/components/DonutChart/index.ts';
import { FileField } from '../src/components/FileField/index.ts';
import { KanbanBoard } from '../src/components/KanbanBoard/index.ts';
import { LineChart } from '../src/components/LineChart/index.ts';
import { MoneyField } from '../src/components/MoneyField/index.ts';
import { NumberField } from '../src/components/NumberField/index.ts';
import { OrgChart } from '../src/components/OrgChart/index.ts';
import { Pagination } from '../src/components/Pagination/index.ts';
import { ProgressBar } from '../src/components/ProgressBar/index.ts';
import { RichTextEditor } from '../src/components/RichTextEditor/index.ts';
import { SideNav } from '../src/components/SideNav/index.ts';
import { Stepper } from '../src/components/Stepper/index.ts';
import { Tabs } from '../src/components/Tabs/index.ts';
import { TextArea } from '../src/components/TextArea/index.ts';
import { UiProvider } from '../src/provider/index.ts';
import { nepali } from '../src/strings/ne.ts';

/* Digits follow the language: whatever number a component writes itself has Devanagari digits in Nepali, and Latin ones in English. */

const sentences = Object.entries(nepali).flatMap(([component, texts]) =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'function' ? [{ name: `${component}.${name}`, text: text as (...values: number[]) => string }] : [],
  ),
);

it.each(sentences)('$name writes its numbers in Devanagari digits', ({ text }) => {
  expect(text(...Array.from({ length: text.length }, (_, index) => 1234 + index))).toMatch(/^[^0-9]*[०-९]{4}[^0-9]*/);
  expect(text(...Array.from({ length: text.length }, () => 2083))).not.toMatch(/[0-9]/);
});

it('leaves the digits of a name as they are', () => {
  expect(nepali.dataGrid.group('Team', 'B2B', 12)).toBe('Team: B2B, १२ पङ्क्ति');
});

const nothing = vi.fn();
const item = (id: string) => ({ id, label: 'x', count: 12 });
const series = [{ id: 'a', label: 'x', values: [12_300, 4, 7] }];
const columns: GridColumn<{ id: string }>[] = [{ id: 'a', header: 'x', groupValue: () => 'x', cell: () => 'x' }];

const drawn: Readonly<Record<string, ReactNode>> = {
  Badge: <Badge count={120} />,
  'Badge of every number': <Badge count={0} isExact />,
  BarChart: <BarChart label="x" categories={['a', 'b', 'c']} series={series} />,
  'DataGrid with groups': (
    <DataGrid
      label="x"
      columns={columns}
      rows={Array.from({ length: 12 }, (_, index) => ({ id: `r${index}` }))}
      rowId={({ id }) => id}
      defaultView={{ groupBy: ['a'] }}
    />
  ),
  DonutChart: <DonutChart label="x" slices={[{ id: 'a', label: 'x', value: 1234 }]} />,
  FileField: (
    <FileField
      label="x"
      files={[{ id: 'a', name: 'x', bytes: 1536, progress: 12 }]}
      onAdd={nothing}
      onRemove={nothing}
    />
  ),
  KanbanBoard: (
    <KanbanBoard label="x" columns={[{ id: 'a', title: 'x', limit: 5, cards: [{ id: 'a', title: 'x' }] }]} />
  ),
  LineChart: <LineChart label="x" categories={['a', 'b', 'c']} series={series} />,
  MoneyField: <MoneyField label="x" defaultValue="1234567.50" />,
  NumberField: <NumberField label="x" defaultValue={1234.5} />,
  OrgChart: (
    <OrgChart
      label="x"
      entries={[
        { id: 'a', parentId: null, name: 'x' },
        { id: 'b', name: 'x', parentId: 'a' },
      ]}
    />
  ),
  Pagination: (
    <Pagination
      page={3}
      pageSize={25}
      total={1234}
      onPageChange={nothing}
      pageSizes={[25]}
      onPageSizeChange={nothing}
    />
  ),
  ProgressBar: <ProgressBar label="x" value={12} />,
  RichTextEditor: <RichTextEditor label="x" maxLength={500} />,
  SideNav: <SideNav label="x" sections={[{ id: 'a', items: [item('b')] }]} />,
  Stepper: <Stepper label="x" steps={[{ id: 'a', label: 'x', state: 'current' }]} />,
  Tabs: <Tabs label="x" items={[item('a'), item('b')]} />,
  TextArea: <TextArea label="x" maxLength={500} defaultValue="x" />,
};

/** What is read or spoken of a component, without its addresses, places and styles. */
function readOf(element: ReactNode, language: 'en' | 'ne'): string {
  const page = renderToString(
    <UiProvider language={language} {...(language === 'ne' ? { strings: nepali } : {})}>
      {element}
    </UiProvider>,
  );
  const spoken = Array.from(
    page.matchAll(/(?: aria-label| aria-valuetext|<input[^>]* value)="([^"]*)"/g),
    ([, text]) => text,
  );
  return [page.replaceAll(/<style.*?<\/style>|<[^>]*>/g, ' '), ...spoken].join(' ').replaceAll(/&[#\w]+;/g, ' ');
}

describe.each(Object.entries(drawn))('%s', (_, element) => {
  it('has Devanagari digits in Nepali', () => {
    const text = readOf(element, 'ne');
    expect(text).toMatch(/[०-९]/);
    expect(text).not.toMatch(/[0-9]/);
  });

  it('has Latin digits in English', () => {
    const text = readOf(element, 'en');
    expect(text).toMatch(/[0-9]/);
    expect(text).not.toMatch(/[०-९]/);
  });
});
