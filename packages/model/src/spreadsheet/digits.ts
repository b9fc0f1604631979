/** A text with its Devanagari digits as Latin ones. */
export const latinDigits = (value: string): string =>
  value.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
