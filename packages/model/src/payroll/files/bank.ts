/** Files by which net pay is handed over: for banks, each with its own template, and the list of who is paid in cash. */
import { commonFormats, defineOutputFile, type OutputColumn } from '../../kit/output-file.ts';
import { bilingual } from '../../kit/text.ts';
import { employeeCode, employeeName, fileOfEmployee, money, serial } from './columns.ts';
import type { FileLine } from './person.ts';

type Column = OutputColumn<FileLine>;

const account: Column = {
  name: 'account',
  label: bilingual('Account number', 'खाता नम्बर'),
  heading: 'Account number',
  kind: 'text',
  value: (line) => line.account?.number ?? null,
  lacks: { text: bilingual('Bank account', 'बैंक खाता'), mend: fileOfEmployee },
};
const holder: Column = {
  name: 'holder',
  label: bilingual('Account holder', 'खातावाला'),
  heading: 'Name',
  kind: 'text',
  value: (line) => line.account?.holder ?? null,
};
const amount = money('total', bilingual('Net pay', 'खुद भुक्तानी'), 'Amount', (line) => line.net);
const remark = (name: string, heading: string, width?: number): Column => ({
  name,
  label: bilingual('Reference', 'सन्दर्भ'),
  heading,
  kind: 'text',
  value: ({ payroll }) => `Salary ${payroll}`,
  ...(width !== undefined && { width }),
});
/** The code of the branch is in its name where the account has it, as in "012 Lalitpur". */
const branchCode: Column = {
  name: 'branch',
  label: bilingual('Branch code', 'शाखा सङ्केत'),
  heading: 'Branch code',
  kind: 'text',
  value: (line) => /\b\d{3}\b/.exec(line.account?.branch ?? '')?.[0] ?? null,
};

export const bankSheet = defineOutputFile<FileLine>({
  name: 'bank',
  label: bilingual('Any bank', 'जुनसुकै बैंक'),
  columns: [
    serial,
    {
      name: 'bank',
      label: bilingual('Bank', 'बैंक'),
      heading: 'Bank',
      kind: 'text',
      value: (line) => line.account?.bank ?? null,
    },
    {
      name: 'branch',
      label: bilingual('Bank branch', 'बैंकको शाखा'),
      heading: 'Branch',
      kind: 'text',
      value: (line) => line.account?.branch ?? null,
    },
    account,
    holder,
    amount,
    remark('remark', 'Reference'),
  ],
  formats: commonFormats,
  sums: ['total'],
});

/** Commas, a heading, UTF-8 without a mark. */
export const nmbSheet = defineOutputFile<FileLine>({
  name: 'nmb',
  label: bilingual('NMB Bank', 'एनएमबी बैंक'),
  columns: [account, holder, amount, branchCode, remark('remark', 'Narration')],
  formats: {
    csv: { kind: 'separated', separator: ',', hasHeading: true, hasMark: false, extension: 'csv' },
  },
  sums: ['total'],
});

/** Tabs; 50 characters of the name, 12 of the reference. */
export const nabilSheet = defineOutputFile<FileLine>({
  name: 'nabil',
  label: bilingual('Nabil Bank', 'नबिल बैंक'),
  columns: [account, { ...holder, width: 50 }, amount, branchCode, remark('remark', 'Reference', 12)],
  formats: {
    txt: { kind: 'separated', separator: '\t', hasHeading: false, hasMark: false, extension: 'txt' },
  },
  sums: ['total'],
});

export const cashList = defineOutputFile<FileLine>({
  name: 'cash',
  label: bilingual('Cash list', 'नगद सूची'),
  columns: [serial, employeeCode, employeeName, amount],
  formats: commonFormats,
  sums: ['total'],
});
