import { randomUUID } from 'node:crypto';
import { call, expect, expectNoOverflow, mistakesOf, signInByCall, test, visitor } from '../support/karmik.ts';
import { iso, dayIn } from '../support/days.ts';
import { linkIn, newMail } from '../support/mails.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

interface Named {
  results: { id: number; name: string }[];
}
interface Candidate {
  readonly id: number;
  readonly status: string;
  readonly answer_remark: string | null;
}

const inDays = (days: number) => iso(dayIn(days));

/** A candidate of the demo organisation, added by calls. */
async function add(token: string): Promise<{ id: number; email: string; name: string }> {
  const option = async (path: string) => {
    const { results } = await call<Named>(`${path}/options/`, { token });
    return results[0]?.id;
  };
  // A name of letters alone, as names are.
  const last = `Pradhan ${randomUUID().replace(/[^a-f]/g, '')}`;
  const email = `sarita.${randomUUID()}@example.com`;
  const { results: templates } = await call<Named>('hris/himal/letter-template/?letter_kind=Offer&language=en', {
    token,
  });
  const { id } = await call<{ id: number }>('hris/himal/pre-employment/', {
    token,
    method: 'POST',
    body: {
      first_name: 'Sarita',
      last_name: last,
      gender: 'Female',
      email,
      job_title: await option('org/himal/job-title'),
      branch: await option('org/himal/branch'),
      division: await option('org/himal/division'),
      employment_type: await option('org/himal/employment-type'),
      employment_level: await option('org/himal/employment-level'),
      supervisor: (await call<{ user: { id: number } }>('users/me/', { token })).user.id,
      joins_on: inDays(60),
      salary: { currency: 'USD', amount: '1250.5' },
      letter_template: templates[0]?.id,
    },
  });
  return { id, email, name: `Sarita ${last}` };
}

/** The same, offered a post; answers what the mail links to. */
async function offer(token: string): Promise<{ id: number; path: string; name: string }> {
  const { id, email, name } = await add(token);
  await call(`hris/himal/pre-employment/${id}/send/`, { token, method: 'POST', body: { answer_by: inDays(20) } });
  return { id, path: linkIn(await newMail(email)), name };
}

test(
  'a candidate accepts an offer letter by the link of a mail, without an account, and HR sees the answer [AUD-5, LOG-5]',
  whereTouched('hris'),
  async ({ browser }) => {
    const { access: token } = await signInByCall('hr@himal.demo');
    const { id, path } = await offer(token);
    const page = await visitor(browser, undefined, { viewport: { width: 1440, height: 900 } });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Offer letter', level: 1 })).toBeVisible();
    await expect(page.getByText('USD 1,250.50')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^2\d{3}-\d{2}-OL-\d{4}\.pdf$/);
    await page.getByRole('button', { name: 'Accept the offer' }).click();
    const question = page.getByRole('dialog', { name: 'Do you accept this offer?' });
    await question.getByRole('textbox', { name: 'Comment' }).fill('With pleasure.');
    await question.getByRole('button', { name: 'Accept the offer' }).click();
    await expect(page.getByText('You accepted this offer. We look forward to working with you.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept the offer' })).toHaveCount(0);
    const seen = await call<Candidate>(`hris/himal/pre-employment/${id}/`, { token });
    expect([seen.status, seen.answer_remark]).toEqual(['Accepted', 'With pleasure.']);
    // The shorter address of the same link opens the same page.
    await page.goto(path.replace('/account', ''));
    await expect(page.getByText('You accepted this offer. We look forward to working with you.')).toBeVisible();
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'a link that was withdrawn or never given says so politely, on a phone in Nepali',
  whereTouched('hris'),
  async ({ browser }) => {
    const { access: token } = await signInByCall('hr@himal.demo');
    const { id, path, name } = await offer(token);
    await call(`hris/himal/pre-employment/${id}/withdraw/`, {
      token,
      method: 'POST',
      body: { remark: 'The post is gone' },
    });
    const page = await visitor(browser, undefined, {
      language: 'ne',
      calendar: 'BS',
      viewport: { width: 390, height: 844 },
    });
    await page.goto(path);
    await expect(page.getByText('यो अनुरोध फिर्ता लिइयो।', { exact: false })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    await expectNoOverflow(page);
    await page.goto('/offer-letter/never-given');
    await expect(page.getByText('यो लिङ्क मान्य छैन।', { exact: false })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  },
);

test(
  'HR assigns tasks to a candidate who has accepted, and is warned of open tasks before it on-boards',
  whereTouched('hris'),
  async ({ browser }) => {
    const tokens = await signInByCall('hr@himal.demo');
    const token = tokens.access;
    const { id, path, name } = await offer(token);
    await call('offer-letter/', { method: 'POST', body: { token: path.split('/').at(-1), answer: 'accepted' } });
    const page = await visitor(browser, tokens, { viewport: { width: 1440, height: 900 } });
    await page.goto(`/admin/himal/hris/employees/pre-employment/employee-details?open=${id}`);
    const drawer = page.getByRole('dialog', { name: `Candidate: ${name}` });
    await expect(drawer.getByText('USD 1,250.50').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Assign tasks' }).click();
    const tasks = page.getByRole('dialog', { name: 'Assign tasks' });
    await tasks.getByRole('combobox', { name: 'Tasks' }).fill('Joining');
    await page.getByRole('option', { name: 'Joining' }).click();
    await tasks.getByRole('button', { name: 'Assign tasks' }).click();
    await expect(drawer.getByText('Sign the contract')).toBeVisible();
    await drawer.getByRole('button', { name: 'Onboard', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Onboard' });
    await question.getByRole('textbox', { name: 'Employee code' }).fill(`J${Date.now()}`);
    await question.getByRole('button', { name: 'Onboard', exact: true }).click();
    await expect(
      question.getByText('Mandatory tasks are open: Copy citizenship and certificates; Sign the contract').first(),
    ).toBeVisible();
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'HR asks for a reference, the referee answers by the link of the mail, without an account, and HR reads it [AUD-5]',
  whereTouched('hris'),
  async ({ browser }) => {
    const tokens = await signInByCall('hr@himal.demo');
    const { id, name } = await add(tokens.access);
    const page = await visitor(browser, tokens, { calendar: 'AD', viewport: { width: 1440, height: 900 } });
    await page.goto(`/admin/himal/hris/employees/pre-employment/employee-details?open=${id}`);
    await page.getByRole('button', { name: 'Request evaluation' }).click();
    const asking = page.getByRole('dialog', { name: 'Evaluation', exact: true });
    await asking.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Reference check' }).click();
    const email = `bina.${randomUUID()}@example.org`;
    await asking.getByRole('textbox', { name: 'Evaluated by' }).fill('Bina Joshi');
    await asking.getByRole('textbox', { name: 'Email' }).fill(email);
    await asking.getByRole('combobox', { name: 'Question set' }).fill('Refer');
    await page.getByRole('option', { name: 'Reference' }).click();
    const [year = '', month = '', day = ''] = inDays(10).split('-');
    for (const [part, figures] of Object.entries({ year, month, day }))
      await asking.getByRole('spinbutton', { name: new RegExp(part, 'i') }).pressSequentially(figures);
    await asking.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('link', { name: 'Bina Joshi' })).toBeVisible();

    const referee = await visitor(browser, undefined, { viewport: { width: 390, height: 844 } });
    await referee.goto(linkIn(await newMail(email)));
    await expect(referee.getByText(`${name} applied for`, { exact: false })).toBeVisible();
    expect(await violationsOf(referee)).toEqual([]);
    await expectNoOverflow(referee);
    await referee.getByRole('textbox', { name: 'From when to when did you work together?' }).fill('2078 to 2081');
    await expect
      .poll(() => referee.evaluate(() => Object.values(localStorage).join(' ')), { message: 'the draft is kept' })
      .toContain('2078 to 2081');
    await referee.reload();
    await expect(referee.getByRole('textbox', { name: 'From when to when did you work together?' })).toHaveValue(
      '2078 to 2081',
    );
    for (const [question, point] of [
      ['Reliability', '5 – Excellent'],
      ['Work with others', '4'],
      ['Would you work with them again?', 'Yes'],
      ['Recommendation', 'Strongly recommended'],
    ] as const)
      await referee
        .getByRole('radiogroup', { name: question })
        .getByRole('radio', { name: point, exact: true })
        .check({ force: true });
    await referee.getByRole('button', { name: 'Send answers' }).click();
    await expect(referee.getByText('Thank you. Your answers were received.')).toBeVisible();
    expect(await referee.evaluate(() => Object.values(localStorage).join(' '))).not.toContain('2078 to 2081');

    await page.reload();
    await page.getByRole('link', { name: 'Bina Joshi' }).click();
    const read = page.getByRole('dialog', { name: 'Evaluation', exact: true });
    await expect(read.getByText('2078 to 2081')).toBeVisible();
    await expect(read.getByText('90%')).toBeVisible();
    await expect(read.getByText('Strongly recommended')).toBeVisible();
    expect([...mistakesOf(page), ...mistakesOf(referee)]).toEqual([]);
  },
);
