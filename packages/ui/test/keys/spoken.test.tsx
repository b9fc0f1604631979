import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { Calendar } from '../../src/components/Calendar/index.ts';
import { DateField } from '../../src/components/DateField/index.ts';
import { UiProvider } from '../../src/provider/index.ts';
import { nepali } from '../../src/strings/ne.ts';
import { applyTheme } from '../../src/theme/index.ts';

/* Names as the browser hands them to a screen reader, from its own accessibility tree. */

let root: Root;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00+05:45') });
  applyTheme({ brand: 'base', mode: 'light', motion: 'reduced' });
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app')!);
});

afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

async function show(element: ReactNode): Promise<void> {
  root.render(element);
  await vi.waitFor(() => expect(document.querySelector('#app [role]')).not.toBeNull());
}

const namesOf = async (role: string): Promise<string[]> => (await commands.spoken(role)).map(({ name }) => name);

it('Calendar: each day of a BS month is spoken with its weekday and both dates', async () => {
  await show(
    <UiProvider language="en" calendar="bs">
      <Calendar label="Day" defaultValue="2026-11-21" />
    </UiProvider>,
  );
  const days = (await namesOf('gridcell')).filter((name) => name !== '');
  expect(days).toHaveLength(29);
  expect(days[0]).toBe('Tuesday, 1 Mangsir 2083 BS, 17 November 2026 AD');
  expect(days[4]).toBe('Saturday, 5 Mangsir 2083 BS, 21 November 2026 AD, today, selected');
  expect(days[28]).toBe('Tuesday, 29 Mangsir 2083 BS, 15 December 2026 AD');
});

it('Calendar: in Nepali, in words and digits of Nepali', async () => {
  await show(
    <UiProvider language="ne" calendar="bs" strings={nepali}>
      <Calendar label="दिन" defaultValue="2026-11-21" />
    </UiProvider>,
  );
  expect((await namesOf('gridcell')).filter((name) => name !== '')[4]).toBe(
    'शनिबार, ५ मंसिर २०८३ वि.सं., २१ नोभेम्बर २०२६ ई.सं., आज, छानिएको',
  );
});

it('Calendar: why a day cannot be chosen', async () => {
  await show(
    <UiProvider language="en" calendar="bs">
      <Calendar
        label="Day"
        defaultValue="2026-11-21"
        unavailableReason={(day) => (day === '2026-11-23' ? 'Holiday: Udhauli' : undefined)}
      />
    </UiProvider>,
  );
  expect(await namesOf('gridcell')).toContain('Monday, 7 Mangsir 2083 BS, 23 November 2026 AD, Holiday: Udhauli');
});

it('DateField: each part by the field and itself', async () => {
  await show(
    <UiProvider language="en" calendar="bs">
      <DateField label="Joined on" defaultValue="2026-11-21" />
    </UiProvider>,
  );
  expect(await namesOf('spinbutton')).toEqual(['Joined on, Year', 'Joined on, Month', 'Joined on, Day']);
});
