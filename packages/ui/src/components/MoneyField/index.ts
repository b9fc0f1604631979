export { MoneyField } from './MoneyField.tsx';
export type { MoneyFieldProps } from './MoneyField.tsx';
export { groupDigits, readMoney } from './money-text.ts';
export { numberGroupings } from '../../provider/use-number-locale.ts';
export type { NumberGrouping } from '../../provider/use-number-locale.ts';
