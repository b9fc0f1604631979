/** A salary advance from the request on a phone to its payment: what payrolls recover of it, the server's tests say. */
import { expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { decide, expectToast, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'an employee requests a salary advance on a phone with two entries, HR approves and pays it, and the plan is there',
  whereTouched('payroll'),
  async ({ browser, colleague }) => {
    const person = await colleague();
    const phone = await visitor(browser, person.tokens, { calendar: 'BS', viewport: { width: 390, height: 844 } });
    const list = phone.getByRole('grid', { name: 'Salary advances' });
    await test.step('the employee sees what can be requested, and more than that is refused in the form', async () => {
      await phone.goto('/user/payroll/advance-salary');
      await phone.getByRole('button', { name: 'Request salary advance' }).first().click();
      const form = phone.getByRole('dialog', { name: 'Salary advance' });
      await expect(form.getByText('What you can request now')).toBeVisible();
      await form.getByRole('textbox', { name: 'Amount' }).fill('9000000');
      await form.getByRole('textbox', { name: 'Reason' }).fill('School fees');
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form.getByRole('link', { name: /You can request at most [\d,.]+ now\./ })).toBeVisible();
      await form.getByRole('textbox', { name: 'Amount' }).fill('12000');
      expect(await violationsOf(phone)).toEqual([]);
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form).toHaveCount(0);
      await expect(list.getByText('Requested', { exact: true })).toBeVisible();
      await expectNoOverflow(phone);
    });

    const desk = await visitor(browser, await signInByCall('hr@himal.demo'), {
      viewport: { width: 1440, height: 900 },
    });
    // Long names are cut in lists.
    const row = () => rowOf(desk, person.name.slice(0, 18));
    await test.step('HR approves it, and records the payment where it is looked at', async () => {
      await desk.goto('/admin/himal/payroll/advance-salary');
      await row()
        .getByText(/12,000/)
        .click();
      await decide(desk, 'Approve', 'Fine');
      // The next request that waits takes the place of the one that is decided, so the list is opened again.
      await desk.goto('/admin/himal/payroll/advance-salary');
      await row()
        .getByText(/12,000/)
        .click();
      await desk.getByRole('button', { name: 'Record payment' }).click();
      const form = desk.getByRole('dialog', { name: `Record payment: ${person.name}` });
      await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue(/12,000/);
      await form.getByRole('textbox', { name: 'Reference' }).fill('CHQ 4411');
      expect(await violationsOf(desk)).toEqual([]);
      await form.getByRole('button', { name: 'Save' }).click();
      await expectToast(desk, 'Recorded.');
      await expect(row()).toContainText('Being recovered');
    });

    await test.step('the employee sees what is left and when it is recovered', async () => {
      await phone.reload();
      await expect(list.getByText('Being recovered', { exact: true })).toBeVisible();
      await list.getByRole('link').first().click();
      const drawer = phone.getByRole('dialog').first();
      await expect(drawer.getByText('Recovery plan')).toBeVisible();
      await expect(drawer.getByText('Left to recover')).toBeVisible();
      expect(await violationsOf(phone)).toEqual([]);
      await expectNoOverflow(phone);
    });
    for (const page of [phone, desk]) expect(mistakesOf(page)).toEqual([]);
  },
);
