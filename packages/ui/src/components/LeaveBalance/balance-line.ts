import { useDigits } from '../../provider/use-digits.ts';

/** Days as a number, or as an exact decimal such as `'1.5000'`. */
export type Quantity = number | string;

/** What changes a balance on a day, and what it leaves. */
export interface BalanceLine {
  /** AD ISO day. */
  readonly on: string;
  /** What it is in words, such as "Accrual". */
  readonly kind: string;
  /** Below 0 for what is taken. */
  readonly days: Quantity;
  /** The balance after it. */
  readonly after: Quantity;
  readonly reason?: string;
}

/** Writes days in the reader's digits, without zeros at the end of a decimal. */
export function useQuantity(): (quantity: Quantity) => string {
  const digits = useDigits();
  return (quantity) => {
    const text = String(quantity);
    return digits(text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  };
}
