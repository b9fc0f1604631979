import { demoPassword, expect, test, visitAs } from '../support/karmik.ts';
import { expectToast } from '../support/steps.ts';

test('signs in, remembers where one wanted to go, and says so [LOG-1, LOG-8, LOG-12]', async ({ page }) => {
  await page.goto('/user/posts/scheduled');
  await expect(page).toHaveURL('/account/login?next=%2Fuser%2Fposts%2Fscheduled');
  await page.getByRole('textbox', { name: 'Username' }).fill('supervisor@himal.demo');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword());
  await page.getByRole('checkbox', { name: 'Remember Me' }).check({ force: true });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/user/posts/scheduled');
  await expect(page.getByRole('heading', { level: 1, name: 'Scheduled posts' })).toBeVisible();
  await expectToast(page, 'Successfully Logged In');
});

test('checks the fields and shows why a sign-in failed [LOG-10, LOG-11, VAL-5]', async ({ page }) => {
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Username is Required')).toBeVisible();
  await expect(page.getByText('Password is Required')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Username' }).fill('nobody@himal.demo');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: "Couldn't Authenticate With Given Credentials" }),
  ).toBeVisible();
});

test('never follows a next to another site [LOG-9]', async ({ page }) => {
  await page.goto('/account/login?next=%2F%5Cevil.example');
  await page.getByRole('textbox', { name: 'Username' }).fill('employee@himal.demo');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/user/noticeboard');
});

test('sends an audit user to the choice of an organization [LOG-8, AUD-4]', async ({ page }) => {
  await page.goto('/account/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('audit@himal.demo');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/switch-organization');
  await page.getByRole('button', { name: /View as Auditor: Himal/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import employees' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'View as User' })).toHaveCount(0);
});

test('signs out with a goodbye and a way back [LOG-12, SES-2]', async ({ browser }) => {
  const page = await visitAs(browser, 'employee@himal.demo');
  await page.goto('/user/posts');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/account/login?next=%2Fuser%2Fposts');
  await expectToast(page, 'Successfully logged out!');
  await page.goto('/user/noticeboard');
  await expect(page).toHaveURL('/account/login');
});

test('says that an activation link has expired [LOG-14]', async ({ page }) => {
  await page.goto('/account/activate/MQ/0123456789abcdef');
  await expect(page).toHaveURL('/account/activate/failed');
  await expect(
    page.getByText('This activation link has expired. Kindly request your HR to send a new activation link.'),
  ).toBeVisible();
});

test('hides the cover on a small screen [LOG-4]', async ({ page }) => {
  await page.goto('/account/login');
  await expect(page.getByText('HR that knows your people.')).toBeVisible();
  await expect(
    page.getByText(`© ${new Date().toLocaleDateString('en', { timeZone: 'Asia/Kathmandu', year: 'numeric' })} Karmik`),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('HR that knows your people.')).toBeHidden();
});
