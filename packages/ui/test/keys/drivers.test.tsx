/** The drivers of `@karmik/ui/test` do with each component what a person does. */
import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ComboBox } from '../../src/components/ComboBox/index.ts';
import { DataTable } from '../../src/components/DataTable/index.ts';
import { DateField } from '../../src/components/DateField/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { DatePicker } from '../../src/components/DatePicker/index.ts';
import { DateRangePicker } from '../../src/components/DateRangePicker/index.ts';
import { FileField } from '../../src/components/FileField/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { UiProvider } from '../../src/provider/index.ts';
import {
  addFiles,
  chooseOption,
  dropFiles,
  enterDate,
  enterRange,
  pickDate,
  searchOption,
  table,
} from '../../src/test/index.ts';
import { applyTheme } from '../../src/theme/index.ts';

let root: Root;

beforeEach(() => {
  applyTheme({ brand: 'base', mode: 'light', motion: 'reduced' });
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app')!);
});
afterEach(() => root.unmount());

const show = (element: ReactNode): void => root.render(element);

const places = [
  { id: 'ktm', label: 'Kathmandu' },
  { id: 'ktm-valley', label: 'Kathmandu Valley' },
  { id: 'pkr', label: 'Pokhara' },
];

describe('enterDate', () => {
  it.each([
    ['bs', 'en', '2083-08-05'],
    ['ad', 'en', '2026-11-21'],
    ['bs', 'ne', '2083-08-05'],
  ] as const)('types a day of %s in %s into the field of that name', async (calendar, language, day) => {
    const onChange = vi.fn();
    show(
      <UiProvider language={language} calendar={calendar}>
        <DateField label="From" onChange={onChange} />
        <DatePicker label="From the other" />
      </UiProvider>,
    );
    await enterDate(page, 'From', day);
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21');
  });

  it('replaces the day that is there, also in a picker', async () => {
    const onChange = vi.fn();
    show(
      <UiProvider language="en" calendar="ad">
        <DatePicker label="Until" defaultValue="2026-11-21" onChange={onChange} />
      </UiProvider>,
    );
    await enterDate(page, 'Until', '2027-01-02');
    expect(onChange).toHaveBeenLastCalledWith('2027-01-02');
  });

  it('refuses what is no day', async () => {
    await expect(enterDate(page, 'From', '21.11.2026')).rejects.toThrow('write it as YYYY-MM-DD');
  });
});

it('enterRange types both ends of a DateRangePicker', async () => {
  const onChange = vi.fn();
  show(
    <UiProvider language="ne" calendar="bs">
      <DateRangePicker label="अवधि" onChange={onChange} />
    </UiProvider>,
  );
  await enterRange(page, 'अवधि', { start: '2083-08-05', end: '2083-08-24' });
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-21', end: '2026-12-10' });
  await expect(enterRange(page, 'अवधि', { start: '2083-08-05', end: 'soon' })).rejects.toThrow('"soon" is no day');
});

it.each([
  ['en', 'Saturday, 5 Mangsir 2083', '2026-11-21'],
  ['ne', 'सोमबार, ७ मंसिर २०८३', '2026-11-23'],
] as const)('pickDate chooses from the calendar of a DatePicker in %s', async (language, day, expected) => {
  const onChange = vi.fn();
  show(
    <UiProvider language={language} calendar="bs">
      <DatePicker label="From" defaultValue="2026-11-30" onChange={onChange} />
      <DatePicker label="From the other" />
    </UiProvider>,
  );
  await pickDate(page, page, 'From', day);
  expect(onChange).toHaveBeenLastCalledWith(expected);
});

it('chooseOption chooses from a Select, also once something is chosen', async () => {
  const onChange = vi.fn();
  show(<Select label="Place (home)" options={places} onChange={onChange} />);
  await chooseOption(page, page, 'Place (home)', 'Kathmandu');
  expect(onChange).toHaveBeenLastCalledWith('ktm');
  await chooseOption(page, page, 'Place (home)', /^Pok/);
  expect(onChange).toHaveBeenLastCalledWith('pkr');
});

it('searchOption chooses from a ComboBox what has exactly the name', async () => {
  const onChange = vi.fn();
  show(<ComboBox label="Place" options={places} onChange={onChange} />);
  await searchOption(page, page, 'Place', 'Kathmandu Valley', 'kath');
  expect(onChange).toHaveBeenLastCalledWith('ktm-valley');
  await searchOption(page, page, 'Place', 'Kathmandu');
  expect(onChange).toHaveBeenLastCalledWith('ktm');
});

it('table finds, selects, sorts and presses in rows of a DataTable', async () => {
  function Trips(): ReactNode {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <p>{`Selected: ${[...selected].join()}`}</p>
        <DataTable
          label="Trips"
          columns={[{ id: 'label', header: 'Trip', cell: ({ label }) => label, sortValue: ({ label }) => label }]}
          rows={places.toReversed()}
          rowId={({ id }) => id}
          rowName={({ label }) => label}
          selection={{ ids: selected, onChange: setSelected }}
          rowActions={({ id, label }) => <Button onPress={() => setSelected(new Set([id]))}>{`Only ${label}`}</Button>}
        />
      </>
    );
  }
  show(<Trips />);
  const trips = table(page, 'Trips');
  await trips.sort('Trip');
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('KathmanduOnly Kathmandu');
  await trips.select('Pokhara');
  await expect.element(page.getByText('Selected: pkr')).toBeVisible();
  await trips.select(/Valley$/);
  await expect.element(page.getByText('Selected: pkr,ktm-valley')).toBeVisible();
  await trips.press('Pokhara', 'Only Pokhara');
  await expect.element(page.getByText('Selected: pkr', { exact: true })).toBeVisible();
});

it('addFiles gives a FileField files, as choosing them does', async () => {
  const onAdd = vi.fn();
  show(<FileField label="Passport" files={[]} onAdd={onAdd} isMultiple />);
  await expect.element(page.getByRole('group', { name: 'Passport' })).toBeVisible();
  await addFiles(page, 'Passport', { name: 'a.txt', type: 'text/plain', content: 'one' });
  const [files] = onAdd.mock.lastCall as [File[]];
  expect(files.map(({ name, type }) => [name, type])).toEqual([['a.txt', 'text/plain']]);
  expect(await files[0]?.text()).toBe('one');
});

it('dropFiles drops files on a FileField', async () => {
  const onAdd = vi.fn();
  show(<FileField label="Passport" files={[]} onAdd={onAdd} isMultiple />);
  await expect.element(page.getByRole('group', { name: 'Passport' })).toBeVisible();
  await dropFiles(page, 'Passport', { name: 'a.txt', type: 'text/plain', content: 'one' });
  await vi.waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  const [files] = onAdd.mock.lastCall as [File[]];
  expect(files.map(({ name, type }) => [name, type])).toEqual([['a.txt', 'text/plain']]);
  expect(await files[0]?.text()).toBe('one');
});
