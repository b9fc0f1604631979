export { FiscalYearPicker } from './FiscalYearPicker.tsx';
export type { FiscalYearPickerProps } from './FiscalYearPicker.tsx';
export { fiscalYearValue } from '../../dates/periods.ts';
export type { FiscalYearName, FiscalYearValue } from '../../dates/periods.ts';
