/** A payroll that its approver returns: the person who prepares payrolls reads why, enters what was missing, computes it again and sends it once more. */
import { randomUUID } from 'node:crypto';
import { call, expect, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { whereTouched } from '../support/touching.ts';

interface Run {
  readonly id: number;
  readonly month: string;
  readonly status: string;
  readonly gross: string;
}

test(
  'a payroll is returned with a reason, corrected by who prepares it, and sent again with exactly what was added [PY-16]',
  whereTouched('payroll'),
  async ({ browser, colleague, holding }) => {
    await holding('the payroll of himal');
    const hr = await signInByCall('hr@himal.demo');
    const ask = <T>(path: string, token = hr.access) => call<T>(`payroll/himal/${path}`, { token });
    const latest = async () => {
      const { results } = await ask<{ results: Run[] }>('collection/?as=hr&sort=-month&limit=20');
      const found = results.find(({ status }) =>
        ['Draft', 'Generated', 'Approval pending', 'Approved'].includes(status),
      );
      if (!found) throw new Error('the demo has no payroll that is not confirmed');
      return found;
    };
    const before = await latest();
    // An earlier run of this journey that failed may have left it returned.
    if (before.status !== 'Approval pending')
      await call(`payroll/himal/collection/${before.id}/send/?as=hr`, { token: hr.access, method: 'POST', body: {} });
    const officer = await colleague();
    await call('permission/himal/groups/', {
      token: hr.access,
      method: 'POST',
      body: { name: `Payroll of ${officer.code} ${randomUUID().slice(0, 8)}`, codes: ['11.00'], members: [officer.id] },
    });
    const path = `/admin/himal/payroll/collection/detail/${before.id}`;

    const desk = await visitor(browser, hr, { calendar: 'BS', viewport: { width: 1440, height: 900 } });
    await test.step('the approver returns it, and says why', async () => {
      await desk.goto(path);
      await desk.getByRole('button', { name: 'Return to draft', exact: true }).click();
      const question = desk.getByRole('dialog', { name: /^Return to draft/ });
      const send = question.getByRole('button', { name: 'Return to draft', exact: true });
      await send.click();
      await expect(question.getByRole('textbox', { name: 'Remarks' })).toHaveAttribute('aria-invalid', 'true');
      await question.getByRole('textbox', { name: 'Remarks' }).fill('The field allowance of one employee is missing');
      await send.click();
      await expect(question).toHaveCount(0);
      await expect(desk.getByText('Draft, returned', { exact: true }).first()).toBeVisible();
    });

    const screen = await visitor(browser, officer.tokens, { calendar: 'BS', viewport: { width: 1440, height: 900 } });
    await test.step('the officer reads why, and computes the employee again after entering the amount', async () => {
      await screen.goto(path);
      await expect(screen.getByText('The field allowance of one employee is missing').first()).toBeVisible();
      const token = officer.tokens.access;
      const { results: slips } = await ask<{ results: { employee: { id: number; full_name: string } }[] }>(
        `payslip/?as=hr&run=${before.id}&limit=1&sort=-id`,
      );
      const { results: headings } = await ask<{ results: { id: number }[] }>('heading/?formula_name=allowance');
      const incentive = await call<{ id: number }>('payroll/himal/incentive/', {
        token,
        method: 'POST',
        body: {
          name: `Field allowance ${randomUUID().slice(0, 8)}`,
          heading: headings[0]?.id,
          first_month: before.month,
          last_month: null,
          description: null,
        },
      });
      await call('payroll/himal/incentive-amount/', {
        token,
        method: 'POST',
        body: { incentive: incentive.id, employee: slips[0]?.employee.id, amount: '2500.00' },
      });
      await screen.reload();
      // Facts of others may have changed too.
      const again = screen.getByRole('button', { name: 'Compute again' });
      const line = screen
        .locator('div', { has: screen.getByText(slips[0]?.employee.full_name ?? '', { exact: true }) })
        .filter({ has: again })
        .last();
      await line.getByRole('button', { name: 'Compute again' }).click();
      await expect(screen.getByText('Computed again').last()).toBeVisible();
      const after = await latest();
      expect(Math.round((Number(after.gross) - Number(before.gross)) * 100)).toBe(250_000);
      const question = screen.getByRole('dialog', { name: /^Send for approval/ });
      // Other journeys may change facts of this organization meanwhile: what they change is computed again too.
      await expect(async () => {
        await call(`payroll/himal/collection/${before.id}/recompute/`, {
          token,
          method: 'POST',
          body: { employee: null },
        });
        await screen.reload();
        await screen.getByRole('button', { name: 'Send for approval', exact: true }).click();
        await question.getByRole('textbox', { name: 'Remarks' }).fill('The allowance is in it');
        await question.getByRole('button', { name: 'Send for approval', exact: true }).click();
        await expect(question).toHaveCount(0);
        await expect(screen.getByText('The allowance is in it').first()).toBeVisible();
      }).toPass();
      // Who prepared it does not decide on it.
      await expect(screen.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    });

    await test.step('the approver finds it again, with both remarks', async () => {
      await desk.goto(path);
      await expect(desk.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
      await expect(desk.getByText('The allowance is in it').first()).toBeVisible();
      await expect(desk.getByText('The field allowance of one employee is missing').first()).toBeVisible();
    });
    for (const page of [desk, screen]) expect(mistakesOf(page)).toEqual([]);
  },
);
