import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call, expect, expectNoOverflow, mistakesOf, signInByCall, test, visitAs, visitor } from '../support/karmik.ts';
import { expectToast } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

const name = () => `Survey ${randomUUID().slice(0, 8)}`;

interface Made {
  readonly id: number;
  readonly uuid: string;
}

/** A form that HR has prepared and opened. */
async function openForm(questions: readonly object[], more: object = {}): Promise<Made & { title: string }> {
  const { access: token } = await signInByCall('hr@himal.demo');
  const title = name();
  const { id } = await call<Made>('forms/himal/form/', { token, method: 'POST', body: { name: title, ...more } });
  const body = { sections: [{ questions }] };
  await call(`forms/himal/form/${id}/questions/`, { token, method: 'PUT', body });
  const { uuid } = await call<Made>(`forms/himal/form/${id}/`, { token, method: 'PATCH', body: { state: 'Open' } });
  return { id, uuid, title };
}

const open = (page: Page, label: string) => page.getByRole('button', { name: label });

test(
  'HR puts a form together with the keyboard, tries it out and opens it',
  whereTouched('forms'),
  async ({ browser }) => {
    const tokens = await signInByCall('hr@himal.demo');
    const page = await visitor(browser, tokens);
    await page.goto('/admin/himal/forms/settings/create');
    const title = name();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(title);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Why?');
    await page.getByRole('checkbox', { name: 'Required' }).press('Space');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Did you come?');
    await page.getByRole('button', { name: /Answer type/ }).click();
    await page.getByRole('option', { name: 'Single choice' }).click();
    await page.getByRole('textbox', { name: 'Choice 1' }).fill('Yes');
    await page.getByRole('textbox', { name: 'Choice 2' }).fill('No');
    // The second question goes before the first one, by its button and the Enter key.
    await open(page, 'Move up: Did you come?').press('Enter');
    await expect(page.getByText('Did you come? is now question 1')).toBeVisible();
    await open(page, 'Change: Why?').click();
    await page.getByRole('button', { name: /Condition/ }).click();
    await page.getByRole('option', { name: 'After: Did you come?' }).click();
    await page.getByRole('checkbox', { name: 'Yes' }).press('Space');
    await page.getByRole('checkbox', { name: 'No', exact: true }).press('Space');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByRole('radio')).toHaveCount(2);
    await expect(preview.getByRole('textbox', { name: 'Why?' })).toHaveCount(0);
    await preview.getByText('No', { exact: true }).click();
    await expect(preview.getByRole('textbox', { name: 'Why?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save questions' }).click();
    await expectToast(page, 'Questions saved.');
    await page.reload();
    await expect(page.getByText('1. Did you come?')).toBeVisible();
    await expect(page.getByText('Depends on an answer')).toBeVisible();
    await open(page, 'Change: Why?').click();
    expect(await violationsOf(page)).toEqual([]);
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'what is written of a form is there again after the phone was closed, and is sent once [FM-1]',
  whereTouched('forms'),
  async ({ browser }) => {
    const options = [
      { key: 'o1', text: 'Yes' },
      { key: 'o2', text: 'No' },
    ];
    const { id, title } = await openForm([
      { key: 'q1', type: 'Single choice', text: 'Did you come?', is_mandatory: true, options },
      { key: 'q2', type: 'Long text', text: 'Why not?', is_mandatory: true, shown_if: { question: 'q1', is: ['o2'] } },
      { key: 'q3', type: 'Short text', text: 'Anything else?' },
    ]);
    const tokens = await signInByCall('employee@himal.demo');
    const page = await visitor(browser, tokens, { viewport: { width: 360, height: 740 } });
    await page.goto('/user/organization/forms');
    await page.getByRole('link', { name: `Fill in: ${title}` }).click();
    await page.getByRole('textbox', { name: 'Anything else?' }).fill('Half a sentence');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await expectNoOverflow(page);
    await page.close();
    const again = await visitor(browser, tokens, { viewport: { width: 360, height: 740 } });
    await again.goto(`/user/organization/forms?fill=${id}`);
    await expect(again.getByRole('textbox', { name: 'Anything else?' })).toHaveValue('Half a sentence');
    await again.getByRole('button', { name: 'Send' }).click();
    await expect(again.getByText('Did you come? is Required').first()).toBeVisible();
    await again.getByText('Yes', { exact: true }).click();
    await again.getByRole('button', { name: 'Send' }).click();
    await expect(again).toHaveURL('/user/organization/forms?tab=mine');
    await again.goto(`/user/organization/forms?fill=${id}`);
    await expect(again.getByText('You have answered this form.')).toBeVisible();
    expect(mistakesOf(again)).toEqual([]);
  },
);

test(
  'a visitor answers a form without names once in a browser [FM-2, AUD-6]',
  whereTouched('forms'),
  async ({ browser }) => {
    const { id, uuid, title } = await openForm([{ key: 'q1', type: 'Rating', text: 'How is it here?', points: 5 }], {
      is_anonymous: true,
    });
    const page = await visitor(browser, undefined, { viewport: { width: 390, height: 800 } });
    await page.goto(`/anonymous-form/org/himal/${uuid}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByText('4', { exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you. Your response was received.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('This form was already answered from this browser.')).toBeVisible();
    expect(mistakesOf(page)).toEqual([]);
    const { access: token } = await signInByCall('hr@himal.demo');
    const report = await call<{ answers: number; questions: { mean: number }[] }>(`forms/himal/form/${id}/report/`, {
      token,
    });
    expect([report.answers, report.questions[0]?.mean]).toEqual([1, 4]);
  },
);

test(
  'a form takes answers until the hour of its deadline, and says when it closed [FM-3]',
  whereTouched('forms'),
  async ({ browser }) => {
    const questions = [{ key: 'q1', type: 'Short text', text: 'What else?' }];
    // 17:00 in Kathmandu on 1 January of a year that is over.
    const over = { deadline: '2024-01-01T11:15:00.000Z' };
    const unnamed = await openForm(questions, { ...over, is_anonymous: true });
    const page = await visitor(browser, undefined, { viewport: { width: 390, height: 800 } });
    await page.goto(`/anonymous-form/org/himal/${unnamed.uuid}`);
    await expect(page.getByText(/^This form closed on .*2024.*5:00/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(mistakesOf(page)).toEqual([]);
    const { id } = await openForm(questions, over);
    const own = await visitAs(browser, 'employee@himal.demo');
    await own.goto(`/user/organization/forms?fill=${id}`);
    await expect(own.getByText(/^This form closed on .*2024.*5:00/)).toBeVisible();
    const hr = await visitAs(browser, 'hr@himal.demo');
    await hr.goto(`/admin/himal/forms/settings?open=${id}`);
    await expect(hr.getByRole('spinbutton', { name: 'Deadline, Time, Hour' })).toHaveValue('17');
    expect([mistakesOf(own), mistakesOf(hr)]).toEqual([[], []]);
  },
);
