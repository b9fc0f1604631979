/** What people do on every page of the application, in the words in which they would tell it. */
import type { Locator, Page } from '@playwright/test';
import { enterDate } from '../../packages/ui/src/test/index.ts';
import { limits } from '../../tools/support/patience.ts';
import { demoPassword, expect } from './karmik.ts';

/** Signs in by the form of the login page that is open. */
export async function signIn(page: Page, email: string, password = demoPassword()): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Chooses an entry of the account menu. */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Account menu|खाता मेनु)$/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Chooses by its name in a field that is searched, or in a short list. The label may have more words after it. */
export async function pick(form: Locator, label: string, option: string): Promise<void> {
  const searched = form.getByRole('combobox', { name: new RegExp(`^${label}\\b`) });
  const short = form.getByRole('button', { name: new RegExp(`${label}$`) });
  await expect(searched.or(short).first()).toBeVisible();
  const choice = form.page().getByRole('option', { name: option }).first();
  if ((await searched.count()) === 0) {
    await short.first().click();
    return choice.click();
  }
  // A list closes when the page scrolls, so the field comes into view before anything is typed. Where what is above it grows meanwhile, as an
  // estimate that comes from the server, the person types again.
  await searched.click();
  await expect(async () => {
    await searched.fill(option);
    await choice.click({ timeout: limits.look });
  }).toPass();
}

/** Types a day into a field of dates: `YYYY-MM-DD` in the calendar that the person reads. */
export const enterDay = (form: Locator, label: string, day: string): Promise<void> => enterDate(form, label, day);

/** Presses the button that asks for a file, and chooses this one. */
export async function chooseFile(
  button: Locator,
  name: string,
  mimeType: string,
  content: string | Buffer,
): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content) });
}

/** Sends a form by its last button, and waits until it is closed. */
export async function save(form: Locator, button: string | RegExp = /^(Save|Add)/): Promise<void> {
  await form.getByRole('button', { name: button }).last().click();
  await expect(form).toHaveCount(0);
}

/** Takes an action on the request that is open, with a remark. */
export async function decide(page: Page, action: string, remark: string): Promise<void> {
  await dismissNotices(page);
  await page.getByRole('button', { name: action, exact: true }).click();
  // The name of the question may go on with what the action is about.
  const question = page.getByRole('dialog', { name: new RegExp(`^${action}`) });
  await question.getByRole('textbox', { name: 'Remarks' }).fill(remark);
  await question.getByRole('button', { name: action, exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** Dismisses notices, which cover the end of a page on a phone, and stay while a pointer rests on them. */
async function dismissNotices(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' });
  await expect(async () => {
    // One may end by itself meanwhile.
    if ((await dismiss.count()) > 0) await dismiss.first().click({ timeout: 1_000 });
    expect(await dismiss.count()).toBe(0);
  }).toPass();
}

/** Expects a message at the edge of the page. */
export const expectToast = (page: Page | Locator, text: string | RegExp): Promise<void> =>
  expect(page.getByText(text).last()).toBeVisible();

/** The rows of the page that hold a text. */
export const rowOf = (page: Page | Locator, text: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: text });
