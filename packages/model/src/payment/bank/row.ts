/** A payment as a bank file has it, and why a bank would refuse it. */
import { decimalOf } from '../../kit/exact/decimal.ts';
import { compare } from '../../kit/exact/ratio.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { accountNumberOf } from './account-number.ts';
import { latinOf } from './latin.ts';

/** The account as it was when the payment was put into its batch. */
export interface PaidAccount {
  readonly bank: string | null;
  readonly swift: string | null;
  readonly branch: string | null;
  readonly number: string | null;
  readonly holder: string | null;
}

export interface BankRow {
  readonly bank: string;
  readonly swift: string | null;
  readonly branch: string | null;
  readonly number: string;
  readonly holder: string;
  readonly amount: string;
  readonly narration: string;
}

/** What a bank takes: the most characters of names, and what the organization has set. */
export interface RowRules {
  readonly nameWidth: number | null;
  readonly isFullNameRequired: boolean;
  readonly mostAmount: string | null;
}

/** Why a row cannot be sent. */
export const rowProblems = {
  no_account: bilingual('No account', 'खाता छैन'),
  account_form: bilingual('Account number is not valid', 'खाता नम्बर मिलेन'),
  no_latin_name: bilingual('Account holder name needs Latin letters', 'खातावालाको नाम अङ्ग्रेजी अक्षरमा चाहिन्छ'),
  name_length: bilingual('Account holder name is too long', 'खातावालाको नाम धेरै लामो छ'),
  above_limit: bilingual('Above the limit per transaction', 'प्रति कारोबार सीमाभन्दा बढी'),
  not_due: bilingual('No longer due', 'अब तिर्नु पर्दैन'),
} as const satisfies Readonly<Record<string, Text>>;
export type RowProblem = keyof typeof rowProblems;

/** What a reader should know of a row that is sent all the same. */
export const rowNotes = {
  name_changed: bilingual('Name in file', 'फाइलमा नाम'),
  account_changed: bilingual('Account changed since', 'पछि खाता बदलिएको'),
} as const satisfies Readonly<Record<string, Text>>;

/** How a payment is written into a file, or why it cannot be. */
export function bankRowOf(
  { number, holder, bank, swift, branch }: PaidAccount,
  { amount, narration }: { readonly amount: string; readonly narration: string },
  { nameWidth, isFullNameRequired, mostAmount }: RowRules,
): { readonly row: BankRow | null; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const plain = number === null ? null : accountNumberOf(number);
  const name = holder === null ? null : latinOf(holder);
  if (number === null) problems.push('no_account');
  else if (plain === null) problems.push('account_form');
  if (holder !== null && name === null) problems.push('no_latin_name');
  if (name !== null && nameWidth !== null && name.length > nameWidth && isFullNameRequired)
    problems.push('name_length');
  if (mostAmount !== null && compare(decimalOf(amount), decimalOf(mostAmount)) > 0) problems.push('above_limit');
  const isWhole = problems.length === 0 && plain !== null && name !== null;
  return {
    row: isWhole
      ? {
          bank: bank ?? '',
          swift,
          branch,
          number: plain,
          holder: nameWidth === null ? name : name.slice(0, nameWidth).trim(),
          amount,
          narration,
        }
      : null,
    problems,
  };
}
