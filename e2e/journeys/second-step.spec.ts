import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, mistakesOf, signInByCall, visitAs, visitor } from '../support/karmik.ts';
import { linkIn, newMail } from '../support/mails.ts';
import { test } from '../support/people.ts';
import { giveAuthenticator, phone } from '../support/second-step.ts';
import { expectToast, pick } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

/** The person who sets up a second step keeps it: each test has someone of its own for good. */
const wanted = { isSpent: true } as const;
const password = 'Annapurna-8091';

const codeIn = (body: string) => /^\d{6}$/m.exec(body)?.[0] ?? '';

/** A password of one's own, by the link of a mail. */
async function recover(page: Page, email: string): Promise<void> {
  await page.goto('/account/recover');
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page).toHaveURL('/account/recover-done');
  await page.goto(linkIn(await newMail(email, 'reset')));
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/account/reset-done');
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/account/login?next=%2Fuser%2Fposts');
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectToast(page, 'Successfully logged out!');
}

for (const [name, viewport] of [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const)
  test(
    `sets up an authenticator app and signs in with it, ${name} [LOG-5, LOG-7, LOG-13, LOG-15]`,
    name === 'on a phone' ? {} : whereTouched('account', 'auth-shell'),
    async ({ browser, borrow }, info) => {
      const { email } = await borrow(wanted);
      const page = await visitor(browser, undefined, { viewport });
      const keep = async (what: string) => {
        await expectNoOverflow(page);
        await page.screenshot({ path: info.outputPath(`${what}-${viewport.width}.png`) });
      };

      await test.step('a link by mail leads to a password', () => recover(page, email));
      await test.step('the first sign-in asks for nothing more', async () => {
        await givePassword(page, email);
        await expect(page).toHaveURL('/user/posts');
      });

      const [code, recovery] =
        await test.step('the app is set up with a picture, a first code and recovery codes', async () => {
          await page.getByRole('button', { name: 'Account menu' }).click();
          await page.getByRole('menuitem', { name: 'Change Password' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Password and security' })).toBeVisible();
          await keep('security');
          await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
          await page.getByRole('textbox', { name: 'Your password' }).fill('wrong-1234');
          await page.getByRole('button', { name: 'Continue' }).click();
          await expect(page.getByText('The password is incorrect.')).toBeVisible();
          await page.getByRole('textbox', { name: 'Your password' }).fill(password);
          await page.getByRole('button', { name: 'Continue' }).click();
          await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
          const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
          expect(key).toMatch(/^[A-Z2-7]{32}$/);
          await keep('set-up');
          const next = phone(key);
          await page.getByRole('textbox', { name: 'Code from the app' }).fill(next());
          await page.getByRole('button', { name: 'Turn on' }).click();
          const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
          await expect(codes).toHaveCount(10);
          await keep('codes');
          const kept = (await codes.first().textContent()) ?? '';
          await page.getByRole('button', { name: 'I have saved them' }).click();
          await expect(page.getByText('10 codes')).toBeVisible();
          return [next, kept] as const;
        });

      await test.step('the next sign-in asks for a code, and goes where one wanted', async () => {
        await signOut(page);
        await givePassword(page, email);
        await expect(page).toHaveURL('/account/otp?next=%2Fuser%2Fposts');
        await expect(page.getByText('OTP Sent Successfully')).toHaveCount(0);
        await keep('otp');
        await page.reload();
        await page.getByRole('textbox', { name: 'One-time password' }).fill('000000');
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByText('This one-time password is incorrect.')).toBeVisible();
        await page.getByRole('textbox', { name: 'One-time password' }).fill(code());
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page).toHaveURL('/user/posts');
        await expectToast(page, 'Successfully Logged In');
      });

      await test.step('a recovery code opens it once', async () => {
        await signOut(page);
        for (const works of [true, false]) {
          await givePassword(page, email);
          await page.getByRole('button', { name: 'Use a recovery code' }).click();
          await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
          await page.getByRole('button', { name: 'Continue' }).click();
          if (works) {
            await expect(page).toHaveURL('/user/posts');
            await signOut(page);
          } else await expect(page.getByText('This one-time password is incorrect.')).toBeVisible();
        }
      });
      expect(mistakesOf(page)).toEqual([]);
    },
  );

test(
  'gets a code by mail, and another after a minute [LOG-7, LOG-15]',
  whereTouched('account', 'auth-shell'),
  async ({ browser, borrow }) => {
    const { email } = await borrow(wanted);
    const page = await visitor(browser, undefined);
    await page.clock.install();
    await recover(page, email);
    await givePassword(page, email);
    await expect(page).toHaveURL('/user/posts');
    await page.goto('/user/profile/change-password');
    await page.getByRole('button', { name: 'Get codes by email' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(`A code was sent to ${email[0]}•••@himal.demo.`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Code from the email' }).fill(codeIn(await newMail(email, 'otp')));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await signOut(page);

    await givePassword(page, email);
    await expect(page).toHaveURL('/account/otp?next=%2Fuser%2Fposts');
    await expectToast(page, 'OTP Sent Successfully');
    await expect(page.getByRole('button', { name: /Send another code in \d+ seconds/ })).toBeDisabled();
    for (let second = 0; second < 61; second++) await page.clock.runFor(1_000);
    await expect(page.getByRole('button', { name: 'Send another code' })).toBeEnabled();
    await page.getByRole('textbox', { name: 'One-time password' }).fill(codeIn(await newMail(email, 'otp')));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/user/posts');
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'adds a passkey, signs in with it alone, and with it after the password',
  whereTouched('account', 'auth-shell'),
  async ({ browser, borrow }, info) => {
    const { email } = await borrow(wanted);
    const page = await visitor(browser, undefined);
    const keep = (what: string) => page.screenshot({ path: info.outputPath(`${what}.png`), fullPage: true });
    await giveAuthenticator(page);
    await recover(page, email);
    await givePassword(page, email);
    await expect(page).toHaveURL('/user/posts');

    await test.step('it is added with the password and a name', async () => {
      await page.goto('/user/profile/change-password');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('My laptop');
      await page.getByRole('textbox', { name: 'Your password' }).fill('wrong-1234');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('The password is incorrect.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Your password' }).fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My laptop');
      await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Not used yet');
      await keep('passkeys');
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('it signs in alone', async () => {
      await signOut(page);
      await page.goto('/account/login?next=%2Fuser%2Fposts');
      await keep('login');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page).toHaveURL('/user/posts');
      await expectToast(page, 'Successfully Logged In');
    });

    await test.step('it is asked for after the password', async () => {
      await signOut(page);
      await givePassword(page, email);
      await expect(page).toHaveURL('/account/otp?next=%2Fuser%2Fposts');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await keep('passkey-step');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page).toHaveURL('/user/posts');
    });

    await test.step('it is renamed and removed', async () => {
      await page.goto('/user/profile/change-password');
      await page.getByRole('button', { name: 'Rename: My laptop' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Office laptop');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Office laptop');
      await page.getByRole('button', { name: 'Remove: Office laptop' }).click();
      await page.getByRole('textbox', { name: 'Your password' }).fill(password);
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText('You have no passkeys.')).toBeVisible();
    });

    await test.step('a passkey that is gone opens nothing, and the attempts are among the sign-ins', async () => {
      await signOut(page);
      await page.goto('/account/login?next=%2Fuser%2Fposts');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(
        page.getByText('This passkey does not open an account here. Sign in with your password.'),
      ).toBeVisible();
      await givePassword(page, email);
      await expect(page).toHaveURL('/user/posts');
      await page.goto('/user/profile/change-password');
      const signIns = page.getByRole('list', { name: 'Sign-ins' }).getByRole('listitem');
      await expect(signIns).toHaveCount(4);
      await expect(signIns.first()).toContainText('Signed in');
      await signIns
        .nth(1)
        .getByRole('button', { name: /This wasn’t me/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions and change password' }).click();
      await expectToast(page, 'All other sessions have ended. Change your password now.');
      await expect(page.getByRole('textbox', { name: 'Old password' })).toBeFocused();
    });
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'the pages between the steps lead back to the login page when no sign-in waits for them',
  whereTouched('account', 'auth-shell'),
  async ({ page }) => {
    for (const path of ['/account/otp', '/account/reset-expired-password', '/reset-expired-password']) {
      await page.goto(`${path}?next=%2Fuser%2Fposts`);
      await expect(page).toHaveURL('/account/login?next=%2Fuser%2Fposts');
    }
  },
);

test(
  'ends a session that one does not know, and another application signs one out',
  whereTouched('account', 'auth-shell'),
  async ({ browser, borrow }) => {
    const { email } = await borrow(wanted);
    const there = await visitor(browser, undefined);
    await recover(there, email);
    await givePassword(there, email);
    await expect(there.getByRole('heading', { level: 1, name: 'My posts' })).toBeVisible();
    const here = await visitor(browser, await signInByCall(email, password));
    await here.goto('/user/profile/change-password');
    const list = here.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(list.first()).toContainText('This browser');
    await here.getByRole('button', { name: 'End all others' }).click();
    await here.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
    await expect(list).toHaveCount(1);
    await expect(there).toHaveURL('/account/login?next=%2Fuser%2Fposts');
    await expectToast(there, 'You have been logged out. Please re-login.');

    await here.goto('/account/rp-logout-handler?next=https%3A%2F%2Fevil.example%2F');
    await expect(here).toHaveURL('/account/login');
    await here.goto('/user/noticeboard');
    await expect(here).toHaveURL('/account/login');
  },
);

test(
  '[S10] a person proves who they are before they end other sessions',
  whereTouched('account', 'auth-shell'),
  async ({ browser, borrow }) => {
    const { email } = await borrow(wanted);
    const there = await visitor(browser, undefined);
    await recover(there, email);
    await givePassword(there, email);
    await expect(there.getByRole('heading', { level: 1, name: 'My posts' })).toBeVisible();
    const here = await visitor(browser, await signInByCall(email, password));
    // The server says so after five minutes; here it says so at the first call.
    await here.route(
      '**/api/v1/users/me/sessions/end-others/',
      (route) =>
        route.fulfill({
          status: 403,
          json: {
            detail: 'Confirm that it is you.',
            code: 'proof_required',
            has_code: false,
            has_passkey: false,
            _messages: {},
          },
        }),
      { times: 1 },
    );
    await here.goto('/user/profile/change-password');
    const list = here.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await here.getByRole('button', { name: 'End all others' }).click();
    await here.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
    const question = here.getByRole('dialog', { name: "Confirm that it's you" });
    expect(await violationsOf(here)).toEqual([]);
    await question.getByRole('textbox', { name: 'Your password' }).fill('Wrong-Annapurna-1');
    await question.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(question).toContainText('The password is incorrect.');
    await question.getByRole('textbox', { name: 'Your password' }).fill(password);
    await question.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(list).toHaveCount(1);
    await expect(there).toHaveURL('/account/login?next=%2Fuser%2Fposts');
  },
);

test(
  'HR ends the sessions of someone who lost a browser',
  whereTouched('account', 'auth-shell'),
  async ({ browser, borrow }) => {
    const { email, name } = await borrow(wanted);
    const lost = await visitor(browser, undefined);
    await recover(lost, email);
    await givePassword(lost, email);
    await expect(lost.getByRole('heading', { level: 1, name: 'My posts' })).toBeVisible();
    const hr = await visitAs(browser, 'hr@himal.demo');
    await hr.goto('/admin/himal/organization/settings/security-settings');
    // A list closes when the page moves below it, as it does while the settings above it come.
    await hr.waitForLoadState('networkidle');
    await pick(hr.getByRole('main'), 'Person', name);
    await hr.getByRole('button', { name: /Action/ }).click();
    await hr.getByRole('option', { name: 'End all sessions' }).click();
    await hr.getByRole('button', { name: 'Apply' }).click();
    await expectToast(hr, 'All sessions ended.');
    await expect(lost).toHaveURL('/account/login?next=%2Fuser%2Fposts');
    await expectToast(lost, 'You have been logged out. Please re-login.');
    expect(mistakesOf(hr)).toEqual([]);
  },
);
