/** What is paid, and by which way. */
import { bilingual } from '../kit/text.ts';

export const paymentSources = {
  payroll: bilingual('Payroll', 'तलब'),
  claim: bilingual('Expense claims', 'खर्च दाबी'),
  advance: bilingual('Expense advances', 'खर्च पेश्की'),
  loan: bilingual('Loans', 'ऋणहरू'),
} as const;
export type PaymentSource = keyof typeof paymentSources;

export const paymentWays = {
  bank: bilingual('Bank', 'बैंक'),
  esewa: bilingual('eSewa', 'इसेवा'),
} as const;
