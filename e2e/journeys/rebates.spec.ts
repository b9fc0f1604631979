/** A rebate from the declaration to the payslip: an employee declares it on a phone, HR approves it, and the payroll withholds less. */
import { call, expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { chooseFile, decide, expectToast, pick, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

interface Runs {
  readonly results: readonly { readonly id: number; readonly month: string; readonly status: string }[];
}
interface Slips {
  readonly results: readonly { readonly id: number; readonly tax: string; readonly status: string }[];
}

test(
  'an employee declares a rebate with its proof on a phone, HR approves it, and the tax of the payroll falls [PY-11]',
  whereTouched('payroll'),
  async ({ browser, colleague, holding }) => {
    await holding('the payroll of himal');
    const hr = await signInByCall('hr@himal.demo');
    const ask = <T>(path: string) => call<T>(`payroll/himal/${path}`, { token: hr.access });
    const { results: runs } = await ask<Runs>('collection/?as=hr&sort=-month&limit=20');
    const run = runs.find(({ status }) => ['Generated', 'Approval pending', 'Approved'].includes(status));
    if (!run) throw new Error('the demo has no payroll that is not confirmed');
    const taxOf = async (person: number) => {
      const { results } = await ask<Slips>(
        `payslip/?as=hr&month=${encodeURIComponent(run.month)}&employee=${person}&limit=5`,
      );
      return Number(results.find(({ status }) => status !== 'Discarded')?.tax ?? 0);
    };
    let person = await colleague();
    while ((await taxOf(person.id)) === 0) person = await colleague();
    const before = await taxOf(person.id);

    const phone = await visitor(browser, person.tokens, { calendar: 'BS', viewport: { width: 390, height: 844 } });
    const list = phone.getByRole('grid', { name: 'Rebate declarations' });
    await test.step('the employee declares it, with a proof', async () => {
      await phone.goto('/user/payroll/rebate');
      await phone.getByRole('button', { name: 'Declare a rebate' }).first().click();
      const form = phone.getByRole('dialog', { name: 'Rebate declaration' });
      await pick(form, 'Rebate', 'Life insurance premium');
      await form.getByRole('textbox', { name: 'Amount of the year' }).fill('45000');
      await expect(form.getByText('NPR 40,000.00')).toHaveCount(2);
      await form.getByRole('spinbutton', { name: 'From month, Year' }).click();
      await phone.keyboard.type(run.month.slice(3).replace('-', ''));
      await chooseFile(
        form.getByRole('button', { name: 'Choose a file' }).first(),
        'premium.pdf',
        'application/pdf',
        '%PDF-1.7\n%%EOF',
      );
      expect(await violationsOf(phone)).toEqual([]);
      await form.getByRole('button', { name: 'Declare', exact: true }).click();
      await expect(form).toHaveCount(0);
      await expect(list.getByText('Requested', { exact: true })).toBeVisible();
      await expectNoOverflow(phone);
    });

    const desk = await visitor(browser, hr, { calendar: 'BS', viewport: { width: 1440, height: 900 } });
    await test.step('HR reads the proof and approves it', async () => {
      await desk.goto('/admin/himal/payroll/rebate');
      await rowOf(desk, person.name).getByRole('link').first().click();
      const drawer = desk.getByRole('dialog').first();
      await expect(drawer.getByRole('link', { name: /premium\.pdf/ })).toBeVisible();
      await decide(desk, 'Approve', 'Seen');
      await expect(rowOf(desk, person.name)).toHaveCount(0);
    });

    await test.step('the payroll is computed again for this employee, and withholds less', async () => {
      await desk.goto(`/admin/himal/payroll/collection/detail/${run.id}`);
      // Each employee whose facts changed has a button, and the last one is for all of them.
      await desk
        .getByRole('button', { name: /^Compute (again|all of them again)$/ })
        .last()
        .click();
      await expectToast(desk, /[Cc]omputed again/);
      await expect.poll(() => taxOf(person.id)).toBeLessThan(before);
    });

    await test.step('the employee sees that it is approved', async () => {
      await phone.reload();
      await expect(list.getByText('Approved', { exact: true })).toBeVisible();
    });
    expect([mistakesOf(phone), mistakesOf(desk)]).toEqual([[], []]);
  },
);
