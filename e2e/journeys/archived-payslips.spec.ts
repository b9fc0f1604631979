import { call, expect, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

interface Listed {
  results: { id: number; employee: { id: number } }[];
}
const desk = { viewport: { width: 1440, height: 900 } };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });
const month = 'bs:2081-12';

test(
  'HR sees whose the files are, brings them in, and the person downloads theirs until it is withdrawn',
  whereTouched('payroll'),
  async ({ browser, colleague }) => {
    const hr = await signInByCall('hr@himal.demo');
    const { id: personId, code, tokens: own } = await colleague();
    const withdraw = async () => {
      const { results } = await call<Listed>(
        `payroll/himal/archived-payslip/?month=${month}&status=Published&limit=100`,
        { token: hr.access },
      );
      const slip = results.find(({ employee }) => employee.id === personId);
      await call(`payroll/himal/archived-payslip/${slip?.id}/withdraw/`, {
        token: hr.access,
        method: 'POST',
        body: { reason: 'Of a journey' },
      });
    };

    const page = await visitor(browser, hr, desk);
    await page.goto('/admin/himal/payroll/archive-payroll/monthly-payslip');
    await page.getByRole('button', { name: 'Bulk import' }).click();
    const drawer = page.getByRole('dialog', { name: 'Import payslips' });
    await drawer.locator('input[type=file]').setInputFiles([file(`chaitra ${code}.pdf`), file('chaitra.pdf')]);
    await drawer.getByRole('spinbutton', { name: 'Month, Year' }).click();
    await page.keyboard.type('208112');
    await drawer.getByRole('spinbutton', { name: 'Paid on, Year' }).click();
    await page.keyboard.type('20250413');
    await drawer.getByRole('button', { name: 'Match employees' }).click();
    await expect(drawer.getByText('Files not ready: 1.', { exact: false })).toBeVisible();
    await expect(drawer.getByRole('row', { name: `chaitra ${code}.pdf` })).toContainText('Ready');
    await expect(drawer.getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(await violationsOf(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Leave those out' }).click();
    await expect(drawer.getByText('Payslips ready: 1.')).toBeVisible();
    const told = page.getByRole('group', { name: 'Payslips imported: 1.' }).waitFor();
    await drawer.getByRole('button', { name: 'Import' }).click();
    await told;

    const person = await visitor(browser, own, desk);
    await person.goto('/user/payroll/archive-payroll/monthly-payslip');
    const row = person.getByRole('row', { name: 'Chaitra 2081' });
    const download = person.waitForEvent('download');
    await row.getByRole('link', { name: `chaitra ${code}.pdf` }).click();
    expect((await download).suggestedFilename()).toBe(`chaitra ${code}.pdf`);
    await withdraw();
    await expect(row).toHaveCount(0);
    expect([mistakesOf(page), mistakesOf(person)]).toEqual([[], []]);
  },
);
