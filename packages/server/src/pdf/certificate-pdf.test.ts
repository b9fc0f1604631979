import type { CertificateSheet } from '@karmik/model/payroll/certificate/sheet';
import { expect, it } from 'vitest';
import { certificatePdf } from './certificate-pdf.ts';

const sheet = (rows: number): CertificateSheet => ({
  language: 'en',
  organization: 'Himal',
  organizationLines: ['Kathmandu'],
  title: 'Certificate of tax withheld from remuneration',
  mark: 'Provisional',
  period: 'Fiscal year 2083/84',
  employee: 'Asha Sharma',
  facts: [['Employee PAN', '600000001']],
  table: {
    headers: ['Month', 'Gross', 'Income', 'Retirement', 'Taxable', 'SST', 'Tax', 'Withheld'],
    rows: Array.from({ length: 13 }, () => ({ cells: ['Shrawan', '1', '2', '3', '4', '5', '6', '7'], isTotal: false })),
  },
  columns: ['Tax of the year', 'Deductions and credits', 'Benefits in kind', 'Deposit receipts'].map((title) => ({
    title,
    figures: Array.from({ length: rows }, (_, place) => ({ label: `Line ${place}`, amount: '1,000.00' })),
  })),
  notes: ['A note'],
  signed: { place: ['Kathmandu', 'Date: 1 Shrawan 2084'], by: ['Authorized signature', 'Sita Rai', 'Finance head'] },
  hasLogo: false,
});

it.each([1, 12, 60])('a certificate with %i lines in each block is one page', async (rows) => {
  const pdf = await certificatePdf({ sheet: sheet(rows), logo: null, at: new Date(0) });
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
});
