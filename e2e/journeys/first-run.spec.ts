import { randomUUID } from 'node:crypto';
import { expect, mistakesOf, test as base, visitor } from '../support/karmik.ts';
import { phone } from '../support/second-step.ts';
import { startServer } from '../support/servers.ts';
import { expectToast } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';

/** An empty installation of the test's own, with its one-time code. */
const test = base.extend<{ installation: { url: string; code: string } }>({
  installation: async ({ browserName: _browserName }, use) => {
    const { url, output, stop } = await startServer({ KARMIK_DEMO: '0' });
    await use({ url, code: /one-time code: (\S+)/.exec(output)?.[1] ?? '' });
    await stop();
  },
});

const password = 'Sagarmatha-8848';
const person = { first: 'Maya', last: 'Tamang', email: 'maya.tamang@gandaki.example' };

/** A sheet as people have them: other headings, BS dates in Devanagari, one row with mistakes. */
const sheet = [
  'Emp Code,Employee Name,Office Email,मोबाइल नं,Date of Joining (B.S.),Department,Designation',
  `G-001,${person.first} ${person.last},${person.email},9841000001,२०८०-०४-०१,Operations,Field Officer`,
  'G-002,Bishnu Prasad Adhikari,bishnu.adhikari@gandaki.example,9841000002,२०८१-०१-१५,Operations,Accountant',
  'G-003,Sita Gurung,not-an-address,9841000003,२०८१-१३-०१,Finance,Accountant',
].join('\n');

test('from an empty installation to a comment of the first employee [LOG-1, LOG-5, LOG-12, LOG-16, AUD-9, SES-1]', async ({
  browser,
  installation,
}) => {
  const { url: base, code } = installation;
  const hr = await visitor(browser, undefined);

  await test.step('the first organization and its admin', async () => {
    await hr.goto(base);
    await expect(hr).toHaveURL(`${base}/first-run`);
    await hr.getByRole('textbox', { name: 'One-time code' }).fill(code);
    await hr.getByRole('textbox', { name: 'Organization' }).fill('Gandaki Hydro Pvt. Ltd.');
    await expect(hr.getByRole('textbox', { name: 'Short address' })).toHaveValue('gandaki-hydro');
    await hr.getByRole('textbox', { name: 'First name' }).fill('Kamala');
    await hr.getByRole('textbox', { name: 'Last name' }).fill('Shrestha');
    await hr.getByRole('textbox', { name: 'Email' }).fill('kamala@gandaki.example');
    await hr.getByRole('textbox', { name: 'New password' }).fill(password);
    await hr.getByRole('textbox', { name: 'Confirm password' }).fill(password);
    await hr.getByRole('button', { name: 'Set up' }).click();
    // Nothing mails codes here, so HR sets up a second step before anything else opens.
    await expect(hr).toHaveURL(`${base}/account/set-up-second-step`);
    await hr.goto(`${base}/user/noticeboard`);
    await expect(hr).toHaveURL(`${base}/account/set-up-second-step?next=%2Fuser%2Fnoticeboard`);
    const app = hr.getByRole('button', { name: 'Set up an authenticator app' });
    await expect(app).toBeVisible();
    expect(await violationsOf(hr)).toEqual([]);
    await app.click();
    await hr.getByRole('textbox', { name: 'Your password' }).fill(password);
    await hr.getByRole('button', { name: 'Continue' }).click();
    const key = ((await hr.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await hr.getByRole('textbox', { name: 'Code from the app' }).fill(phone(key)());
    await hr.getByRole('button', { name: 'Turn on' }).click();
    await expect(hr.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await hr.getByRole('button', { name: 'I have saved them' }).click();
    await expect(hr).toHaveURL(`${base}/user/noticeboard`);
    await hr.getByRole('dialog', { name: 'Welcome to Karmik' }).getByRole('button', { name: 'Skip' }).click();
    await expect(hr.getByText('No data available at the moment')).toBeVisible();
  });

  await test.step('HR uploads a sheet, matches it, checks it', async () => {
    await hr.getByRole('button', { name: 'Account menu' }).click();
    await hr.getByRole('menuitem', { name: 'View as HR' }).click();
    await expectToast(hr, 'Switched as HR of Gandaki Hydro Pvt. Ltd.');
    await expect(hr).toHaveURL(/\/admin\//);
    const [, slug = ''] = /^\/admin\/([^/]+)/.exec(new URL(hr.url()).pathname) ?? [];
    await hr.goto(new URL(`/admin/${slug}/hris/employees/import/employees`, hr.url()).href);
    const chooser = hr.waitForEvent('filechooser');
    await hr.getByRole('button', { name: /file/i }).click();
    await (await chooser).setFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
    await expect(hr.getByRole('heading', { name: 'Columns of staff.csv' })).toBeVisible();
    await expect(hr.getByRole('button', { name: /Calendar of “Date of Joining/ })).toContainText('Nepali (BS)');
    await hr.reload();
    await hr.getByText('Create missing branches, divisions and titles').click();
    await hr.getByRole('button', { name: 'Check the rows' }).click();
    await expect(hr.getByText('“not-an-address”')).toBeVisible();
    await expect(hr.getByText('E-mail must be valid')).toBeVisible();
    await expect(hr.getByText('Invalid BS Date')).toBeVisible();
  });

  await test.step('and creates the rows without errors', async () => {
    await hr.getByRole('button', { name: 'Create the 2 rows without errors' }).click();
    await expect(hr.getByText('2 employees created')).toBeVisible();
  });

  const link = await test.step('the mail is held, and HR hands its link over, once', async () => {
    await hr.getByRole('link', { name: 'Go to email logs' }).click();
    await hr.getByRole('button', { name: new RegExp(`Open .*${person.email}`) }).click();
    await hr.getByRole('button', { name: 'Hand over link' }).click();
    const asking = hr.getByRole('dialog', { name: 'Hand over this link?' });
    expect(await violationsOf(hr)).toEqual([]);
    await asking.getByRole('textbox', { name: 'Your password' }).fill(password);
    await asking.getByRole('button', { name: 'Hand over link' }).click();
    await expect(hr.getByText('Shown only once. Hand it over now.')).toBeVisible();
    const address = hr.getByRole('dialog').getByText(/^http:\S+\/account\/activate\//);
    await expect(address).toBeVisible();
    return (await address.textContent()) ?? '';
  });

  const employee = await visitor(browser, undefined);
  await test.step('the employee activates the account and signs in', async () => {
    await employee.goto(link);
    await expect(
      employee.getByText(`Welcome to Gandaki Hydro Pvt. Ltd., ${person.first} ${person.last}.`),
    ).toBeVisible();
    await employee.getByRole('textbox', { name: 'New password' }).fill('annapurna');
    await employee.getByRole('textbox', { name: 'Confirm password' }).fill('annapurna');
    await employee.getByRole('textbox', { name: 'Confirm password' }).press('Tab');
    await expect(employee.getByText('Password must contain at least one letter and one digit')).toBeVisible();
    await employee.getByRole('textbox', { name: 'New password' }).fill('annapurna-1');
    await employee.getByRole('textbox', { name: 'Confirm password' }).fill('annapurna-1');
    await employee.getByRole('button', { name: 'Activate account' }).click();
    await expect(employee).toHaveURL(`${base}/account/login`);
    await employee.getByRole('textbox', { name: 'Username' }).fill(person.email);
    await employee.getByRole('textbox', { name: 'Password' }).fill('annapurna-1');
    await employee.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(employee).toHaveURL(`${base}/user/noticeboard`);
    await employee.getByRole('dialog', { name: 'Welcome to Karmik' }).getByRole('button', { name: 'Skip' }).click();
  });

  await test.step('posts and comments', async () => {
    const words = `Namaste from the field ${randomUUID()}`;
    await employee.getByRole('button', { name: /What would you like to share, Maya/ }).click();
    await employee.getByRole('textbox', { name: 'Post text' }).fill(words);
    await employee.getByRole('button', { name: 'Post', exact: true }).click();
    const post = employee.getByRole('article').filter({ hasText: words });
    await expect(post).toBeVisible();
    await post.getByRole('button', { name: 'Comment', exact: true }).click();
    await post.getByRole('textbox', { name: 'Write a comment' }).fill('And a first comment');
    await employee.keyboard.press('Enter');
    await expect(post.getByText('And a first comment')).toBeVisible();
    await expect(post.getByRole('button', { name: '1 comment' })).toBeVisible();
    // HR reads the same.
    await hr.goto(`${base}/user/noticeboard`);
    await expect(hr.getByRole('article').filter({ hasText: words })).toContainText('1 comment');
  });

  await test.step('the link is spent', async () => {
    await employee.goto(link);
    await expect(employee).toHaveURL(`${base}/account/activate/failed`);
  });

  expect([...mistakesOf(hr), ...mistakesOf(employee)]).toEqual([]);
});
