import { expect, expectNoOverflow, mistakesOf, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

const welcome = { name: 'Welcome to Karmik' };

test(
  'a newcomer is shown around once with the keyboard alone, and finds the tour again',
  whereTouched('shell'),
  async ({ browser, colleague }) => {
    const { tokens } = await colleague({ isNew: true });
    const page = await visitor(browser, tokens, { viewport: { width: 1440, height: 900 } });
    await page.goto('/user/noticeboard');
    const step = page.getByRole('dialog');

    for (const name of [welcome.name, 'My pages and requests', 'Search']) {
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(step.getByRole('button', { name: 'Next' })).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog', { name: 'Account menu' })).toContainText('Step 4 of 4');
    await expect(step.getByRole('button', { name: 'Done' })).toBeFocused();
    const remembered = page.waitForResponse('**/users/me/tour/');
    await page.keyboard.press('Enter');
    await expect(step).toHaveCount(0);
    expect((await remembered).status()).toBe(204);

    await page.reload();
    await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible();
    await expect(step).toHaveCount(0);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Take the tour' }).click();
    await expect(page.getByRole('dialog', welcome)).toBeVisible();
    await expect(step.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(step).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();

    // From another page it leads home.
    await page.goto('/user/posts');
    await page.getByRole('button', { name: 'Search pages' }).click();
    await page.getByRole('searchbox').fill('Take the tour');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', welcome)).toBeVisible();
    await expect(page).toHaveURL('/user/noticeboard');
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'a newcomer skips the tour on a phone in Nepali, and it does not come again',
  whereTouched('shell'),
  async ({ browser, colleague }) => {
    const { tokens } = await colleague({ isNew: true });
    const page = await visitor(browser, tokens, { language: 'ne', viewport: { width: 390, height: 844 } });
    await page.goto('/user/noticeboard');
    await expect(page.getByRole('dialog', { name: 'कार्मिकमा स्वागत छ' })).toBeVisible();
    await page.getByRole('button', { name: 'अर्को' }).click();
    await expect(page.getByRole('dialog', { name: 'मेरा पृष्ठ र अनुरोध' })).toBeVisible();
    await expectNoOverflow(page);
    expect(await violationsOf(page)).toEqual([]);
    const remembered = page.waitForResponse('**/users/me/tour/');
    await page.getByRole('button', { name: 'छोड्नुहोस्' }).click();
    expect((await remembered).status()).toBe(204);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^आज/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(mistakesOf(page)).toEqual([]);
  },
);
