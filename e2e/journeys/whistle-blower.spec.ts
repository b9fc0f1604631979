/** Someone reports without saying who they are, comes back with the receipt, and is answered. */
import { randomUUID } from 'node:crypto';
import { expect, expectNoOverflow, mistakesOf, test, visitAs, visitor } from '../support/karmik.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'a visitor reports from the login page, comes back with the receipt and reads the answer [LOG-2, WB-1, TOP-15]',
  whereTouched('whistle-blower'),
  async ({ browser }) => {
    const title = `Bills without goods ${randomUUID().slice(0, 8)}`;
    const page = await visitor(browser, undefined);
    await page.goto('/account/login');
    await page.getByRole('link', { name: 'Report a concern (whistle-blower)' }).click();
    await expect(page).toHaveURL('/whistle-blower-form');
    await page.getByRole('button', { name: 'Incident type' }).click();
    await page.getByRole('option', { name: 'Fraud and corruption' }).click();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('What happened').fill('Boxes are signed for that never came.');
    await page.getByRole('button', { name: 'Send the report' }).click();
    const receipt = ((await page.getByRole('status', { name: 'Receipt number' }).textContent()) ?? '').trim();
    expect(receipt).toMatch(/^(\d{4} ){4}\d{4}$/);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have written it down' }).click();
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'my-own-name.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Lot 12, lot 14'),
    });
    await expect(page.getByText('attachment-1.txt')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const investigator = await visitAs(browser, 'supervisor@himal.demo');
    await investigator.goto('/user/noticeboard');
    await investigator.getByRole('button', { name: 'Organization', exact: true }).click();
    await investigator.getByRole('link', { name: 'Whistle-blower reports' }).click();
    await investigator.getByRole('link', { name: title }).click();
    await investigator.getByLabel('Message').fill('Who signs?');
    await investigator.getByRole('button', { name: 'Send' }).click();
    await expect(investigator.getByRole('list', { name: 'Conversation' })).toContainText('Who signs?');
    expect(await violationsOf(investigator)).toEqual([]);

    const back = await visitor(browser, undefined, { language: 'ne', viewport: { width: 360, height: 740 } });
    await back.goto('/whistle-blower-form');
    await back.getByRole('radio', { name: 'मसँग रसिद छ' }).click();
    await back.getByLabel('रसिद नम्बर').fill(receipt);
    await back.getByRole('button', { name: 'उजुरी खोल्नुहोस्' }).click();
    await expect(back.getByRole('list', { name: 'कुराकानी' })).toContainText('Who signs?');
    await expectNoOverflow(back);
    expect(await violationsOf(back)).toEqual([]);
    for (const each of [page, investigator, back]) expect(mistakesOf(each)).toEqual([]);
  },
);

test(
  'the person who looks into no reports has no entry of them in the menu [TOP-15]',
  whereTouched('whistle-blower'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'hr@himal.demo');
    await page.goto('/user/whistle-blower');
    await expect(page.getByText('No reports')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Whistle-blower reports' }),
    ).toHaveCount(0);
  },
);
