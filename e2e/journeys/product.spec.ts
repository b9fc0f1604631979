/** What the product says of itself: to visitors, below every page, and in trial mode. */
import { configure, expect, expectNoOverflow, mistakesOf, test, visitAs, visitor } from '../support/karmik.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

const phone = { width: 360, height: 740 };

test(
  'a visitor finds help by words, in both languages, and whom to ask [AUD-6]',
  whereTouched('product', 'public-pages', 'shell'),
  async ({ browser }) => {
    const page = await visitor(browser, undefined, { viewport: phone });
    await configure(page, 'runtimeConfig', { contact_name: 'Sunita Rai', contact_email: 'help@himal.example' });
    await page.goto('/karmik/help');
    await expect(page).toHaveTitle('Help · Karmik');
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('recovery codes');
    await page.getByRole('link', { name: /Password and security/ }).click();
    await expect(page).toHaveURL('/karmik/help/modules/password-and-security');
    await expect(page.getByRole('heading', { name: 'One-time passwords' })).toBeVisible();
    await page.getByRole('button', { name: 'नेपाली' }).click();
    await expect(page.getByRole('heading', { name: 'एक पटकको पासवर्ड' })).toBeVisible();
    await expectNoOverflow(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page.getByText('Sunita Rai')).toBeVisible();
    await expect(page.getByRole('link', { name: 'help@himal.example' })).toHaveAttribute(
      'href',
      'mailto:help@himal.example',
    );
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/account/login');
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'below every page stand copyright, version and the ways to terms, privacy, about and contact; help is off [CFG-5]',
  whereTouched('product', 'public-pages', 'shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    await page.goto('/user/organization/hierarchy');
    const footer = page.locator('footer');
    await expect(footer.getByText(/^© \d{4} Karmik · Version 2\.5\.4$/)).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('aria-disabled', 'true');
    for (const [name, address, heading] of [
      ['Terms', '/karmik/terms-and-condition', 'Terms and conditions'],
      ['Privacy', '/karmik/privacy-and-policy', 'Privacy policy'],
      ['About', '/karmik/about', 'About Karmik'],
      ['Contact', '/karmik/contact', 'Contact'],
    ] as const) {
      await page.goto('/user/organization/hierarchy');
      await footer.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to work' }).click();
    await expect(page).toHaveURL('/user/noticeboard');
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'trial mode says when it ends, and no one is asked without it [CFG-4]',
  whereTouched('product', 'public-pages', 'shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/customer/clients/me') && asked.push(request.url()));
    await page.goto('/user/noticeboard');
    await expect(page.locator('footer')).toBeVisible();
    expect(asked).toEqual([]);
    await configure(page, 'runtimeConfig', { trial_mode: true });
    await page.route('**/api/v1/customer/clients/me/', (route) =>
      route.fulfill({ json: { expires_on: '2027-01-31T18:00:00+05:45' } }),
    );
    await page.goto('/user/noticeboard');
    await expect(page.getByText('Trial version. It expires on 2027-01-31 06:00 PM')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'the login page wears the brand and the cover of the client [CFG-8]',
  whereTouched('product', 'public-pages', 'shell'),
  async ({ browser }) => {
    const page = await visitor(browser, undefined);
    await page.route('**/config/cover.png', (route) =>
      route.fulfill({
        contentType: 'image/png',
        body: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
          'base64',
        ),
      }),
    );
    await page.goto('/account/login');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'base');
    await configure(page, 'runtimeConfig', { client: 'sagar', login_cover: '/config/cover.png' });
    await page.goto('/account/login');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'sagar');
    await expect(page.locator('aside img')).toHaveAttribute('src', '/config/cover.png');
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'a mistake of a script is told to the operator, without anything of the person, and to no one unless asked [CFG-10]',
  whereTouched('product', 'public-pages', 'shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    // The same origin stands for an address that the policy of this server does not name.
    const reports: { message: string; page: string; version: string }[] = [];
    await page.route('**/reports', async (route) => {
      reports.push(route.request().postDataJSON() as (typeof reports)[number]);
      await route.fulfill({ status: 204 });
    });
    const break_ = () =>
      page.evaluate(() => void setTimeout(() => Promise.reject(new Error('asha@himal.demo broke it'))));
    await page.goto('/user/noticeboard');
    await expect(page.locator('footer')).toBeVisible();
    await break_();
    await expect.poll(() => mistakesOf(page)).toHaveLength(1);
    await configure(page, 'runtimeConfig', { error_report_url: new URL('/reports', page.url()).href });
    await page.goto('/user/posts');
    await expect(page.locator('footer')).toBeVisible();
    await break_();
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ message: 'Error: …@… broke it', page: '/user/posts', version: '2.5.4' });
    expect(mistakesOf(page)).toEqual(['Error: asha@himal.demo broke it', 'Error: asha@himal.demo broke it']);
  },
);

test(
  'the account menu tells which system one works with, but not to auditors [TOP-7, AUD-4]',
  whereTouched('product', 'public-pages', 'shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    await page.goto('/user/posts');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Application Information' }).click();
    const dialog = page.getByRole('dialog', { name: 'Application Information' });
    await expect(dialog.getByText('Karmik HR')).toBeVisible();
    await expect(dialog.getByText('2.5.4')).toBeVisible();
    await expect(dialog.getByText('Asia/Kathmandu')).toBeVisible();
    const auditor = await visitAs(browser, 'audit@himal.demo');
    await auditor.goto('/switch-organization');
    await auditor.getByRole('button', { name: 'Account menu' }).click();
    await expect(auditor.getByRole('menuitem', { name: 'Help' })).toBeVisible();
    await expect(auditor.getByRole('menuitem', { name: 'Application Information' })).toHaveCount(0);
  },
);
