import { AxeBuilder } from '../../packages/app/test/axe.ts';
import { expect, expectNoOverflow, mistakesOf, signInByCall, test, visitor, type Tokens } from '../support/karmik.ts';

const open = [
  '/account/login',
  '/account/recover',
  '/account/recover-done',
  '/account/reset-done',
  '/account/activate/failed',
  '/account/reset/MQ/0123456789abcdef',
];
const signedIn = [
  '/user/noticeboard',
  '/user/posts',
  '/user/posts/scheduled',
  '/switch-organization',
  '/user/nothing-here',
  '/admin/himal/hris/employees/current-employee-list',
  '/admin/himal/hris/employees/import',
  '/admin/himal/hris/employees/import/employees',
  '/admin/himal/hris/noticeboard-approval/request',
  '/admin/himal/organization/report/email-logs',
  '/admin/himal/organization/report/login-logs',
];

/** Initials in a picture are no label, though this rule takes them for one. */
const noLabel = 'label-content-name-mismatch';

let hr: Tokens;
test.beforeAll(async () => {
  hr = await signInByCall('hr@himal.demo');
});

for (const [path, needsSession] of [
  ...open.map((each) => [each, false] as const),
  ...signedIn.map((each) => [each, true] as const),
]) {
  test(`${path} is accessible, makes no mistakes and fits a phone of 360 px`, async ({ browser }) => {
    const page = await visitor(browser, needsSession ? hr : undefined);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).disableRules(noLabel).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([]);

    const phone = await visitor(browser, needsSession ? hr : undefined, {
      language: 'ne',
      calendar: 'BS',
      viewport: { width: 360, height: 740 },
    });
    await phone.goto(path);
    await expect(phone.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(phone.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoOverflow(phone);
    const onPhone = await new AxeBuilder({ page: phone }).disableRules(noLabel).analyze();
    expect(
      onPhone.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([]);
    expect([...mistakesOf(page), ...mistakesOf(phone)]).toEqual([]);
  });
}
