export { MoneyField } from './MoneyField.tsx';
export type { MoneyFieldProps } from './MoneyField.tsx';
export { groupDigits, readMoney, moneyGroupings } from './money-text.ts';
export type { MoneyGrouping } from './money-text.ts';
