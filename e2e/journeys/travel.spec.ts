/** A trip from its request on a phone to the paid difference. How days count, the tests of the model and the server say. */
import { dayIn, iso } from '../support/days.ts';
import { expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { decide, enterDay, expectToast, pick, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';

test('an employee requests a trip on a phone, the supervisor approves it, and its allowances and bills are paid once it is over', async ({
  browser,
  colleague,
}) => {
  // The trip stays, and no employee travels twice on the same days.
  const person = await colleague({ inTeam: true, isSpent: true });
  const title = `Fair in Pokhara ${person.code}`;
  const phone = await visitor(browser, person.tokens, { calendar: 'AD', viewport: { width: 390, height: 844 } });
  const list = phone.getByRole('grid', { name: 'Travel requests' });
  await test.step('the employee sees the allowance of each day before anything is sent', async () => {
    await phone.goto('/user/expense-management/request-travel');
    await phone.getByRole('button', { name: 'Request travel' }).first().click();
    const form = phone.getByRole('dialog', { name: 'Travel request' });
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
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

  const lead = await visitor(browser, await signInByCall('supervisor@himal.demo'), {
    viewport: { width: 1440, height: 900 },
  });
  await test.step('the supervisor approves it', async () => {
    await lead.goto('/user/expense-management/request/travel');
    await rowOf(lead, title).getByText(title).click();
    await expect(lead.getByText('Estimated cost in NPR').first()).toBeVisible();
    await decide(lead, 'Approve', 'Good luck');
  });

  await test.step('the employee claims the allowances and the bill of a hotel', async () => {
    await phone.reload();
    await list.getByText(title).first().click();
    await phone.getByRole('button', { name: 'Claim expenses' }).click();
    const form = phone.getByRole('dialog', { name: /^Claim expenses/ });
    await form.getByRole('button', { name: 'Add bill' }).click();
    const bills = form.getByRole('group', { name: 'Bills' });
    await pick(bills, 'Type', 'Hotel');
    await enterDay(bills, 'Bill date', iso(dayIn(-2)));
    await expect(bills.getByRole('textbox', { name: 'Units' })).toHaveValue('1.00');
    await bills.getByRole('group', { name: 'Claimed' }).getByRole('textbox', { name: 'Amount' }).fill('2500');
    expect(await violationsOf(phone)).toEqual([]);
    await expectNoOverflow(phone);
    await form.getByRole('button', { name: 'Send claim' }).click();
    await expectToast(phone, 'Claim sent.');
  });

  const desk = await visitor(browser, await signInByCall('hr@himal.demo'), { viewport: { width: 1440, height: 900 } });
  const open = async () => {
    await desk.goto('/admin/himal/expense-management/settle-request');
    await rowOf(desk, title).getByText(title).click();
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

  await test.step('the employee sees that the claim is paid', async () => {
    await phone.goto('/user/expense-management/settle-expense');
    const claims = phone.getByRole('grid', { name: 'Expense claims' });
    await expect(claims.getByText('Paid', { exact: true })).toBeVisible();
    await claims.getByText(title).first().click();
    await expect(phone.getByText('Daily allowance').first()).toBeVisible();
    await expect(phone.getByText('Hotel', { exact: true }).first()).toBeVisible();
    await expectNoOverflow(phone);
  });
  for (const page of [phone, lead, desk]) expect(mistakesOf(page)).toEqual([]);
});
