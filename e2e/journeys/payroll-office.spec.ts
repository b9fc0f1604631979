/** Payrolls of a small office, from their facts to what people read of them, with the figures of each case. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayIn, iso, spanOf } from '../support/days.ts';
import { expect, expectNoOverflow, mistakesOf } from '../support/karmik.ts';
import { test, type Office } from '../support/office.ts';
import { chooseFile, decide, enterDay, pick, rowOf, save } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

const plain = ['basic', 'social_security_tax', 'remuneration_tax'] as const;
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

// One worker takes all journeys in this order, with one office.
test.describe.configure({ mode: 'default' });

/** A statement of the salary account as ISO 20022 writes it, with withdrawals of today. */
function statementOf(withdrawn: readonly (readonly [amount: string, narration: string])[]): string {
  const day = iso(dayIn(0));
  const balance = `<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="NPR">100000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
  const entries = withdrawn.map(
    ([amount, narration]) =>
      `<Ntry><Amt Ccy="NPR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AddtlNtryInf>${narration}</AddtlNtryInf></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M-1</MsgId></GrpHdr><Stmt><Id>S-1</Id>
<Acct><Id><Othr><Id>00110022</Id></Othr></Id><Ccy>NPR</Ccy></Acct>${balance}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

/** Takes an action on the record that is open next to its list, and confirms it. */
async function confirmed(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog').first().getByRole('button', { name: action, exact: true }).click();
  await save(page.getByRole('dialog', { name: new RegExp(`^${action}`) }), action);
}

/** Opens an own payslip. @returns it */
async function openPayslip(page: Page, month: string) {
  await page.goto('/user/payroll/payslip');
  await page.getByRole('link').filter({ hasText: month }).first().click();
  const slip = page.getByRole('dialog', { name: /^Payslip/ });
  await expect(slip.getByText('Net pay', { exact: true })).toBeVisible();
  return slip;
}

test(
  'a settlement waits for the clearance of the leaver, and pays gratuity and the share of the festival with its final tax [36.6]',
  whereTouched('payroll'),
  async ({ browser, office }) => {
    await office.employ('bina', 'bs:2083-04', [...plain, 'festival'], { basic: '60000.00' });
    await office.pay('bs:2083-04');
    const unit = await office.hr<{ id: number }>('org/office/division/', { name: 'Information technology' });
    const settings = 'hris/office/settings/';
    const template = await office.hr<{ id: number }>(`${settings}task-template/`, {
      name: 'Leaving',
      used_for: 'Separation',
    });
    await office.hr(`${settings}template-task/`, {
      template: template.id,
      unit: unit.id,
      title: 'Return the laptop',
      assigned_to: 'HR',
      days: 0,
      is_clearance: true,
    });
    const type = await office.hr<{ id: number }>(`${settings}separation-type/`, {
      name: 'Resignation',
      category: 'Voluntary',
      notice_days: 0,
      needs_clearance: true,
      task_template: template.id,
    });
    const separation = await office.hr<{ id: number }>('hris/office/separation/', {
      employee: office.id('bina'),
      separation_type: type.id,
      // The last day in the office is that of Bhadra.
      effective_date: spanOf('bs:2083-06').first,
    });
    const run = await office.generate('bs:2083-05', 'settlement');
    await office.move(run, 'send', 'approve');

    const hr = await office.visit(browser, 'hr', desk);
    await hr.goto(`/admin/office/payroll/collection/detail/${run}`);
    await hr.getByRole('button', { name: 'Confirm and lock', exact: true }).click();
    const question = hr.getByRole('dialog', { name: /^Confirm and lock/ });
    const confirm = question.getByRole('button', { name: 'Confirm and lock', exact: true });
    await confirm.click();
    await expect(question.getByText(/Bina Gurung.*Return the laptop/)).toBeVisible();
    const { results } = await office.hr<{ results: { id: number }[] }>(
      `hris/office/process-task/?as=hr&process=Separation&process_id=${separation.id}&limit=10`,
    );
    for (const { id } of results)
      await office.hr(`hris/office/process-task/${id}/finish/?as=hr`, { remark: 'It is back' });
    await confirm.click();
    await expect(question).toHaveCount(0);
    await expect(hr.getByText('Confirmed', { exact: true }).first()).toBeVisible();

    await hr.getByRole('button', { name: 'Payslip', exact: true }).click();
    const slip = hr.getByRole('dialog', { name: 'Bina Gurung' });
    for (const [of, amount] of [
      ['Basic salary', '60,000.00'],
      // Two months of twelve.
      ['Share of the festival allowance', '10,000.00'],
      // 8.33 % of 60,000 for two months, of which 15 % are taxed for good.
      ['Gratuity', '9,996.00'],
      ['Final tax on payments at exit', '1,499.40'],
      // 1 % of 130,000, less 600 of Shrawan.
      ['Social security tax', '700.00'],
      ['Net pay', '77,796.60'],
    ])
      await expect(slip.getByRole('button', { name: `${of}: ${amount}. Explain` })).toBeVisible();
    const [paper] = await Promise.all([
      hr.waitForEvent('download'),
      slip.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(mistakesOf(hr)).toEqual([]);
  },
);

/** HR changes the account of Ekta, and another person confirms it. */
async function changeAccount(office: Office, body: object): Promise<void> {
  const asked = { section: 'bank_account', ...body };
  const { request } = await office.hr<{ request: number }>(`hris/office/people/${office.id('ekta')}/changes/`, asked);
  await office.second(`hris/office/change-requests/${request}/approve/`, { remark: 'Seen' });
}

/** The bank of the office, which is made where it has none. */
async function bankOf(office: Office): Promise<number> {
  const { results } = await office.hr<{ results: { id: number }[] }>('org/office/bank/');
  const body = { name: 'Nabil Bank', acronym: 'NABIL', swift_code: 'NARBNPKA' };
  return (results[0] ?? (await office.hr<{ id: number }>('org/office/bank/', body))).id;
}

const addAccount = async (office: Office, number: string): Promise<void> =>
  changeAccount(office, {
    action: 'create',
    values: {
      bank: await bankOf(office),
      branch_name: 'Patan',
      account_number: number,
      account_name: 'Ekta Karki',
      is_primary: true,
    },
  });

/** The payroll of Ashoj is confirmed, of an employee with an account and one without; the journeys before this one leave it so. */
async function payAshoj(office: Office): Promise<void> {
  const month = 'bs:2083-06';
  const { count } = await office.hr<{ count: number }>(
    `payroll/office/collection/?as=hr&month=${encodeURIComponent(month)}&kind=regular`,
  );
  if (count > 0) return;
  await office.employ('ekta', month, plain, { basic: '40000.00' });
  await office.employ('dipa', month, plain, { basic: '30000.00' });
  await addAccount(office, '22220002');
  await office.move(await office.generate(month), 'send', 'approve', 'confirm');
}

test(
  'a bank account that changes after the payroll is computed is named, and the sheet keeps the account of the payslip [PC-45]',
  whereTouched('payroll'),
  async ({ browser, office }) => {
    await office.employ('ekta', 'bs:2083-05', plain, { basic: '40000.00' });
    await addAccount(office, '11110001');
    const run = await office.generate('bs:2083-05');
    await office.move(run, 'send', 'approve', 'confirm');
    const { results } = await office.hr<{ results: { id: number }[] }>(
      `hris/office/bank-account/?employee=${office.id('ekta')}`,
    );
    await changeAccount(office, { record: results[0]?.id, values: { account_number: '22220002' } });

    const hr = await office.visit(browser, 'hr', desk);
    await hr.goto(`/admin/office/payroll/collection/details/${run}/reports/disbursement-sheet`);
    const main = hr.getByRole('main');
    await expect(
      main.getByText(
        'The bank account changed since the payslip was computed: Ekta Karki. Files keep the earlier account.',
      ),
    ).toBeVisible();
    await expect(rowOf(main, 'Ekta Karki').filter({ hasText: '11110001' })).toBeVisible();
    await main.getByRole('button', { name: 'Generate file' }).click();
    const form = hr.getByRole('dialog', { name: /^Generate file/ });
    await pick(form, 'File format', 'CSV');
    await save(form, 'Generate file');
    const [file] = await Promise.all([
      hr.waitForEvent('download'),
      main.getByRole('button', { name: 'Download' }).first().click(),
    ]);
    const sheet = await readFile(await file.path(), 'utf8');
    expect(sheet).toContain('11110001');
    expect(sheet).toContain('39600.00');
    expect(sheet).not.toContain('22220002');
    expect(mistakesOf(hr)).toEqual([]);
  },
);

test(
  'a month of a piece-worker is entered on a phone, approved and topped up to the minimum wage [36.5]',
  whereTouched('payroll'),
  async ({ browser, office }) => {
    await office.hr('payroll/office/unit-of-work-setting/', { heading: office.heading('piece_rate') }, 'PATCH');
    const work = 'payroll/office/unit-of-work';
    const code = await office.hr<{ id: number }>(`${work}-code/`, { code: 'SH', name: 'Shirt' });
    const operation = await office.hr<{ id: number }>(`${work}-operation/`, {
      name: 'Shirt: collar',
      code: code.id,
      unit: 'piece',
    });
    await office.hr(`${work}-rate/`, {
      operation: operation.id,
      rate: '12.50',
      starts_on: spanOf('bs:2083-06').first,
    });
    const headings = ['piece_top_up', 'social_security_tax', 'remuneration_tax'];
    // A month without work would hold up the payrolls of later journeys.
    await office.employ('dipa', 'bs:2083-06', headings, {}, 'bs:2083-06');

    const worker = await office.visit(browser, 'dipa', phone);
    await worker.goto('/user/payroll/unit-of-work');
    for (const [day, quantity] of [
      ['2083-06-03', '64'],
      ['2083-06-04', '50'],
    ] as const) {
      await worker.getByRole('button', { name: 'Enter work' }).first().click();
      const form = worker.getByRole('dialog', { name: 'Unit of work' });
      await enterDay(form, 'Date', day);
      await pick(form, 'Work operation', 'Shirt: collar');
      await form.getByRole('textbox', { name: 'Quantity' }).fill(quantity);
      await save(form, 'Send');
    }
    await expectNoOverflow(worker);

    const hr = await office.visit(browser, 'hr', desk);
    await hr.goto('/admin/office/payroll/unit-of-work');
    for (const quantity of ['64', '50']) {
      await rowOf(hr, 'Dipa Tamang').getByText(quantity, { exact: true }).click();
      await decide(hr, 'Approve', 'Counted');
      await hr.goto('/admin/office/payroll/unit-of-work');
    }
    await office.pay('bs:2083-06');

    const slip = await openPayslip(worker, 'Ashoj 2083');
    // 800 and 625 on two days of at least 754.
    for (const [of, amount] of [
      ['Piece-rate pay', '1,425.00'],
      ['Top-up to the minimum wage', '83.00'],
      ['Gross', '1,508.00'],
    ])
      await expect(slip.getByRole('button', { name: `${of}: ${amount}. Explain` })).toBeVisible();
    for (const page of [worker, hr]) expect(mistakesOf(page)).toEqual([]);
  },
);

test('the salaries of a locked payroll go to the bank after an uninvolved person checked them, and its statement settles them', async ({
  browser,
  office,
}) => {
  await payAshoj(office);
  await office.hr('payment/office/account/', {
    name: 'Salary account',
    bank: await bankOf(office),
    branch: null,
    account_number: '00110022',
    account_name: 'Office of Gandaki',
    template: 'nabil',
    ledger: null,
  });
  const hr = await office.visit(browser, 'hr', desk);
  const batches = '/admin/office/payment/bulk-transactions';
  await hr.goto(batches);
  await hr.getByRole('button', { name: 'Add batch' }).first().click();
  const form = hr.getByRole('dialog', { name: 'Payment batch' });
  await pick(form, 'Payroll', 'Ashoj 2083');
  await pick(form, 'Pay from', 'Salary account');
  await enterDay(form, 'Payment date', String(dayIn(0)));
  await form.getByRole('textbox', { name: 'Narration' }).fill('Salary Ashoj');
  await save(form, 'Add batch');
  const open = (page: Page) => rowOf(page, 'Salary Ashoj').getByRole('link').first().click();
  await open(hr);
  const payments = hr.getByRole('table', { name: 'Payments', exact: true });
  await expect(rowOf(payments, 'Ekta Karki')).toContainText('39,600.00');
  await expect(rowOf(payments, 'Ekta Karki')).toContainText('22220002');
  // Who has no account is paid by other means.
  await expect(hr.getByText("1 payment can't be sent. Correct or remove it.")).toBeVisible();
  await rowOf(payments, 'Dipa Tamang').getByRole('button', { name: 'Remove' }).click();
  await expect(rowOf(payments, 'Dipa Tamang')).toHaveCount(0);
  expect(await violationsOf(hr)).toEqual([]);
  await confirmed(hr, 'Send for check');
  await expect(hr.getByRole('dialog').getByText('Check pending', { exact: true }).first()).toBeVisible();
  await expect(hr.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

  // Who confirmed the account of a payee a moment ago is not the person who checks its payment.
  const confirmer = await office.visit(browser, 'sita', desk);
  await confirmer.goto(batches);
  await open(confirmer);
  await confirmer.getByRole('dialog').first().getByRole('button', { name: 'Approve', exact: true }).click();
  const question = confirmer.getByRole('dialog', { name: /^Approve/ });
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(question.getByText(/^You changed the account of Ekta Karki in the last 7 days/)).toBeVisible();

  await office.hr('permission/office/groups/', { name: 'Payments', codes: ['26.00'], members: [office.id('asha')] });
  const checker = await office.visit(browser, 'asha', desk);
  await checker.goto(batches);
  await open(checker);
  await confirmed(checker, 'Approve');
  await expect(checker.getByRole('dialog').getByText('Checked', { exact: true }).first()).toBeVisible();

  await confirmed(hr, 'Send');
  const [file] = await Promise.all([
    hr.waitForEvent('download'),
    hr.getByRole('button', { name: 'Download file' }).click(),
  ]);
  const sent = await readFile(await file.path(), 'utf8');
  expect(sent).toContain('22220002');
  expect(sent).toContain('39600.00');

  const { results } = await office.hr<{ results: { number: string }[] }>('payment/office/batch/?as=hr');
  await hr.goto(batches);
  await hr.getByRole('tab', { name: 'Bank statements' }).click();
  await hr.getByRole('button', { name: 'Import' }).click();
  const drawer = hr.getByRole('dialog', { name: /^Import/ });
  await chooseFile(
    drawer.getByRole('button', { name: 'Choose a file' }),
    'statement.xml',
    'application/xml',
    statementOf([
      ['39600.00', `Bulk payment ${results[0]?.number}`],
      ['25.00', 'Service charge'],
    ]),
  );
  await drawer.getByRole('button', { name: 'Create 2' }).click();
  await expect(drawer).toHaveCount(0);
  await hr.getByRole('button', { name: 'Match automatically' }).click();
  await expect(rowOf(hr, 'Bulk payment')).toContainText('Reconciled');
  await rowOf(hr, 'Service charge').getByRole('button', { name: 'Reconcile' }).click();
  await hr
    .getByRole('dialog', { name: /^Reconcile/ })
    .getByRole('button', { name: 'Bank charge' })
    .click();
  await expect(rowOf(hr, 'Service charge')).toContainText('Bank charge');
  await hr.getByRole('tab', { name: 'Batches' }).click();
  await expect(rowOf(hr, 'Salary Ashoj')).toContainText('Complete');
  for (const page of [hr, checker]) expect(mistakesOf(page)).toEqual([]);
});

test(
  'an organization moves in with one workbook, and the first payroll withholds the right rest of the tax [36.9]',
  whereTouched('payroll'),
  async ({ browser, office }) => {
    await office.employ('chitra', 'bs:2083-07', plain, { basic: '100000.00' });
    const hr = await office.visit(browser, 'hr', desk);
    await hr.goto('/admin/office/payroll/settings/payroll-start-date');
    await hr.getByRole('tab', { name: 'Opening balances' }).click();
    await hr.getByRole('button', { name: 'Import workbook' }).click();
    const drawer = hr.getByRole('dialog', { name: /^Import/ });
    const send = (months: number) =>
      chooseFile(
        drawer.getByRole('button', { name: 'Choose a file' }),
        'opening.csv',
        'text/csv',
        [
          'Employee code,Paid by Karmik from,Months paid before,Taxable pay so far,Social security tax withheld,Remuneration tax withheld',
          `E-chitra,2083-07-01,${months},300000,2500,4100`,
        ].join('\n'),
      );
    await send(2);
    await expect(rowOf(drawer, 'C2')).toBeVisible();
    await expect(drawer.getByRole('button', { name: /^Create/ })).toBeDisabled();
    expect(await violationsOf(hr)).toEqual([]);
    await drawer.getByRole('button', { name: /^Remove/ }).click();
    await send(3);
    await drawer.getByRole('button', { name: 'Create 1' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(rowOf(hr, 'opening.csv')).toBeVisible();

    const run = await office.generate('bs:2083-07');
    await office.move(run, 'send', 'approve', 'confirm');
    await hr.goto(`/admin/office/payroll/collection/detail/${run}`);
    await rowOf(hr, 'Chitra Rai').getByRole('button', { name: 'Payslip', exact: true }).click();
    const slip = hr.getByRole('dialog', { name: 'Chitra Rai' });
    // 30,000 of the year less 6,600, in the nine months that are left.
    for (const [of, amount] of [
      ['Social security tax', '833.33'],
      ['Remuneration tax', '1,766.67'],
      ['Deductions', '2,600.00'],
    ])
      await expect(slip.getByRole('button', { name: `${of}: ${amount}. Explain` })).toBeVisible();
    expect(mistakesOf(hr)).toEqual([]);
  },
);

test(
  'an advance is recovered by a payroll and by the last repayment [36.4]',
  whereTouched('payroll'),
  async ({ browser, office }) => {
    await office.hr(
      'payroll/office/advance-salary-setting/',
      {
        is_offered: true,
        eligible_months: 0,
        limit_percent: null,
        limit_amount: '50000.00',
        most_instalments: 6,
        most_payments: 1,
        excluded_types: [],
        heading: office.heading('salary_advance'),
        carry: 'next_month',
      },
      'PATCH',
    );
    const today = dayIn(0);
    const month = `bs:${String(today).slice(0, 7)}`;
    await office.employ('asha', month, plain, { basic: '40000.00' });
    const owner = await office.as('asha');
    const { id } = await owner<{ id: number }>('payroll/office/advance-salary/', {
      amount: '12000.00',
      instalments: 2,
      first_month: month,
      reason: 'School fees',
    });
    await office.decide(`payroll/office/advance-salary/${id}/`, 'approve', 'Fine');
    await office.hr('payroll/office/advance-salary-movement/', {
      advance: id,
      kind: 'payment',
      amount: '12000.00',
      happened_on: iso(today),
      reference: 'CHQ 1',
    });
    await office.pay(month);
    const reader = await office.visit(browser, 'asha', phone);
    const list = reader.getByRole('grid', { name: 'Salary advances' });
    await reader.goto('/user/payroll/advance-salary');
    await expect(list.getByText('Being recovered', { exact: true })).toBeVisible();
    await expect(list.getByText('NPR 6,000.00', { exact: true })).toBeVisible();

    const hr = await office.visit(browser, 'hr', desk);
    await hr.goto('/admin/office/payroll/advance-salary');
    await rowOf(hr, 'Asha Sharma')
      .getByText(/12,000/)
      .first()
      .click();
    await hr.getByRole('button', { name: 'Record repayment' }).click();
    const form = hr.getByRole('dialog', { name: 'Record repayment: Asha Sharma' });
    await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('6,000.00');
    await form.getByRole('textbox', { name: 'Reference' }).fill('Receipt 12');
    expect(await violationsOf(hr)).toEqual([]);
    await save(form, 'Save');

    await reader.reload();
    await expect(list.getByText('Recovered', { exact: true })).toBeVisible();
    await expect(list.getByText('NPR 0.00', { exact: true })).toBeVisible();
    await expectNoOverflow(reader);
    for (const page of [reader, hr]) expect(mistakesOf(page)).toEqual([]);
  },
);
