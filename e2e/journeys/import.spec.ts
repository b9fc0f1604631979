/** An organization moves in with the sheets that it has: as they are, checked cell by cell, decided once (HR-2). */
import type { Page } from '@playwright/test';
import { publicSheet } from '../../packages/server/test/support/public-sheet.ts';
import { limits } from '../../tools/support/patience.ts';
import { expect, expectNoOverflow, mistakesOf, test as base, visitor, type Tokens } from '../support/karmik.ts';
import { phone } from '../support/second-step.ts';
import { startServer } from '../support/servers.ts';
import { chooseFile, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

interface Installation {
  readonly url: string;
  readonly tokens: Tokens;
}

const password = 'Sagarmatha-8848';
const email = 'kamala@gandaki.example';

/** An installation of the test's own with its first organization, and HR signed in with a second step. */
const test = base.extend<{ installation: Installation }>({
  installation: async ({ browserName: _browserName }, use) => {
    const { url, output, stop } = await startServer({ KARMIK_DEMO: '0' });
    const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
      const answer = await fetch(`${url}/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
      return (answer.status === 204 ? undefined : await answer.json()) as T;
    };
    await post('setup/', {
      code: /one-time code: (\S+)/.exec(output)?.[1] ?? '',
      organization_name: 'Gandaki Hydro',
      organization_abbreviation: 'GH',
      organization_slug: 'gandaki',
      first_name: 'Kamala',
      last_name: 'Shrestha',
      email,
      password,
      confirm_password: password,
    });
    const { token } = await post<{ token: Tokens }>('security/auth/login/', { email, password });
    const enrolled = await post<{ manual_key: string }>(
      'security/mechanism/otp/enrol/',
      { method: 'app', password },
      token.access,
    );
    await post('security/mechanism/otp/confirm/', { otp: phone(enrolled.manual_key)() }, token.access);
    await post('users/me/tour/', {}, token.access);
    await use({ url, tokens: token });
    await stop();
  },
});

/** A sheet that breaks every rule of a template: see issue 17.1. */
const messy = [
  'Gandaki Hydro Pvt. Ltd.',
  'कर्मचारी विवरण',
  '',
  'EmpID,Employee_Name,नाम,DateofHire,D.O.B.,MaritalDesc,Contact No,Branch Office,Reports To,Date of Leaving,TermReason',
  `M-01,"Thapa, Ram Bahadur",राम बहादुर थापा,2076/04/01,3/15/79,Single,9841000001.0,Pokhara,,,`,
  `M-02,Madonna,,2019-05-14,२०४७-०२-०३,Married,९८४१०००००२,Pokhara,Anne-Marie O'Neil-Rai,,`,
  `M-03,"O'Neil-Rai, Anne-Marie",,43966,7/4/85,Divorcee,9841000003 / 9841000004,Pkr,M-01,,`,
  `M-04,"Gurung, Maya",,1 Baisakh 2070,12/31/90,Wed,061-523456,Pokhara,M-01,2021-07-15,Another position`,
  `M-05,"Thapa, Ram Bahadur",,2020-01-05,3/15/79,Single,,Pokhara,Maya Gurung,,`,
  `M-06,"Lama, Gita",,2082-13-01,5/6/92,Single,9.841E+09,Pokhara,The board,,`,
  `,Grand Total,,,,,6,,,,`,
].join('\n');

async function upload(page: Page, name: string, text: string): Promise<void> {
  await chooseFile(page.getByRole('button', { name: /file/i }), name, 'text/csv', text);
  await expect(page.getByRole('heading', { name: `Columns of ${name}` })).toBeVisible();
}

test(
  'a public sheet of 311 people and one that breaks every rule come in as they are [HR-2]',
  whereTouched('imports', 'hris'),
  async ({ browser, installation: { url, tokens } }) => {
    // Two sheets, each uploaded, checked and created.
    test.setTimeout(2 * limits.journey);
    const page = await visitor(browser, tokens);
    const start = `${url}/admin/gandaki/hris/employees/import/employees`;

    await test.step('the public sheet: its values as understood, one decision, all of its people', async () => {
      await page.goto(start);
      await upload(page, 'HRDataset_v14.csv', publicSheet(311));
      await page.getByText('Create missing branches, divisions and titles').click();
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await expect(page.getByRole('tab', { name: /^Errors/ })).toContainText('20');
      const board = page.getByRole('combobox', { name: 'What “Board of Directors” means' });
      await board.fill('10001');
      await page.getByRole('option').filter({ hasText: '10001, row 2 of the sheet' }).click();
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByRole('tab', { name: /^Ready/ })).toContainText('311');
      await page.getByRole('searchbox', { name: 'Search rows' }).fill('10010');
      const past = rowOf(page, '10010');
      await expect(past).toHaveCount(1);
      await expect(past).toContainText('P11 · DOB');
      await expect(past).toContainText('→');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Create 311 employees' }).click();
      await expect(page.getByText('311 employees created')).toBeVisible({ timeout: limits.background });
    });

    await test.step('the messy sheet: what is wrong is named at its cell, a likely double is decided', async () => {
      await page.goto(start);
      await upload(page, 'messy.csv', messy);
      await page.getByText('Create missing branches, divisions and titles').click();
      await page.getByRole('button', { name: 'Check the rows' }).click();
      const wrong = rowOf(page, 'Gita Lama');
      await expect(wrong).toContainText('D10 · DateofHire: “2082-13-01” Invalid BS Date');
      await expect(wrong).toContainText(
        'G10 · Contact No: “9.841E+09” The spreadsheet has cut off digits of this number',
      );
      await page.getByRole('tab', { name: /^Possible duplicates/ }).click();
      const double = rowOf(page, 'M-05');
      await expect(double).toContainText('Same: Name and date of birth');
      await expect(double).toContainText('Row 5 of the sheet');
      await double.getByRole('button', { name: 'Skip' }).click();
      await expect(page.getByRole('tab', { name: /^Skipped/ })).toContainText('1');
      await page.getByRole('tab', { name: /^Ready/ }).click();
      await expect(rowOf(page, 'M-01')).toContainText('E5 · D.O.B.: “3/15/79” → 15 Mar 1979 · 2 Chaitra 2035');
      await expect(rowOf(page, 'M-03')).toContainText(
        'G7 · Contact No: “9841000003 / 9841000004” → 9841000003 · 9841000004',
      );
      await page.getByRole('tab', { name: /^Left out/ }).click();
      await expect(rowOf(page, 'Grand Total')).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: 'Create the 4 rows without errors' }).click();
      await expect(page.getByText('4 employees created')).toBeVisible();
    });
    expect(mistakesOf(page)).toEqual([]);
  },
);
