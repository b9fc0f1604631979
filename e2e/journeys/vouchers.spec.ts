/** Vouchers of a paid month and of payments: made, exported for Tally and downloaded, then reversed, so that it can be made again. */
import { readFile } from 'node:fs/promises';
import { call, expect, mistakesOf, signInByCall, visitAs } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { expectToast, pick, rowOf, save } from '../support/steps.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'HR makes the voucher of a payroll, exports it for Tally and reverses it [PY-14] [PC-42]',
  whereTouched('payroll', 'payment'),
  async ({ browser, holding }) => {
    await holding('the vouchers of himal');
    const { access } = await signInByCall('hr@himal.demo');
    const { results } = await call<{ results: { id: number; name: string }[] }>(
      'payroll/himal/collection/?as=hr&status=Published&kind=regular&sort=-starts_on&limit=1',
      { token: access },
    );
    const hr = await visitAs(browser, 'hr@himal.demo');
    await hr.goto(`/admin/himal/payroll/collection/detail/${results[0]?.id}?tab=voucher`);
    const lines = hr.getByRole('table', { name: 'Voucher lines' });
    await expect(rowOf(lines, 'Salary payable')).toContainText('Net pay');
    await expect(hr.getByText('Balanced', { exact: true })).toBeVisible();

    await hr.getByRole('button', { name: 'Make voucher' }).click();
    await save(hr.getByRole('dialog', { name: 'Make voucher' }), 'Make voucher');
    await expectToast(hr, 'Voucher made');
    const title = hr.getByRole('heading', { name: /^SAL-\d{4}\/\d{2}-\d{4}: / });
    const number = ((await title.textContent()) ?? '').split(':')[0] ?? '';

    await hr.getByRole('button', { name: 'Export', exact: true }).click();
    const form = hr.getByRole('dialog', { name: /^Export/ });
    await pick(form, 'File format', 'Tally XML');
    await save(form, 'Export');
    const file = rowOf(hr, `${number.replaceAll('/', '-')}.xml`);
    const [download] = await Promise.all([
      hr.waitForEvent('download'),
      file.getByRole('button', { name: 'Download' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(`<VOUCHERNUMBER>${number}</VOUCHERNUMBER>`);
    expect(text).toContain('<LEDGERNAME>Salary payable</LEDGERNAME>');

    await hr.getByRole('button', { name: 'Reverse', exact: true }).click();
    const question = hr.getByRole('dialog', { name: /^Reverse/ });
    await question.getByRole('textbox', { name: 'Reason' }).fill('Made for a check');
    await save(question, 'Reverse');
    await expectToast(hr, 'Voucher reversed');
    await expect(rowOf(hr.getByRole('table', { name: 'Reversed vouchers' }), number)).toContainText('Reversed');
    await expect(hr.getByRole('button', { name: 'Make voucher' })).toBeVisible();

    await hr.goto('/admin/himal/payroll/reports/voucher-activity');
    await expect(rowOf(hr, number).filter({ hasText: 'Made for a check' })).toBeVisible();
    expect(mistakesOf(hr)).toEqual([]);
  },
);

test(
  'HR finds the voucher of a payment batch, reverses it and makes it again',
  whereTouched('payroll', 'payment'),
  async ({ browser, holding }) => {
    await holding('the vouchers of himal');
    const hr = await visitAs(browser, 'hr@himal.demo');
    await hr.goto('/admin/himal/payment/bulk-transactions');
    await rowOf(hr, 'Urgent expense claim').getByRole('link').first().click();
    const lines = hr.getByRole('table', { name: 'Voucher lines' });
    await expect(rowOf(lines, 'Expense bank account')).toContainText('1,860.00');
    await expect(rowOf(lines, 'Bank charges')).toContainText('10.00');
    await expect(rowOf(hr.getByRole('table', { name: 'Vouchers', exact: true }), 'PAY-')).toContainText('Payment');

    await hr.getByRole('button', { name: 'Reverse', exact: true }).click();
    const question = hr.getByRole('dialog', { name: /^Reverse/ });
    await question.getByRole('textbox', { name: 'Reason' }).fill('Made for a check');
    await save(question, 'Reverse');
    await expectToast(hr, 'Voucher reversed');
    await expect(rowOf(hr.getByRole('table', { name: 'Vouchers', exact: true }), 'Not made')).toContainText('Payment');
    await hr.getByRole('button', { name: 'Make voucher' }).click();
    await save(hr.getByRole('dialog', { name: 'Make voucher' }), 'Make voucher');
    await expectToast(hr, 'Voucher made');
    await expect(hr.getByRole('table', { name: 'Reversed vouchers' })).toContainText('Reversal');
    expect(mistakesOf(hr)).toEqual([]);
  },
);
