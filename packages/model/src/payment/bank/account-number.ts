/** Numbers of accounts are texts: zeros at their beginning and every digit count. */
const devanagariZero = '०'.codePointAt(0) ?? 0;

/**
 * The number of an account as banks write it: without spaces and hyphens, in ASCII digits; null where it is none, as of a number that a
 * spreadsheet has rounded.
 * @example accountNumberOf('००१२ ००३४-५६७') // '00120034567'
 */
export function accountNumberOf(text: string): string | null {
  const plain = text
    .replaceAll(/[\s-]+/gu, '')
    .replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero))
    .toUpperCase();
  return /^[0-9A-Z]{4,34}$/.test(plain) && /\d{4}/.test(plain) ? plain : null;
}
