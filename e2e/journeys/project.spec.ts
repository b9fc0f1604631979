/** A project from its plan to the pay of its work. What moves with a task, and how time is valued, the tests of the server say. */
import { dayIn, iso } from '../support/days.ts';
import { call, expect, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { decide, expectToast, pick, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'HR plans a project, a member logs work for it on a phone, and its pay is in the pay log',
  whereTouched('task', 'work-log'),
  async ({ browser, colleague }) => {
    const member = await colleague();
    const hr = await signInByCall('hr@himal.demo');
    const desk = await visitor(browser, hr, { calendar: 'AD', viewport: { width: 1440, height: 900 } });
    const name = `Cold store of ${member.code}`;
    const yesterday = iso(dayIn(-1));

    await test.step('HR makes the project with its lead and a member', async () => {
      await desk.goto('/admin/himal/task/projects?open=new');
      const form = desk.getByRole('dialog', { name: /project/i });
      await form.getByRole('textbox', { name: /^Name\b(?! in)/ }).fill(name);
      await pick(form, 'Project lead', 'Sushila Thapa');
      await pick(form, 'Members', member.name);
      await desk.keyboard.press('Escape');
      await form
        .getByRole('button', { name: /^(Save|Add)/ })
        .last()
        .click();
      await expect(form).toHaveCount(0);
    });

    const { results } = await call<{ results: { id: number; name: string }[] }>(
      `task/himal/project/?search=${encodeURIComponent(name)}`,
      { token: hr.access },
    );
    const id = results[0]?.id ?? 0;
    const give = (title: string, from: number, until: number, after: readonly number[]) =>
      call<{ id: number }>('task/', {
        token: hr.access,
        method: 'POST',
        body: {
          title,
          project: id,
          starts_on: iso(dayIn(from)),
          deadline: iso(dayIn(until)),
          responsible: [{ person: member.id }],
          observers: [],
          checklist: [],
          depends_on: after.map((task) => ({ task, gap: 0 })),
        },
      });

    await test.step('HR moves a task on the timeline by keyboard, and looks at what moves with it', async () => {
      const floor = await give('Lay the floor', 2, 4, []);
      await give('Install the cooling', 5, 9, [floor.id]);
      await desk.goto(`/admin/himal/task/projects/${id}/tasks?tab=timeline`);
      await desk.getByRole('button', { name: /^Lay the floor, / }).focus();
      await desk.keyboard.press('Shift+ArrowRight');
      await desk.keyboard.press('Enter');
      const look = desk.getByRole('dialog', { name: 'Move Lay the floor' });
      await expect(look.getByText('Install the cooling')).toBeVisible();
      expect(await violationsOf(desk)).toEqual([]);
      await look.getByRole('button', { name: 'Move', exact: true }).click();
      await expectToast(desk, '2 tasks moved.');
    });

    const phone = await visitor(browser, member.tokens, { calendar: 'AD', viewport: { width: 390, height: 844 } });
    await test.step('the member logs an hour and a half for the project and sends it', async () => {
      await phone.goto(`/user/work-log/log-work?day=${yesterday}`);
      await phone.getByRole('button', { name: 'Add log' }).click();
      const form = phone.getByRole('dialog', { name: 'Add log' });
      await pick(form, 'Activity', 'Site visit');
      await pick(form, 'Project', name);
      await form.getByRole('textbox', { name: 'From' }).fill('06:00');
      await form.getByRole('textbox', { name: 'Until' }).fill('07:30');
      await form.getByRole('textbox', { name: 'What was done' }).fill(`Measured the floor of ${name}`);
      await form.getByRole('button', { name: 'Save as draft' }).click();
      await expectToast(phone, 'Saved as draft.');
      await phone.getByRole('button', { name: 'Send 1 draft' }).click();
      await expectToast(phone, '1 log sent.');
    });

    await test.step('HR approves it', async () => {
      await desk.goto('/admin/himal/task/work-log');
      await rowOf(desk, name).first().getByText('Site visit').click();
      await expect(desk.getByText(`Measured the floor of ${name}`)).toBeVisible();
      await decide(desk, 'Approve', 'Seen');
    });

    await test.step('the project shows the time and its cost, and the pay log of the member the amount', async () => {
      await desk.goto(`/admin/himal/task/projects/${id}/tasks`);
      await expect(desk.getByText('1 h 30 min').first()).toBeVisible();
      await expect(desk.getByText('NPR 525.00').first()).toBeVisible();
      // The day of the log may be in the month before.
      await phone.goto(`/user/task/reports/paylog?period_is=this_month&period_on=${yesterday}`);
      await expect(phone.getByText('525.00').first()).toBeVisible();
    });
    for (const page of [phone, desk]) expect(mistakesOf(page)).toEqual([]);
  },
);
