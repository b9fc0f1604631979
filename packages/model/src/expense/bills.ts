/** When two bills are the same one in other clothes. */

/** A bill as it was typed, with the amount as a decimal of its currency. */
export interface Bill {
  readonly vendor: string | null;
  readonly bill_number: string | null;
  readonly billed_on: string;
  readonly currency: string;
  readonly amount: string;
}

/** A bill in the form in which bills are compared. */
export interface BillKey {
  readonly vendor: string;
  readonly number: string;
  /** The number without the zeros before its figures. */
  readonly short_number: string;
  readonly billed_on: string;
  readonly currency: string;
  readonly amount: string;
}

export const likenesses = ['same', 'similar'] as const;
export type Likeness = (typeof likenesses)[number];

const devanagariZero = 0x0966;
const companyWords = new Set(['pvt', 'ltd', 'private', 'limited', 'प्रा', 'लि', 'प्राइभेट', 'लिमिटेड']);

/** Compatibility form, small letters, ASCII digits, and words of letters, marks and digits alone. */
const wordsOf = (text: string | null): string[] =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** @example billKey({ vendor: 'Hotel Annapurna Pvt. Ltd.', bill_number: 'INV-0045', … }).vendor // 'hotelannapurna' */
export function billKey({ vendor, bill_number, billed_on, currency, amount }: Bill): BillKey {
  const number = wordsOf(bill_number).join('');
  return {
    vendor: wordsOf(vendor)
      .filter((word) => !companyWords.has(word))
      .join(''),
    number,
    short_number: number.replaceAll(/(?<!\d)0+(?=\d)/g, ''),
    billed_on,
    currency,
    amount,
  };
}

/**
 * How alike two bills are: `same` by vendor and number; `similar` where numbers differ in zeros alone, or one has none and day and amount
 * are equal; undefined where they are different bills.
 */
export function likenessOf(a: BillKey, b: BillKey): Likeness | undefined {
  if (a.vendor === '' || a.vendor !== b.vendor) return undefined;
  if (a.number !== '' && a.number === b.number) return 'same';
  if (a.number !== '' && b.number !== '') return a.short_number === b.short_number ? 'similar' : undefined;
  const isEqual = a.billed_on === b.billed_on && a.currency === b.currency && Number(a.amount) === Number(b.amount);
  return isEqual ? 'similar' : undefined;
}
