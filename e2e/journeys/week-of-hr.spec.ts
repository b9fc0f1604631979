/** A week of an HR department: someone joins, gets a certificate, is promoted, changes supervisor, resigns and is cleared. */
import { randomUUID } from 'node:crypto';
import { limits } from '../../tools/support/patience.ts';
import { dayIn, iso } from '../support/days.ts';
import { call, expect, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { activateAccount, test } from '../support/people.ts';
import { decide, enterDay, pick, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

interface Listed<T> {
  readonly results: readonly T[];
  readonly count: number;
}
interface Place {
  readonly user: { readonly id: number };
  readonly branch: { readonly name: string } | null;
  readonly division: { readonly name: string } | null;
  readonly job_title: { readonly name: string } | null;
  readonly employment_type: { readonly name: string } | null;
  readonly employment_level: { readonly name: string } | null;
}

const requests = 'attendance/himal/overtime/pre-approval/';
const staff = 'hris/himal/staff/';

/** As much of a name as a chip certainly shows (CHIP-1). */
const shown = (name: string): string => name.slice(0, 18);

test(
  'from the first day to the last one: join, certificate, promotion, another supervisor, resignation, clearance, letter, and the headcount of last quarter [HR-1, HR-4, TF-3, RP-3]',
  whereTouched('hris'),
  async ({ browser, colleague }) => {
    test.setTimeout(3 * limits.journey);
    const hrTokens = await signInByCall('hr@himal.demo');
    const token = hrTokens.access;
    const before = await colleague({ isSpent: true });
    const after = await colleague({ isSpent: true });
    const mark = randomUUID()
      .slice(0, 8)
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
    const name = `Sarita ${mark[0]?.toUpperCase()}${mark.slice(1)}`;
    const email = `sarita.${mark}@example.com`;
    const today = iso(dayIn(0));
    const hr = await visitor(browser, hrTokens, { viewport: { width: 1440, height: 900 } });

    // Where the newcomer begins, and the title to which they rise.
    const { results: colleagues } = await call<Listed<Place>>('hris/himal/employees/?limit=100', { token });
    const place = colleagues.find(
      (one) => one.branch && one.division && one.job_title && one.employment_type && one.employment_level,
    );
    const title = colleagues.find((one) => one.job_title && one.job_title.name !== place?.job_title?.name)?.job_title
      ?.name;
    if (!place || title === undefined) throw new Error('The demo has nobody with a whole place.');
    const certificate = `Work certificate ${mark}`;
    await call('hris/himal/letter-template/', {
      token,
      method: 'POST',
      body: {
        title: certificate,
        letter_kind: 'Custom',
        language: 'en',
        subject: 'To whom it may concern',
        body: '<p>{{full_name}} works here as {{job_title}}.</p>',
        is_requestable: true,
      },
    });

    const person = await test.step('HR adds someone, who activates the account by the mailed link', async () => {
      await hr.goto('/admin/himal/hris/employees/current-employee-list?open=new');
      const form = hr.getByRole('dialog', { name: 'Add employee' });
      await form.getByRole('textbox', { name: 'First name' }).fill('Sarita');
      await form.getByRole('textbox', { name: 'Last name' }).fill(name.slice('Sarita '.length));
      await form.getByRole('textbox', { name: 'Email' }).fill(email);
      await enterDay(form, 'Joined on', iso(dayIn(-12)));
      await pick(form, 'Job title', place.job_title?.name ?? '');
      await pick(form, 'Division', place.division?.name ?? '');
      await pick(form, 'Branch', place.branch?.name ?? '');
      await pick(form, 'Employment type', place.employment_type?.name ?? '');
      await pick(form, 'Employment level', place.employment_level?.name ?? '');
      await pick(form, 'Supervisor', before.name);
      await form.getByRole('button', { name: 'Add employee' }).click();
      await expect(hr.getByRole('heading', { level: 1, name })).toBeVisible();
      const tokens = await activateAccount(browser, email);
      const { results } = await call<Listed<Place>>(`hris/himal/employees/?search=${encodeURIComponent(name)}`, {
        token,
      });
      return { id: results[0]?.user.id ?? 0, tokens, page: await visitor(browser, tokens) };
    });
    const { page } = person;

    await test.step('asks for a certificate, which HR issues in one press', async () => {
      await page.goto('/user/letter-request?open=new');
      const form = page.getByRole('dialog', { name: 'Letter request' });
      await pick(form, 'Letter', certificate);
      await form.getByRole('textbox', { name: /needed for/i }).fill(`Visa ${mark}`);
      await expect(form.getByText('Who decides')).toBeVisible();
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form).toHaveCount(0);
      await hr.goto('/admin/himal/hris/letter-request');
      await rowOf(hr, mark).getByRole('link').first().click();
      await hr.getByRole('button', { name: 'Issue letter', exact: true }).click();
      const asked = hr.url();
      const question = hr.getByRole('dialog', { name: 'Issue letter' });
      await question.getByRole('button', { name: 'Issue letter' }).click();
      await expect(question).toHaveCount(0);
      // The drawer goes on to the next that waits, where another does.
      await hr.goto(asked);
      await expect(hr.getByText('Issued letter', { exact: true })).toBeVisible();
      // Their own list shows it without a reload.
      await expect(rowOf(page, certificate)).toContainText('Approved');
    });

    await test.step('is proposed for a promotion by the supervisor, and has the new title once HR agrees', async () => {
      const supervisor = await visitor(browser, before.tokens);
      await supervisor.goto('/user/review-request?open=new');
      const form = supervisor.getByRole('dialog', { name: 'Employment review' });
      await pick(form, 'Employee', name);
      await pick(form, 'Type', 'Promotion');
      await enterDay(form, 'Effective date', today);
      await pick(form, 'Job title', title);
      await form.getByRole('textbox', { name: 'Remarks' }).fill(`Learns fast ${mark}`);
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form).toHaveCount(0);
      await hr.goto('/admin/himal/hris/employees/employment-review/review-details');
      await rowOf(hr, name).getByRole('link').first().click();
      const drawer = hr.getByRole('dialog', { name: /^Employment review/ });
      await expect(drawer.getByText('What changes')).toBeVisible();
      const review = hr.url();
      await decide(hr, 'Approve', 'Deserved');
      // The drawer goes on to the next that waits, where another does.
      await hr.goto(review);
      await expect(drawer.getByText('Approved').first()).toBeVisible();
      await hr.goto(`/admin/himal/hris/users/${person.id}`);
      await expect(hr.getByRole('main').getByText(title).first()).toBeVisible();
      expect(mistakesOf(supervisor)).toEqual([]);
    });

    await test.step('has a request pending when the supervisor changes: the new one decides it [TF-3]', async () => {
      const { id } = await call<{ id: number }>(requests, {
        token: person.tokens.access,
        method: 'POST',
        body: { overtime_date: iso(dayIn(3)), overtime_duration: 60, request_remarks: `Stock count ${mark}` },
      });
      await page.goto(`/user/attendance/request/pre-approval-overtime?open=${id}`);
      const own = page.getByRole('dialog', { name: /^Overtime request/ });
      const decides = own.getByRole('region', { name: 'Who decides' });
      await expect(decides).toContainText(shown(before.name));
      expect(await violationsOf(page)).toEqual([]);
      await hr.goto(`/admin/himal/hris/employees/current-employee-list?search=${encodeURIComponent(name)}`);
      await hr.getByRole('checkbox', { name: `Select ${name}` }).click();
      await hr.getByRole('button', { name: 'Assign supervisor' }).click();
      const form = hr.getByRole('dialog', { name: /Assign supervisor/ });
      await pick(form, 'Supervisor', after.name);
      await enterDay(form, 'From', today);
      await form.getByRole('button', { name: 'Assign supervisor' }).click();
      await expect(hr.getByText('Supervisor assigned').first()).toBeVisible();
      await page.reload();
      await expect(decides).toContainText(shown(after.name));
      await expect(decides.getByText(shown(before.name), { exact: true })).toHaveCount(0);
      await expect(decides.getByText(new RegExp(`${before.name}.*${after.name}`))).toBeVisible();
    });

    const next = await visitor(browser, after.tokens);
    await test.step('the new supervisor decides what the one before had not', async () => {
      await next.goto('/user/supervisor/attendance/requests/pre-approval-overtime');
      await rowOf(next, name).getByRole('link').first().click();
      await decide(next, 'Approve', 'Thanks');
      await page.reload();
      const own = page.getByRole('dialog', { name: /^Overtime request/ });
      await expect(own.getByText('Approved').first()).toBeVisible();
      await expect(own.getByText('Who decides')).toHaveCount(0);
    });

    await test.step('resigns, and the resignation begins a separation', async () => {
      await page.goto('/user/resignation?open=new');
      const form = page.getByRole('dialog', { name: 'Resignation' });
      await enterDay(form, 'Release date', iso(dayIn(45)));
      await form.getByRole('button', { name: /Reason/ }).click();
      await page.getByRole('option', { name: 'Study' }).click();
      await form.getByRole('textbox', { name: 'Remarks' }).fill(`A course ${mark}`);
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form).toHaveCount(0);
      await next.goto('/user/resignation-request');
      await rowOf(next, name).getByRole('link').first().click();
      await decide(next, 'Approve', 'All the best');
      expect(mistakesOf(next)).toEqual([]);
    });

    await test.step('is cleared unit by unit; only then the separation is completed [HR-4]', async () => {
      await hr.goto('/admin/himal/hris/employees/employee-separation/details');
      await rowOf(hr, name).getByRole('link').first().click();
      const drawer = hr.getByRole('dialog', { name: /^Separation: / });
      await expect(drawer.getByRole('button', { name: 'Complete' })).toBeDisabled();
      const tasks = await call<Listed<{ id: number }>>(
        `hris/himal/process-task/?as=hr&employee=${person.id}&is_clearance=true&status=Open&limit=100`,
        { token },
      );
      expect(tasks.count).toBeGreaterThan(0);
      for (const { id } of tasks.results)
        await call(`hris/himal/process-task/${id}/finish/?as=hr`, {
          token,
          method: 'POST',
          body: { remark: 'Cleared' },
        });
      await hr.reload();
      await expect(drawer.getByRole('button', { name: 'Complete' })).toBeEnabled();
      await decide(hr, 'Complete', 'All done');
      await expect(drawer.getByText('Settled').first()).toBeVisible();
    });

    await test.step('and gets a letter, which is in their own file', async () => {
      await hr.goto(`/admin/himal/hris/employees/current-employee-list?search=${encodeURIComponent(name)}`);
      await hr.getByRole('checkbox', { name: `Select ${name}` }).click();
      await hr.getByRole('button', { name: 'Generate letter' }).click();
      const form = hr.getByRole('dialog', { name: /Generate letter/ });
      await form.getByRole('button', { name: /Purpose/ }).click();
      await hr.getByRole('option', { name: 'Something else' }).click();
      await pick(form, 'Template', certificate);
      await form.getByRole('button', { name: 'Generate letter' }).click();
      await expect(hr.getByText('Letter issued').first()).toBeVisible();
      const { results: letters } = await call<Listed<{ letter_number: string; body: string }>>(
        `hris/himal/letter/?employee=${person.id}&sort=-letter_number`,
        { token: person.tokens.access },
      );
      expect(letters).toHaveLength(2);
      await page.goto('/user/profile?tab=papers');
      for (const { letter_number: number } of letters) await expect(page.getByText(number).first()).toBeVisible();
    });

    await test.step('the headcount of last quarter is without them, and that of today with them [RP-3]', async () => {
      const lastQuarter = iso(dayIn(-92));
      const countOn = async (day: string) =>
        (await call<Listed<object>>(`${staff}?standing=Current&as_of=${day}&limit=1`, { token })).count;
      const [then, now] = [await countOn(lastQuarter), await countOn(today)];
      expect(then).not.toBe(now);
      for (const [day, count] of [
        [lastQuarter, then],
        [today, now],
      ] as const) {
        await hr.goto(`/admin/himal/hris/reports/basic/branch?standing=Current&as_of=${day}`);
        await expect(
          hr
            .getByRole('main')
            .getByText(new RegExp(`^${count}$`))
            .first(),
        ).toBeVisible();
      }
      const list = (day: string) =>
        `/admin/himal/hris/employees?as_of=${day}&standing=Current&search=${encodeURIComponent(name)}`;
      await hr.goto(list(today));
      await expect(rowOf(hr, name)).toHaveCount(1);
      await hr.goto(list(lastQuarter));
      await expect(hr.getByText('No data available at the moment')).toBeVisible();
      // The row that says so names what was searched for; no one stands in it.
      await expect(hr.getByRole('row').getByRole('link', { name })).toHaveCount(0);
    });
    expect([...mistakesOf(hr), ...mistakesOf(page)]).toEqual([]);
  },
);
