/** HR adds an employee with the keyboard alone, from wherever they are. */
import { expect, mistakesOf, pressesOf, test, visitAs } from '../support/karmik.ts';

test('HR adds an employee with the keyboard alone in twelve presses, and is in the new profile', async ({
  browser,
}) => {
  const page = await visitAs(browser, 'hr@himal.demo');
  const presses = await pressesOf(page);
  await page.goto('/admin/himal/dashboard');
  await expect(page.getByRole('button', { name: 'Search pages' })).toBeVisible();
  const mark = String(Date.now())
    .slice(-6)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Go to a page' })).toBeFocused();
  await page.keyboard.type('Add employee');
  await expect(page.getByRole('option', { name: 'Add employee' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add employee' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  // Past the button that closes.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await page.keyboard.type('Sunita');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Tamang ${mark}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`sunita.${mark}@example.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2026-12-01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Sunita Tamang ${mark}` })).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(12);
  expect(mistakesOf(page)).toEqual([]);
});
