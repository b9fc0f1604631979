import { randomUUID } from 'node:crypto';
import { dayIn, iso } from '../support/days.ts';
import { call, expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { decide, enterDay, expectToast } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

const details = '/admin/himal/hris/employees/employee-separation/details';

interface Listed {
  results: { id: number }[];
}

/** A separation of someone, far enough ahead to be called off again. */
async function begin(token: string, employee: number): Promise<number> {
  const { results: types } = await call<Listed>('hris/himal/settings/separation-type/?for_resignations=true', {
    token,
  });
  const body = { employee, separation_type: types[0]?.id, effective_date: iso(dayIn(400)) };
  return (await call<{ id: number }>('hris/himal/separation/', { token, method: 'POST', body })).id;
}

test(
  'what was not cleared blocks the end of a separation by the name of its unit; once cleared it is settled [HR-4]',
  whereTouched('hris'),
  async ({ browser, borrow }) => {
    const tokens = await signInByCall('hr@himal.demo');
    const token = tokens.access;
    const id = await begin(token, (await borrow()).id);
    const page = await visitor(browser, tokens, { viewport: { width: 1440, height: 900 } });
    await page.goto(`${details}?open=${id}`);
    const drawer = page.getByRole('dialog', { name: /^Separation: / });
    await expect(drawer.getByText('Waiting for Finance and Accounts: Settle advances and loans')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await expect(drawer.getByRole('button', { name: 'Complete' })).toBeDisabled();
    const tasks = await call<{ results: { id: number; is_clearance: boolean }[] }>(
      `hris/himal/process-task/?as=hr&process=Separation&process_id=${id}&is_clearance=true&limit=100`,
      { token },
    );
    expect(tasks.results).toHaveLength(3);
    for (const task of tasks.results)
      await call(`hris/himal/process-task/${task.id}/finish/?as=hr`, {
        token,
        method: 'POST',
        body: { remark: `Cleared ${randomUUID().slice(0, 8)}` },
      });
    await page.reload();
    await expect(drawer.getByText('In progress')).toBeVisible();
    await expect(drawer.getByText(/has not cleared/)).toHaveCount(0);
    await decide(page, 'Complete', 'All done');
    await expect(drawer.getByText('Settled').first()).toBeVisible();
    await decide(page, 'Cancel separation', 'They stay after all');
    await expect(drawer.getByText('Cancelled').first()).toBeVisible();
  },
);

test('someone resigns on a phone in BS, and takes it back', whereTouched('hris'), async ({ browser, colleague }) => {
  const day = dayIn(200);
  const { tokens } = await colleague();
  const page = await visitor(browser, tokens, {
    calendar: 'BS',
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/user/resignation?open=new');
  const form = page.getByRole('dialog', { name: 'Resignation' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Release date is Required').first()).toBeVisible();
  await enterDay(form, 'Release date', String(day));
  await form.getByRole('button', { name: /Reason/ }).click();
  await page.getByRole('option', { name: 'Study' }).click();
  const remarks = `A course ${randomUUID().slice(0, 8)}`;
  await form.getByRole('textbox', { name: 'Remarks' }).fill(remarks);
  await expectNoOverflow(page);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toHaveCount(0);
  await page
    .getByRole('link', { name: `${day.year}` })
    .first()
    .click();
  await expectToast(page, remarks);
  await decide(page, 'Cancel request', 'The course was moved');
  await expect(page.getByRole('dialog').getByText('Cancelled').first()).toBeVisible();
  expect(mistakesOf(page)).toEqual([]);
});

test(
  'who leaves answers the exit interview on a phone; HR reads it beside the separation',
  whereTouched('hris'),
  async ({ browser, colleague }) => {
    const { access: token } = await signInByCall('hr@himal.demo');
    const { id: employee, tokens } = await colleague();
    const id = await begin(token, employee);
    const page = await visitor(browser, tokens, { viewport: { width: 360, height: 740 } });
    await page.goto('/user/exit-interview');
    const send = page.getByRole('button', { name: 'Send answers' });
    await send.click();
    await expect(page.getByText('is Required')).not.toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await expectNoOverflow(page);
    // The summary names a question before the control of it has come.
    const choices = page.getByRole('radiogroup');
    await expect(choices).toHaveCount(3);
    for (const choice of await choices.all()) await choice.locator('label').nth(1).click();
    // Who would not come back is asked why.
    await page.getByRole('textbox', { name: 'What would have to change' }).fill('A shorter way');
    const words = `More light ${randomUUID().slice(0, 8)}`;
    await page.getByRole('textbox', { name: 'What should we do better?' }).fill(words);
    await send.click();
    await expect(page.getByText('Thank you. Your answers were sent to HR.')).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    const { interview } = await call<{ interview: { answers: Record<string, string> } }>(
      `hris/himal/separation/${id}/exit-interview/`,
      { token },
    );
    expect(interview.answers).toEqual({ q1: '2', q2: '2', q3: 'o2', q4: 'A shorter way', q5: words });
    await call(`hris/himal/separation/${id}/cancel/`, { token, method: 'POST', body: { remark: 'They stay' } });
    await page.reload();
    await expect(page.getByText('Nothing to answer')).toBeVisible();
    expect(mistakesOf(page)).toEqual([]);
  },
);
