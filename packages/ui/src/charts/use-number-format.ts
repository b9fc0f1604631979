import { useDigits } from '../provider/use-digits.ts';

/** Large numbers are shortened; the table has them in full. */
function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1_000_000) return `${Math.round(value / 100_000) / 10}M`;
  if (size >= 10_000) return `${Math.round(value / 100) / 10}K`;
  return String(value);
}

/** Letters for which there is room beside an axis; a longer number, such as an amount with its currency, is shortened. */
const mostLetters = 7;

interface NumberFormat {
  /** Where there is little room, such as an axis. */
  readonly short: (value: number) => string;
  /** Everywhere else; a dash where there is no number. */
  readonly full: (value: number | null | undefined) => string;
}

/** How a chart writes its numbers: as the app says, else in the digits of the reader's language. */
export function useNumberFormat(format?: (value: number) => string): NumberFormat {
  const digits = useDigits();
  const inFull = format ?? ((value: number) => digits(value.toLocaleString('en-IN')));
  return {
    short: (value) => {
      const own = format?.(value);
      return own !== undefined && own.length <= mostLetters ? own : digits(shortNumber(value));
    },
    full: (value) => (value === null || value === undefined ? '–' : inFull(value)),
  };
}
