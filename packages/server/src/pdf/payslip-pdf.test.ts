import type { PayslipSheet } from '@karmik/model/payroll/paper/sheet';
import { expect, it } from 'vitest';
import { payslipPdf } from './payslip-pdf.ts';

const column = (title: string, count: number): PayslipSheet['columns'][number] => ({
  title,
  figures: Array.from({ length: count }, (_, place) => ({ label: `Heading ${place}`, amount: '1,000.00' })),
});
const sheet = (headings: number): PayslipSheet => ({
  language: 'en',
  organization: 'Himal',
  organizationLines: ['Kathmandu'],
  title: 'Payslip',
  period: 'Shrawan 2083',
  employee: 'Asha Sharma',
  facts: [['Employee code', 'E-1']],
  columns: [column('Earnings', headings), column('Deductions', 3)],
  net: { label: 'Net pay', amount: '1.00', isTotal: true },
  words: ['One rupee only', 'एक रुपैयाँ मात्र'],
  below: [column('Employer contributions', 2), column('Fiscal year to date', 2)],
  signatures: ['Prepared by', 'Received by'],
  notes: ['A note'],
  hasLogo: false,
});
const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

it.each([1, 20, 60, 200])('a payslip of %i headings is one page', async (headings) => {
  expect(pages(await payslipPdf({ sheets: [sheet(headings)], logo: null, at: new Date(0) }))).toBe(1);
});

it('several payslips have a page each', async () => {
  expect(pages(await payslipPdf({ sheets: [sheet(3), sheet(60), sheet(5)], logo: null, at: new Date(0) }))).toBe(3);
});
