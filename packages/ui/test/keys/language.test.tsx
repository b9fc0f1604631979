/** The language of a page and of a part of it, a language of one's own, and counts on a page that runs right to left. */
import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../src/components/Button/index.ts';
import { Pagination } from '../../src/components/Pagination/index.ts';
import { NumberField } from '../../src/components/NumberField/index.ts';
import { TextArea } from '../../src/components/TextArea/index.ts';
import { UiProvider } from '../../src/provider/index.ts';
import { nepali } from '../../src/strings/ne.ts';
import { applyTheme } from '../../src/theme/index.ts';

let root: Root;
const html = document.documentElement;

beforeEach(() => {
  applyTheme({ brand: 'base', mode: 'light', motion: 'reduced' });
  html.lang = '';
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app')!);
});
afterEach(() => {
  root.unmount();
  html.lang = 'en';
  html.removeAttribute('dir');
});

it('says the language of the page, and of a part in another one [LIB-26]', async () => {
  root.render(
    <UiProvider language="ne" strings={nepali}>
      <Button>बचत</Button>
      <UiProvider language="en">
        <Button>Save</Button>
      </UiProvider>
      <UiProvider language="ne">
        <Button>हटाउनुहोस्</Button>
      </UiProvider>
    </UiProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(html.lang).toBe('ne');
  const languageOf = (name: string): string | null | undefined =>
    page.getByRole('button', { name }).element().closest('[lang]')?.getAttribute('lang');
  expect(languageOf('Save')).toBe('en');
  expect(languageOf('बचत')).toBe('ne');
  expect(page.getByRole('button', { name: 'हटाउनुहोस्' }).element().closest('[lang]')).toBe(html);
});

it('takes any language with its words, and writes its numbers [LIB-28]', async () => {
  root.render(
    <UiProvider
      language="de"
      strings={{
        pagination: { next: 'Nächste Seite' },
        numberField: { increase: (name) => `${name} erhöhen`, decrease: (name) => `${name} verringern` },
      }}
    >
      <NumberField label="Menge" defaultValue={1234567.5} />
      <Pagination page={1} pageSize={10} total={30} onPageChange={() => {}} />
    </UiProvider>,
  );
  await expect.element(page.getByLabelText('Menge').first()).toHaveValue('1.234.567,5');
  await expect.element(page.getByRole('button', { name: 'Menge erhöhen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
  // What has no words in it stays English.
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeVisible();
  expect(html.lang).toBe('de');
});

it('writes counts from their start on a page that runs right to left [LIB-28]', async () => {
  html.dir = 'rtl';
  root.render(
    <UiProvider language="ar">
      <TextArea label="Field" maxLength={500} defaultValue="twelve chars" />
      <Pagination page={1} pageSize={25} total={99} onPageChange={() => {}} />
    </UiProvider>,
  );
  for (const text of ['12 / 500', '1–25 of 99']) {
    await expect.element(page.getByText(text)).toBeVisible();
    const letters = page.getByText(text).element().firstChild!;
    const leftOf = (at: number): number => {
      const range = document.createRange();
      range.setStart(letters, at);
      range.setEnd(letters, at + 1);
      return range.getBoundingClientRect().left;
    };
    expect(leftOf(0)).toBeLessThan(leftOf(text.length - 1));
  }
});
