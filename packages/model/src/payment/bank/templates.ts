/** Files by which banks take many payments at once. A bank joins by one more declaration. */
import { commonFormats, defineOutputFile, type OutputColumn, type OutputFile } from '../../kit/output-file.ts';
import { bilingual } from '../../kit/text.ts';
import type { BankRow } from './row.ts';
import { bankTemplateChoices, type BankTemplateName } from './template-choices.ts';

type Column = OutputColumn<BankRow>;

const text = (name: keyof BankRow, heading: string, label: Column['label'], width?: number): Column => ({
  name,
  label,
  heading,
  kind: 'text',
  value: (row) => row[name],
  ...(width !== undefined && { width }),
});
const account = text('number', 'Account number', bilingual('Account number', 'खाता नम्बर'));
const holder = (width?: number) => text('holder', 'Name', bilingual('Account holder', 'खातावाला'), width);
const amount: Column = {
  name: 'amount',
  label: bilingual('Amount', 'रकम'),
  heading: 'Amount',
  kind: 'money',
  value: (row) => row.amount,
};
/** The code of the branch is in its name where the account has it, as in "012 Lalitpur". */
const branchCode: Column = {
  name: 'branch_code',
  label: bilingual('Branch code', 'शाखा सङ्केत'),
  heading: 'Branch code',
  kind: 'text',
  value: ({ branch }) => /\b\d{3}\b/.exec(branch ?? '')?.[0] ?? null,
};
const narration = (heading: string, width?: number) =>
  text('narration', heading, bilingual('Narration', 'विवरण'), width);

interface BankTemplate {
  readonly file: OutputFile<BankRow>;
  /** The most characters of names; null: any number. */
  readonly nameWidth: number | null;
}

const generic = defineOutputFile<BankRow>({
  name: 'generic',
  label: bankTemplateChoices.generic,
  columns: [
    text('bank', 'Bank', bilingual('Bank', 'बैंक')),
    text('swift', 'SWIFT code', bilingual('SWIFT code', 'स्विफ्ट कोड')),
    text('branch', 'Branch', bilingual('Branch', 'शाखा')),
    account,
    holder(),
    amount,
    narration('Narration'),
  ],
  formats: commonFormats,
  sums: ['amount'],
});

/** Commas, a heading, UTF-8 without a mark. */
const nmb = defineOutputFile<BankRow>({
  name: 'nmb',
  label: bankTemplateChoices.nmb,
  columns: [account, holder(), amount, branchCode, narration('Narration')],
  formats: {
    csv: { kind: 'separated', separator: ',', hasHeading: true, hasMark: false, extension: 'csv' },
  },
  sums: ['amount'],
});

/** Tabs; 50 characters of the name, 12 of the reference. */
const nabil = defineOutputFile<BankRow>({
  name: 'nabil',
  label: bankTemplateChoices.nabil,
  columns: [account, holder(50), amount, branchCode, narration('Reference', 12)],
  formats: {
    txt: { kind: 'separated', separator: '\t', hasHeading: true, hasMark: false, extension: 'txt' },
  },
  sums: ['amount'],
});

export const bankTemplates: Readonly<Record<BankTemplateName, BankTemplate>> = {
  generic: { file: generic, nameWidth: null },
  nmb: { file: nmb, nameWidth: null },
  nabil: { file: nabil, nameWidth: 50 },
};
