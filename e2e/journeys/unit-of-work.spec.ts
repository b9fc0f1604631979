/** Work paid by the unit from a spreadsheet: its supervisor checks the sheet by cell, corrects it, and brings it in whole. */
import { readFile } from 'node:fs/promises';
import { expect, expectNoOverflow, mistakesOf, signInByCall, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { chooseFile, expectToast, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'a supervisor brings in the work of the team from a spreadsheet with Nepali headings and days, whole or not at all',
  whereTouched('payroll'),
  async ({ browser, colleague }) => {
    const worker = await colleague({ inTeam: true });
    const desk = await visitor(browser, await signInByCall('supervisor@himal.demo'), {
      viewport: { width: 1440, height: 900 },
    });
    await desk.goto('/user/supervisor/payroll/unit-of-work');
    await desk.getByRole('button', { name: 'Import' }).click();
    const drawer = desk.getByRole('dialog', { name: /^Import/ });
    const send = (name: string, ...rows: readonly string[]) =>
      chooseFile(
        drawer.getByRole('button', { name: /Choose|Browse|file/i }).first(),
        name,
        'text/csv',
        ['कर्मचारी,मिति,कामको चरण,परिमाण,कैफियत', ...rows].join('\n'),
      );

    await test.step('the template has the headings that the sheet is read by', async () => {
      const [template] = await Promise.all([
        desk.waitForEvent('download'),
        drawer.getByRole('button', { name: 'Download a template' }).click(),
      ]);
      expect((await readFile(await template.path(), 'utf8')).trim()).toMatch(
        /Employee,Date,Work operation,Quantity,Remarks$/,
      );
    });

    await test.step('one row with a problem holds back all of them', async () => {
      await send(
        'work.csv',
        `${worker.code},२०८३-०८-०१,Spice: packing,४११,बिहान`,
        `${worker.code},2083-08-02,Spice: weighing,20,`,
      );
      await expect(rowOf(drawer, 'C3').getByText(/Spice: weighing/)).toBeVisible();
      await expect(drawer.getByText(/Its rows are created together or not at all/)).toBeVisible();
      await expect(drawer.getByRole('button', { name: /^Create/ })).toBeDisabled();
      expect(await violationsOf(desk)).toEqual([]);
    });

    await test.step('the corrected sheet is created, and each row is a request', async () => {
      await drawer.getByRole('button', { name: /^Remove/ }).click();
      await send(
        'work.csv',
        `${worker.code},२०८३-०८-०१,Spice: packing,४११,बिहान`,
        `${worker.code},2083-08-02,Spice: grinding,20.25,`,
      );
      await drawer.getByRole('button', { name: 'Create 2' }).click();
      await expectToast(desk, '2 were created.');
      await expect(drawer).toHaveCount(0);
    });

    await test.step('the employee finds the work on a phone', async () => {
      const phone = await visitor(browser, worker.tokens, { calendar: 'BS', viewport: { width: 390, height: 844 } });
      await phone.goto('/user/payroll/unit-of-work');
      await expect(phone.getByText('411', { exact: true }).first()).toBeVisible();
      await expect(phone.getByText('20.25').first()).toBeVisible();
      await expectNoOverflow(phone);
      expect(mistakesOf(phone)).toEqual([]);
    });
    expect(mistakesOf(desk)).toEqual([]);
  },
);
