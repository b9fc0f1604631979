/** Work from a draft on a phone to its approval. How time is weighed and valued, the tests of the server say. */
import { dayIn, iso } from '../support/days.ts';
import { expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { decide, expectToast, pick, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'an employee logs work on a phone and sends the week, and HR approves it',
  whereTouched('work-log'),
  async ({ browser, colleague }) => {
    const person = await colleague();
    const phone = await visitor(browser, person.tokens, { calendar: 'AD', viewport: { width: 390, height: 844 } });
    const yesterday = iso(dayIn(-1));
    await test.step('the employee keeps a log of yesterday as a draft', async () => {
      await phone.goto(`/user/work-log/log-work?day=${yesterday}`);
      await phone.getByRole('button', { name: 'Add log' }).click();
      const form = phone.getByRole('dialog', { name: 'Add log' });
      await pick(form, 'Activity', 'Site visit');
      await form.getByRole('textbox', { name: 'From' }).fill('09:00');
      await form.getByRole('textbox', { name: 'Until' }).fill('10:30');
      await form.getByRole('textbox', { name: 'What was done' }).fill('Measured the store room');
      expect(await violationsOf(phone)).toEqual([]);
      await form.getByRole('button', { name: 'Save as draft' }).click();
      await expectToast(phone, 'Saved as draft.');
      await expect(phone.getByText('Measured the store room')).toBeVisible();
      await expectNoOverflow(phone);
    });

    await test.step('a log at the same time is refused, and names the other one', async () => {
      await phone.getByRole('button', { name: 'Add log' }).click();
      const form = phone.getByRole('dialog', { name: 'Add log' });
      await pick(form, 'Activity', 'Design');
      await form.getByRole('textbox', { name: 'From' }).fill('10:00');
      await form.getByRole('textbox', { name: 'Until' }).fill('11:00');
      await form.getByRole('button', { name: 'Save as draft' }).click();
      await expect(form.getByText(/Overlaps with your log of Site visit from 09:00 to 10:30/).first()).toBeVisible();
      await form.getByRole('button', { name: 'Cancel' }).click();
      // What was typed is asked about before it is left.
      const leave = phone.getByRole('alertdialog');
      if (await leave.isVisible()) await leave.getByRole('button').first().click();
    });

    await test.step('the employee sends the week', async () => {
      await phone.goto(`/user/work-log/log-work?day=${yesterday}`);
      await phone.getByRole('button', { name: 'Send 1 draft' }).click();
      await expectToast(phone, '1 log sent.');
      await expect(phone.getByText('Requested', { exact: true })).toBeVisible();
    });

    await test.step('a timer that is stopped at once logs nothing', async () => {
      await phone.getByRole('button', { name: 'Start timer' }).click();
      const form = phone.getByRole('dialog', { name: 'Start timer' });
      await pick(form, 'Activity', 'Design');
      await form.getByRole('button', { name: 'Start timer' }).click();
      await phone.getByRole('button', { name: 'Stop' }).click();
      await expectToast(phone, /The timer stopped/);
    });

    const desk = await visitor(browser, await signInByCall('hr@himal.demo'), {
      viewport: { width: 1440, height: 900 },
    });
    await test.step('HR approves it', async () => {
      await desk.goto('/admin/himal/task/work-log');
      await rowOf(desk, '1 h 30 min').getByText('Site visit').click();
      await expect(desk.getByText('Measured the store room')).toBeVisible();
      await decide(desk, 'Approve', 'Seen');
    });

    await test.step('the employee sees that it is approved and can correct it', async () => {
      await phone.goto('/user/work-log/my-logs');
      await phone.getByRole('grid', { name: 'Work logs' }).getByText('Site visit').first().click();
      await expect(phone.getByText('Approved').first()).toBeVisible();
      await expect(phone.getByRole('button', { name: 'Correct' })).toBeVisible();
      expect(await violationsOf(phone)).toEqual([]);
    });
    for (const page of [phone, desk]) expect(mistakesOf(page)).toEqual([]);
  },
);
