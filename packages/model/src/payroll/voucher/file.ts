/** The voucher of a payroll as a file for accounting software. */
import { commonFormats, defineOutputFile, type OutputColumn, type OutputFormat } from '../../kit/output-file.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { tallyVoucher } from './tally.ts';

/** A line of a voucher with what its voucher says. Amounts are decimals with two places; the other side is null. */
export interface VoucherFileLine {
  readonly number: string;
  /** AD ISO. */
  readonly voucher_on: string;
  readonly voucher_type: string;
  readonly tally_type: string | null;
  readonly narration: string;
  readonly code: string;
  readonly ledger: string;
  readonly tally_name: string | null;
  readonly branch: string | null;
  readonly division: string | null;
  readonly about: string;
  readonly debit: string | null;
  readonly credit: string | null;
}

const text = (
  name: string,
  label: Text,
  heading: string,
  value: (line: VoucherFileLine) => string | null,
): OutputColumn<VoucherFileLine> => ({ name, label, heading, kind: 'text', value });
const money = (name: 'debit' | 'credit', label: Text, heading: string): OutputColumn<VoucherFileLine> => ({
  name,
  label,
  heading,
  kind: 'money',
  value: (line) => line[name],
});

export const voucherFile = defineOutputFile<VoucherFileLine>({
  name: 'voucher',
  label: bilingual('Voucher', 'भौचर'),
  columns: [
    text('number', bilingual('Voucher number', 'भौचर नम्बर'), 'Voucher number', (line) => line.number),
    text('voucher_on', bilingual('Voucher date', 'भौचर मिति'), 'Date', (line) => line.voucher_on),
    text('voucher_type', bilingual('Voucher type', 'भौचरको प्रकार'), 'Voucher type', (line) => line.voucher_type),
    text('code', bilingual('Ledger code', 'खाताको कोड'), 'Ledger code', (line) => line.code),
    text('ledger', bilingual('Ledger', 'खाता'), 'Ledger', (line) => line.ledger),
    text('branch', bilingual('Branch', 'शाखा'), 'Branch', (line) => line.branch),
    text('division', bilingual('Division', 'महाशाखा'), 'Division', (line) => line.division),
    text('about', bilingual('Of', 'शीर्षक'), 'Of', (line) => line.about),
    money('debit', bilingual('Debit', 'डेबिट'), 'Debit'),
    money('credit', bilingual('Credit', 'क्रेडिट'), 'Credit'),
    text('narration', bilingual('Narration', 'विवरण'), 'Narration', (line) => line.narration),
  ],
  formats: commonFormats,
  sums: ['debit', 'credit'],
});

/** A voucher for the import of Tally, which reads ledgers and types of vouchers by the names that they have there. */
export const tallyFile = defineOutputFile<VoucherFileLine>({
  name: 'tally',
  label: bilingual('Tally', 'ट्याली'),
  columns: [
    text('number', bilingual('Voucher number', 'भौचर नम्बर'), 'VOUCHERNUMBER', (line) => line.number),
    text('voucher_on', bilingual('Voucher date', 'भौचर मिति'), 'DATE', (line) => line.voucher_on),
    text(
      'voucher_type',
      bilingual('Voucher type', 'भौचरको प्रकार'),
      'VOUCHERTYPENAME',
      (line) => line.tally_type ?? 'Journal',
    ),
    text('narration', bilingual('Narration', 'विवरण'), 'NARRATION', (line) => line.narration),
    text('ledger', bilingual('Ledger', 'खाता'), 'LEDGERNAME', (line) => line.tally_name ?? line.ledger),
    money('debit', bilingual('Debit', 'डेबिट'), 'DEBIT'),
    money('credit', bilingual('Credit', 'क्रेडिट'), 'CREDIT'),
  ],
  formats: { xml: { kind: 'xml', extension: 'xml', root: tallyVoucher } },
  sums: ['debit', 'credit'],
});

/** What a voucher may be exported as. */
export const voucherFormats = {
  xlsx: bilingual('Excel workbook', 'एक्सेल फाइल'),
  csv: bilingual('CSV', 'CSV'),
  tally: bilingual('Tally XML', 'Tally XML'),
} as const satisfies Readonly<Record<string, Text>>;
export type VoucherFormat = keyof typeof voucherFormats;

export const voucherOutput: Readonly<
  Record<VoucherFormat, { readonly file: typeof voucherFile; readonly format: OutputFormat }>
> = {
  xlsx: { file: voucherFile, format: commonFormats.xlsx },
  csv: { file: voucherFile, format: commonFormats.csv },
  tally: { file: tallyFile, format: { kind: 'xml', extension: 'xml', root: tallyVoucher } },
};
