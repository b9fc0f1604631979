import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import html from '../../index.html?raw';
import styles from '../../public/outline.css?raw';
import { ShellWaiting } from '../../src/shell/ShellWaiting.tsx';
import { loadTexts } from '../../src/texts/texts.ts';

const outline = () => document.querySelector<HTMLElement>('#outline') as HTMLElement;
const isSeen = (part: number): boolean => (outline().children[part] as HTMLElement).checkVisibility();
const sheet = document.createElement('style');

beforeEach(() => {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  sheet.textContent = styles;
  document.head.append(sheet);
});
afterEach(async () => {
  sheet.remove();
  delete document.documentElement.dataset['starts'];
  document.body.innerHTML = '';
  await page.viewport(1280, 800);
});

it('[E36] shows bar and menu before any code to those who are signed in, and nothing of them to others', async () => {
  expect(new DOMParser().parseFromString(html, 'text/html').querySelector('link[href="/outline.css"]')).not.toBeNull();
  expect(outline().checkVisibility()).toBe(false);
  document.documentElement.dataset['starts'] = 'app';
  expect([0, 1, 2].map(isSeen)).toEqual([true, true, true]);
  // A phone has its menu behind a button.
  await page.viewport(390, 844);
  expect([0, 1, 2].map(isSeen)).toEqual([true, false, true]);
});

it('[E36] keeps them while the first page is on its way, without a spinner over the page, and takes them away with it', async () => {
  await loadTexts('en');
  document.documentElement.dataset['starts'] = 'app';
  const place = document.querySelector<HTMLElement>('#root') as HTMLElement;
  const root = createRoot(place);
  root.render(<ShellWaiting />);
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect([outline().checkVisibility(), place.querySelector('svg')]).toEqual([true, null]);
  root.render(<main>The first page</main>);
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(outline().checkVisibility()).toBe(false);
  root.unmount();
});
