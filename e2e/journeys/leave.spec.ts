import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { formatBs } from '../../packages/date-bs/src/index.ts';
import { limits } from '../../tools/support/patience.ts';
import { dayIn, iso } from '../support/days.ts';
import {
  call,
  expect,
  expectNoOverflow,
  mistakesOf,
  signInByCall,
  visitAs,
  visitor,
  type Tokens,
} from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { decide, enterDay, pick, rowOf, save } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';

const settings = '/admin/himal/leave/settings/master-settings/leave-list';
const wide = { viewport: { width: 1440, height: 900 } };

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Balance {
  readonly leave_type: Named;
  readonly available: string;
}

/** What someone has of a leave; undefined while it is not theirs. */
async function availableOf({ access: token }: Tokens, name: string): Promise<string | undefined> {
  const { results } = await call<{ results: Balance[] }>('leave/himal/balance/', { token });
  return results.find(({ leave_type: type }) => type.name === name)?.available;
}

/** A day that counts as one of work for someone: soon, or of late where the leave year ends now. */
async function workingDay({ access: token }: Tokens, type: number): Promise<ReturnType<typeof dayIn>> {
  const ahead = Array.from({ length: 40 }, (_, index) => index + 5);
  for (const days of [...ahead, ...ahead.map((each) => 3 - each)]) {
    const day = iso(dayIn(days));
    const { total, problems } = await call<{ total: string; problems: object }>('leave/himal/leave-count/', {
      token,
      method: 'POST',
      body: { leave_type: type, from_date: day, to_date: day },
    });
    if (total === '1' && Object.keys(problems).length === 0) return dayIn(days);
  }
  throw new Error('No day of work was found.');
}

test('HR sets leave up; an employee sees it counted on a phone in BS and asks; the supervisor forwards, HR approves; cancelled, the day is back and the balance says why', async ({
  browser,
  colleague,
}) => {
  test.slow();
  const name = `Trek leave ${randomUUID().slice(0, 8)}`;
  const inNepali = `पदयात्रा बिदा ${randomUUID().slice(0, 8)}`;
  const reason = `Annapurna ${randomUUID().slice(0, 8)}`;
  const withdrawn = `Snow on the pass ${randomUUID().slice(0, 8)}`;
  const employee = await colleague({ inTeam: true });
  const hrTokens = await signInByCall('hr@himal.demo');
  const hr = await visitor(browser, hrTokens, wide);
  const supervisor = await visitAs(browser, 'supervisor@himal.demo', wide);
  const phone = await visitor(browser, employee.tokens, { calendar: 'BS', viewport: { width: 390, height: 844 } });

  await test.step('HR adds the type and its rule', async () => {
    await hr.goto(settings);
    await hr.getByRole('tab', { name: 'Leave types', exact: true }).click();
    await hr.getByRole('button', { name: 'Add leave type' }).click();
    const type = hr.getByRole('dialog');
    await type.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await type.getByRole('textbox', { name: 'Name in Nepali' }).fill(inNepali);
    await type.getByText('A right of the employee').click();
    await save(type);
    await hr.getByRole('tab', { name: 'Rules', exact: true }).click();
    await hr.getByRole('button', { name: 'Add leave rule' }).click();
    const rule = hr.getByRole('dialog');
    const { results } = await call<{ results: { name: string; status: string }[] }>(
      'leave/himal/master-setting/?limit=100',
      { token: hrTokens.access },
    );
    await pick(rule, 'Master setting', results.find(({ status }) => status === 'Active')?.name ?? '');
    await pick(rule, 'Leave type', name);
    await rule.getByRole('textbox', { name: /^Paid fraction/ }).fill('1');
    await pick(rule, 'Accrual', 'All at the start');
    await rule
      .getByRole('textbox', { name: /^Days each time/ })
      .first()
      .fill('6');
    await save(rule);
  });

  // The server posts in the background what the rule brings.
  await expect.poll(() => availableOf(employee.tokens, name), { timeout: limits.background }).toMatch(/^[1-9]/);
  const before = Number(await availableOf(employee.tokens, name));
  const types = await call<{ results: Named[] }>(`leave/himal/leave-type/options/?search=${name}`, {
    token: employee.tokens.access,
  });
  const type = types.results[0]?.id ?? 0;
  const day = await workingDay(employee.tokens, type);
  const written = formatBs(day, 'D MMMM YYYY', { locale: 'en' });

  /** What the page of one's own balances says of this leave, once it has this many days. */
  const expectBalance = async (days: number) => {
    await phone.goto('/user/leave/overview');
    await expect(phone.getByRole('region', { name })).toContainText(`${days} days available`);
    expect(Number(await availableOf(employee.tokens, name))).toBe(days);
  };
  /** The lines of the account until the day of the leave, as the explanation of the balance shows them. */
  const explained = async (): Promise<Locator> => {
    await phone.getByRole('button', { name: `Explain this balance: ${name}` }).click();
    const drawer = phone.getByRole('dialog', { name });
    await expect(drawer.getByText(/^Rules of /)).toBeVisible();
    await enterDay(drawer, 'Balance on', String(day));
    await expectNoOverflow(phone);
    return drawer.getByRole('row');
  };
  /** The request that was sent last, as its address has it. */
  let open = '';

  await test.step('the employee sees what counts, and asks', async () => {
    await expectBalance(before);
    await phone.getByRole('link', { name: 'Request leave' }).first().click();
    const form = phone.getByRole('main');
    await pick(form, 'Leave type', name);
    for (const field of ['From', 'Until']) await enterDay(form, field, String(day));
    await expect(rowOf(form, 'Working day')).toContainText(written);
    await expect(form.getByText('After this request')).toBeVisible();
    await expect(form.getByText('First supervisor', { exact: true })).toBeVisible();
    await form.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await expectNoOverflow(phone);
    expect(await violationsOf(phone)).toEqual([]);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(phone).toHaveURL(/\/user\/leave\/history\?open=\d+/);
    open = new URL(phone.url()).searchParams.get('open') ?? '';
    await expect(phone.getByRole('dialog').getByText('Requested').first()).toBeVisible();
    // A request that is not decided holds its days.
    await expectBalance(before - 1);
  });

  await test.step('the supervisor forwards it, HR approves it, and the balance says so', async () => {
    await supervisor.goto(`/user/supervisor/leave/requests?open=${open}&tab=all`);
    await expect(supervisor.getByRole('dialog').getByText(reason, { exact: true })).toBeVisible();
    // The person who decides is warned that the law gives it, before they do.
    await expect(supervisor.getByRole('dialog').getByText('A right under the Labour Act')).toBeVisible();
    await decide(supervisor, 'Forward', 'HR decides on treks');
    await hr.goto(`/admin/himal/leave/employees-request?open=${open}&tab=all`);
    await expect(
      hr.getByRole('dialog').getByRole('list', { name: 'Who decides' }).getByText('HR decides on treks'),
    ).toBeVisible();
    await decide(hr, 'Approve', 'Have a good time');
    await expect
      .poll(
        async () =>
          (await call<{ status: string }>(`leave/himal/leave-request/${open}/`, { token: employee.tokens.access }))
            .status,
      )
      .toBe('Approved');
    await expectBalance(before - 1);
    const taken = (await explained()).filter({ hasText: 'Taken' });
    await expect(taken).toHaveCount(1);
    await expect(taken).toContainText(written);
  });

  await test.step('the employee asks to cancel it, which gives nothing back yet', async () => {
    await phone.goto(`/user/leave/history?open=${open}`);
    const sent = phone.getByRole('dialog').filter({ hasText: reason });
    await sent.getByRole('button', { name: 'Request cancellation' }).click();
    const question = phone.getByRole('dialog', { name: 'Request cancellation' });
    await question.getByRole('textbox', { name: 'Reason' }).fill(withdrawn);
    expect(await violationsOf(phone)).toEqual([]);
    await question.getByRole('button', { name: 'Request cancellation' }).click();
    await expect(question).toHaveCount(0);
    await expectBalance(before - 1);
  });

  await test.step('the supervisor approves that, and the day is back by a counter-line', async () => {
    const { results } = await call<{ results: { id: number; reason: string }[] }>(
      'leave/himal/leave-cancel-request/?as=user',
      { token: employee.tokens.access },
    );
    const cancellation = results.find((each) => each.reason === withdrawn)?.id;
    await supervisor.goto(`/user/supervisor/leave/cancel-requests?open=${cancellation}&tab=all`);
    await expect(supervisor.getByRole('dialog').getByText(withdrawn, { exact: true })).toBeVisible();
    await decide(supervisor, 'Approve', 'Another time');
    await expectBalance(before);
    const lines = await explained();
    for (const kind of ['Taken', 'Returned']) {
      await expect(lines.filter({ hasText: kind })).toHaveCount(1);
      await expect(lines.filter({ hasText: kind })).toContainText(written);
    }
    expect(await violationsOf(phone)).toEqual([]);
  });

  // No one else meets the type of this journey.
  await call(`leave/himal/leave-type/${type}/`, { token: hrTokens.access, method: 'DELETE' }).catch(() => undefined);
  expect([...mistakesOf(phone), ...mistakesOf(supervisor), ...mistakesOf(hr)]).toEqual([]);
});
