import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MonthSheet } from '../../src/components/MonthSheet/index.ts';

const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
let root: Root;

beforeEach(async () => {
  document.body.innerHTML = '<div id="app" style="inline-size: 900px"></div>';
  root = createRoot(document.getElementById('app')!);
  root.render(
    <>
      <button type="button">Before</button>
      <MonthSheet
        label="Register"
        peopleLabel="Employee"
        days={days}
        codes={[{ id: 'P', short: 'P', label: 'Present' }]}
        people={[
          { id: '1', name: 'Anita', codes: ['P', 'P', null] },
          { id: '2', name: 'Pemba', codes: [null, 'P', 'P'] },
        ]}
        hrefOf={({ id }, day) => `#${id}-${day}`}
      />
      <button type="button">After</button>
    </>,
  );
  await vi.waitFor(() => expect(document.querySelector('[role="grid"]')).not.toBeNull());
});

afterEach(() => root.unmount());

const focused = (): string =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

it('MonthSheet: one tab stop, arrows and ends go over all cells, Enter follows a link', async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toMatch(/^Anita, .*17 November 2026 AD: Present$/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toMatch(/^Anita, .*19 November 2026 AD: No entry$/);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toMatch(/^Pemba, .*19 November 2026 AD: Present$/);
  await userEvent.keyboard('{Home}');
  expect(focused()).toMatch(/^Pemba, .*17 November 2026 AD: No entry$/);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(focused()).toMatch(/^Anita, .*17 November/);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toMatch(/^Pemba, .*19 November/);
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#2-2026-11-19');
  // Tab leaves the table, and comes back to the cell that had focus.
  await userEvent.tab();
  expect(focused()).toBe('After');
  await userEvent.tab({ shift: true });
  expect(focused()).toMatch(/^Pemba, .*19 November/);
});
