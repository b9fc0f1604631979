/** The parts of a payslip: which headings each has, and the total below them. */
import { formatDate, type DateStyle } from '../../kit/date-text.ts';
import { numberText, percentText } from '../../kit/figures.ts';
import { monthText } from '../../kit/month.ts';
import { bilingual, type Language, type Text } from '../../kit/text.ts';
import type { LineType } from '../package/heading.ts';
import { paySlip } from '../run/slip.ts';

/** Types of lines: those of headings, and what changes the net alone. */

/** A line of a payslip as screen and paper read it. */
export interface SlipLine {
  readonly heading: string;
  readonly heading_ne: string | null;
  readonly type: LineType;
  readonly amount: string;
  readonly is_shown: boolean;
  /** The month in which it was earned; null: that of the payslip. */
  readonly earned: string | null;
  /** Of the package that is held at the same time. */
  readonly is_concurrent: boolean;
}

export interface SlipPart {
  readonly title: Text;
  readonly types: readonly LineType[];
  readonly total?: 'gross' | 'deductions' | 'employer_cost';
}

type PartName = 'earnings' | 'deductions' | 'employer' | 'benefits' | 'net';

export const slipParts: Readonly<Record<PartName, SlipPart>> = {
  earnings: { title: bilingual('Earnings', 'आम्दानी'), types: ['addition', 'extra_addition'], total: 'gross' },
  deductions: {
    title: bilingual('Deductions', 'कट्टी'),
    types: ['deduction', 'extra_deduction', 'tax_deduction'],
    total: 'deductions',
  },
  employer: {
    title: bilingual('Employer contributions', 'रोजगारदाताको योगदान'),
    types: ['type1_cost', 'type2_cost'],
    total: 'employer_cost',
  },
  benefits: { title: bilingual('Non-cash benefits', 'गैरनगद सुविधा'), types: ['non_cash_benefit'] },
  net: { title: bilingual('Changes of the net pay', 'खुद भुक्तानीमा परिवर्तन'), types: ['net_only'] },
};

/** What a line is called, with its month where it was earned in another one than the payslip's. @example 'Basic salary (Bhadra 2083)' */
export function lineName({ heading, heading_ne, earned }: SlipLine, month: string, language: Language): string {
  const name = (language === 'ne' && heading_ne) || heading;
  return earned === null || earned === month ? name : `${name} (${monthText(earned, language)})`;
}

/** An amount that is agreed in another currency, as screen and paper read it. */
export interface Agreement {
  readonly heading: string;
  readonly heading_ne: string | null;
  readonly currency: string;
  readonly agreed: string;
  readonly rate: string;
  readonly rate_unit: number;
  /** AD ISO. */
  readonly rated_on: string;
}

const rateOf = bilingual('rate of', 'दर मिति');

/** @example agreementText(agreement, { language: 'en', calendar: 'AD', timeZone: 'UTC' }) // 'USD 2,000.00 × 133.45, rate of 16 Aug 2026' */
export function agreementText(
  { currency, agreed, rate, rate_unit, rated_on }: Omit<Agreement, 'heading' | 'heading_ne'>,
  style: DateStyle,
): string {
  const number = (value: string | number) => numberText(value, style.language);
  const short = rate.replace(/(\.\d\d)0+$/, '$1');
  const unit = rate_unit === 1 ? '' : ` ÷ ${number(rate_unit)}`;
  return `${currency} ${number(agreed)}${unit} × ${number(short)}, ${rateOf[style.language]} ${formatDate(rated_on, style)}`;
}

/** What a payslip did not deduct of what it was asked to. */
export interface Deferral {
  readonly heading: string;
  readonly heading_ne: string | null;
  readonly amount: string;
  readonly reading: keyof typeof paySlip.fields.deferrals.item.reading.choices;
}

/** @example deferralName(deferral, 'en') // 'Loan instalment: due later' */
export const deferralName = ({ heading, heading_ne, reading }: Deferral, language: Language): string =>
  `${(language === 'ne' && heading_ne) || heading}: ${paySlip.fields.deferrals.item.reading.choices[reading][language]}`;

/** What of the net pay goes to one account, as screen and paper read it. */
export interface AccountPart {
  readonly bank: string;
  readonly number: string;
  /** In percent; null: the rest. */
  readonly share: string | null;
  readonly amount: string;
}

/** An account number of which the last four characters alone are said. @example maskedAccount('0123456789') // '••••6789' */
export const maskedAccount = (number: string): string => `••••${number.slice(-4)}`;

/** @example accountText('Nabil Bank', '0123456789') // 'Nabil Bank, ••••6789' */
export const accountText = (bank: string | null, number: string): string =>
  [bank, maskedAccount(number)].filter(Boolean).join(', ');

/** @example partName({ bank: 'Nabil Bank', number: '0123456789', share: '33.33' }, 'en') // 'Nabil Bank, ••••6789 (33.33%)' */
export const partName = (
  { bank, number, share }: Pick<AccountPart, 'bank' | 'number' | 'share'>,
  language: Language,
): string => `${accountText(bank, number)}${share === null ? '' : ` (${percentText(share, language)})`}`;

const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount);
/** Lines of a payslip that its reader sees. @param hidesZero whether headings of zero are left out */
export const shownLines = <L extends SlipLine>(lines: readonly L[], hidesZero: boolean): L[] =>
  lines.filter(({ is_shown, amount }) => is_shown && !(hidesZero && isZero(amount)));

/** Lines by package: those of the first one, which has what is handed in and the tax, then those of the one held at the same time [PC-48]. */
export const groupsOf = <L extends SlipLine>(
  lines: readonly L[],
): readonly { readonly isConcurrent: boolean; readonly lines: readonly L[] }[] =>
  [false, true]
    .map((isConcurrent) => ({ isConcurrent, lines: lines.filter((line) => line.is_concurrent === isConcurrent) }))
    .filter((group) => group.lines.length > 0);
