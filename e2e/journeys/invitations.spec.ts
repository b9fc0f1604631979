/** Someone of one organization is hired by another: the account stays theirs, and belongs to the other once they accept. */
import type { Page } from '@playwright/test';
import { call, expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { linkIn, newMail } from '../support/mails.ts';
import { test, type Person } from '../support/people.ts';
import { expectToast } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

interface Import {
  readonly id: number;
  readonly state: string;
  readonly matches: unknown;
}

/** Sagar brings a person in by a spreadsheet, as it brings everyone in. */
async function hireAtSagar({ name, email, code }: Person): Promise<void> {
  const { access: token } = await signInByCall('hr@sagar.demo');
  const [first = '', ...rest] = name.split(' ');
  const csv = `Employee Code,First Name,Last Name,Email,Joining Date\nINV${code},${first},${rest.at(-1) ?? ''},${email},2026-07-17\n`;
  const form = new FormData();
  form.set('file', new File([csv], 'new.csv', { type: 'text/csv' }));
  const response = await fetch(`${process.env.KARMIK_E2E_URL}/api/v1/hris/sagar/employees/import/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const made = (await response.json()) as Import;
  const at = `hris/sagar/employees/import/${made.id}/`;
  const comesTo = async (state: string) =>
    expect
      .poll(async () => (await call<Import>(at, { token })).state, { message: `the import is ${state}` })
      .toBe(state);
  await call(`${at}columns/`, { token, method: 'POST', body: { matches: made.matches } });
  await comesTo('checked');
  await call(`${at}commit/`, { token, method: 'POST', body: { mode: 'all' } });
  await comesTo('done');
}

/** One's own page of security, with all that it asks for: what comes late moves what is below it. */
async function openSecurity(page: Page): Promise<void> {
  await page.goto('/user/profile/change-password');
  await expect(page.getByText('You have no passkeys.')).toBeVisible();
  for (const name of ['Sessions', 'Organizations', 'Sign-ins'])
    await expect(page.getByRole('list', { name, exact: true })).toBeVisible();
}

test('accepts with the account that is signed in, works there, and comes back [AUD-3]', async ({
  browser,
  colleague,
}) => {
  const person = await colleague({ isSpent: true });
  await hireAtSagar(person);
  const page = await visitor(browser, person.tokens, { viewport: { width: 390, height: 844 } });
  await page.goto(linkIn(await newMail(person.email, 'activation')));
  await expect(page.getByRole('heading', { level: 1, name: /^Join Sagar/ })).toBeVisible();
  const accept = page.getByRole('button', { name: `Accept as ${person.name}` });
  await expect(accept).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expectNoOverflow(page);
  await accept.click();
  await expectToast(page, /^You now belong to Sagar/);
  await expect(page).toHaveURL('/user/noticeboard');

  await openSecurity(page);
  const places = page.getByRole('list', { name: 'Organizations' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.filter({ hasText: 'Sagar' })).toContainText('Current');
  await page.getByRole('button', { name: /^Work at Himal/ }).click();
  await expect(page).toHaveURL('/user/noticeboard');
  await openSecurity(page);
  await expect(places.filter({ hasText: 'Himal' })).toContainText('Current');
  expect(mistakesOf(page)).toEqual([]);
});

test(
  'signs in to accept, where no one is signed in',
  whereTouched('account', 'organization'),
  async ({ browser, colleague }) => {
    const person = await colleague({ isSpent: true });
    await hireAtSagar(person);
    const page = await visitor(browser, undefined);
    await page.goto(linkIn(await newMail(person.email, 'activation')));
    await page.getByRole('link', { name: 'Sign in to accept' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('Dhaulagiri-8167');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectToast(page, /^You now belong to Sagar/);
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'finds the invitation in the application, declines it, and chooses who looks after the account',
  whereTouched('account', 'organization'),
  async ({ browser, colleague }) => {
    const person = await colleague({ isSpent: true });
    await hireAtSagar(person);
    await newMail(person.email, 'activation');
    const page = await visitor(browser, person.tokens);
    await openSecurity(page);
    const invitations = page.getByRole('list', { name: 'Invitations' });
    await expect(invitations.getByRole('listitem')).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Decline the invitation of Sagar/ }).click();
    await expectToast(page, /^You declined the invitation of Sagar/);
    await expect(invitations).toBeHidden();

    await page.getByRole('button', { name: /Account emails and help/ }).click();
    await page.getByRole('option', { name: 'Karmik, not an organization' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).fill('Dhaulagiri-8167');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expectToast(page, 'Choice saved.');
    await expect(page.getByRole('button', { name: /Account emails and help/ })).toContainText('Karmik');
    await newMail(person.email, /You changed who sends your account emails\./);
    expect(mistakesOf(page)).toEqual([]);
  },
);
