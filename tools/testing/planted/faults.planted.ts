import { appendFileSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

const tries = process.env['PLANTED_TRIES'] ?? '';

/** How many times this was tried, this time included. */
function countTry(): number {
  appendFileSync(tries, '.');
  return readFileSync(tries, 'utf8').length;
}

/** A page whose button says that it was pressed once it works. */
const open = (page: Page, worksAfterMs: number): Promise<void> =>
  page.setContent(`<button>Send</button><p></p><script>
    setTimeout(() => document.querySelector('button').onclick = () => document.querySelector('p').append('Sent'), ${worksAfterMs});
  </script>`);

test.describe('a page', () => {
  test('with a race: its button works after a delay that is long the first time', async ({ page }) => {
    await open(page, countTry() === 1 ? 60_000 : 0);
    await expect(page.getByText('Sent')).toBeHidden();
    await page.getByRole('button').click({ delay: 50 });
    await expect(page.getByText('Sent')).toBeVisible();
  });
});

test('with a fault: its button never works', async ({ page }) => {
  await open(page, 600_000);
  await page.getByRole('button').click();
  await expect(page.getByText('Sent')).toBeVisible();
});

test('without a fault', async ({ page }) => {
  await open(page, 0);
  await expect(page.getByRole('button')).toBeVisible();
});
