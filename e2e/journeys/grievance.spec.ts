/** An employee complains anonymously, is answered, opens it again and closes it. */
import { randomUUID } from 'node:crypto';
import { expect, expectNoOverflow, mistakesOf, test, visitAs } from '../support/karmik.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'an anonymous grievance is answered, reopened and closed on a phone [GR-2, GR-4, WC-35, WC-36]',
  whereTouched('grievance'),
  async ({ browser }) => {
    const title = `Overtime is not paid ${randomUUID().slice(0, 8)}`;
    const phone = { viewport: { width: 390, height: 844 } };
    const author = await visitAs(browser, 'employee@himal.demo', phone);
    await author.goto('/user/grievance?view=new');
    await author.getByRole('radio', { name: 'Anonymously' }).check({ force: true });
    await author.getByLabel('Title').fill(title);
    await author
      .getByLabel('Details')
      .fill('The hours of the last two weeks are missing. <img src=x onerror="alert(1)">');
    await expectNoOverflow(author);
    expect(await violationsOf(author)).toEqual([]);
    await author.getByRole('button', { name: 'Send', exact: true }).click();
    const receipt = ((await author.getByRole('status', { name: 'Receipt number' }).textContent()) ?? '').trim();
    expect(receipt).toMatch(/^(\d{4} ){4}\d{4}$/);
    await author.getByRole('button', { name: 'I have written it down' }).click();
    await expect(author.getByRole('region', { name: title })).toBeVisible();
    await author.locator('input[type=file]').setInputFiles({
      name: 'hours-of-aarav.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('8 and 6 hours'),
    });
    await expect(author.getByRole('button', { name: 'attachment-1.txt' })).toBeVisible();
    expect(await violationsOf(author)).toEqual([]);

    const hr = await visitAs(browser, 'hr@himal.demo');
    await hr.goto('/admin/himal/grievance');
    await hr.getByRole('link', { name: title }).click();
    await expect(hr.getByText('onerror="alert(1)"')).toBeVisible();
    await expect(hr.getByText('Anonymous', { exact: true })).toBeVisible();
    await hr.getByLabel('Message').fill('Which weeks are they?');
    await hr.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(hr.getByRole('list', { name: 'Conversation' })).toContainText('Which weeks are they?');
    const move = async (status: string, resolution?: string) => {
      await hr
        .getByRole('region', { name: 'Handling' })
        .getByRole('button', { name: /Status/ })
        .click();
      await hr.getByRole('option', { name: status }).click();
      if (resolution !== undefined) await hr.getByLabel('Resolution').fill(resolution);
      await hr.getByRole('button', { name: 'Save' }).click();
      await expect(hr.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText(status);
    };
    await move('Resolved', 'The hours are paid with the next payroll.');
    expect(await violationsOf(hr)).toEqual([]);

    // Back with the receipt, in Nepali: it is opened again.
    const back = await visitAs(browser, 'employee@himal.demo', { ...phone, language: 'ne' });
    await back.goto('/user/grievance?view=receipt');
    const open = async () => {
      await back.getByLabel('रसिद नम्बर').fill(receipt);
      await back.getByRole('button', { name: 'खोल्नुहोस्', exact: true }).click();
      await expect(back.getByRole('region', { name: title })).toBeVisible();
    };
    await open();
    await expect(back.getByRole('list', { name: 'कुराकानी' })).toContainText('Which weeks are they?');
    await back.getByLabel('कारण').fill('They were not in the payslip.');
    await back.getByRole('button', { name: 'फेरि खोल्नुहोस्' }).click();
    await expect(back.getByRole('region', { name: title })).toContainText('जारी');
    await expectNoOverflow(back);
    expect(await violationsOf(back)).toEqual([]);

    await hr.reload();
    await expect(hr.getByRole('list', { name: 'Conversation' })).toContainText('They were not in the payslip.');
    await move('Resolved', 'They were paid today.');

    await back.goto('/user/grievance?view=receipt');
    await open();
    await back.getByRole('radio', { name: 'सन्तुष्ट', exact: true }).check({ force: true });
    await back.getByRole('button', { name: 'पुष्टि गरी बन्द गर्नुहोस्' }).click();
    await expect(back.getByRole('region', { name: title })).toContainText('बन्द');
    await hr.reload();
    await expect(hr.getByText('Satisfied', { exact: true })).toBeVisible();
    for (const each of [author, hr, back]) expect(mistakesOf(each)).toEqual([]);
  },
);
