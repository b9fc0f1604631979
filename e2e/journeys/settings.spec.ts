/** What HR of Sagar and the operator set for everyone: one journey after the other, since an organization has its settings once. */
import type { Page } from '@playwright/test';
import { call, expect, mistakesOf, signInByCall, visitAs, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { expectToast } from '../support/steps.ts';
import { whereTouched } from '../support/touching.ts';

// Not at the same time, and each whether or not the one before has passed.
test.describe.configure({ mode: 'default' });

test(
  'an operator sets the minimum of the installation, and organizations can only be stricter',
  whereTouched('account', 'organization'),
  async ({ browser, holding }, info) => {
    await holding('settings of Sagar');
    const operator = await visitAs(browser, 'hr@himal.demo');
    await operator.goto('/commons/security-settings');
    await expect(operator.getByText('These sign in with the password that the server prints')).toBeVisible();
    await expect(operator.getByRole('list', { name: 'Checks' }).getByRole('listitem')).toHaveCount(9);
    await operator.screenshot({ path: info.outputPath('installation-security.png'), fullPage: true });
    await operator.getByRole('link', { name: 'Change: Passwords' }).click();
    await expect(operator.getByRole('heading', { level: 1, name: 'Minimum password rules' })).toBeVisible();
    const remembered = (page: Page) => page.getByRole('textbox', { name: 'Passwords remembered' });
    await remembered(operator).fill('2');
    await operator.getByRole('button', { name: 'Save' }).click();
    await expectToast(operator, 'Successfully updated Minimum security');

    const hr = await visitAs(browser, 'hr@sagar.demo');
    await hr.goto('/admin/sagar/organization/settings/security-settings/dynamic-password-configuration');
    await expect(hr.getByText('Minimum of this installation')).toBeVisible();
    await remembered(hr).fill('1');
    await hr.getByRole('button', { name: 'Save' }).click();
    await expect(hr.getByText('Passwords remembered must be at least 2').first()).toBeVisible();

    await remembered(operator).fill('0');
    await operator.getByRole('button', { name: 'Save' }).click();
    await expectToast(operator, 'Successfully updated Minimum security');
    expect([...mistakesOf(operator), ...mistakesOf(hr)]).toEqual([]);
  },
);

test(
  'HR asks for more of passwords, and people are told before they choose one [LOG-16]',
  whereTouched('account', 'organization'),
  async ({ browser, holding }) => {
    await holding('settings of Sagar');
    const tokens = await signInByCall('hr@sagar.demo');
    const hr = await visitor(browser, tokens);
    const remember = (password_history: number) =>
      call('org/sagar/security-settings/', { token: tokens.access, method: 'PATCH', body: { password_history } });
    try {
      await hr.goto('/admin/sagar/organization/settings/security-settings');
      await hr.getByRole('link', { name: 'Change: Passwords' }).click();
      await hr.getByRole('textbox', { name: 'Passwords remembered' }).fill('4');
      await hr.getByRole('button', { name: 'Save' }).click();
      await expectToast(hr, 'Successfully updated Security settings');
      await hr.goto('/admin/sagar/change-password');
      await expect(hr.getByText("You can't reuse your last 4 passwords.")).toBeVisible();
    } finally {
      await remember(0);
    }
    await hr.goto('/admin/sagar/organization/settings/security-settings/authentication-settings/otp');
    await expect(hr.getByText('Set up a second step for yourself before you require it from others.')).toBeVisible();
    await hr.goto('/admin/sagar/organization/settings/security-settings/authentication-settings/other');
    await expect(hr.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(mistakesOf(hr)).toEqual([]);
  },
);

test(
  'HR switches an application off and on again [CFG-2]',
  whereTouched('account', 'organization'),
  async ({ browser, holding }) => {
    await holding('settings of Sagar');
    const tokens = await signInByCall('hr@sagar.demo');
    const page = await visitor(browser, tokens);
    await page.goto('/admin/sagar/organization/settings/application');
    await page.getByRole('button', { name: /Disabled applications/ }).click();
    await page.getByRole('option', { name: 'Payroll' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Successfully updated Application settings' }),
    ).toBeVisible();
    const me = () =>
      call<{ current_organization: { disabled_applications: string[] } }>('users/me/', { token: tokens.access });
    expect((await me()).current_organization.disabled_applications).toEqual(['payroll']);
    await call('org/sagar/application-settings/', {
      method: 'PATCH',
      token: tokens.access,
      body: { disabled_applications: [] },
    });
    expect(mistakesOf(page)).toEqual([]);
  },
);
