/** Providers that count in whole paisa. */
import { decimalOf, decimalText } from '../kit/exact/decimal.ts';
import { ratio, times, whole } from '../kit/exact/ratio.ts';

/** @example paisaOf('19.99') // 1999 */
export const paisaOf = (amount: string): number => Number(decimalText(times(decimalOf(amount), whole(100)), 0));

/** @example rupeesOf(1999) // '19.99' */
export const rupeesOf = (paisa: number): string => decimalText(times(whole(paisa), ratio(1n, 100n)));
