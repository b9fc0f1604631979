/** `latn` writes 0123456789, `deva` writes ०१२३४५६७८९. The names are those of Unicode. */
export type Digits = 'latn' | 'deva';

/**
 * Writes the Latin digits of a text in Devanagari; everything else stays.
 *
 * @example
 * toDevanagariDigits('2083-08-05') // '२०८३-०८-०५'
 */
export function toDevanagariDigits(text: string | number): string {
  return `${text}`.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 2358));
}

/**
 * Writes the Devanagari digits of a text in Latin; everything else stays.
 *
 * @example
 * toLatinDigits('२०८३-०८-०५') // '2083-08-05'
 */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 2358));
}
