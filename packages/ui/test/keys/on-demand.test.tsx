import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../src/components/Button/index.ts';
import { Menu, type MenuProps } from '../../src/components/Menu/Menu.tsx';
import { Tooltip, type TooltipProps } from '../../src/components/Tooltip/Tooltip.tsx';
import { onDemand } from '../../src/on-demand/on-demand.tsx';
import { applyTheme } from '../../src/theme/index.ts';

/* Presses and pointers that come before the code they need. */

let root: Root;

beforeEach(() => {
  applyTheme({ brand: 'base', mode: 'light', motion: 'reduced' });
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app')!);
});

afterEach(() => root.unmount());

/** Code that arrives when the test says so. */
function code<Props extends object>(component: ComponentType<Props>) {
  const arrival = Promise.withResolvers<ComponentType<Props>>();
  const load = vi.fn(() => arrival.promise);
  return { load, arrive: () => arrival.resolve(component), fail: () => arrival.reject(new Error('offline')) };
}

const menu: MenuProps = {
  label: 'More',
  trigger: <Button>More</Button>,
  items: [
    { id: 'edit', label: 'Edit' },
    { id: 'copy', label: 'Copy' },
  ],
};

/** How long a busy machine may take. */
const patient = { timeout: 20_000 };

it('fetches by itself once the page is idle', async () => {
  const { load } = code(Menu);
  const Late = onDemand<MenuProps>(load, { standIn: ({ trigger }) => trigger, opensOn: 'press' });
  root.render(<Late {...menu} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), patient);
});

it('opens what was pressed before it was there, and the keyboard goes on from it', async () => {
  const { load, arrive } = code(Menu);
  const Late = onDemand<MenuProps>(load, { standIn: ({ trigger }) => trigger, opensOn: 'press' });
  root.render(<Late {...menu} />);
  await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(page.getByRole('menu').query()).toBeNull();
  arrive();
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull(), patient);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('More'), patient);
});

it('leaves focus where it was and opens nothing that no one pressed', async () => {
  const { load, arrive } = code(Menu);
  const Late = onDemand<MenuProps>(load, { standIn: ({ trigger }) => trigger, opensOn: 'press' });
  root.render(<Late {...menu} />);
  await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible();
  await userEvent.tab();
  arrive();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('true'), patient);
  expect(page.getByRole('menu').query()).toBeNull();
});

it('shows a tooltip to the person who still rests on its trigger', async () => {
  const { load, arrive } = code(Tooltip);
  const Late = onDemand<TooltipProps>(load, { standIn: ({ children }) => children, opensOn: 'hover' });
  root.render(
    <Late text="Puts it away">
      <Button>Archive</Button>
    </Late>,
  );
  await userEvent.hover(page.getByRole('button', { name: 'Archive' }));
  arrive();
  await expect.element(page.getByRole('tooltip', { name: 'Puts it away' })).toBeVisible();
});

it.each(['pointer', 'keyboard'] as const)(
  'takes a press by the %s on what has a tooltip, though the tooltip arrives in its middle',
  async (means) => {
    const { load, arrive } = code(Tooltip);
    const Late = onDemand<TooltipProps>(load, { standIn: ({ children }) => children, opensOn: 'hover' });
    const onPress = vi.fn();
    root.render(
      <Late text="Puts it away">
        <Button onPress={onPress}>Archive</Button>
      </Late>,
    );
    await expect.element(page.getByRole('button', { name: 'Archive' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Archive' }).element() as HTMLElement;
    const send = (event: Event) => page.getByRole('button', { name: 'Archive' }).element().dispatchEvent(event);
    const pointer = { bubbles: true, cancelable: true, button: 0, pointerId: 1, pointerType: 'mouse', isPrimary: true };
    button.focus();
    if (means === 'pointer') {
      send(new PointerEvent('pointerover', pointer));
      send(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
    } else send(new KeyboardEvent('keydown', { bubbles: true, key: ' ', code: 'Space' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), patient);
    arrive();
    // What has arrived is drawn by now, were it not held back.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(button.isConnected).toBe(true);
    if (means === 'pointer') {
      send(new PointerEvent('pointerup', pointer));
      send(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, detail: 1 }));
    } else {
      send(new KeyboardEvent('keyup', { bubbles: true, key: ' ', code: 'Space' }));
    }
    await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce(), patient);
    await expect.element(page.getByRole('tooltip', { name: 'Puts it away' })).toBeVisible();
  },
);

it('tries again after a fetch that failed', async () => {
  const offline = code(Menu);
  const load = vi.fn(async () => (load.mock.calls.length === 1 ? await offline.load() : Menu));
  const Late = onDemand<MenuProps>(load, { standIn: ({ trigger }) => trigger, opensOn: 'press' });
  root.render(<Late {...menu} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), patient);
  offline.fail();
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible();
});
