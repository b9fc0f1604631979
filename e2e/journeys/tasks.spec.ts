import { dayIn, iso } from '../support/days.ts';
import { call, expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { enterDay } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

interface Given {
  id: number;
}

test('a task counts in the menu, is ticked, refused while open and completed, and counts no more [TOP-14, TK-1]', async ({
  browser,
  colleague,
}) => {
  const boss = await signInByCall('supervisor@himal.demo');
  const { id: responsible, tokens } = await colleague({ inTeam: true });
  const task = await call<Given>('task/', {
    token: boss.access,
    method: 'POST',
    body: {
      title: 'Label the new shelves',
      deadline: iso(dayIn(400)),
      responsible: [{ person: responsible }],
      observers: [],
      checklist: [
        { item: 'Print the labels', is_done: false },
        { item: 'Stick them on', is_done: true },
      ],
    },
  });
  const page = await visitor(browser, tokens, { viewport: { width: 1440, height: 900 } });
  await page.goto('/user/task/assigned-to-me');
  const entry = page.getByRole('navigation').getByRole('link', { name: /^Assigned to me/ });
  await expect(entry).toHaveText(/\d/);
  // Where nothing counts, no number is shown.
  const count = async () => Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0] ?? 0);
  const before = await count();
  await page.goto(`/user/task/my/${task.id}/detail`);
  await expect(page.getByRole('heading', { level: 1, name: 'Label the new shelves' })).toBeVisible();
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const complete = async () => {
    await page.getByRole('button', { name: 'Complete' }).click();
    const question = page.getByRole('dialog', { name: 'Complete' });
    await question.getByRole('button', { name: 'Complete', exact: true }).click();
    return question;
  };
  const question = await complete();
  await expect(question.getByText('1 of 2 checklist items are still open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  // By key: the notice of the refusal may stand over the item where the window is low.
  await page.getByRole('checkbox', { name: 'Print the labels' }).press('Space');
  await expect(page.getByText('2 of 2 done')).toBeVisible();
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('The printer needs ink.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The printer needs ink.')).toBeVisible();
  await complete();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await page.goto('/user/task/assigned-to-me');
  await expect.poll(count).toBe(before - 1);
  expect(mistakesOf(page)).toEqual([]);
});

test(
  'a supervisor enters attendance of the team, sees what is there, and a double is refused [TOP-16]',
  whereTouched('task', 'attendance'),
  async ({ browser }) => {
    const hr = await signInByCall('hr@himal.demo');
    const tokens = await signInByCall('supervisor@himal.demo');
    const setting = (allow_supervisor: boolean) =>
      call('attendance/himal/manual-attendance-setting/', {
        token: hr.access,
        method: 'PATCH',
        body: { allow_supervisor },
      });
    const page = await visitor(browser, tokens, { viewport: { width: 390, height: 844 } });
    const { results } = await call<{ results: { employee: { full_name: string }; punched_on: string }[] }>(
      'attendance/manual/?as=supervisor&limit=1&remark_category=Punch%20In',
      { token: tokens.access },
    );
    const [there] = results;
    if (!there) throw new Error('the demo has no attendance that was entered by hand');
    await page.goto('/user/supervisor/attendance/offline-attendance');
    await page.getByRole('button', { name: 'Enter attendance' }).click();
    const drawer = page.getByRole('dialog', { name: 'Enter attendance' });
    await drawer.getByRole('combobox', { name: 'Employees' }).fill(there.employee.full_name);
    await page.getByRole('option', { name: there.employee.full_name }).first().click();
    await page.keyboard.press('Escape');
    for (const field of ['From', 'Until']) await enterDay(drawer, field, there.punched_on);
    await drawer.getByRole('textbox', { name: 'Punch In' }).fill('08:00');
    await drawer.getByRole('textbox', { name: 'Remarks' }).fill('The gate was closed');
    await drawer.getByRole('button', { name: 'Preview' }).click();
    await expect(drawer.getByText("Can't be entered")).toBeVisible();
    await expect(
      drawer.getByText(new RegExp(`already has Punch In on ${there.punched_on} at \\d\\d:\\d\\d`)),
    ).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Enter attendance' })).toBeDisabled();
    await expectNoOverflow(page, 'what is there already');
    expect(await violationsOf(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Back' }).click();
    await drawer.getByRole('textbox', { name: 'Punch In' }).fill('');
    await drawer.getByRole('textbox', { name: 'Punch Out' }).fill('');
    await setting(false);
    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/user/supervisor/attendance/overview');
      const menu = page.getByRole('navigation');
      await expect(menu.getByRole('link', { name: 'Team attendance requests' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Offline attendance' })).toHaveCount(0);
      await setting(true);
      await page.reload();
      await expect(menu.getByRole('link', { name: 'Offline attendance' })).toBeVisible();
    } finally {
      await setting(true);
    }
  },
);

const closedLists = [
  ['hr@himal.demo', '/admin/himal/task/reports/closed-hold'],
  ['supervisor@himal.demo', '/user/supervisor/task/reports/closed-hold'],
] as const;
const closedHeadings = {
  en: ['Title', 'Responsible', 'Priority', 'Deadline', 'Completed on', 'Delayed', 'Status'],
  ne: ['शीर्षक', 'जिम्मेवार', 'प्राथमिकता', 'अन्तिम मिति', 'सम्पन्न मिति', 'ढिलो', 'स्थिति'],
} as const;

test(
  'closed tasks are read at a desk without moving sideways, and who gave them can be brought out',
  whereTouched('task', 'attendance'),
  async ({ browser }) => {
    for (const [email, path] of closedLists) {
      const tokens = await signInByCall(email);
      for (const language of ['en', 'ne'] as const) {
        const page = await visitor(browser, tokens, { language, viewport: { width: 1440, height: 900 } });
        await page.goto(path);
        const title = page.getByRole('columnheader', { name: closedHeadings[language][0] });
        const grid = page.getByRole('grid').filter({ has: title });
        await expect(grid.getByRole('columnheader')).toHaveText([...closedHeadings[language]]);
        expect(await grid.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
        expect(mistakesOf(page)).toEqual([]);
        if (language === 'ne') continue;
        await page.getByRole('button', { name: 'Columns' }).click();
        await page.getByRole('dialog', { name: 'Columns' }).getByText('Assigned by', { exact: true }).click();
        await page.keyboard.press('Escape');
        await expect(grid.getByRole('columnheader', { name: 'Assigned by' })).toBeVisible();
      }
    }
  },
);
