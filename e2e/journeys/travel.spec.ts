/** A trip from its request on a phone to the paid allowance. How days count, the tests of the model and the server say. */
import { dayIn, iso } from '../support/days.ts';
import { expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { decide, enterDay, expectToast, pick, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';

test('an employee sees the allowances of a trip and requests it on a phone, and is paid them once it is over', async ({
  browser,
  colleague,
}) => {
  const person = await colleague();
  const phone = await visitor(browser, person.tokens, { calendar: 'AD', viewport: { width: 390, height: 844 } });
  const list = phone.getByRole('grid', { name: 'Travel requests' });
  await test.step('the employee sees the allowance of each day before anything is sent', async () => {
    await phone.goto('/user/expense-management/request-travel');
    await phone.getByRole('button', { name: 'Request travel' }).first().click();
    const form = phone.getByRole('dialog', { name: 'Travel request' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Fair in Pokhara');
    await form.getByRole('textbox', { name: 'Purpose' }).fill('Stand of the organization');
    await enterDay(form, 'Departure date', iso(dayIn(-3)));
    await form.getByRole('textbox', { name: 'Departure time' }).fill('14:00');
    await enterDay(form, 'Return date', iso(dayIn(-1)));
    await form.getByRole('textbox', { name: 'Return time' }).fill('11:00');
    await form.getByRole('button', { name: 'Add leg' }).click();
    await form.getByRole('textbox', { name: 'Starting place' }).fill('Kathmandu');
    await pick(form, 'Destination', 'Pokhara');
    await enterDay(form, 'Date', iso(dayIn(-3)));
    await expect(form.getByText('Estimated cost in NPR')).toBeVisible();
    await expect(form.getByText('Part day').first()).toBeVisible();
    expect(await violationsOf(phone)).toEqual([]);
    await expectNoOverflow(phone);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form).toHaveCount(0);
    await expect(list.getByText('Requested', { exact: true })).toBeVisible();
  });

  const desk = await visitor(browser, await signInByCall('hr@himal.demo'), { viewport: { width: 1440, height: 900 } });
  await test.step('HR approves it', async () => {
    await desk.goto('/admin/himal/expense-management/request?tab=travel');
    await rowOf(desk, 'Fair in Pokhara').getByText('Fair in Pokhara').click();
    await decide(desk, 'Approve', 'Good luck');
  });

  await test.step('the employee claims the allowances without a bill', async () => {
    await phone.reload();
    await list.getByText('Fair in Pokhara').first().click();
    await phone.getByRole('button', { name: 'Claim expenses' }).click();
    const form = phone.getByRole('dialog', { name: /^Claim expenses/ });
    expect(await violationsOf(phone)).toEqual([]);
    await form.getByRole('button', { name: 'Send claim' }).click();
    await expectToast(phone, 'Claim sent.');
  });

  const open = async () => {
    await desk.goto('/admin/himal/expense-management/settle-request');
    await rowOf(desk, 'Fair in Pokhara').getByText('Fair in Pokhara').click();
  };
  await test.step('HR approves and pays the claim', async () => {
    await open();
    await expect(desk.getByText('Daily allowance').first()).toBeVisible();
    await decide(desk, 'Approve', 'Fine');
    await open();
    await desk.getByRole('button', { name: 'Record payment' }).click();
    const form = desk.getByRole('dialog', { name: `Record payment: ${person.name}` });
    await form.getByRole('button', { name: 'Save' }).click();
    await expectToast(desk, 'Recorded.');
  });
  for (const page of [phone, desk]) expect(mistakesOf(page)).toEqual([]);
});
