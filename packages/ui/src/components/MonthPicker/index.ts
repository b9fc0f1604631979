export { MonthPicker } from './MonthPicker.tsx';
export type { MonthPickerProps } from './MonthPicker.tsx';
export { monthValue } from '../../dates/periods.ts';
export type { MonthName, MonthValue } from '../../dates/periods.ts';
