/** Ledgers and mappings that most organisations of Nepal begin with, for the ready-made headings. */
import type { EntityBody } from '../../kit/entity.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { advanceHeading, encashmentHeading, loanHeading, pieceHeading } from '../items/sources.ts';
import type { payLedger } from './ledger.ts';
import type { Posting } from './posting.ts';

type Group = EntityBody<typeof payLedger>['account_group'];

const ledger = (code: string, { en, ne }: Text, account_group: Group): EntityBody<typeof payLedger> => ({
  code,
  name: en,
  name_in_nepali: ne,
  account_group,
  tally_name: null,
});

export const readyMadeLedgers: readonly EntityBody<typeof payLedger>[] = [
  ledger('1110', bilingual('Cash', 'नगद'), 'asset'),
  ledger('1120', bilingual('Bank account', 'बैंक खाता'), 'asset'),
  ledger('1125', bilingual('eSewa wallet', 'इसेवा वालेट'), 'asset'),
  ledger('1310', bilingual('Recoverable from employees', 'कर्मचारीबाट असुल गर्नुपर्ने'), 'asset'),
  ledger('1320', bilingual('Salary advances', 'तलब पेश्की'), 'asset'),
  ledger('1325', bilingual('Expense advances', 'खर्च पेश्की'), 'asset'),
  ledger('1330', bilingual('Loans to employees', 'कर्मचारी ऋण'), 'asset'),
  ledger('2210', bilingual('Salary payable', 'तिर्न बाँकी तलब'), 'liability'),
  ledger('2215', bilingual('Salary on hold', 'रोकिएको तलब'), 'liability'),
  ledger('2220', bilingual('SSF payable', 'सामाजिक सुरक्षा कोषलाई तिर्नुपर्ने'), 'liability'),
  ledger('2225', bilingual('Provident fund payable', 'सञ्चय कोषलाई तिर्नुपर्ने'), 'liability'),
  ledger('2230', bilingual('CIT payable', 'नागरिक लगानी कोषलाई तिर्नुपर्ने'), 'liability'),
  ledger('2235', bilingual('Received from retirement funds', 'अवकाश कोषबाट प्राप्त'), 'liability'),
  ledger('2240', bilingual('Social security tax payable', 'तिर्नुपर्ने सामाजिक सुरक्षा कर'), 'liability'),
  ledger('2245', bilingual('Remuneration tax payable', 'तिर्नुपर्ने पारिश्रमिक कर'), 'liability'),
  ledger('2250', bilingual('Expense claims payable', 'तिर्नुपर्ने खर्च दाबी'), 'liability'),
  ledger('2310', bilingual('Provision for gratuity', 'उपदानको व्यवस्था'), 'liability'),
  ledger('2320', bilingual('Provision for leave', 'बिदाको व्यवस्था'), 'liability'),
  ledger('2330', bilingual('Provision for the festival allowance', 'चाडपर्व भत्ताको व्यवस्था'), 'liability'),
  ledger('5110', bilingual('Salaries and wages', 'तलब तथा ज्याला'), 'expense'),
  ledger('5120', bilingual('Allowances', 'भत्ता'), 'expense'),
  ledger('5130', bilingual('SSF contribution', 'सामाजिक सुरक्षा कोष योगदान'), 'expense'),
  ledger('5135', bilingual('Provident fund contribution', 'सञ्चय कोष योगदान'), 'expense'),
  ledger('5140', bilingual('Benefits at exit', 'अवकाश सुविधा'), 'expense'),
  ledger('5150', bilingual('Bank charges', 'बैंक शुल्क'), 'expense'),
  ledger('5190', bilingual('Rounding of salary', 'तलबको मिलान'), 'expense'),
];

/** Codes of ledgers. */
interface ReadyMadeMapping {
  readonly posting: Posting;
  /** By the name that formulas use. */
  readonly heading?: string;
  readonly debit?: string;
  readonly credit?: string;
}

const headings = (names: readonly string[], ledgers: Pick<ReadyMadeMapping, 'debit' | 'credit'>): ReadyMadeMapping[] =>
  names.map((heading) => ({ posting: 'heading', heading, ...ledgers }));

export const readyMadeMappings: readonly ReadyMadeMapping[] = [
  ...headings(['basic', 'dearness', 'wages', pieceHeading], { debit: '5110' }),
  ...headings(['allowance', 'overtime', 'wages_overtime', 'festival', encashmentHeading], { debit: '5120' }),
  ...headings(['ssf_employer'], { debit: '5130', credit: '2220' }),
  ...headings(['ssf_employee'], { credit: '2220' }),
  ...headings(['pf_employer'], { debit: '5135', credit: '2225' }),
  ...headings(['pf_employee'], { credit: '2225' }),
  ...headings(['cit'], { credit: '2230' }),
  ...headings(['social_security_tax'], { credit: '2240' }),
  ...headings(['remuneration_tax'], { credit: '2245' }),
  ...headings([advanceHeading], { credit: '1320' }),
  ...headings([loanHeading], { credit: '1330' }),
  { posting: 'net_payable', credit: '2210' },
  { posting: 'salary_held', credit: '2215' },
  { posting: 'rounding', debit: '5190' },
  { posting: 'overpayment', debit: '1310' },
  { posting: 'claim', debit: '1310' },
  { posting: 'festival_share', debit: '5120' },
  { posting: 'notice_pay', debit: '5140' },
  { posting: 'leave_pay', debit: '5140' },
  { posting: 'gratuity', debit: '5140' },
  { posting: 'notice_owed', credit: '5140' },
  { posting: 'exit_tax', credit: '2245' },
  { posting: 'fund_payment', debit: '2235' },
  { posting: 'fund_tax', credit: '2245' },
  { posting: 'gratuity_provision', debit: '5140', credit: '2310' },
  { posting: 'leave_provision', debit: '5140', credit: '2320' },
  { posting: 'festival_provision', debit: '5120', credit: '2330' },
  { posting: 'expense_payable', credit: '2250' },
  { posting: 'expense_advance', debit: '1325' },
  { posting: 'loan_paid', debit: '1330' },
  { posting: 'bank', credit: '1120' },
  { posting: 'esewa', credit: '1125' },
  { posting: 'bank_charge', debit: '5150' },
  { posting: 'cash', credit: '1110' },
];
