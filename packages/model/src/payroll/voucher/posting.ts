/** What vouchers post: headings of pay, and what is no heading. */
import { bilingual, type Text } from '../../kit/text.ts';
import type { HeadingType } from '../package/heading.ts';
import { effectOf } from '../slip/slip-heading.ts';

export type Side = 'debit' | 'credit';

/** What an organization owes its employees later, by the names of provisions. */
export const provisions = {
  gratuity: bilingual('Provision for gratuity', 'उपदानको व्यवस्था'),
  leave: bilingual('Provision for leave', 'बिदाको व्यवस्था'),
  festival: bilingual('Provision for the festival allowance', 'चाडपर्व भत्ताको व्यवस्था'),
} as const satisfies Readonly<Record<string, Text>>;
export type ProvisionName = keyof typeof provisions;
export const provisionNames = Object.keys(provisions) as ProvisionName[];

/** Headings and provisions may be posted on both sides; all others have one ledger, on the side that `sideOf` names. */
export const postings = {
  heading: bilingual('Heading', 'शीर्षक'),
  net_payable: bilingual('Net pay', 'खुद भुक्तानी'),
  salary_held: bilingual('Pay on hold', 'रोकिएको तलब'),
  rounding: bilingual('Rounding', 'मिलान'),
  overpayment: bilingual('Overpayment to recover', 'असुल गर्नुपर्ने बढी भुक्तानी'),
  claim: bilingual('Owed by employees who left', 'छाडेका कर्मचारीले तिर्न बाँकी'),
  notice_pay: bilingual('Pay in place of notice', 'सूचनाबापतको रकम'),
  festival_share: bilingual('Share of the festival allowance', 'चाडपर्व भत्ताको अंश'),
  leave_pay: bilingual('Pay for leave not taken', 'नलिएको बिदाबापतको रकम'),
  gratuity: bilingual('Gratuity paid at exit', 'अवकाशमा दिइने उपदान'),
  notice_owed: bilingual('Notice not given', 'नदिइएको सूचनाबापत कट्टी'),
  exit_tax: bilingual('Final tax on payments at exit', 'अवकाशका भुक्तानीमा अन्तिम कर'),
  fund_payment: bilingual('Lump sum from a fund', 'कोषको एकमुष्ट रकम'),
  fund_tax: bilingual('Final tax on lump sums from funds', 'कोषको एकमुष्ट रकममा अन्तिम कर'),
  expense_payable: bilingual('Expense claims to pay', 'तिर्न बाँकी खर्च दाबी'),
  expense_advance: bilingual('Expense advances paid', 'भुक्तानी गरिएको खर्च पेश्की'),
  loan_paid: bilingual('Loans paid out', 'भुक्तानी गरिएको ऋण'),
  bank: bilingual('Payment by bank', 'बैंकबाट भुक्तानी'),
  esewa: bilingual('Payment by eSewa', 'इसेवाबाट भुक्तानी'),
  cash: bilingual('Payment in cash', 'नगद भुक्तानी'),
  bank_charge: bilingual('Bank charges', 'बैंक शुल्क'),
  gratuity_provision: provisions.gratuity,
  leave_provision: provisions.leave,
  festival_provision: provisions.festival,
} as const satisfies Readonly<Record<string, Text>>;
export type Posting = keyof typeof postings;
/** Has one ledger. */
export type LonePosting = Exclude<Posting, 'heading' | `${ProvisionName}_provision`>;

export const isProvision = (posting: Posting): boolean => posting.endsWith('_provision');

const credited: readonly string[] = [
  'net_payable',
  'salary_held',
  'notice_owed',
  'exit_tax',
  'fund_tax',
  'expense_payable',
  'bank',
  'esewa',
  'cash',
];

/** The side of a posting that is no heading. An amount below zero is written on the other side of the same ledger. */
export const sideOf = (posting: LonePosting): Side => (credited.includes(posting) ? 'credit' : 'debit');

/** The sides on which a heading is posted; none: it does not change what is paid. */
export const sidesOf = (type: HeadingType): readonly Side[] => {
  const effect = effectOf({ type });
  if (effect === 'earned') return ['debit'];
  if (effect === 'deducted') return ['credit'];
  return effect === 'cost' ? ['debit', 'credit'] : [];
};

/** Lines of payslips that change the net alone, by their names in formulas. */
export const ofNetLine: Readonly<Record<string, LonePosting>> = {
  overpaid_carried: 'overpayment',
  overpaid_recovered: 'overpayment',
  held_salary: 'salary_held',
  expense_repaid: 'expense_payable',
  claim: 'claim',
  rounding: 'rounding',
};

/** Headings that settlements bring, where the package has none of that name. */
const ofSettlement: readonly string[] = [
  'notice_pay',
  'festival_share',
  'leave_pay',
  'gratuity',
  'notice_owed',
  'exit_tax',
  'fund_payment',
  'fund_tax',
];
export const settlementPosting = (formulaName: string): LonePosting | undefined =>
  ofSettlement.includes(formulaName) ? (formulaName as LonePosting) : undefined;
