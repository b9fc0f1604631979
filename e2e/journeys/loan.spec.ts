/** A loan from the calculator on a phone to its settlement: what payrolls deduct of it, the server's tests say. */
import { expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { decide, expectToast, pick, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'an employee sees what a loan costs and requests it on a phone, HR approves, pays and settles it',
  whereTouched('loan'),
  async ({ browser, colleague }) => {
    const person = await colleague();
    const phone = await visitor(browser, person.tokens, { calendar: 'BS', viewport: { width: 390, height: 844 } });
    const list = phone.getByRole('grid', { name: 'Loans' });
    await test.step('the employee sees the months and the limit before anything is sent', async () => {
      await phone.goto('/user/loan');
      await phone.getByRole('button', { name: 'Request loan' }).first().click();
      const form = phone.getByRole('dialog', { name: 'Loan' });
      await pick(form, 'Loan type', 'Emergency loan');
      await expect(form.getByText('What you can request now')).toBeVisible();
      await form.getByRole('textbox', { name: 'Amount' }).fill('24000');
      await expect(form.getByText('Cost of this loan')).toBeVisible();
      await expect(form.getByText('2,000.00').first()).toBeVisible();
      await form.getByRole('textbox', { name: 'Purpose' }).fill('Operation of my mother');
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
    const open = async () => {
      await desk.goto('/admin/himal/loan/initiation');
      await rowOf(desk, person.name.slice(0, 18))
        .getByText(/24,000/)
        .first()
        .click();
    };
    await test.step('HR approves it, and records the payment where it is looked at', async () => {
      await open();
      await decide(desk, 'Approve', 'Get well soon');
      await open();
      await desk.getByRole('button', { name: 'Record disbursement' }).click();
      const form = desk.getByRole('dialog', { name: `Disbursement: ${person.name}` });
      await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue(/24,000/);
      expect(await violationsOf(desk)).toEqual([]);
      await form.getByRole('button', { name: 'Save' }).click();
      await expectToast(desk, 'Recorded.');
      await expect(desk.getByText('Settlement amount today')).toBeVisible();
    });

    await test.step('the employee sees the months to come, and what a payment on top would change', async () => {
      await phone.reload();
      await expect(list.getByText('Being repaid', { exact: true })).toBeVisible();
      await list.getByRole('link').first().click();
      const drawer = phone.getByRole('dialog').first();
      await expect(drawer.getByText('Repayment schedule').first()).toBeVisible();
      const agreement = phone.waitForEvent('download');
      await drawer.getByRole('button', { name: 'Loan agreement (PDF)' }).click();
      expect((await agreement).suggestedFilename()).toMatch(/^loan-agreement-\d+\.pdf$/);
      await drawer.getByRole('textbox', { name: 'Prepayment amount' }).fill('12000');
      await expect(drawer.getByText(/^6 months: 2,000\.00 each/)).toBeVisible();
      expect(await violationsOf(phone)).toEqual([]);
      await expectNoOverflow(phone);
    });

    await test.step('HR settles it for what the day asks, and nothing is left', async () => {
      await desk.getByRole('button', { name: 'Record transaction' }).click();
      await desk.getByRole('menuitem', { name: 'Early settlement' }).click();
      const form = desk.getByRole('dialog', { name: `Early settlement: ${person.name}` });
      await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue(/24,000/);
      await form.getByRole('button', { name: 'Save' }).click();
      await expectToast(desk, 'Recorded.');
      await expect(desk.getByText('Fully repaid.')).toBeVisible();
    });
    for (const page of [phone, desk]) expect(mistakesOf(page)).toEqual([]);
  },
);
