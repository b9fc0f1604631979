/** A score that its employee disputes, up to the one that HR settles. */
import { dayIn, iso } from '../support/days.ts';
import { call, expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { decide } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'an employee disputes the score of a task on a phone, and HR sets the final one',
  whereTouched('task'),
  async ({ browser, colleague }) => {
    const boss = await signInByCall('supervisor@himal.demo');
    const { id, code, tokens } = await colleague({ inTeam: true });
    const title = `Count the pallets with ${code}`;
    const task = await call<{ id: number }>('task/', {
      token: boss.access,
      method: 'POST',
      body: {
        title,
        deadline: iso(dayIn(30)),
        responsible: [{ person: id }],
        observers: [],
        checklist: [],
        approval_needed: true,
      },
    });
    await call(`task/${task.id}/complete/?as=user`, { token: tokens.access, method: 'POST', body: {} });

    const wide = { viewport: { width: 1440, height: 900 } };
    const lead = await visitor(browser, boss, wide);
    await test.step('the supervisor scores it', async () => {
      await lead.goto('/user/task/approvals');
      await lead.getByText(title).first().click();
      await lead.getByRole('button', { name: 'Approve and score', exact: true }).click();
      const question = lead.getByRole('dialog', { name: /^Approve and score/ });
      await question.getByRole('textbox', { name: /^Score/ }).fill('3');
      await question.getByRole('button', { name: 'Approve and score', exact: true }).click();
      await expect(question).toHaveCount(0);
    });

    const phone = await visitor(browser, tokens, { viewport: { width: 390, height: 844 } });
    await test.step('the employee disputes the score', async () => {
      await phone.goto('/user/task/approvals');
      await phone.getByText(title).first().click();
      await decide(phone, 'Dispute', 'Two pallets were in the other hall.');
      await expect(phone.getByText('Disputed', { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expectNoOverflow(phone);
    });

    await test.step('the supervisor keeps the score, and asks HR', async () => {
      await lead.goto('/user/task/approvals');
      await lead.getByText(title).first().click();
      await decide(lead, 'Forward to HR', 'I saw eight of ten.');
    });

    const desk = await visitor(browser, await signInByCall('hr@himal.demo'), wide);
    await test.step('HR sees why, and sets the final score', async () => {
      await desk.goto('/admin/himal/task/approvals');
      await desk.getByText(title).first().click();
      await expect(desk.getByText('Two pallets were in the other hall.')).toBeVisible();
      expect(await violationsOf(desk)).toEqual([]);
      await desk.getByRole('button', { name: 'Set final score', exact: true }).click();
      const question = desk.getByRole('dialog', { name: /^Set final score/ });
      await question.getByRole('textbox', { name: /^Score/ }).fill('7');
      await question.getByRole('textbox', { name: 'Remarks' }).fill('Both halls counted.');
      await question.getByRole('button', { name: 'Set final score', exact: true }).click();
      await expect(question).toHaveCount(0);
    });

    await test.step('the employee reads the final score and why', async () => {
      await phone.goto('/user/task/approvals?tab=all');
      await phone.getByText(title).first().click();
      await expect(phone.getByText('Confirmed', { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(phone.getByText('Both halls counted.')).toBeVisible();
      expect(await violationsOf(phone)).toEqual([]);
    });
    for (const page of [lead, phone, desk]) expect(mistakesOf(page)).toEqual([]);
  },
);
