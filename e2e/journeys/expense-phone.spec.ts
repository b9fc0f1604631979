/** A bill on a phone: from the camera to a sent claim in a few presses. */
import { join } from 'node:path';
import { expect, expectNoOverflow, mistakesOf, pressesOf, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { whereTouched } from '../support/touching.ts';

const picture = join(import.meta.dirname, '../../docs/images/noticeboard.png');

test(
  'an employee claims a bill with its photo on a phone in six presses',
  whereTouched('expense', 'files'),
  async ({ browser, colleague }) => {
    const { tokens } = await colleague({ inTeam: true });
    const phone = await visitor(browser, tokens, { calendar: 'AD', viewport: { width: 390, height: 844 } });
    const presses = await pressesOf(phone);
    await phone.goto('/user/expense-management/settle-expense');
    await phone.getByRole('button', { name: 'Claim expenses' }).first().click();
    const form = phone.getByRole('dialog', { name: 'Expense claim' });
    const choosing = phone.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Choose a file' }).click();
    await (await choosing).setFiles(picture);
    const bill = form.getByRole('group', { name: 'Bills' });
    await bill.getByRole('combobox', { name: /^Type/ }).click();
    await phone.getByRole('option', { name: 'Local transport' }).first().click();
    const amount = bill.getByRole('group', { name: 'Claimed' }).getByRole('textbox', { name: 'Amount' });
    await amount.click();
    await phone.keyboard.type('850');
    await expectNoOverflow(phone);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form).toHaveCount(0);
    const claims = phone.getByRole('grid', { name: 'Expense claims' });
    await expect(claims.getByText('Requested', { exact: true })).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(6);
    await expect(claims.getByText(/^Expenses of/)).toBeVisible();
    await expect(claims.getByText(/850\.00/).first()).toBeVisible();
    expect(mistakesOf(phone)).toEqual([]);
  },
);
