/** A person's own photo: chosen, moved by keys, seen, and removed again. */
import { join } from 'node:path';
import { expect, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { whereTouched } from '../support/touching.ts';

const picture = join(import.meta.dirname, '../../docs/images/noticeboard.png');

test(
  'a photo is cut by the keyboard, is next to the name everywhere and goes again [CHIP-5]',
  whereTouched('account', 'files'),
  async ({ browser, colleague }) => {
    const { tokens } = await colleague();
    const page = await visitor(browser, tokens);
    await page.goto('/user/profile');
    await page.getByRole('button', { name: 'Change photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'My photo' });
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a photo' }).click();
    await (await choosing).setFiles(picture);
    const frame = dialog.getByRole('application');
    const left = () => frame.locator('img').evaluate((image: HTMLElement) => image.offsetLeft);
    await frame.focus();
    const before = await left();
    await frame.press('ArrowLeft');
    await expect.poll(left).toBeLessThan(before);
    await frame.press('+');
    await expect.poll(() => dialog.getByRole('slider').inputValue()).toBe('1.1');
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect(dialog).toHaveCount(0);
    const shown = page.getByRole('banner').locator('img[src*="/files/"]');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'My photo' }).click();
    await dialog.getByRole('button', { name: 'Remove photo' }).click();
    await expect(shown).toHaveCount(0);
  },
);
