/** A month's pay from approval to the payslip: HR reviews what a colleague prepared, confirms and publishes; the employee reads and acknowledges it on a phone. */
import { readFile } from 'node:fs/promises';
import { call, expect, mistakesOf, signInByCall, visitAs, visitor } from '../support/karmik.ts';
import { shared, test } from '../support/people.ts';
import { decide, expectToast } from '../support/steps.ts';

test('a payroll is reviewed, approved, confirmed and published, and an employee reads and acknowledges the payslip on a phone in Nepali [PY-16] [SEC-5] [PC-36]', async ({
  browser,
  colleague,
  holding,
}) => {
  await holding('the payroll of sagar');
  const hr = await visitAs(browser, 'hr@sagar.demo', { calendar: 'BS' });
  await hr.goto('/admin/sagar/payroll/overview');
  await expect(hr.getByRole('heading', { name: 'Payroll overview' })).toBeVisible();
  await hr.goto('/admin/sagar/payroll/collection');
  const latest = hr.getByRole('row').nth(1);
  const month = (await latest.getByRole('link').first().textContent()) ?? '';
  await latest.getByRole('link').first().click();
  await expect(hr.getByRole('heading', { name: month })).toBeVisible();

  await test.step('HR looks at a payslip, and verifies all of them', async () => {
    await hr.getByRole('button', { name: 'Payslip' }).first().click();
    const slip = hr.getByRole('dialog');
    await expect(slip.getByText('Basic salary')).toBeVisible();
    await expect(slip.getByText('Net pay')).toBeVisible();
    await hr.keyboard.press('Escape');
    await hr.getByRole('button', { name: 'Verify' }).click();
    await expectToast(hr, 'Computed again: no differences.');
  });

  await test.step('HR looks through totals, differences and exceptions, and excepts one [PC-35]', async () => {
    await hr.getByRole('tab', { name: 'Totals' }).click();
    await expect(hr.getByText(/^Compared with /)).toBeVisible();
    await expect(hr.getByRole('table', { name: 'By heading' }).getByText('Basic salary')).toBeVisible();
    await hr.getByRole('tab', { name: 'Differences' }).click();
    const raise = hr.getByRole('row').filter({ hasText: 'Raise' });
    await raise.getByRole('button', { name: /Show employees/ }).click();
    const people = hr.getByRole('dialog', { name: 'Raise' });
    await expect(people.getByText(/Basic salary \(entered amount\)/).first()).toBeVisible();
    await hr.keyboard.press('Escape');
    await hr.getByRole('tab', { name: /^Exceptions/ }).click();
    const queue = hr.getByRole('table', { name: 'Exceptions' });
    await expect(queue.getByText('No bank account').first()).toBeVisible();
    const except = queue.getByRole('button', { name: /^Except/ }).first();
    // A payroll that an earlier run of this journey confirmed keeps its exceptions.
    if (await except.isVisible()) {
      await except.click();
      const question = hr.getByRole('dialog', { name: /^Except/ });
      await question.getByRole('textbox', { name: 'Remarks' }).fill('Paid in cash until the account is open');
      await question.getByRole('button', { name: 'Except', exact: true }).click();
      await expect(question).toHaveCount(0);
    }
    await hr.getByText('Excepted', { exact: true }).first().click();
    await expect(queue.getByText('Paid in cash until the account is open').first()).toBeVisible();
    await hr.getByRole('tab', { name: 'Sheet' }).click();
    await expect(hr.getByRole('grid', { name: 'Sheet' }).getByText('Festival allowance')).toBeVisible();
  });

  await test.step('HR approves, confirms and publishes', async () => {
    for (const action of ['Approve', 'Confirm and lock']) {
      const button = hr.getByRole('button', { name: action, exact: true });
      await expect(
        button.or(hr.getByRole('button', { name: /Confirm and lock|Publish payslips/ })).first(),
      ).toBeVisible();
      if (await button.isVisible()) await decide(hr, action, 'Seen');
    }
    await hr.getByRole('button', { name: 'Publish payslips', exact: true }).click();
    const question = hr.getByRole('dialog', { name: /^Publish payslips/ });
    await question.getByRole('button', { name: 'Publish payslips', exact: true }).click();
    await expect(hr.getByText('Payslips published', { exact: true }).first()).toBeVisible();
  });

  const { tokens, name } = await colleague({ organization: 'sagar' });
  await test.step('the employee reads the payslip, takes its PDF and acknowledges it', async () => {
    const phone = await visitor(browser, tokens, {
      language: 'ne',
      calendar: 'BS',
      viewport: { width: 390, height: 844 },
    });
    await phone.goto('/user/payroll/payslip');
    await phone.getByRole('link').filter({ hasText: /२०८/ }).first().click();
    await expect(phone.getByText('आधारभूत तलब')).toBeVisible();
    await expect(phone.getByText('खुद भुक्तानी').first()).toBeVisible();
    const [paper] = await Promise.all([
      phone.waitForEvent('download'),
      phone.getByRole('button', { name: 'PDF डाउनलोड गर्नुहोस्' }).click(),
    ]);
    expect(paper.suggestedFilename()).toMatch(/^payslip-20\d\d-\d\d\.pdf$/);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await phone.getByRole('button', { name: 'स्वीकार गर्नुहोस्' }).click();
    const question = phone.getByRole('dialog', { name: /^स्वीकार गर्नुहोस्/ });
    await question.getByRole('button', { name: 'स्वीकार गर्नुहोस्', exact: true }).click();
    await expect(phone.getByText('स्वीकार गरिएको', { exact: true }).first()).toBeVisible();
    expect(mistakesOf(phone)).toEqual([]);
  });

  await test.step('HR sees who acknowledged, and fetches all payslips', async () => {
    await hr.getByRole('tab', { name: 'Payslips' }).click();
    await hr.getByRole('button', { name: 'Download all as ZIP' }).click();
    const [archive] = await Promise.all([
      hr.waitForEvent('download'),
      hr.getByRole('button', { name: 'Download ZIP' }).click(),
    ]);
    expect(archive.suggestedFilename()).toMatch(/^payslips-20\d\d-\d\d\.zip$/);
    await hr.goto('/admin/sagar/payroll/response?response=acknowledged');
    await hr.getByRole('searchbox', { name: 'Search' }).first().fill(name);
    await expect(
      hr.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Acknowledged' }).first(),
    ).toBeVisible();
  });

  await test.step('an employee reads why the tax rose [PC-13]', async () => {
    const { access: token } = await signInByCall('hr@sagar.demo');
    const { results } = await call<{ results: { employee: { id: number }; difference: string; cause: string }[] }>(
      'payroll/sagar/difference/?as=hr&type=tax_deduction&sort=-difference&limit=100',
      { token },
    );
    const risen = new Set(
      results
        .filter(({ difference, cause }) => Number(difference) > 0 && cause === 'one_off')
        .map((each) => each.employee.id),
    );
    const people = await call<{ results: { user: { id: number }; email: string }[] }>(
      'hris/sagar/employees/?limit=100',
      { token },
    );
    // Only accounts of the demo have the password of the demo.
    const risenPerson = people.results.find(({ user, email }) => risen.has(user.id) && shared.test(email));
    const employee = await visitAs(browser, risenPerson?.email ?? '', { calendar: 'BS' });
    await employee.goto('/user/payroll/payslip');
    await employee.getByRole('link').filter({ hasText: /2083/ }).first().click();
    const tax = employee.getByRole('button', { name: /tax: .* Explain$/ }).first();
    await tax.focus();
    await employee.keyboard.press('Enter');
    const explanation = employee.getByRole('dialog', { name: /tax:/ });
    await expect(explanation.getByText(/through Festival allowance/).first()).toBeVisible();
    await expect(explanation.getByText('This payslip')).toBeVisible();
    await expect(explanation.getByText('Withheld so far')).toBeVisible();
    await expect(explanation.getByText(/Finance Act 2083/).first()).toBeVisible();
    expect(mistakesOf(employee)).toEqual([]);
  });
  expect(mistakesOf(hr)).toEqual([]);
});
