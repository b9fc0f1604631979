/** What an installation and an organisation switch on and off, as its people see it. */
import { configure, expect, expectNoOverflow, mistakesOf, visitAs, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'the login page fetches one configuration file, the app all four [CFG-6]',
  whereTouched('configuration', 'shell'),
  async ({ browser }) => {
    const page = await visitor(browser, undefined);
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = /\/config\/(\w+)\.json/.exec(request.url())?.[1];
      if (name) asked.push(name);
    });
    await page.goto('/account/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(asked).toEqual(['runtimeConfig']);

    const signedIn = await visitAs(browser, 'employee@himal.demo');
    signedIn.on('request', (request) => {
      const name = /\/config\/(\w+)\.json/.exec(request.url())?.[1];
      if (name) asked.push(name);
    });
    asked.length = 0;
    await signedIn.goto('/user/noticeboard');
    await expect(signedIn.getByRole('heading', { name: 'Noticeboard' })).toBeVisible();
    expect(asked.toSorted()).toEqual(['hrAppConfig', 'runtimeConfig', 'supervisorAppConfig', 'userAppConfig']);
    expect(mistakesOf(signedIn)).toEqual([]);
  },
);

test(
  'a page that is switched off is in no menu and no search, and its address says so [GRD-1, CFG-1]',
  whereTouched('configuration', 'shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    await configure(page, 'userAppConfig', { pages: { '/user/organization/hierarchy': false } });
    await page.goto('/user/noticeboard');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    // Groups may be closed; what they hold belongs to the menu all the same.
    await expect(menu.getByRole('link', { name: 'Documents', includeHidden: true })).toHaveCount(1);
    await expect(menu.getByRole('link', { name: 'Hierarchy', includeHidden: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search pages' })).toBeVisible();
    await page.keyboard.press('Control+Shift+F');
    await page.getByRole('searchbox', { name: 'Go to a page' }).fill('hierarchy');
    await expect(page.getByRole('option', { name: 'Hierarchy' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.goto('/user/organization/hierarchy');
    await expect(page).toHaveURL('/user/not-active');
    await expect(page.getByRole('heading', { name: 'Page not active' })).toBeVisible();
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL('/user/noticeboard');
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  "HR's pages go by HR's file, and lead to HR's page [GRD-1]",
  whereTouched('configuration', 'shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'hr@himal.demo');
    await configure(page, 'hrAppConfig', {
      pages: { '/admin/:slug/organization/settings': false, '/admin/:slug/organization/settings/bank': true },
    });
    await page.goto('/admin/himal/organization/settings/holiday');
    await expect(page).toHaveURL('/admin/himal/not-active');
    await page.goto('/admin/himal/organization/settings/bank');
    await expect(page.getByRole('heading', { name: 'Banks' })).toBeVisible();
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'the calendar is the installation’s until one is chosen, and the choice may be taken away [CFG-3]',
  whereTouched('configuration', 'shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    await page.addInitScript(() => localStorage.setItem('karmik.preferences', '{"language":"en","mode":"light"}'));
    await configure(page, 'runtimeConfig', { default_calendar: 'BS', show_calendar_choice: false });
    await page.goto('/user/organization/holiday');
    await expect(
      page
        .getByText(/^(Baishak|Jestha|Ashad|Shrawan|Bhadra|Ashoj|Kartik|Mangsir|Poush|Magh|Falgun|Chaitra) 20/)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Dates in/ })).toHaveCount(0);
  },
);
