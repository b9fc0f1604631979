export { MonthSheet } from './MonthSheet.tsx';
export type { MonthSheetProps } from './MonthSheet.tsx';
export type { SheetCode, SheetPerson, SheetTotal } from './sheet-types.ts';
